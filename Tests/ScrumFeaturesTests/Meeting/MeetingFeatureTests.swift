import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// What people do in a meeting, and what the clock does.
@MainActor
@Suite
struct MeetingFeatureTests {
  @Test
  func itIsHeldByThoseOfTheScrumForItsLength() {
    let meeting = MeetingUnderTest { MeetingFeature.State(scrum: $0, absent: [DailyScrum.ida]) }
    #expect(meeting.store.state.round.line == "Ida absent, Ole speaking")
    #expect(meeting.store.state.round.length == .seconds(600))
    #expect(meeting.store.state.snapshot == nil, "it has not begun")
  }

  @Test(arguments: [(Int.max, 60_000_000), (Int.min, 0)])
  func aLengthFromAFileMayBeAnyNumber(minutes: Int, seconds: Int) {
    var scrum = DailyScrum.design
    scrum.lengthInMinutes = minutes
    let state = MeetingFeature.State(scrum: Shared(value: scrum))
    #expect(state.round.length == .seconds(seconds))
  }

  @Test
  func theClockIsReadEachSecondAndWhenAShareEnds() async {
    var scrum = DailyScrum.webDev
    scrum.attendees = (0..<7).map { DailyScrum.Attendee(id: UUID(100 + $0), name: "P\($0)") }
    let meeting = MeetingUnderTest(of: scrum)
    await meeting.begin()
    await meeting.pass(42)
    let share = Duration.seconds(300) / 7
    await meeting.clock.advance(to: TestClock.Instant(offset: share))
    await meeting.store.receive(\.clockRead, share) { $0.round.advance(to: share) }
    #expect(meeting.store.state.round.speaker.name == "P1")
    await meeting.store.receive(
      \.delegate.happened,
      [.shareEnded(UUID(100)), .turnBegan(UUID(101))]
    )
    await meeting.clock.advance(to: TestClock.Instant(offset: .seconds(43)))
    await meeting.store.receive(\.clockRead, .seconds(43)) { $0.round.advance(to: .seconds(43)) }
    await meeting.discard()
  }

