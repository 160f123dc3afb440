import Testing

/// Questions in scripts: who answers them, and what happens when nobody does.
@Suite struct AlertRunTests {
  private let folder = ScratchFolder()
  private let sample = ["--fixture", "sample", "--json"]

  @Test func theNextLineAnswers() {
    let answers = run(sample, input: "delete 2\nnevermind\ndelete 2\nYES\n").answers()
    #expect(answers.map(\.isOK) == [true, true, true, true])
    #expect(answers.map(\.alert) == ["Delete?", nil, "Delete?", nil])
    #expect(answers[0].buttons == ["yes", "nevermind"])
    #expect(answers.map(\.count) == [3, 3, 3, 2])
    #expect(answers[3].titles == ["Design", "Web Dev"])
    #expect(answers.map(\.path) == ["/", "/", "/", "/"])
  }

  @Test func helpPathAndShowWorkMeanwhile() {
    let result = run(sample, input: "delete 1\nhelp alerts\npath\nshow\nls\n")
    let answers = result.answers()
    #expect(answers.map(\.isOK) == [true, true, true, true, false])
    #expect(answers.allSatisfy { $0.alert == "Delete?" })
    #expect(answers[4].code == "alert")
  }

  @Test func yesAnswersAtOnceAndShowsWhatCameAfter() {
    let result = run(sample + ["--yes", "-c", "push 1; delete; list"])
    let answers = result.answers()
    #expect(answers.map(\.path) == ["/design", "/", "/"])
    #expect(answers.map(\.alert) == [nil, nil, nil])
    #expect(answers[1].titles == ["App Dev", "Web Dev"])
    #expect(result.code == 0)
  }

  @Test func yesDiscardsAChangedForm() {
    let result = run(sample + ["--yes", "-c", "push 1; edit; length 7; pop"])
    #expect(result.answers().last?.path == "/design")
    #expect(result.answers().last?.scrum["lengthInMinutes"] as? Int == 10)
    #expect(result.errors == "")
  }

