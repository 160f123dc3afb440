import Testing

@testable import scrums_cli

/// Meetings from scripts, in simulated time.
@Suite struct MeetingRunTests {
  private let folder = ScratchFolder()
  private let simulated = ["--clock", "simulated", "--fixture", "sample"]

  private func answers(_ commands: String, _ options: [String] = []) -> [RunAnswer] {
    run(simulated + ["--json", "--keep-going"] + options + ["-c", commands]).answers()
  }

  private func states(_ answer: RunAnswer?) -> [String] {
    let speakers = answer?.screen["speakers"] as? [[String: Any]] ?? []
    return speakers.compactMap { $0["state"] as? String }
  }

  @Test func aStandUpTakesOneLineToTheFirstSpeakerAndOneCommandATurn() {
    let answers = answers("start design; next; next; next; next; end; save")
    #expect(answers.map(\.isOK) == [true, true, true, true, false, true, true])
    #expect(answers[4].code == "out-of-range")
    #expect(answers[4].suggestion == "end")
    #expect(answers.last?.path == "/design")
    #expect((answers.last?.scrum["history"] as? [Any])?.count == 3)
  }

  @Test func theTurnsGoByThemselves() {
    let answers = answers("start design; advance 2m30s; advance 5m; advance 1h")
    #expect(answers.map { states($0).firstIndex(of: "speaking") } == [0, 1, 3, 3])
    #expect(answers.last?.screen["elapsedSeconds"] as? Double == 4050)
    #expect(answers.last?.screen["remainingSeconds"] as? Double == -3450)
  }

  @Test func thoseWhoAreAbsentFromTheBeginningMakeTheFirstShareRight() {
    let answers = answers("start design without bjo, 3")
    #expect(states(answers[0]) == ["speaking", "absent", "absent", "waiting"])
    #expect(answers[0].screen["speakerRemainingSeconds"] as? Double == 300)
    let unknown = self.answers("start design without Bjron")
    #expect(unknown[0].code == "not-found")
    #expect(unknown[0].suggestion == "Bjorn")
    #expect(unknown[0].path == "/")
  }

  @Test func severalLeaveTheRoundAndAreBackInOneLine() {
    let answers = answers(
      "start design; absent bjo, 3; absent bjorn, amira; present Amira, chidi, chidi"
        + "; absent bjorn; absent bjorn, dolores; absent nobody, chidi"
    )
    #expect(states(answers[1]) == ["speaking", "absent", "absent", "waiting"])
    // Who is absent already is no hindrance to the others.
    #expect(states(answers[2]) == ["absent", "absent", "absent", "speaking"])
    #expect(states(answers[3]) == ["absent", "speaking", "waiting", "waiting"])
    #expect(answers.map(\.isOK) == [true, true, true, true, false, true, false])
    #expect(states(answers[6]) == states(answers[5]))
  }

  @Test func startGoesThereFromAnywhere() {
    let asked = answers("new X; start web; discard")
    #expect(asked[1].alert == "Discard the changes?")
    #expect(asked[2].path == "/web-dev/meeting")
    for commands in [
      "start web", "push design; start web", "push web; start", "go /web-dev/meeting",
    ] {
      #expect(answers(commands).last?.path == "/web-dev/meeting", "\(commands)")
    }
    #expect(answers("start")[0].code == "missing-argument")
    #expect(answers("delete 1; yes; delete 1; yes; start").last?.path == "/web-dev/meeting")
    #expect(answers("start nobody")[0].code == "not-found")
    #expect(answers("push design; history; start").last?.path == "/design/meeting")
  }

  @Test func aMeetingOfNobodyIsEveryones() {
    let answers = answers("new Solo; add; start solo; advance 10m; end; save; history")
    let speakers = answers[2].screen["speakers"] as? [[String: Any]]
    #expect(speakers?.compactMap { $0["name"] as? String } == ["Everyone"])
    #expect(answers[6].path == "/solo/history")
  }

  @Test(arguments: ["pop", "root", "go /", "quit", "start web", "push web", "go ../edit"])
  func noWayOutOfAMeetingIsUnasked(command: String) {
    let open = answers("start design; \(command)")
    #expect(open[1].alert == "End the meeting?")
    #expect(open[1].buttons == ["save", "discard", "resume"])
    let resumed = answers("start design; \(command); resume; next")
    #expect(resumed[3].path == "/design/meeting")
    #expect(states(resumed[3])[0] == "done")
    let saved = answers("start design; \(command); save; report design last").last
    #expect(saved?.text?.hasPrefix("## Design, Tue 2030-01-01") == true || command == "quit")
  }

