import Testing

@testable import scrums_cli

@Suite struct CommandTextTests {
  @Test(arguments: [
    ("path", ["path"]),
    ("push design; edit ;done;", ["push design", "edit", "done"]),
    (" ;; ; ", []),
    ("# a; path", ["path"]),
    ("title \"a; b\"; done", ["title \"a; b\"", "done"]),
    ("title \"a\\\"; b\"; done", ["title \"a\\\"; b\"", "done"]),
    ("title 5\" pipe; done", ["title 5\" pipe", "done"]),
    ("title say \"a; done", ["title say \"a", "done"]),
    ("title \"a; done", ["title \"a; done"]),
    ("attendee add Bob, \"x; y\", Al; done", ["attendee add Bob, \"x; y\", Al", "done"]),
    ("attendee rename \"a; b\" \"c; d\"; done", ["attendee rename \"a; b\" \"c; d\"", "done"]),
    ("xyzzy \"a; b\"", ["xyzzy \"a", "b\""]),
  ])
  func semicolonOutsideQuotesEndsACommand(text: String, commands: [String]) {
    #expect(CommandText.split(text) == commands)
  }

  @Test(arguments: [
    ("", true), (" \t", true), ("# note", true), ("  #", true), ("path", false), ("x#", false),
  ])
  func blankLinesAndCommentsAreNoCommands(line: String, isIgnorable: Bool) {
    #expect(CommandText.isIgnorable(line) == isIgnorable)
  }

  @Test(arguments: ["plain", "a; b", "\"q\"", "a; \\ \"", " x ", ""])
  func aQuotedTextComesBackAsItWas(text: String) {
    let line = "new " + CommandText.quoted(text)
    #expect(CommandText.split(line + "; add").count == 2)
    let expected = text.isEmpty ? nil : text
    #expect(Command.parse(line: line, on: .scrums) == .success(.new(title: expected)))
  }
}
