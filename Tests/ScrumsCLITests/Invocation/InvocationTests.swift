import Testing

@testable import scrums_cli

@Suite struct InvocationTests {
  private func run(_ arguments: String...) throws -> Invocation? {
    guard case .run(let invocation) = try Invocation.parse(arguments).get() else { return nil }
    return invocation
  }

  @Test func withoutArgumentsCommandsComeFromStandardInput() throws {
    #expect(try run() == Invocation())
  }

  @Test func everyOptionIsRead() throws {
    var expected = Invocation()
    expected.source = .commands(["path", "title \"a; b\"", "list"])
    expected.file = "t.json"
    expected.fixture = "sample"
    expected.start = NavigationPath("/design/edit")
    expected.isJSON = true
    expected.isClockSimulated = true
    expected.seed = 7
    expected.keepsGoing = true
    expected.answersYes = true
    expected.isPlain = true
    expected.isColorless = true
    expected.optionArguments = [
      "--file", "t.json", "--fixture=sample", "--at", "/design/edit", "--json", "--clock",
      "simulated", "--seed", "7", "--keep-going", "--yes", "--plain", "--no-color",
    ]
    #expect(
      try run(
        "--file",
        "t.json",
        "--fixture=sample",
        "--at",
        "/design/edit",
        "--json",
        "--clock",
        "simulated",
        "--seed",
        "7",
        "--keep-going",
        "--yes",
        "--plain",
        "--no-color",
        "-c",
        "path; title \"a; b\"",
        "-c",
        "list"
      ) == expected
    )
  }

  @Test func aScriptAndMemoryAndNoInputAreRead() throws {
    let invocation = try run("--script", "-odd name", "--memory", "--no-input")
    #expect(invocation?.source == .script(path: "-odd name"))
    #expect(invocation?.isInMemory == true)
    #expect(invocation?.asksNothing == true)
  }

  @Test(
    arguments: [
      (["list"], ["list"]), (["--json", "push", "App Dev"], ["push", "App Dev"]),
      (["new", "--", "--json"], ["new", "--json"]), (["--", "new", "-h"], ["new", "-h"]),
      (["push", "x", "-h"], ["push", "x", "-h"]), (["-"], ["-"]),
      (["import", "f", "--dry-run"], ["import", "f", "--dry-run"]),
      (["--json", "help"], ["help"]),
    ] as [([String], [String])]
  )
  func whatIsLeftIsOneCommand(arguments: [String], words: [String]) throws {
    guard case .run(let invocation) = try Invocation.parse(arguments).get() else {
      Issue.record("not run")
      return
    }
    #expect(invocation.source == .oneShot(words))
  }

  @Test(
    arguments: [
      (["--help"], .usage), (["-h"], .usage), (["--json", "-h"], .usage), (["--version"], .version),
      (["help"], .help(topic: nil)), (["help", "attendee", "add"], .help(topic: "attendee add")),
      (["-h", "list"], .help(topic: "list")), (["list", "-h"], .help(topic: "list")),
      (["list", "--help"], .help(topic: "list")), (["completions", "zsh"], .completions(.zsh)),
      (["--json", "completions", "Bash"], .completions(.bash)),
      (["completions", "-h"], .help(topic: "completions")),
    ] as [([String], Invocation.Request)]
  )
  func helpAndVersionAreAskedFor(arguments: [String], request: Invocation.Request) throws {
    #expect(try Invocation.parse(arguments).get() == request)
  }

  @Test(
    arguments: [
      (["--jsno"], .unknownOption("--jsno", nearest: "--json")),
      (["-x"], .unknownOption("-x", nearest: nil)),
      (["--fiel=x"], .unknownOption("--fiel=x", nearest: "--file")),
      (["--file"], .missingValue("--file", "PATH")),
      (["--file="], .missingValue("--file", "PATH")),
      (["--file", "--json"], .missingValue("--file", "PATH")),
      (["-c"], .missingValue("-c", "'A; B'")),
      (["--json=yes"], .unexpectedValue("--json", "yes")),
      (["--clock", "real"], .badValue("--clock", "real", "simulated")),
      (["--seed", "-1"], .badValue("--seed", "-1", "42")),
      (["--memory", "--file", "x"], .contradiction("--memory", "--file")),
      (["--yes", "--no-input"], .contradiction("--yes", "--no-input")),
      (["-c", "list", "--script", "x"], .contradiction("--script", "-c")),
      (["--script", "y", "--script", "x"], .contradiction("--script", "--script")),
      (["-c", "list", "path"], .commandAndSource("path", "-c")),
      (["list", "--json"], .misplacedOption(["--json"], command: ["list"])),
      (["completions"], .missingShell),
      (["completions", "bsh"], .unknownShell("bsh", nearest: "bash")),
      (["completions", "tcsh"], .unknownShell("tcsh", nearest: nil)),
      (["completions", "fish", "x"], .extraShell("x")),
      (["list", "x", "--file", "y"], .misplacedOption(["--file", "y"], command: ["list", "x"])),
    ] as [([String], InvocationError)]
  )
  func wrongUsageIsRefused(arguments: [String], error: InvocationError) {
    #expect(Invocation.parse(arguments).error == error)
    #expect(error.exitCode == .usage)
  }

  @Test(
    arguments: [
      (.missingShell, "completions needs a shell: scrums-cli completions bash|zsh|fish"),
      (.unknownShell("bsh", nearest: "bash"), "Unknown shell \"bsh\". Did you mean \"bash\"?"),
      (
        .unknownShell("tcsh", nearest: nil),
        "Unknown shell \"tcsh\". There are completions for these: "
          + "scrums-cli completions bash|zsh|fish"
      ),
      (.extraShell("x"), "\"x\" is too much here: scrums-cli completions bash|zsh|fish"),
    ] as [(InvocationError, String)]
  )
  func aRefusedShellIsToldLikeThis(error: InvocationError, message: String) {
    #expect(error.message == message)
  }

  @Test func anEmptyOptionTextIsNoSession() throws {
    #expect(try run("-c", "")?.source == .commands([]))
  }

  @Test(
    arguments: [
      (["new"], "new Morning Sync; add"), (["new", "A; B"], "new \"A; B\"; add"),
      (["new Stand Up"], "new Stand Up; add"), (["edit"], "push 1; edit; length 10; done"),
    ] as [([String], String)]
  )
  func aSheetWithoutATerminalIsRefusedWithTheFormThatWorks(words: [String], form: String) throws {
    let request = try Invocation.parse(["--file", "my file", "--at=/x"] + words).get()
    guard case .run(let invocation) = request else {
      Issue.record("not run")
      return
    }
    #expect(invocation.opensSession)
    #expect(invocation.checked(isTerminal: true) == .success(invocation))
    let error = invocation.checked(isTerminal: false).error
    let command = words[0].prefix { $0 != " " }
    #expect(
      error
        == .needsTerminal(
          command: String(command),
          form: "scrums-cli --file 'my file' --at=/x -c '\(form)'"
        )
    )
    #expect(error?.exitCode == .usage)
  }

  @Test func otherCommandsNeedNoTerminal() throws {
    let invocation = try run("list")
    #expect(invocation?.opensSession == false)
    #expect(invocation?.checked(isTerminal: false).error == nil)
  }

  @Test(
    arguments: [
      ([], false), (["--memory"], true), (["--fixture", "sample"], true),
      (["--fixture", "sample", "--file", "x"], false),
    ] as [([String], Bool)]
  )
  func aFixtureIsInMemoryUnlessThereIsAFile(arguments: [String], keepsNothing: Bool) throws {
    guard case .run(let invocation) = try Invocation.parse(arguments).get() else { return }
    #expect(invocation.keepsNothing == keepsNothing)
  }

  @Test(arguments: [
    ("plain-1.json", "plain-1.json"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("$HOME;", "'$HOME;'"),
  ])
  func argumentsAreQuotedForAShell(argument: String, quoted: String) {
    #expect(shellQuoted(argument) == quoted)
  }
}
