import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A session that ends in the middle of a meeting, in whatever way: the meeting is offered again.
@Suite struct RecoveryRunTests {
  private let folder = ScratchFolder()
  private let state = ScratchFolder()
  private var environment: [String: String] { ["XDG_STATE_HOME": state.path] }
  private var options: [String] { ["--file", folder.file("s.json"), "--json"] }

  init() {
    _ = run(["--file", folder.file("s.json"), "--fixture", "sample", "list"])
  }

  private func answers(_ commands: String) -> [RunAnswer] {
    run(options + ["--keep-going", "-c", commands], environment: environment).answers()
  }

  /// A session in a meeting in which Amira has noted something and Bjorn speaks.
  private func meeting() -> LineSession {
    let session = LineSession(options, environment: environment)
    #expect(session.answer(to: "start design").path == "/design/meeting")
    _ = session.answer(to: "note Ship it")
    _ = session.answer(to: "wait 1s")
    let answer = session.answer(to: "next")
    #expect((answer.screen["elapsedSeconds"] as? Double ?? 0) >= 1)
    return session
  }

  /// What the next session finds, and that it can be ended in the usual way, once.
  private func expectRecovery(_ location: SourceLocation = #_sourceLocation) {
    let answers = answers("recover; note Again; end; save; history; push 1; recover")
    let meeting = answers[5].screen["meeting"] as? [String: Any] ?? [:]
    let people = meeting["attendees"] as? [[String: Any]] ?? []
    #expect(answers[0].path == "/design/meeting", sourceLocation: location)
    #expect(people.first?["notes"] as? [String] == ["Ship it"], sourceLocation: location)
    #expect(people.dropFirst().first?["notes"] as? [String] == ["Again"], sourceLocation: location)
    let seconds = people.first?["seconds"] as? Double ?? 0
    #expect((1..<30).contains(seconds), "\(seconds)", sourceLocation: location)
    let length = meeting["lengthInSeconds"] as? Double ?? 0
    #expect((1..<60).contains(length), "\(length)", sourceLocation: location)
    #expect((answers[4].screen["meetings"] as? [Any])?.count == 3, sourceLocation: location)
    #expect(answers[6].code == "not-found", sourceLocation: location)
    #expect(journals == [], sourceLocation: location)
  }

  private var journals: [String] {
    let all = FileManager.default.enumerator(atPath: state.path)?.allObjects ?? []
    return all.map { "\($0)" }.filter { $0.contains("meeting-") }
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
  func aMeetingSurvivesASignal(signal: Int32) {
    let session = meeting()
    session.child.send(signal)
    #expect(session.child.wait() == .signal(signal))
    _ = session.end()
    expectRecovery()
  }

  /// The same scrum has another meeting when the one that was cut off is asked for.
  @Test(arguments: ["discard", "save"])
  func whatWasCutOffComesBackAfterTheMeetingThatRuns(answer: String) {
    let first = meeting()
    first.child.send(SIGKILL)
    _ = first.end()
    let session = LineSession(options, environment: environment)
    _ = session.answer(to: "start design")
    _ = session.answer(to: "note Third")
    #expect(session.answer(to: "recover").alert == "End the meeting?")
    let recovered = session.answer(to: answer)
    let speakers = recovered.screen["speakers"] as? [[String: Any]] ?? []
    #expect(speakers.map { $0["state"] as? String }.prefix(2) == ["done", "speaking"])
    #expect(session.answer(to: "pause").isOK == true)
    session.child.send(SIGKILL)
    _ = session.end()
    let answers = answers("recover; end; save; history; push 1; recover")
    let meeting = answers[4].screen["meeting"] as? [String: Any] ?? [:]
    let people = meeting["attendees"] as? [[String: Any]] ?? []
    #expect(people.first?["notes"] as? [String] == ["Ship it"])
    #expect((answers[3].screen["meetings"] as? [Any])?.count == (answer == "save" ? 4 : 3))
    #expect(answers[5].code == "not-found")
    #expect(journals == [])
  }

  @Test func aMeetingSurvivesAnInterrupt() {
    let session = meeting()
    session.child.send(SIGINT)
    #expect(session.child.wait() == .exit(130))
    _ = session.end()
    expectRecovery()
  }

  @Test func aMeetingSurvivesTheEndOfInput() {
    let result = meeting().end()
    #expect(result.code == 0)
    #expect(
      result.errors == "scrums-cli: The meeting of \"Design\" was not ended; it is kept as it "
        + "stood, and \"recover\" goes on with it.\n"
    )
    expectRecovery()
  }

