import Testing

/// The main job from a script, as it is told to people.
@Suite struct TwelveCommandsTests {
  private let folder = ScratchFolder()
  private let commands = """
    push design
    edit
    length 7
    attendee add Zoë, 李雷
    done
    path
    pop
    new
    title Morning Sync
    attendee add Alice, Bob
    add
    list

    """

  private func firstRun() -> ProgramRun {
    run(["--file", folder.file("t.json"), "--fixture", "sample", "--json"], input: commands)
  }

  @Test func twelveCommandsGiveTwelveAnswersWithTheirPaths() {
    let result = firstRun()
    let answers = result.answers()
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(answers.map(\.isOK) == Array(repeating: true, count: 12))
    #expect(
      answers.map(\.path) == [
        "/design", "/design/edit", "/design/edit", "/design/edit", "/design", "/design", "/",
        "/new", "/new", "/new", "/", "/",
      ]
    )
    #expect(
      answers.map(\.kind) == [
        "detail", "edit", "edit", "edit", "detail", "detail", "scrums", "new", "new", "new",
        "scrums", "scrums",
      ]
    )
    #expect(answers.map(\.command) == commands.split(separator: "\n").map(String.init))
    #expect(answers[4].attendees == ["Amira", "Bjorn", "Chidi", "Dolores", "Zoë", "李雷"])
    #expect(answers[11].titles == ["Design", "App Dev", "Web Dev", "Morning Sync"])
    #expect(answers[11].numbers == [1, 2, 3, 4])
  }

  @Test func theNextRunShowsBothChanges() {
    _ = firstRun()
    let answers = run(
      ["--file", folder.file("t.json"), "--json", "-c", "push design; go /morning-sync"]
    ).answers()
    #expect(answers[0].scrum["lengthInMinutes"] as? Int == 7)
    #expect(answers[0].attendees == ["Amira", "Bjorn", "Chidi", "Dolores", "Zoë", "李雷"])
    #expect(answers[1].attendees == ["Alice", "Bob"])
  }

  @Test func theFixtureNeverReplacesWhatIsThere() throws {
    _ = firstRun()
    let before = try #require(folder.bytes("t.json"))
    let again = firstRun()
    #expect(again.code == 64)
    #expect(again.output == "")
    #expect(
      again.errors == "scrums-cli: \"\(folder.file("t.json"))\" holds scrums; a fixture never "
        + "replaces them. Leave out --file to try the fixture in memory.\n"
    )
    #expect(folder.bytes("t.json") == before)
  }

  @Test func theFileIsForItsOwnerAlone() {
    _ = firstRun()
    #expect(folder.names == ["t.json"])
    #expect(folder.mode("t.json") == 0o600)
  }
}
