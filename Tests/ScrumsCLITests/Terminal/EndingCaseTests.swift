import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every way to end, under a shell that leaves the terminal as it finds it.
@Suite(.enabled(if: access("/bin/dash", X_OK) == 0, "dash is not installed"))
struct EndingCaseTests {
  /// What the program is at when it ends.
  enum Occupation: String, CaseIterable {
    case asking, completing, carryingOut, meeting

    /// What is typed at the first prompt.
    var keys: String {
      switch self {
      case .asking: "pa"
      case .completing: "push \t"
      case .carryingOut: "wait 1h\r"
      case .meeting: "start design\r"
      }
    }

    /// Shown when it is at it.
    var sign: String {
      switch self {
      case .asking: "/> pa"
      case .completing: "  Web Dev"
      case .carryingOut: "wait 1h\r\n"
      case .meeting: "/design/meeting> "
      }
    }
  }

  private static let script = """
    ulimit -c 0
    echo "before $(stty -g)|"
    sh -c 'echo $$ >"$ID"; exec "$SCRUMS" --fixture sample'
    status=$?
    echo "after $(stty -g)|"
    echo "status $status|"
    """

  private let folder = ScratchFolder()

  /// Lets something end the program, and compares what `stty -g` says before and after.
  private func expectTheSameTerminal(
    status: Int32,
    _ end: (TerminalSession) throws -> Void
  ) rethrows {
    let session = TerminalSession(
      ["-c", Self.script],
      executable: "/bin/dash",
      environment: [
        "ID": folder.file("id"), "XDG_STATE_HOME": folder.file("state"),
        "SWIFT_BACKTRACE": "enable=no",
      ]
    )
    session.wait(for: "before ")
    let before = session.wait(for: "|")
    session.wait(for: "/> ")
    // The keys are the program's meanwhile.
    let raw = session.terminal.settings
    try end(session)
    session.wait(for: "after ")
    #expect(session.wait(for: "|") == before)
    #expect(session.terminal.settings != raw)
    session.wait(for: "status ")
    #expect(session.wait(for: "|") == "\(status)")
    #expect(session.end() == .exit(0))
  }

  @Test(arguments: ["quit\r", "\u{4}", "start design\r\u{4}", "start design\rquit\rdiscard\r"])
  func whoLeavesFindsTheTerminalAsItWas(keys: String) {
    expectTheSameTerminal(status: 0) { $0.type(keys) }
  }

  @Test func ctrlBackslashGivesTheTerminalBack() {
    expectTheSameTerminal(status: 128 + SIGQUIT) { $0.type("\u{1C}") }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGTRAP, SIGSEGV], Occupation.allCases)
  func aSignalGivesTheTerminalBack(signal: Int32, occupation: Occupation) throws {
    try expectTheSameTerminal(status: 128 + signal) { session in
      session.type(occupation.keys)
      session.wait(for: occupation.sign)
      let id = folder.text("id").flatMap { pid_t($0.filter(\.isNumber)) }
      kill(try #require(id), signal)
    }
  }

  /// The window is closed: nothing is left running, whatever was being done.
  @Test(arguments: Occupation.allCases)
  func aClosedTerminalLeavesNoProcess(occupation: Occupation) {
    let session = TerminalSession(state: folder)
    session.wait(for: "/> ")
    session.type(occupation.keys)
    session.wait(for: occupation.sign)
    session.terminal.closeMaster()
    #expect(session.child.wait(milliseconds: 2000) == .signal(SIGHUP))
  }
}