  @Test func aQuestionInTheShellNamesTheOptionThatAnswersIt() {
    let asked = run(["--fixture", "sample", "delete", "1"])
    #expect(asked.code == 1)
    #expect(
      asked.errors == "scrums-cli: Delete? Nobody answered; nothing was done. "
        + "With --yes before the command it is answered.\n"
    )
    #expect(run(["--fixture", "sample", "--yes", "delete", "1"]).code == 0)
  }

  @Test func underNoInputWhatWouldAskFails() {
    let result = run(sample + ["--no-input", "--keep-going", "-c", "delete 1; list; load sample"])
    let answers = result.answers()
    #expect(answers.map(\.code) == ["needs-answer", nil, "needs-answer"])
    #expect(answers.map(\.alert) == [nil, nil, nil])
    #expect(answers[1].count == 3)
    #expect(
      answers[0].message
        == "\"Delete?\" needs an answer (\"yes\" or \"nevermind\"); --yes gives the affirmative one."
    )
    #expect(result.code == 1)
  }

  @Test func theEndOfInputAnswersNothing() throws {
    _ = run(["--file", folder.file("s.json"), "--fixture", "sample", "-c", "save"])
    let before = try #require(folder.bytes("s.json"))
    let result = run(["--file", folder.file("s.json"), "--json"], input: "delete 1\n")
    #expect(result.code == 1)
    #expect(result.errors == "scrums-cli: Delete? Nobody answered; nothing was done.\n")
    #expect(result.answers().map(\.alert) == ["Delete?"])
    #expect(folder.bytes("s.json") == before)
  }

  @Test func aChangedFormAtTheEndOfInputIsDroppedAndTold() {
    let result = run(sample, input: "go /design/edit\nlength 7\n")
    #expect(result.code == 0)
    #expect(
      result.errors == "scrums-cli: The changes of the open form at /design/edit were dropped.\n"
    )
  }

  @Test func anUnchangedFormAtTheEndOfInputIsNoMatter() {
    let result = run(sample, input: "go /design/edit\nlength 10\n")
    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test func quittingAChangedFormAsks() {
    let kept = run(sample, input: "go /design/edit\nlength 7\nquit\nkeep\nquit\ndiscard\nlist\n")
    let answers = kept.answers()
    #expect(answers.map(\.isOK) == [true, true, true, true, true, true])
    #expect(answers[2].alert == "Discard the changes?")
    #expect(answers[2].buttons == ["discard", "keep"])
    #expect(answers[3].path == "/design/edit")
    #expect(answers[3].scrum["lengthInMinutes"] as? Int == 7)
    #expect(kept.errors == "")
    #expect(kept.code == 0)
  }

  @Test(arguments: ["pop", "root", "go /app-dev", "push 2", "go /new"])
  func leavingAChangedFormAsks(command: String) {
    let result = run(sample, input: "go /design/edit\ntitle X\n\(command)\ndiscard\npath\n")
    let answers = result.answers()
    #expect(answers[2].isOK == true)
    #expect(answers[2].path == "/design/edit")
    #expect(answers[2].alert == "Discard the changes?")
    #expect(answers[3].path != "/design/edit")
    #expect(result.code == 0)
  }

  @Test func anEditThatIsCancelledLeavesNoTrace() throws {
    _ = run(["--file", folder.file("s.json"), "--fixture", "sample", "-c", "save"])
    let before = try #require(folder.bytes("s.json"))
    let commands = "go /design/edit; title X; length 7; attendee remove 1; cancel; root; list"
    let result = run(["--file", folder.file("s.json"), "--json", "-c", commands])
    #expect(result.code == 0)
    #expect(result.answers().last?.titles == ["Design", "App Dev", "Web Dev"])
    #expect(folder.bytes("s.json") == before)
  }

  @Test func aScrumDeletedUnderItsScreensClosesThemWithAMessage() {
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "-c", "save"])
    let without = folder.file("without.json")
    _ = run(["--file", without, "--fixture", "sample", "--yes", "-c", "delete 1"])
    let session = LineSession(["--file", file, "--json", "--keep-going"])
    #expect(session.answer(to: "list").count == 3)
    #expect(session.answer(to: "go /design/edit").path == "/design/edit")
    folder.write(folder.bytes("without.json") ?? [], to: "s.json")
    #expect(session.answer(to: "reload").path == "/")
    #expect(session.answer(to: "push 1").path == "/app-dev", "the rows were shown anew")
    let end = session.end()
    #expect(end.errors == "scrums-cli: \"Design\" is gone; its screens were closed.\n")
    #expect(end.code == 0)
  }

  @Test func aNumberMeansTheRowOfTheLastAnswerAndNeverItsNeighbour() {
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "-c", "save"])
    let without = folder.file("without.json")
    _ = run(["--file", without, "--fixture", "sample", "--yes", "-c", "delete 1"])
    let session = LineSession(["--file", file, "--json", "--keep-going"])
    #expect(session.answer(to: "push 2").path == "/app-dev", "before any answer: a position")
    _ = session.answer(to: "root")
    #expect(session.answer(to: "list web").numbers == [3], "the full list's numbers")
    #expect(session.answer(to: "push 3").path == "/web-dev")
    folder.write(folder.bytes("without.json") ?? [], to: "s.json")
    #expect(session.answer(to: "reload").path == "/web-dev")
    let gone = session.answer(to: "push 1")
    #expect(gone.code == "gone")
    #expect(gone.message == "The scrum \"1\" is gone.")
    #expect(session.answer(to: "push 2").path == "/app-dev", "though it is the first now")
    #expect(session.answer(to: "push 3").path == "/web-dev")
    #expect(session.answer(to: "push 4").code == "not-found")
    #expect(session.end().code == 1)
  }
}

/// What `--yes` shows after it has answered.
@Suite struct AnsweredAtOnceTests {
  @Test func aListThatGotShorterIsShownAsItIs() {
    let result = run(["--fixture", "sample", "--yes", "delete", "1"])
    #expect(result.output.hasPrefix("Daily Scrums (2)\n  1  App Dev"))
    #expect(result.output.contains("2  Web Dev"))
  }
}
