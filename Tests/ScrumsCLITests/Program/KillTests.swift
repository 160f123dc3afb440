import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sessions that are killed at random instants: what was answered is there.
@Suite struct KillTests {
  private let folder = ScratchFolder()
  private let state = ScratchFolder()
  private var file: String { folder.file("scrums.json") }
  private var environment: [String: String] { ["XDG_STATE_HOME": state.path] }

  /// How many; `KILLS=1000` in the environment is what is tried before a release.
  private static let count =
    ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 50

  @Test func everyAnsweredChangeIsThereAfterAKillAtAnyInstant() throws {
    var random = SeededWords(seed: UInt64(getpid()))
    var titles: [String] = []
    var answered = 0
    var unanswered = 0
    for number in 0..<Self.count {
      let script = Script(number, from: titles, &random)
      let count = killed(script, after: Int.random(in: 0..<150_000, using: &random))
      answered += count
      let result = run(
        ["--file", file, "--json", "list"],
        environment: environment
      )
      #expect(result.code == 0, "\(result.errors)")
      let found = result.answers().last?.titles ?? []
      // What was being done when it was killed may be there too.
      let possible = script.states[count...].prefix(2)
      guard possible.contains(found) else {
        Issue.record("run \(number), \(count) answers: \(found) is none of \(Array(possible))")
        return
      }
      if found != script.states[count] { unanswered += 1 }
      titles = found
    }
    #expect(answered > Self.count)
    #expect(folder.names == ["scrums.json"])
    let left = FileManager.default.enumerator(atPath: state.path)?.allObjects ?? []
    #expect(!left.contains { "\($0)".contains("edits-") })
    #expect(!left.contains { "\($0)".hasSuffix(".tmp") })
    print("\(Self.count) kills: \(answered) answers, \(unanswered) changes that had none")
  }

  /// Commands, and the titles of the scrums before each and after the last.
  private struct Script {
    var commands: [String] = []
    var states: [[String]] = []

    init(_ number: Int, from start: [String], _ random: inout SeededWords) {
      var titles = start
      func then(_ command: String) {
        states.append(titles)
        commands.append(command)
      }
      for step in 0..<40 {
        let index = titles.isEmpty ? 0 : Int.random(in: 0..<titles.count, using: &random)
        switch Int.random(in: 0..<(titles.count > 20 ? 6 : 5), using: &random) {
        case 0: then("save")
        case 1 where titles.count > 1:
          then("move \(index + 1) 1")
          titles.insert(titles.remove(at: index), at: 0)
        case 2 where !titles.isEmpty, 5 where !titles.isEmpty:
          then("delete \(index + 1)")
          then("yes")
          titles.remove(at: index)
        case 3 where !titles.isEmpty:
          then("push \(index + 1)")
          then("edit")
          then("title E\(number)-\(step)")
          then("done")
          titles[index] = "E\(number)-\(step)"
          then("root")
          then("list")
        default:
          then("new N\(number)-\(step)")
          then("add")
          titles.append("N\(number)-\(step)")
        }
      }
      states.append(titles)
    }
  }

  /// Lets a session carry out a script and kills it.
  ///
  /// - Returns: How many of its commands it answered.
  private func killed(_ script: Script, after microseconds: Int) -> Int {
    let input = TestPipe()
    let output = TestPipe()
    let errors = TestPipe()
    let child = ChildProcess(
      BuiltProgram.path,
      ["--file", file, "--json"],
      environment: BuiltProgram.environment.merging(environment) { $1 },
      streams: [input.readEnd, output.writeEnd, errors.writeEnd].map { .descriptor($0) }
    )
    input.closeReadEnd()
    output.closeWriteEnd()
    errors.closeWriteEnd()
    input.write(script.commands.joined(separator: "\n") + "\n")
    // NB: no wait for anything: the instant is the point.
    let end = ContinuousClock.now.advanced(by: .microseconds(microseconds))
    var received: [UInt8] = []
    while ContinuousClock.now < end {
      received += Self.read(output.readEnd, milliseconds: 1) ?? []
    }
    child.send(SIGKILL)
    #expect(child.wait() == .signal(SIGKILL))
    while let more = Self.read(output.readEnd, milliseconds: 5000), !more.isEmpty {
      received += more
    }
    let lines = received.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      let answer = RunAnswer(String(decoding: line, as: UTF8.self), #_sourceLocation)
      #expect(answer.isOK == true, "\(answer.line)")
    }
    return lines.count - 1
  }

  /// Nil when nothing came in time; nothing at the end.
  private static func read(_ descriptor: Int32, milliseconds: Int32) -> [UInt8]? {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    guard poll(&descriptors, 1, milliseconds) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let result = buffer.withUnsafeMutableBytes { SystemCalls.read(descriptor, into: $0) }
    guard case .success(let count) = result else { return nil }
    return Array(buffer[..<count])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalThatAsksToEndSavesFirst(_ signal: Int32) {
    let session = LineSession(["--file", file, "--json"], environment: environment)
    _ = session.answer(to: "new A")
    #expect(session.answer(to: "add").isOK == true)
    session.child.send(signal)
    #expect(session.child.wait() == .signal(signal))
    #expect(folder.text("scrums.json")?.contains("\"A\"") == true)
  }
}