  @Test
  func nextPreviousRestart() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.pass(3)
    await meeting.store.send(.nextButtonTapped) { try $0.round.next(at: .seconds(3)) }
    #expect(meeting.store.state.round.line == "Ida done, Ole speaking")
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await meeting.pass(2)
    await meeting.store.send(.previousButtonTapped) { try $0.round.previous(at: .seconds(5)) }
    #expect(meeting.store.state.round.seconds == [5, 0])
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ida)])
    await meeting.store.send(.restartButtonTapped) { $0.round.restart(at: .seconds(5)) }
    #expect(meeting.store.state.round.speakerRemaining == .seconds(595) / 2)
    await meeting.discard()
  }

  @Test
  func theWordIsGivenToWhoeverIsTapped() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.store.send(.speakerTapped(id: DailyScrum.ole)) {
      try $0.round.next(to: DailyScrum.ole, at: .zero)
    }
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await meeting.discard()
  }

  /// What somebody does between two seconds counts at its own moment.
  @Test
  func whatIsDoneIsDoneAtTheTimeOfTheClock() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.clock.advance(by: .milliseconds(400))
    await meeting.store.send(.nextButtonTapped) { try $0.round.next(at: .milliseconds(400)) }
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await meeting.clock.advance(by: .milliseconds(350))
    await meeting.store.send(.screenShown) { $0.round.advance(to: .milliseconds(750)) }
    #expect(meeting.store.state.round.seconds == [0.4, 0.35])
    await meeting.clock.advance(by: .milliseconds(250))
    await meeting.store.receive(\.clockRead, .seconds(1)) { $0.round.advance(to: .seconds(1)) }
    await meeting.discard()
  }

  @Test
  func aPauseStopsTheTime() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.pass(1)
    await meeting.clock.advance(by: .milliseconds(500))
    await meeting.store.send(.pauseButtonTapped) { try $0.round.pause(at: .milliseconds(1500)) }
    for milliseconds in [2000, 3000, 4000] {
      await meeting.clock.advance(to: TestClock.Instant(offset: .milliseconds(milliseconds)))
      await meeting.store.receive(\.clockRead, .milliseconds(milliseconds))
    }
    await meeting.store.send(.resumeButtonTapped) { try $0.round.resume(at: .seconds(4)) }
    await meeting.clock.advance(by: .seconds(1))
    await meeting.store.receive(\.clockRead, .seconds(5)) { $0.round.advance(to: .seconds(5)) }
    #expect(meeting.store.state.round.elapsed == .seconds(2.5))
    // From there on at the whole seconds of the meeting again.
    await meeting.clock.advance(by: .milliseconds(500))
    await meeting.store.receive(\.clockRead, .seconds(5.5)) { $0.round.advance(to: .seconds(5.5)) }
    await meeting.discard()
  }

  @Test
  func whoIsThereChanges() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.store.send(.absentButtonTapped(id: DailyScrum.ida)) {
      try $0.round.absent(DailyScrum.ida, at: .zero)
    }
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await meeting.store.send(.presentButtonTapped(id: DailyScrum.ida)) {
      try $0.round.present(DailyScrum.ida, at: .zero)
    }
    await meeting.store.send(.guestsEntered(["Gus", "Ada"])) {
      try $0.round.addGuests(["Gus", "Ada"], at: .zero)
    }
    #expect(
      meeting.store.state.round.line == "Ole speaking, Ida waiting, Gus waiting, Ada waiting"
    )
    await meeting.discard()
  }

  @Test
  func notesAreTheSpeakersOrSomebodysOrTheMeetings() async {
    let meeting = MeetingUnderTest()
    await meeting.store.send(.noteEntered("mine", .speaker)) { try $0.round.note("mine") }
    await meeting.store.send(.noteEntered("yours", .person(DailyScrum.ole))) {
      try $0.round.note("yours", for: DailyScrum.ole)
    }
    await meeting.store.send(.noteEntered(" ours ", .meeting)) { $0.notes = ["ours"] }
    await meeting.store.send(.noteEntered(" ", .meeting)) { $0.refusal = .isWithoutText }
    #expect(meeting.store.state.round.speakers.map(\.notes) == [["mine"], ["yours"]])
  }

  @Test
  func whatIsRefusedIsSaidUntilTheNextIsDone() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.store.send(.previousButtonTapped) { $0.refusal = .isFirst }
    await meeting.pass(1)
    #expect(meeting.store.state.refusal == .isFirst, "the clock does not take it away")
    await meeting.store.send(.resumeButtonTapped) { $0.refusal = .isNotPaused }
    await meeting.store.send(.guestsEntered(["Gus"])) {
      try $0.round.addGuests(["Gus"], at: .seconds(1))
      $0.refusal = nil
    }
    await meeting.discard()
  }

  /// What lies between is told, whatever the reading was made for.
  @Test
  func aRefusedStepStillTellsWhatTheTimeBrought() async {
    let meeting = MeetingUnderTest(of: .webDev)
    await meeting.store.withExhaustivity(.off) {
      await meeting.store.send(.task).cancel()
    }
    await meeting.store.skipReceivedActions()
    await meeting.clock.advance(by: .seconds(301))
    await meeting.store.send(.resumeButtonTapped) {
      $0.round.advance(to: .seconds(301))
      $0.refusal = .isNotPaused
    }
    let per = DailyScrum.webDev.attendees[0].id
    await meeting.store.receive(
      \.delegate.happened,
      [.gap(.seconds(301)), .shareEnded(per), .overtimeBegan]
    )
    await meeting.discard()
  }

  @Test
  func aSleepOfTheMachineIsToldOnceAndCanBeTakenOut() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    // The wait is over after a second; what it led to is seen eight minutes later.
    await meeting.clock.advance(by: .seconds(481))
    await meeting.store.receive(\.clockRead, .seconds(1)) { $0.round.advance(to: .seconds(1)) }
    await meeting.store.receive(\.clockRead, .seconds(481)) {
      $0.round.advance(to: .seconds(481))
    }
    await meeting.store.receive(
      \.delegate.happened,
      [.gap(.seconds(480)), .shareEnded(DailyScrum.ida), .turnBegan(DailyScrum.ole)]
    )
    await meeting.pass(1)
    await meeting.store.send(.timeAdjusted(by: .seconds(-480))) {
      try $0.round.adjust(by: .seconds(-480), at: .seconds(482))
    }
    #expect(meeting.store.state.round.line == "Ida speaking, Ole waiting")
    #expect(meeting.store.state.round.elapsed == .seconds(2))
    #expect(meeting.store.state.record?.date == MeetingUnderTest.began)
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ida)])
    await meeting.discard()
  }

  @Test
  func aStartThatWasForgottenWasEarlier() async {
    let meeting = MeetingUnderTest()
    await meeting.begin()
    await meeting.store.send(.timeAdjusted(by: .seconds(90))) {
      try $0.round.adjust(by: .seconds(90), at: .zero)
      $0.record?.date = MeetingUnderTest.began - 90
    }
    await meeting.store.send(.timeAdjusted(by: .seconds(-91))) {
      $0.refusal = .tooMuchTakenOut(available: .seconds(90))
    }
    await meeting.discard()
  }

  @Test
  func theOpenFollowUpsAreThoseOfTheScrumAsItIs() async {
    var scrum = DailyScrum.design
    scrum.followUps = [
      FollowUp(id: UUID(7), description: "Call Per"),
      FollowUp(id: UUID(8), description: "Buy tea", isComplete: true),
    ]
    let shared = Shared(value: scrum)
    let state = MeetingFeature.State(scrum: shared)
    #expect(state.openFollowUps.map(\.description) == ["Call Per"])
    shared.withLock { $0.followUps.append(FollowUp(id: UUID(9), description: "Fix it")) }
    #expect(state.openFollowUps.map(\.description) == ["Call Per", "Fix it"])
    shared.withLock { $0.followUps[0].isComplete = true }
    #expect(state.openFollowUps.map(\.description) == ["Fix it"])
  }
}