  @Test func withYesAMeetingIsSaved() {
    let answers = answers("start design; note x; pop; history", ["--yes"])
    #expect(answers[2].path == "/design")
    #expect((answers[3].screen["meetings"] as? [Any])?.count == 3)
    let discarded = self.answers("start design; discard; history", ["--yes"])
    #expect((discarded[2].screen["meetings"] as? [Any])?.count == 2)
  }

  @Test func underNoInputLeavingFailsAndTheMeetingGoesOn() {
    let answers = answers("start design; end; pop; next", ["--no-input"])
    #expect(answers.map(\.code) == [nil, "needs-answer", "needs-answer", nil])
    #expect(answers[3].path == "/design/meeting")
  }

  @Test func whatIsRefusedInAMeetingChangesNothing() {
    let answers = answers(
      "start design; previous; resume; absent 9; present 1; note @nobody x; adjust -1h; next Amira; "
        + "absent 2; absent 2; pause; pause; advance 10"
    )
    #expect(
      answers.map(\.code) == [
        nil, "out-of-range", "out-of-range", "not-found", "out-of-range", "not-found",
        "out-of-range", "out-of-range", nil, "out-of-range", nil, "out-of-range", "bad-duration",
      ]
    )
    #expect(answers[6].screen["elapsedSeconds"] as? Double == 0)
  }

  @Test func numbersMeanTheSpeakersOfTheLastAnswer() {
    let answers = answers("start design; next 3; absent 2; present 2; note @2 late")
    let speakers = answers[4].screen["speakers"] as? [[String: Any]] ?? []
    let late = speakers.first { ($0["notes"] as? [String]) == ["late"] }
    // "present" puts Bjorn, whose place has passed or not, where he belongs: 2 is who was shown as 2.
    let shown = answers[3].screen["speakers"] as? [[String: Any]] ?? []
    #expect(late?["name"] as? String == shown[1]["name"] as? String)
  }

  @Test func whatIsSaidComesALineATurn() {
    let result = run(simulated + ["-c", "start design; advance 10m1s"])
    #expect(
      result.lines.filter { $0.contains("has the word") || $0.contains("are over") } == [
        "\"Amira\" has the word for 2 min 30 s.", "\"Bjorn\" has the word for 2 min 30 s.",
        "\"Chidi\" has the word for 2 min 30 s.", "\"Dolores\" has the word for 2 min 30 s.",
        "The 10 min of this meeting are over.",
      ]
    )
    #expect(result.errors.contains("was not ended, and is dropped"))
  }

  @Test func followUpsThatAreOpenAreShownWhenTheNextMeetingStarts() {
    let answers = answers(
      "start design; follow-up @\"The board\" Ask \"them\"; follow-up @ami Call; end; save; start"
    )
    let items = answers[5].screen["followUps"] as? [[String: Any]] ?? []
    #expect(
      items.compactMap { $0["description"] as? String }.prefix(2) == ["Call", "Ask \"them\""]
    )
    #expect(items.prefix(2).compactMap { $0["owner"] as? String } == ["Amira", "The board"])
    #expect(self.answers("push design; follow-up @nobody x")[1].code == "not-found")
  }

  @Test func shuffleKeepsEverybodyAndIsRepeatableWithASeed() {
    let first = answers("push web; shuffle", ["--seed", "7"])
    let again = answers("push web; shuffle", ["--seed", "7"])
    let other = answers("push web; shuffle", ["--seed", "8"])
    #expect(first[1].attendees == again[1].attendees)
    #expect(first[1].attendees != other[1].attendees)
    #expect(first[1].attendees != first[0].attendees)
    #expect(first[1].attendees.sorted() == first[0].attendees.sorted())
  }

  @Test func startIsRefusedOffATerminalWithAFormThatWorks() throws {
    let result = run(["--fixture", "sample", "start", "design"])
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("scrums-cli: \"start\" begins a meeting"))
    let form = try #require(result.errors.split(separator: "Write: scrums-cli ").last)
    #expect(shell("\"$SCRUMS\" \(form)").code == 0)
  }

  @Test func manyPeopleInFewMinutesEndOnTime() {
    let names = (1...400).map { "P\($0)" }.joined(separator: ", ")
    let answers = answers(
      "new Crowd; attendee add \(names); add; start crowd; advance 5m; end; save; history; push 1"
    )
    #expect(states(answers[4]).filter { $0 == "done" }.count == 399)
    let meeting = answers[8].screen["meeting"] as? [String: Any]
    let people = meeting?["attendees"] as? [[String: Any]] ?? []
    let seconds = people.compactMap { $0["seconds"] as? Double }
    #expect(seconds.count == 400)
    #expect(seconds.allSatisfy { abs($0 - 0.75) < 1e-9 })
  }
}
