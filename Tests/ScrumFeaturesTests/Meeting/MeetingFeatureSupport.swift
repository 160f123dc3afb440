import Foundation
import NavigationTesting

@testable import ScrumFeatures

/// A meeting under test, with the clock that it goes by.
@MainActor
struct MeetingUnderTest {
  static let began = Date(timeIntervalSince1970: 1_893_456_000)

  let clock = TestClock()
  let store: TestStoreOf<MeetingFeature>

  /// - Parameter state: Made of the scrum, `design` unless another is given.
  init(
    of scrum: DailyScrum = .design,
    _ state: (Shared<DailyScrum>) -> MeetingFeature.State = { MeetingFeature.State(scrum: $0) }
  ) {
    let clock = clock
    store = TestStore(initialState: state(Shared(value: scrum))) {
      MeetingFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Self.began)
      $0.uuid = .incrementing
    }
  }

  /// Begins the meeting.
  func begin() async {
    await store.send(.task) {
      $0.record = MeetingFeature.RecordHead(id: UUID(0), date: Self.began)
      $0.stopwatch = .started(on: clock)
    }
    await store.receive(\.delegate.happened, [.turnBegan(store.state.round.speaker.id)])
  }

  /// Lets so many whole seconds pass, in which nothing happens.
  func pass(_ seconds: Int) async {
    for _ in 0..<seconds {
      await clock.advance(by: .seconds(1))
      let now = clock.now.offset
      await store.receive(\.clockRead, now) { $0.round.advance(to: now) }
    }
  }

  /// Ends the meeting without a trace.
  func discard() async {
    await store.send(.discardButtonTapped) {
      $0.destination = .discard(.discardMeeting(title: $0.scrum.title))
      $0.refusal = nil
    }
    await store.send(\.destination.discard.discardConfirmed) {
      $0.destination = nil
      $0.isOver = true
    }
    await store.receive(\.delegate.discarded)
    await store.finish()
  }
}

extension DailyScrum {
  /// The first and the second attendee of `design`.
  static let ida = design.attendees[0].id
  static let ole = design.attendees[1].id
}
