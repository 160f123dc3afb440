import Testing

@testable import scrums_cli

@Suite struct CommandErrorTests {
  @Test(
    arguments: [
      (.nothingTyped, "There is no command. \"help\" lists them."),
      (
        .unknownCommand("psuh", nearest: "push"),
        "Unknown command \"psuh\". Did you mean \"push\"?"
      ),
      (
        .unknownCommand("xyzzy", nearest: nil),
        "Unknown command \"xyzzy\". \"help\" lists what there is."
      ),
      (
        .notHere(command: "title", places: [.new, .edit], screen: .detail),
        "\"title\" belongs to the sheet for a new scrum and a scrum's edit sheet; "
          + "this is a scrum's screen. Try \"edit\"."
      ),
      (.unknownTheme("blue", nearest: "sky"), "Unknown theme \"blue\". Did you mean \"sky\"?"),
      (.missingArgument("WHICH", usage: "push WHICH"), "WHICH is missing: push WHICH"),
      (.extraArgument("now", usage: "path"), "\"now\" is too much here: path"),
      (
        .unterminatedQuote("\"abc"),
        "A quote is never closed: \"abc. End it with \", or write \\\" for a quote inside one."
      ),
      (.badNumber("x", usage: "pop [N]"), "\"x\" is not a whole number: pop [N]"),
      (
        .badDuration("90", suggestion: "90s"),
        "\"90\" is not a duration. Did you mean \"90s\"?"
      ),
      (
        .lengthOutOfRange("200", range: 5...30),
        "A length of \"200\" is out of range: 5 to 30 minutes."
      ),
      (
        .notFound(.scrum, "desing", nearest: "Design"),
        "There is no scrum \"desing\". Try \"Design\"."
      ),
      (
        .ambiguous(.scrum, "d", candidates: ["Design", "Dev"]),
        "\"d\" may be any of several scrums: \"Design\", \"Dev\"."
      ),
      (.popOutOfRange(3, available: 1), "3 are too many to pop; above the root there is 1."),
      (
        .needsAnswer(question: "Delete?", buttons: ["yes", "nevermind"]),
        "\"Delete?\" needs an answer (\"yes\" or \"nevermind\"); --yes gives the affirmative one."
      ),
      (.atRoot, "This is the root; there is nothing to pop."),
      (
        .alert(command: "list", buttons: ["yes", "nevermind"]),
        "\"list\" has to wait: a question is open. Answer \"yes\" or \"nevermind\"."
      ),
    ] as [(CommandError, String)]
  )
  func saysWhatHappenedAndWhatToDo(error: CommandError, message: String) {
    #expect(error.message == message)
  }

  @Test func valuesAreShownEscapedAndShortened() {
    let error = CommandError.extraArgument(
      "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 100),
      usage: "path"
    )
    #expect(
      error.message == "\"\\u{1B}[31m\\u{202E}\(String(repeating: "x", count: 54))…\""
        + " is too much here: path"
    )
  }

  @Test func anAlertSuggestsOnlyWhatWasNearlyTyped() {
    let buttons = ["yes", "nevermind"]
    #expect(CommandError.alert(command: "nevermid", buttons: buttons).suggestion == "nevermind")
    #expect(CommandError.alert(command: "list", buttons: buttons).suggestion == nil)
  }

  @Test func codesAreThoseOfTheContract() {
    #expect(
      CommandError.Code.allCases.map(\.rawValue) == [
        "unknown-command", "not-here", "unknown-theme", "not-found", "ambiguous", "out-of-range",
        "empty-title", "empty-text", "missing-argument", "extra-argument", "bad-number",
        "bad-duration", "unterminated-quote", "at-root", "alert", "needs-answer", "gone",
        "unreadable", "unwritable", "locked", "newer-version", "not-simulated",
      ]
    )
  }
}
