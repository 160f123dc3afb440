import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// A meeting in a running store, on a clock that is moved as a simulation moves it.
@MainActor
@Suite
struct RunningMeetingTests {
  private let clock = TestClock()

  private func makeStore(of scrum: DailyScrum) -> StoreOf<MeetingFeature> {
    let clock = clock
    return Store(initialState: MeetingFeature.State(scrum: Shared(value: scrum))) {
      MeetingFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(MeetingUnderTest.began)
      $0.uuid = .incrementing
    }
  }

  private func end(_ store: StoreOf<MeetingFeature>, _ task: StoreTask) async {
    store.send(.discardButtonTapped)
    store.send(.destination(.presented(.discard(.discardConfirmed))))
    await task.finish()
  }

  @Test
  func aWholeMeetingPassesAtOnce() async {
    var scrum = DailyScrum.webDev
    scrum.attendees = (0..<7).map { DailyScrum.Attendee(id: UUID(100 + $0), name: "P\($0)") }
    let store = makeStore(of: scrum)
    let task = store.send(.task)
    await clock.advance(by: .seconds(299))
    #expect(store.round.speaker.name == "P6")
    await clock.advance(by: .seconds(61))
    #expect(store.round.elapsed == .seconds(360))
    #expect(store.round.remaining == .seconds(-60))
    #expect(store.round.speakers.map(\.spoken).reduce(.zero, +) == .seconds(360))
    await end(store, task)
    #expect(clock.sleeperCount == 0)
  }

  /// What somebody does is done when it is done, and does not wait for the clock.
  @Test
  func whatIsDoneDoesNotWaitForTheClock() async {
    let store = makeStore(of: .design)
    let task = store.send(.task)
    await clock.advance(by: .seconds(2))
    for action: MeetingFeature.Action in [
      .nextButtonTapped, .previousButtonTapped, .restartButtonTapped, .pauseButtonTapped,
      .resumeButtonTapped, .guestsEntered(["Gus"]), .noteEntered("so", .speaker), .screenShown,
      .timeAdjusted(by: .seconds(1)), .endButtonTapped, .destination(.dismiss),
    ] {
      await store.send(action).finish()
    }
    #expect(!task.isFinished)
    await clock.advance(by: .seconds(1))
    #expect(store.round.elapsed == .seconds(4), "the clock is still read")
    await end(store, task)
  }

  @Test
  func askedAgainTheClockIsStillReadOnce() async {
    let store = makeStore(of: .design)
    let first = store.send(.task)
    let second = store.send(.task)
    await clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(2999))
    #expect(store.round.elapsed == .seconds(3))
    await end(store, second)
    await first.finish()
  }

  @Test
  func aClockThatWasReadNoMoreIsReadAgain() async {
    let store = makeStore(of: .design)
    store.send(.task).cancel()
    await clock.advance(by: .seconds(3))
    #expect(store.round.elapsed == .zero)
    let task = store.send(.task)
    await clock.advance(by: .seconds(1))
    #expect(store.round.elapsed == .seconds(4), "the time that nobody looked at counts")
    await end(store, task)
  }
}
