import Testing

@testable import scrums_cli

/// History, follow-ups, reports and exports from scripts.
@Suite struct RecordRunTests {
  private let folder = ScratchFolder()
  private let sample = ["--clock", "simulated", "--fixture", "sample", "--json", "--keep-going"]

  private func answers(_ commands: String) -> [RunAnswer] {
    run(sample + ["-c", commands]).answers()
  }

  @Test func theHistoryIsOpenedAndDeleted() {
    let answers = answers(
      "go /design/history; push 2; path; delete; yes; push 2; push 2025-11-12; go ..; go /design/history/1; "
        + "delete; nevermind; go /design/history/9; pop 3"
    )
    #expect(
      answers.map(\.path) == [
        "/design/history", "/design/history/2", "/design/history/2", "/design/history/2",
        "/design/history", "/design/history", "/design/history/1", "/design/history",
        "/design/history/1", "/design/history/1", "/design/history/1", "/design/history/1", "/",
      ]
    )
    #expect(answers[5].code == "not-found")
    #expect(answers[11].code == "not-found")
    #expect(answers[11].suggestion == "/design/history")
    let elements = answers[2].object["elements"] as? [[String: Any]] ?? []
    #expect(
      elements.compactMap { $0["kind"] as? String } == [
        "scrums", "detail", "history", "past-meeting",
      ]
    )
    #expect(
      elements.compactMap { $0["presentation"] as? String } == [
        "root", "pushed", "pushed", "pushed",
      ]
    )
  }

  @Test func aScreenOfTheScrumIsPushedByItsName() {
    let answers = answers(
      "push design; push history; push follow-ups; push edit; push history; push 2; push edit; "
        + "push web"
    )
    #expect(
      answers.map(\.path) == [
        "/design", "/design/history", "/design/follow-ups", "/design/edit", "/design/history",
        "/design/history/2", "/design/edit", "/web-dev",
      ]
    )
    #expect(self.answers("push history")[0].code == "not-found")
  }

  @Test func aRowThatIsGoneIsNoNeighbour() {
    let answers = answers(
      "go /design/follow-ups; filter active; check 1; check 1; go /design/history; delete 1; yes; "
        + "delete 2"
    )
    #expect(answers.map(\.code) == [nil, nil, nil, "not-found", nil, nil, nil, "not-found"])
  }

  @Test func followUpsRefuseWhatIsBlankOrNotThere() {
    let answers = answers(
      "go /design/follow-ups; add; add \" \"; edit 1; edit 1 \" \"; check; check 9; move 1 9; "
        + "filter some; clear; clear; delete 9"
    )
    #expect(
      answers.map(\.code) == [
        nil, "missing-argument", "empty-text", "missing-argument", "empty-text",
        "missing-argument", "not-found", "out-of-range", "not-found", nil, nil, "not-found",
      ]
    )
  }

  /// The answer to a check does not wait for the timer that it starts.
  @Test func aCheckIsAnsweredAtOnceAndSortedASecondLater() {
    func done(_ answer: RunAnswer) -> [Bool] {
      let items = answer.screen["items"] as? [[String: Any]] ?? []
      return items.compactMap { $0["isComplete"] as? Bool }
    }
    let answers = answers("go /design/follow-ups; add a; check 1; advance 999s; show")
    #expect(done(answers[2]) == [true, false, true])
    #expect(done(answers[3]) == [false, true, true])
    let live = run(
      ["--fixture", "sample", "--json", "-c", "go /design/follow-ups; add a; check 1"]
    ).answers()
    #expect(done(live[2]) == [true, false, true])
  }

  @Test func aReportIsOfThePathAndOfItsPeriod() {
    let answers = answers(
      "report since 2025-11-12; report design since 2025-11-01; report today; push web; report; report design; "
        + "report since 2025-02-30; report nobody"
    )
    #expect(answers[0].text?.hasPrefix("## Design, Wed 2025-11-12 09:00, 7:11 of 10:00\n") == true)
    #expect(answers[1].text?.contains("## Design, Tue 2025-11-11 09:00, 10:00 of 10:00\n") == true)
    #expect(answers[2].text?.hasPrefix("No stand-up was held today, Tue 2030-01-01.") == true)
    #expect(answers[4].text?.contains("Design") == false)
    #expect(answers[5].text?.hasPrefix("## Design") == true)
    #expect(answers[6].code == "out-of-range")
    #expect(answers[7].code == "not-found")
  }

  /// The days are those of the machine's zone: what begins at 23:30 in Greenwich is tomorrow's in
  /// a zone that is an hour ahead.
  @Test(arguments: [("UTC0", "Wed 2025-11-12 09:00"), ("AHEAD-15:30", "Thu 2025-11-13 00:30")])
  func daysAreLocal(zone: String, time: String) {
    let result = run(
      ["--fixture", "sample", "report", "design", "since", "2025-11-12"],
      environment: ["TZ": zone]
    )
    #expect(result.lines.contains { $0.contains("## Design, \(time)") }, "\(result.output)")
  }

  @Test func anExportGoesToAFileAndIsReadAgain() throws {
    let file = folder.file("out file.data")
    let first = run(sample + ["-c", "push design; export scrumdinger \(file)"])
    #expect(first.code == 0)
    #expect(
      first.errorLines == [
        "scrums-cli: Exported to \"\(file)\".",
        "scrums-cli: Scrum \"Design\": 2 follow-ups are left out.",
        "scrums-cli: Scrum \"Design\": the length of 2 meetings is left out.",
        "scrums-cli: Scrum \"Design\": the seconds each one spoke in 2 meetings are left out.",
        "scrums-cli: Scrum \"Design\": 1 absent person is left out.",
      ]
    )
    let answers = run(["--memory", "--json", "-c", "import \(file); import \(file)"]).answers()
    #expect(answers.map(\.count) == [1, 1])
    #expect(answers[0].titles == ["Design"])
  }

  @Test func aFileThatExistsIsReplacedOnlyWhenThatIsConfirmed() {
    folder.write("mine", to: "x.csv")
    let file = folder.file("x.csv")
    let kept = answers("export csv \(file); nevermind")
    #expect(kept[0].alert == "Replace the file?")
    #expect(folder.text("x.csv") == "mine")
    _ = answers("export csv \(file); yes")
    #expect(folder.text("x.csv")?.hasPrefix("scrum,date,") == true)
    #expect(
      run(sample + ["--no-input", "-c", "export json \(file)"]).answers()[0].code == "needs-answer"
    )
  }

  @Test func whatCannotBeWrittenSaysSo() {
    let answers = answers(
      "export csv \(folder.file("no/x.csv")); list; export csv \(folder.path); yes; list"
    )
    #expect(answers.map(\.code) == ["unwritable", nil, nil, "unwritable", nil])
  }

  @Test func theJSONExportIsTheFileItself() throws {
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "list"])
    let export = run(["--file", file, "export", "json"])
    #expect(export.output == folder.text("s.json"))
  }

  @Test func onATerminalAReportObeysNothing() {
    let session = TerminalSession(["--memory", "--plain"])
    session.wait(for: "/> ")
    session.type("new X\n")
    session.wait(for: "/new> ")
    session.type("add\n")
    session.wait(for: "/> ")
    session.type("push 1\n")
    session.wait(for: "/x> ")
    session.type("follow-up a\u{16}\u{1B}[31mb\n")
    session.wait(for: "/x> ")
    session.type("report today\n")
    let report = session.wait(for: "/x> ")
    #expect(!report.contains("\u{1B}[31m"))
    session.type("\u{4}")
    _ = session.end()
  }
}
