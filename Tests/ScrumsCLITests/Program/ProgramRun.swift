import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a run of the built program came to.
struct ProgramRun {
  let output: String
  let errors: String
  let ending: ChildProcess.Ending

  /// The exit code; -1 after a signal.
  var code: Int32 {
    if case .exit(let code) = ending { code } else { -1 }
  }

  var lines: [String] { Self.lines(output) }
  var errorLines: [String] { Self.lines(errors) }

  /// The answers of a run under `--json`; each must be the canonical form of itself.
  func answers(_ location: SourceLocation = #_sourceLocation) -> [RunAnswer] {
    lines.map { RunAnswer($0, location) }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// One answer under `--json`.
struct RunAnswer {
  let line: String
  let object: [String: Any]

  init(_ line: String, _ location: SourceLocation) {
    self.line = line
    let parsed = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    object = parsed as? [String: Any] ?? [:]
    let sorted = try? JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    #expect(
      sorted.map { String(decoding: $0, as: UTF8.self) } == line,
      "keys are sorted",
      sourceLocation: location
    )
  }

  var command: String? { object["command"] as? String }
  var isOK: Bool? { object["ok"] as? Bool }
  var path: String? { object["path"] as? String }
  var text: String? { object["text"] as? String }
  private var error: [String: Any]? { object["error"] as? [String: Any] }
  var code: String? { error?["code"] as? String }
  var message: String? { error?["message"] as? String }
  var suggestion: String? { error?["suggestion"] as? String }
  var screen: [String: Any] { object["screen"] as? [String: Any] ?? [:] }
  var kind: String? { screen["kind"] as? String }
  var count: Int? { screen["count"] as? Int }
  var scrum: [String: Any] { screen["scrum"] as? [String: Any] ?? [:] }
  var rows: [[String: Any]]? { screen["scrums"] as? [[String: Any]] }
  var titles: [String]? { rows?.compactMap { $0["title"] as? String } }
  var numbers: [Int]? { rows?.compactMap { $0["number"] as? Int } }
  var attendees: [String] {
    (scrum["attendees"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }
  var alert: String? { (screen["alert"] as? [String: Any])?["title"] as? String }
  var buttons: [String] {
    let buttons = (screen["alert"] as? [String: Any])?["buttons"] as? [[String: Any]] ?? []
    return buttons.compactMap { $0["name"] as? String }
  }
}

/// Runs the built program to its end; `input` comes through a pipe.
func run(
  _ arguments: [String],
  input: String = "",
  environment: [String: String] = [:],
  location: SourceLocation = #_sourceLocation
) -> ProgramRun {
  start(BuiltProgram.path, arguments, input, environment, location)
}

/// Runs a shell script to its end; `$SCRUMS` is the built program.
func shell(
  _ script: String,
  input: String = "",
  environment: [String: String] = [:],
  location: SourceLocation = #_sourceLocation
) -> ProgramRun {
  start("/bin/sh", ["-c", script], input, environment, location)
}

private func start(
  _ executable: String,
  _ arguments: [String],
  _ input: String,
  _ environment: [String: String],
  _ location: SourceLocation
) -> ProgramRun {
  let given = TestPipe()
  let output = TestPipe()
  let errors = TestPipe()
  let child = ChildProcess(
    executable,
    arguments,
    environment: BuiltProgram.environment.merging(["SCRUMS": BuiltProgram.path]) { $1 }
      .merging(environment) { $1 },
    streams: [given.readEnd, output.writeEnd, errors.writeEnd].map { .descriptor($0) }
  )
  given.closeReadEnd()
  output.closeWriteEnd()
  errors.closeWriteEnd()
  var exchange = PipeExchange(
    input: given,
    sources: [output, errors],
    rest: Array(input.utf8)[...]
  )
  let isComplete = exchange.run()
  #expect(isComplete, "the program has not ended by itself", sourceLocation: location)
  if !isComplete { child.send(SIGKILL) }
  return ProgramRun(
    output: String(decoding: exchange.received[0], as: UTF8.self),
    errors: String(decoding: exchange.received[1], as: UTF8.self),
    ending: child.wait()
  )
}

/// Writes to one pipe and reads from others until the others have ended.
private struct PipeExchange {
  let input: TestPipe
  let sources: [TestPipe]
  var rest: ArraySlice<UInt8>
  var received: [[UInt8]] = [[], []]
  private var isOpen = [true, true]

  init(input: TestPipe, sources: [TestPipe], rest: ArraySlice<UInt8>) {
    self.input = input
    self.sources = sources
    self.rest = rest
    _ = fcntl(input.writeEnd, F_SETFL, O_NONBLOCK)
  }

  /// False when the deadline came first.
  mutating func run() -> Bool {
    let deadline = Deadline()
    if rest.isEmpty { input.closeWriteEnd() }
    while isOpen.contains(true) {
      var descriptors = sources.indices.map { index in
        pollfd(fd: isOpen[index] ? sources[index].readEnd : -1, events: Int16(POLLIN), revents: 0)
      }
      descriptors.append(pollfd(fd: input.writeEnd, events: Int16(POLLOUT), revents: 0))
      guard case .success(1...) = SystemCalls.poll(&descriptors, timeout: deadline.remaining) else {
        return false
      }
      for index in sources.indices where descriptors[index].revents != 0 { read(index) }
      if descriptors[2].revents != 0 { write() }
    }
    return true
  }

  private mutating func read(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let result = buffer.withUnsafeMutableBytes {
      SystemCalls.read(sources[index].readEnd, into: $0)
    }
    guard case .success(let count) = result, count > 0 else {
      isOpen[index] = false
      return
    }
    received[index] += buffer[..<count]
  }

  private mutating func write() {
    let result = rest.withUnsafeBytes { SystemCalls.write(input.writeEnd, $0) }
    guard case .success(let count) = result else {
      // It no longer reads.
      rest = []
      return input.closeWriteEnd()
    }
    rest = rest.dropFirst(count)
    if rest.isEmpty { input.closeWriteEnd() }
  }
}

/// A running program that is given one line at a time through a pipe.
final class LineSession {
  let child: ChildProcess
  private let input = TestPipe()
  private let output = TestPipe()
  private let errors = TestPipe()
  private var received: [UInt8] = []

  init(_ arguments: [String], environment: [String: String] = [:]) {
    child = ChildProcess(
      BuiltProgram.path,
      arguments,
      environment: BuiltProgram.environment.merging(environment) { $1 },
      streams: [input.readEnd, output.writeEnd, errors.writeEnd].map { .descriptor($0) }
    )
    input.closeReadEnd()
    output.closeWriteEnd()
    errors.closeWriteEnd()
  }

  /// Types a line and waits for its answer.
  func answer(to line: String, _ location: SourceLocation = #_sourceLocation) -> RunAnswer {
    input.write(line + "\n")
    let deadline = Deadline()
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let text = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return RunAnswer(text, location)
      }
      guard let bytes = Self.read(output.readEnd, until: deadline), !bytes.isEmpty else {
        Issue.record("no answer to \(line)", sourceLocation: location)
        return RunAnswer("{}", location)
      }
      received += bytes
    }
  }

  /// Ends the input and waits for the end of the program.
  func end(_ location: SourceLocation = #_sourceLocation) -> ProgramRun {
    input.closeWriteEnd()
    let deadline = Deadline()
    func rest(_ descriptor: Int32) -> String {
      var bytes: [UInt8] = []
      while let more = Self.read(descriptor, until: deadline), !more.isEmpty { bytes += more }
      return String(decoding: bytes, as: UTF8.self)
    }
    let run = (rest(output.readEnd), rest(errors.readEnd))
    return ProgramRun(output: run.0, errors: run.1, ending: child.wait())
  }

  /// What there is to be read, none at the end, nil when the deadline came first.
  private static func read(_ descriptor: Int32, until deadline: Deadline) -> [UInt8]? {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    guard case .success(1) = SystemCalls.poll(&descriptors, timeout: deadline.remaining) else {
      return nil
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let result = buffer.withUnsafeMutableBytes { SystemCalls.read(descriptor, into: $0) }
    guard case .success(let count) = result else { return nil }
    return Array(buffer[..<count])
  }
}
