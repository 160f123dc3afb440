import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The built program in a terminal of its own: the leader of a session that the terminal controls.
final class TerminalSession {
  let terminal: TestTerminal
  let child: ChildProcess
  /// Everything that was shown so far.
  private(set) var shown = ""
  private var searched = 0

  init(
    _ arguments: [String] = ["--fixture", "sample"],
    executable: String = BuiltProgram.path,
    environment: [String: String] = [:],
    isControlled: Bool = true,
    columns: UInt16 = 80
  ) {
    terminal = TestTerminal()
    terminal.resize(columns: columns, rows: 24)
    let stream: ChildProcess.Stream =
      isControlled ? .terminal(path: terminal.slavePath) : .descriptor(terminal.slave)
    child = ChildProcess(
      executable,
      arguments,
      environment: BuiltProgram.environment
        .merging(["TERM": "xterm-256color", "SCRUMS": BuiltProgram.path]) { $1 }
        .merging(environment) { $1 },
      streams: [stream, .descriptor(terminal.slave), .descriptor(terminal.slave)],
      leadsSession: true
    )
  }

  func type(_ text: String) { terminal.type(text) }

  /// Waits until `text` is shown after what was waited for before; gives what came in between.
  @discardableResult
  func wait(for text: String, _ location: SourceLocation = #_sourceLocation) -> String {
    let deadline = Deadline(milliseconds: 10_000)
    while true {
      let rest = String(shown.unicodeScalars.dropFirst(searched))
      if let range = rest.range(of: text) {
        searched += rest.unicodeScalars.distance(
          from: rest.unicodeScalars.startIndex,
          to: range.upperBound
        )
        return String(rest[..<range.lowerBound])
      }
      guard let bytes = read(until: deadline), !bytes.isEmpty else {
        Issue.record("\"\(text)\" was not shown after \"\(rest)\"", sourceLocation: location)
        return rest
      }
    }
  }

  /// Takes what is shown until the program has ended.
  func end(_ location: SourceLocation = #_sourceLocation) -> ChildProcess.Ending? {
    let ending = child.wait(milliseconds: 5000)
    #expect(ending != nil, "the program has not ended", sourceLocation: location)
    let now = Deadline(milliseconds: 0)
    while let bytes = read(until: now), !bytes.isEmpty {}
    return ending
  }

  private func read(until deadline: Deadline) -> [UInt8]? {
    var descriptors = [pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)]
    guard case .success(1) = SystemCalls.poll(&descriptors, timeout: deadline.remaining) else {
      return nil
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let result = buffer.withUnsafeMutableBytes { SystemCalls.read(terminal.master, into: $0) }
    guard case .success(let count) = result else { return nil }
    shown += String(decoding: buffer[..<count], as: UTF8.self)
    return Array(buffer[..<count])
  }
}
