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
  /// The settings of the terminal before the program was started.
  let settingsBefore: [UInt64]
  let child: ChildProcess
  /// Everything that was sent so far.
  private(set) var sent = ""
  /// The same without escape sequences.
  var shown: String { sent.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "") }
  /// What the window shows by now.
  private(set) var screen: ScreenEmulator
  private var fed = 0
  private var searched = 0

  init(
    _ arguments: [String] = ["--fixture", "sample"],
    executable: String = BuiltProgram.path,
    environment: [String: String] = [:],
    isControlled: Bool = true,
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) {
    screen = ScreenEmulator(columns: Int(columns), rows: Int(rows))
    terminal = TestTerminal()
    terminal.resize(columns: columns, rows: rows)
    settingsBefore = terminal.settings
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

  /// Waits until the window shows what is wanted.
  func wait(
    _ location: SourceLocation = #_sourceLocation,
    until condition: (ScreenEmulator) -> Bool
  ) {
    let deadline = Deadline(milliseconds: 10_000)
    while true {
      feedScreen()
      if condition(screen) { return }
      guard let bytes = read(until: deadline), !bytes.isEmpty else {
        Issue.record("the window shows \(screen.text)", sourceLocation: location)
        return
      }
    }
  }

  /// Gives the window what was sent, but not half a sequence.
  private func feedScreen() {
    let rest = String(sent.unicodeScalars.dropFirst(fed))
    let whole = rest.replacing(/\u{1B}(\[[0-9;?]*)?$/, with: "")
    screen.feed(whole)
    fed += whole.unicodeScalars.count
  }

  /// Takes what is shown until the program has ended.
  func end(_ location: SourceLocation = #_sourceLocation) -> ChildProcess.Ending? {
    let ending = child.wait(milliseconds: 5000)
    #expect(ending != nil, "the program has not ended", sourceLocation: location)
    let now = Deadline(milliseconds: 0)
    while let bytes = read(until: now), !bytes.isEmpty {}
    feedScreen()
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
    sent += String(decoding: buffer[..<count], as: UTF8.self)
    return Array(buffer[..<count])
  }
}
