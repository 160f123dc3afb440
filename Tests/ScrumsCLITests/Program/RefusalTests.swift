import Testing

/// Commands that are refused: each with its code, its message, and a suggestion where there is one.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible {
    /// What is done first; all of it is carried out.
    var before: String = ""
    var command: String
    var code: String
    var message: String
    var suggestion: String?

    var testDescription: String { command }
  }

  static let cases = [
    Case(
      command: "pop",
      code: "at-root",
      message: "This is the root; there is nothing to pop."
    ),
    Case(
      command: "push 99",
      code: "not-found",
      message: "There is no scrum \"99\". There are \"Design\", \"App Dev\" and \"Web Dev\"."
    ),
    Case(
      before: "push 1; edit",
      command: "theme blue",
      code: "unknown-theme",
      message: "Unknown theme \"blue\". Did you mean \"sky\"?",
      suggestion: "sky"
    ),
    Case(
      before: "push 1; edit",
      command: "length 200",
      code: "out-of-range",
      message: "A length of \"200\" is out of range: 5 to 30 minutes.",
      suggestion: "30"
    ),
    Case(
      before: "push 1; edit; title \"\"",
      command: "done",
      code: "empty-title",
      message: "The title is empty. Give one first: title Morning Sync"
    ),
    Case(
      before: "new",
      command: "add",
      code: "empty-title",
      message: "The title is empty. Give one first: title Morning Sync"
    ),
    Case(
      before: "push 1; edit",
      command: "attendee remove 9",
      code: "not-found",
      message: "There is no attendee \"9\". "
        + "There are \"Amira\", \"Bjorn\", \"Chidi\" and \"Dolores\"."
    ),
    Case(
      command: "lsit",
      code: "unknown-command",
      message: "Unknown command \"lsit\". Did you mean \"list\"?",
      suggestion: "list"
    ),
    Case(
      command: "frobnicate",
      code: "unknown-command",
      message: "Unknown command \"frobnicate\". \"help\" lists what there is."
    ),
    Case(
      command: "push \"Design",
      code: "unterminated-quote",
      message:
        "A quote is never closed: \"Design. End it with \", or write \\\" for a quote inside "
        + "one."
    ),
    Case(
      command: "go /desing/edit",
      code: "not-found",
      message: "There is no path \"/desing/edit\". Try \"/design/edit\".",
      suggestion: "/design/edit"
    ),
    Case(
      command: "/design/edit",
      code: "unknown-command",
      message: "Unknown command \"/design/edit\". Did you mean \"go /design/edit\"?",
      suggestion: "go /design/edit"
    ),
    Case(
      command: "go 1/edit",
      code: "not-found",
      message: "There is no path \"/1/edit\". There are \"/design\", \"/app-dev\" and \"/web-dev\"."
    ),
    Case(
      before: "push 1; edit",
      command: "length 7m",
      code: "bad-number",
      message: "\"7m\" is not a whole number: length MINUTES, 5 to 30"
    ),
    Case(
      before: "push 1; history",
      command: "filter all",
      code: "not-here",
      message: "\"filter\" belongs to a scrum's follow-ups; this is a scrum's history. "
        + "Try \"push follow-ups\".",
      suggestion: "push follow-ups"
    ),
    Case(
      before: "push 1; edit",
      command: "next",
      code: "not-here",
      message:
        "\"next\" belongs to a running meeting; this is a scrum's edit sheet. Try \"start\".",
      suggestion: "start"
    ),
    Case(
      command: "go ..",
      code: "at-root",
      message: "This is the root; there is nothing to pop."
    ),
    Case(
      before: "push 1; edit",
      command: "pop 3",
      code: "out-of-range",
      message: "3 are too many to pop; above the root there is 2.",
      suggestion: "root"
    ),
    Case(
      before: "push 1",
      command: "add",
      code: "not-here",
      message: "\"add\" belongs to the sheet for a new scrum and a scrum's follow-ups; this is a "
        + "scrum's screen. Try \"follow-ups\".",
      suggestion: "follow-ups"
    ),
    Case(
      before: "push 1; edit",
      command: "add",
      code: "not-here",
      message: "\"add\" belongs to the sheet for a new scrum and a scrum's follow-ups; this is a "
        + "scrum's edit sheet. Try \"done\".",
      suggestion: "done"
    ),
    Case(
      before: "delete 1",
      command: "list",
      code: "alert",
      message: "\"list\" has to wait: a question is open. Answer \"yes\" or \"nevermind\"."
    ),
    Case(
      before: "delete 1",
      command: "ye",
      code: "alert",
      message: "\"ye\" has to wait: a question is open. Answer \"yes\" or \"nevermind\".",
      suggestion: "yes"
    ),
    Case(
      before: "new Demo; add",
      command: "push De",
      code: "ambiguous",
      message: "\"De\" may be any of several scrums: \"Design\", \"Demo\".",
      suggestion: "Design"
    ),
    Case(
      command: "wait 10",
      code: "bad-duration",
      message: "\"10\" is not a duration. Did you mean \"10s\"?",
      suggestion: "10s"
    ),
    Case(
      command: "wait soon",
      code: "bad-duration",
      message: "\"soon\" is not a duration. Write 90s, 10m, 1h or 1m30s."
    ),
    Case(
      command: "advance 1m",
      code: "not-simulated",
      message: "Time can only be advanced under --clock simulated; \"wait\" waits."
    ),
    Case(
      command: "move 1 x",
      code: "bad-number",
      message: "\"x\" is not a whole number: move WHICH TO"
    ),
    Case(command: "push", code: "missing-argument", message: "WHICH is missing: push WHICH"),
    Case(
      command: "save all",
      code: "extra-argument",
      message: "\"all\" is too much here: save"
    ),
    Case(
      before: "push 1; edit",
      command: "attendee add ,",
      code: "empty-text",
      message: "The text is empty: attendee add NAME[, NAME…]"
    ),
    Case(
      command: "load smaple",
      code: "not-found",
      message: "There is no fixture \"smaple\". Try \"sample\".",
      suggestion: "sample"
    ),
    Case(
      command: "import /nonexistent/x",
      code: "not-found",
      message: "There is no file \"/nonexistent/x\"."
    ),
    Case(
      command: "import /",
      code: "unreadable",
      message: "\"/\" cannot be read: it is a folder."
    ),
  ]

  @Test(arguments: cases)
  func aRefusalHasItsCodeAndSuggestion(_ refusal: Case) throws {
    let commands =
      refusal.before.isEmpty ? refusal.command : "\(refusal.before); \(refusal.command)"
    // Not -c, where a quote that is never closed would swallow what comes after it.
    let lines = commands.split(separator: ";").map(String.init) + ["path"]
    let result = run(
      ["--fixture", "sample", "--json", "--keep-going"],
      input: lines.joined(separator: "\n")
    )
    let answers = result.answers()
    try #require(answers.count == lines.count)
    #expect(answers.dropLast(2).allSatisfy { $0.isOK == true })
    let answer = answers[lines.count - 2]
    #expect(answer.command == refusal.command)
    #expect(answer.isOK == false)
    #expect(answer.code == refusal.code)
    #expect(answer.message == refusal.message)
    #expect(answer.suggestion == refusal.suggestion)
    #expect(answers.last?.isOK == true, "the session goes on")
    #expect(answers.last?.path == answer.path, "nothing has moved")
    #expect(result.code == 1)
    #expect(
      result.errorLines.first
        == "scrums-cli: line \(lines.count - 1): \(refusal.message)"
    )
  }

  @Test(arguments: cases)
  func aRefusalEndsAScriptAndNamesItsLine(_ refusal: Case) {
    let folder = ScratchFolder()
    let before = refusal.before.split(separator: ";").map(String.init)
    let lines = ["# A comment, and a blank line", ""] + before + [refusal.command, "path"]
    let script = folder.write(lines.joined(separator: "\n"), to: "s.scrums")
    let result = run(["--fixture", "sample", "--json", "--script", script])
    #expect(result.answers().count == before.count + 1)
    #expect(
      result.errorLines.first == "scrums-cli: line \(before.count + 3): \(refusal.message)"
    )
    #expect(result.code == 1)
  }

  /// What a suggestion says can be typed.
  @Test(arguments: cases.filter { $0.suggestion != nil })
  func aSuggestionWorks(_ refusal: Case) throws {
    var line = try #require(refusal.suggestion)
    let isArgument = !["not-here", "unknown-command", "alert"].contains(refusal.code)
    if isArgument, line != "root" {
      line = refusal.command.prefix { $0 != " " } + " " + line
    }
    let lines = refusal.before.split(separator: ";").map(String.init) + [line]
    let result = run(
      ["--fixture", "sample", "--clock", "simulated", "--json"]
        + (line.hasPrefix("load") ? ["--yes"] : []),
      input: lines.joined(separator: "\n")
    )
    #expect(result.code == 0, "\(line): \(result.errors)")
  }

  @Test func theFirstFailureGivesTheExitCode() {
    let result = run(
      ["--fixture", "sample", "--json", "--keep-going", "-c", "pop; list; push 99; path"])
    #expect(result.answers().map(\.isOK) == [false, true, false, true])
    #expect(
      result.errorLines == [
        "scrums-cli: command 1: This is the root; there is nothing to pop.",
        "scrums-cli: command 3: There is no scrum \"99\". "
          + "There are \"Design\", \"App Dev\" and \"Web Dev\".",
      ]
    )
    #expect(result.code == 1)
  }

  @Test func blankLinesAndCommentsHaveNoAnswer() {
    let result = run(
      ["--fixture", "sample", "--json"],
      input: "\n  \n# list\n   # list\n  path  \n\t\n"
    )
    #expect(result.answers().map(\.command) == ["path"])
    #expect(result.code == 0)
  }

  @Test func aLineWithoutItsEndCounts() {
    #expect(run(["--memory", "--json"], input: "path\nlist").answers().count == 2)
  }

  @Test func aWindowsLineEndIsNoPartOfTheText() {
    let answers = run(["--memory", "--json"], input: "new Sync\r\npath\r\n").answers()
    #expect(answers.map(\.command) == ["new Sync", "path"])
    #expect(answers[0].scrum["title"] as? String == "Sync")
  }

  @Test func aSemicolonInsideQuotesIsText() {
    let answers = run(
      ["--memory", "--json", "-c", "new \"a; b\"; attendee add \"Smith; Jo\", Al; add; list"]
    ).answers()
    #expect(answers.count == 4)
    #expect(answers.last?.titles == ["a; b"])
    #expect(answers[1].attendees == ["Smith; Jo", "Al"])
  }
}
