import Testing

@testable import scrums_cli

/// Where escapes are refused there is none, on no screen and on neither stream.
@Suite struct NoEscapeCaseTests {
  private let folder = ScratchFolder()

  /// All screens, the questions, the refusals, and what comes by itself.
  private static let tour = [
    "list", "nonsense", "help", "help keys", "push design", "edit", "theme blue", "length 7",
    "pop", "discard", "start without Dolores", "note hello", "next", "wait 1s", "pause", "end",
    "save", "history", "push 1", "report", "pop", "pop", "follow-ups", "add Tell them", "pop",
    "report week", "export markdown", "export csv", "delete", "nevermind", "root", "new X", "path",
    "quit", "discard",
  ]

  private func type(_ session: TerminalSession) {
    session.type(Self.tour.joined(separator: "\r") + "\r")
    #expect(session.end() == .exit(0))
  }

  @Test(arguments: [
    (["TERM": "dumb"], false), (["NO_COLOR": "1"], false), (["TERM": ""], false),
    (["ACCESSIBLE": "1"], false), ([:], true),
  ])
  func aTerminalIsSentThemWhereItMayBe(environment: [String: String], isSent: Bool) {
    let session = TerminalSession(state: folder, environment: environment)
    session.wait(for: "/> ")
    type(session)
    #expect(session.sent.contains("\u{1B}") == isSent)
    for prompt in Self.prompts { #expect(session.shown.contains(prompt)) }
  }

  /// The prompts of all kinds of screens, and of the questions.
  private static let prompts = [
    "/design/edit> ", "/design/edit discard/keep? ", "/design/meeting> ",
    "/design/meeting save/discard/resume? ", "/design/history/1> ", "/design/follow-ups> ",
    "/design yes/nevermind? ", "/new> ",
  ]

  /// What is no terminal is sent none, though the other stream and the input are one.
  @Test(arguments: ["| cat >\"$FILE\"", "2>&1 >/dev/tty | cat >\"$FILE\"", "2>&1 | cat >\"$FILE\""])
  func aPipeIsSentNone(redirection: String) {
    let session = TerminalSession(
      ["-c", "echo begun; \"$SCRUMS\" --fixture sample \(redirection)"],
      executable: "/bin/sh",
      environment: ["FILE": folder.file("output"), "XDG_STATE_HOME": folder.file("state")]
    )
    session.wait(for: "begun")
    type(session)
    #expect(folder.text("output")?.contains("\u{1B}") == false)
    let isOnTerminal = redirection.contains("/dev/tty")
    #expect(session.sent.contains("\u{1B}") == isOnTerminal)
    let answers = isOnTerminal ? session.shown : folder.text("output")
    for prompt in Self.prompts { #expect(answers?.contains(prompt) == true, "\(prompt)") }
  }

  @Test(arguments: [[:], ["TERM": "xterm-256color", "COLORTERM": "truecolor"]])
  func withoutATerminalThereIsNone(environment: [String: String]) {
    let result = run(
      ["--fixture", "sample", "--keep-going"],
      input: Self.tour.joined(separator: "\n") + "\n",
      environment: environment
    )
    #expect(result.code == 1)
    #expect(result.output.contains("History of Design"))
    #expect(result.errors.contains("Unknown command \"nonsense\""))
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
  }
}