  @Test func anUnansweredQuestionKeepsTheMeetingToo() {
    let session = meeting()
    #expect(session.answer(to: "end").alert == "End the meeting?")
    #expect(session.end().code == 1)
    expectRecovery()
  }

  /// Killed over and over, a meeting never loses a note that was answered.
  @Test func notesSurviveEveryKill() {
    var notes: [String] = []
    for round in 0..<5 {
      let session = LineSession(options, environment: environment)
      let answer = session.answer(to: round == 0 ? "start design" : "recover")
      #expect(answer.path == "/design/meeting")
      #expect(answer.screen["notes"] as? [String] == notes)
      for number in 0...round {
        notes.append("\(round)-\(number)")
        _ = session.answer(to: "note \(round)-\(number)")
      }
      session.child.send(SIGKILL)
      #expect(session.end().ending == .signal(SIGKILL))
    }
    #expect(answers("recover")[0].screen["notes"] as? [String] == notes)
  }

  @Test func discardDropsItOnlyWhenThatIsConfirmed() {
    _ = meeting().end()
    let answers = answers("recover discard; nevermind; recover discard; yes; recover")
    #expect(answers[0].alert == "Discard the meeting that was cut off?")
    #expect(answers.map(\.code) == [nil, nil, nil, nil, "not-found"])
    #expect(journals == [])
  }

  /// Another session has no use for a meeting that is being held.
  @Test func whoBeginsAMeetingHearsOfAnotherSessions() throws {
    let session = meeting()
    let other = run(
      options + ["-c", "start app; discard; yes; start design; discard; yes"],
      environment: environment
    )
    let words = #/scrums-cli: Another session holds a meeting of "Design", begun at \d\d:\d\d\. .*/#
    #expect(try other.errorLines.filter { try words.wholeMatch(in: $0) != nil }.count == 1)
    // Its own is no other session's.
    #expect(session.answer(to: "discard").isOK == true)
    #expect(session.answer(to: "yes").isOK == true)
    #expect(session.answer(to: "start design").isOK == true)
    _ = session.answer(to: "discard")
    _ = session.answer(to: "yes")
    #expect(session.end().errors == "")
    #expect(journals == [])
  }

  @Test func aMeetingThatIsBeingHeldIsNobodyElses() {
    let session = meeting()
    #expect(answers("recover")[0].code == "not-found")
    _ = session.end()
    #expect(answers("recover")[0].path == "/design/meeting")
  }

  @Test func aMeetingWhoseScrumHasGoneWaitsForIt() {
    _ = meeting().end()
    let gone = answers("delete design; yes; recover")
    #expect(gone[2].code == "gone")
    #expect(answers("restore; yes; recover").last?.path == "/design/meeting")
  }

  @Test func whatWasDiscardedOrSavedIsNotOffered() {
    for end in ["discard; yes", "end; save", "pop; discard"] {
      #expect(answers("start design; \(end); recover").last?.code == "not-found", "\(end)")
    }
    #expect(journals == [])
  }

  @Test func inMemoryNothingIsKeptAndThatIsSaid() {
    let result = run(
      ["--fixture", "sample", "--json", "-c", "start design"],
      environment: environment
    )
    #expect(
      result.errors == "scrums-cli: The meeting of \"Design\" was not ended, and is dropped: "
        + "nothing is kept in this session.\n"
    )
    #expect(journals == [])
  }

  @Test func atTheKeyboardItIsOffered() {
    _ = meeting().end()
    let session = TerminalSession(
      ["--file", folder.file("s.json")],
      environment: environment
    )
    let offer = session.wait(for: "\r\n/> ")
    #expect(offer.contains("The meeting of \"Design\", begun on "))
    #expect(offer.contains("\"recover\" goes on with it"))
    session.type("recover\n")
    session.wait(for: "/design/meeting> ")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }
}
