import Testing

/// Files of other programs, and fixtures.
@Suite struct ImportRunTests {
  private let folder = ScratchFolder()

  /// As Scrumdinger wrote its `scrums.data` in 2023.
  private func scrumdinger() -> String {
    folder.write(
      """
      [{"history":[{"attendees":[{"id":"00000000-0000-4000-8000-0000000000A1","name":"Mira"}],\
      "date":656260690.25,"id":"00000000-0000-4000-8000-0000000000B1"}],"lengthInMinutes":12,\
      "id":"00000000-0000-4000-8000-0000000000C1","title":"Kitchen","attendees":[\
      {"name":"Mira","id":"00000000-0000-4000-8000-0000000000A1"},\
      {"name":"Noor","id":"00000000-0000-4000-8000-0000000000A2"}],"theme":"teal"}]
      """,
      to: "scrums.data"
    )
  }

  private func isKitchen(_ scrum: [String: Any]?) -> Bool {
    let history = scrum?["history"] as? [[String: Any]]
    return scrum?["title"] as? String == "Kitchen" && scrum?["lengthInMinutes"] as? Int == 12
      && scrum?["theme"] as? String == "teal" && history?.count == 1
      && history?.first?["date"] as? String == "2021-10-18T14:38:10.25Z"
  }

  @Test func importAddsAFileOfScrumdingerOnce() {
    let result = run(
      [
        "--fixture", "sample", "--json", "-c",
        "import \(scrumdinger()); import \(scrumdinger()); list",
      ])
    let answers = result.answers()
    #expect(answers.map(\.isOK) == [true, true, true])
    #expect(answers.map(\.count) == [4, 4, 4])
    #expect(answers[0].titles == ["Design", "App Dev", "Web Dev", "Kitchen"])
    #expect(answers[1].rows == nil, "nothing has changed")
    #expect(isKitchen(answers[2].rows?.last))
    #expect(result.errorLines.first?.contains("1 scrum added.") == true)
    #expect(result.errorLines.last?.contains("0 scrums added.") == true)
    #expect(result.code == 0)
  }

  @Test func aDryRunAddsNothing() {
    let file = folder.file("s.json")
    let result = run(["--file", file, "--json", "-c", "import \(scrumdinger()) --dry-run; list"])
    #expect(result.answers().map(\.count) == [0, 0])
    #expect(result.errors.contains("1 scrum would be added."))
    #expect(folder.bytes("s.json") == nil)
  }

  /// A file of which much is told: done and tried out.
  private func troubled() -> String {
    folder.write(
      """
      [{"id":"00000000-0000-4000-8000-0000000000C1","title":"Kitchen","theme":"appTeal",\
      "lengthInMinutes":12,"history":7},null,{"id":"00000000-0000-4000-8000-0000000000C2",\
      "title":"Roof","theme":"tan","lengthInMinutes":5}]
      """,
      to: "troubled.data"
    )
  }

  @Test func anImportTellsALineForEachThingAndTheSumLast() {
    let result = run(["--memory", "-c", "import \(troubled()); import \(troubled())"])
    let reading = [
      #"Scrum "Kitchen": theme "appTeal" was read as teal."#,
      #"Scrum "Kitchen": history was left out: it is a number, not an array."#,
      "Scrum 2 was left out: it is null, not an object.",
    ]
    #expect(
      result.errorLines
        == (reading + ["Scrumdinger (2023): 2 scrums added. 1 left out. 2 changes made."]
        + reading + [
          #"Scrum "Kitchen": it is here already and was skipped."#,
          #"Scrum "Roof": it is here already and was skipped."#,
          "Scrumdinger (2023): 0 scrums added. 2 skipped. 1 left out. 2 changes made.",
        ]).map { "scrums-cli: " + $0 }
    )
    #expect(result.code == 0)
  }

  @Test func aDryRunTellsTheSameOfTheFuture() {
    let result = run(["--memory", "-c", "import \(troubled()) --dry-run"])
    #expect(
      result.errorLines
        == [
          #"Scrum "Kitchen": theme "appTeal" would be read as teal."#,
          #"Scrum "Kitchen": history would be left out: it is a number, not an array."#,
          "Scrum 2 would be left out: it is null, not an object.",
          "Scrumdinger (2023): 2 scrums would be added. 1 would be left out."
            + " 2 changes would be made.",
        ].map { "scrums-cli: " + $0 }
    )
    #expect(result.code == 0)
  }

  @Test func aFileThatIsNoneIsRefusedWithItsReason() {
    let file = folder.write("[{\"title\":\"T\",]", to: "broken.data")
    let result = run(["--memory", "-c", "import \(file)"])
    #expect(result.code == 1)
    #expect(result.errors.contains("it is not JSON: an unexpected \"]\" at line 1, column 15."))
  }

  @Test func aFixtureMayBeAFileOfScrumdinger() {
    let answers = run(["--fixture", scrumdinger(), "--json", "list"]).answers()
    #expect(answers[0].count == 1)
    #expect(isKitchen(answers[0].rows?.first))
  }

  @Test func loadReplacesAndAsks() {
    let answers = run(
      ["--fixture", "sample", "--json"],
      input: "load \(scrumdinger())\nyes\nload sample\nnevermind\n"
    ).answers()
    #expect(answers.map(\.count) == [3, 1, 1, 1])
    #expect(answers.map(\.alert) == ["Replace the scrums?", nil, "Replace the scrums?", nil])
    #expect(isKitchen(answers[1].rows?.first))
  }

  @Test func loadIntoAnEmptyListAsksNothing() {
    let answers = run(["--memory", "--json", "load", "sample"]).answers()
    #expect(answers.map(\.alert) == [nil])
    #expect(answers.map(\.count) == [3])
  }

  @Test func aFixtureFillsAFileThatIsMissingOrHoldsNoScrum() {
    let empty = folder.write(#"{"format":"scrums","version":1,"scrums":[]}"#, to: "empty.json")
    for file in [folder.file("missing.json"), empty] {
      #expect(run(["--file", file, "--fixture", "sample", "list"]).code == 0)
      #expect(run(["--file", file, "--json", "list"]).answers().first?.count == 3)
    }
  }

  @Test func aFixtureAloneWritesNothing() {
    let result = run(
      ["--fixture", "sample", "-c", "new A; add; save"],
      environment: ["HOME": folder.path]
    )
    #expect(result.code == 0)
    #expect(folder.names == [])
  }

  @Test(arguments: [
    (["--fixture", "smaple", "list"], "There is no fixture \"smaple\". Did you mean \"sample\"?"),
    (
      ["--fixture", "/nonexistent/x", "list"],
      "There is no fixture and no file \"/nonexistent/x\". --fixture sample works."
    ),
    (["--script", "/nonexistent/x"], "There is no script \"/nonexistent/x\"."),
  ])
  func aMissingInputIsExitCode66(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.code == 66)
    #expect(result.errors == "scrums-cli: \(message)\n")
    #expect(result.output == "")
  }

  @Test func aFixtureThatCannotBeReadIsExitCode65() {
    let result = run(["--fixture", folder.write("hello", to: "x"), "list"])
    #expect(result.code == 65)
    #expect(result.output == "")
  }
}
