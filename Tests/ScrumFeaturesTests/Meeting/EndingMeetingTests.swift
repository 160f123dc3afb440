import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// How a meeting ends, and that it does not end otherwise.
@MainActor
@Suite
struct EndingMeetingTests {
  private let meeting = MeetingUnderTest()
  private var store: TestStoreOf<MeetingFeature> { meeting.store }
  private let endAlert = AlertState.endMeeting(title: "Design")

  @Test
  func savingWritesExactlyOnePastMeeting() async {
    await meeting.begin()
    await store.send(.noteEntered("all well", .meeting)) { $0.notes = ["all well"] }
    await store.send(.noteEntered("shipped", .speaker)) { try $0.round.note("shipped") }
    await meeting.pass(2)
    await store.send(.nextButtonTapped) { try $0.round.next(at: .seconds(2)) }
    await store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await store.send(.endButtonTapped) { $0.destination = .end(endAlert) }
    // The time goes on while it is asked.
    await meeting.pass(1)
    await meeting.clock.advance(by: .milliseconds(250))
    await store.send(\.destination.end.saveConfirmed) {
      $0.round.advance(to: .milliseconds(3250))
      $0.destination = nil
      $0.isOver = true
    }
    await store.receive(
      \.delegate.finished,
      Meeting(
        id: UUID(0),
        date: MeetingUnderTest.began,
        lengthInSeconds: 3.25,
        attendees: [
          Meeting.Attendee(name: "Ida", seconds: 2, notes: ["shipped"]),
          Meeting.Attendee(name: "Ole", seconds: 1.25),
        ],
        notes: ["all well"]
      )
    )
    // The clock is read no more.
    await meeting.clock.advance(by: .seconds(10))
    await store.finish()
    #expect(store.state.snapshot == nil)
  }

  @Test
  func resumeGoesOn() async {
    await meeting.begin()
    await store.send(.endButtonTapped) { $0.destination = .end(endAlert) }
    await meeting.pass(2)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await meeting.pass(1)
    #expect(store.state.round.elapsed == .seconds(3))
    await meeting.discard()
  }

  @Test
  func discardAtTheEndLeavesNoTrace() async {
    await meeting.begin()
    await store.send(.endButtonTapped) { $0.destination = .end(endAlert) }
    await store.send(\.destination.end.discardConfirmed) {
      $0.destination = nil
      $0.isOver = true
    }
    await store.receive(\.delegate.discarded)
    await store.finish()
    #expect(store.state.snapshot == nil)
  }

  @Test
  func nevermindKeepsWhatWasToBeDiscarded() async {
    await meeting.begin()
    await store.send(.discardButtonTapped) {
      $0.destination = .discard(.discardMeeting(title: "Design"))
    }
    await meeting.pass(1)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await meeting.pass(1)
    #expect(!store.state.isOver)
    await meeting.discard()
  }

  @Test
  func leavingInAnotherWayAsksAsTheEndDoes() async {
    await meeting.begin()
    await store.send(.leaveAttempted) { $0.destination = .end(endAlert) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.discardButtonTapped) {
      $0.destination = .discard(.discardMeeting(title: "Design"))
    }
    // What is asked already stays asked.
    await store.send(.leaveAttempted)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await meeting.discard()
  }

  @Test
  func aMeetingThatIsOverStaysAsItIs() async {
    await meeting.begin()
    await meeting.discard()
    for action: MeetingFeature.Action in [
      .nextButtonTapped, .previousButtonTapped, .restartButtonTapped, .pauseButtonTapped,
      .endButtonTapped, .discardButtonTapped, .leaveAttempted, .guestsEntered(["Gus"]),
      .noteEntered("late", .meeting), .clockRead(.seconds(99)), .screenShown, .task,
      .timeAdjusted(by: .seconds(1)),
    ] {
      await store.send(action)
    }
    await store.finish()
  }

  /// The wall clock says when the meeting began and nothing else.
  @Test
  func aWallClockThatIsSetBackDoesNoHarm() async {
    await meeting.begin()
    store.dependencies.date = .constant(MeetingUnderTest.began - 86_400)
    await meeting.pass(2)
    await store.send(.endButtonTapped) { $0.destination = .end(endAlert) }
    await store.send(\.destination.end.saveConfirmed) {
      $0.destination = nil
      $0.isOver = true
    }
    let names = ["Ida": 2.0, "Ole": 0.0]
    await store.receive(
      \.delegate.finished,
      Meeting(
        id: UUID(0),
        date: MeetingUnderTest.began,
        lengthInSeconds: 2,
        attendees: ["Ida", "Ole"].map { Meeting.Attendee(name: $0, seconds: names[$0]) }
      )
    )
    await store.finish()
  }

  @Test
  func theAlertsSayWhatIsAtStake() {
    #expect(endAlert.title == TextState("End the meeting?"))
    #expect(endAlert.buttons.map(\.label) == ["Save", "Discard", "Resume"].map { TextState($0) })
    #expect(endAlert.buttons.map(\.role) == [nil, .destructive, .cancel])
    #expect(
      endAlert.message
        == TextState("\"Design\" goes on until this is answered; Save puts it into the history.")
    )
    let discard = AlertState.discardMeeting(title: "Design")
    #expect(discard.title == TextState("Discard the meeting?"))
    #expect(discard.buttons.map(\.label) == ["Yes", "Nevermind"].map { TextState($0) })
    #expect(
      discard.message
        == TextState("Nothing of this meeting of \"Design\" is kept, its notes neither.")
    )
  }
}
