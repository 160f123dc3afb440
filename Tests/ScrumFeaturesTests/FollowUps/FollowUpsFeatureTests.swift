import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// Follow-ups: adding, checking, editing, and the two sorts with their one timer.
@MainActor
@Suite
struct FollowUpsFeatureTests {
  private let clock = TestClock()
  private static let now = Date(timeIntervalSince1970: 1_893_456_000)

  /// A list of rows "0", "1", … of which some are done.
  private func store(completed: Set<Int> = [], of count: Int = 3) -> TestStoreOf<FollowUpsFeature> {
    var scrum = DailyScrum.design
    scrum.followUps = (0..<count).map { place in
      FollowUp(id: UUID(place), description: "\(place)", isComplete: completed.contains(place))
    }
    return TestStore(initialState: FollowUpsFeature.State(scrum: Shared(value: scrum))) {
      FollowUpsFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Self.now)
      $0.uuid = .constant(UUID(9))
    }
  }

  private func check(
    _ place: Int,
    _ isComplete: Bool = true,
    in store: TestStoreOf<FollowUpsFeature>
  ) async {
    let action = FollowUpFeature.Action.binding(.set(\.isComplete, isComplete))
    await store.send(.rows(.element(id: UUID(place), action: action))) {
      $0.change(place) {
        $0.isComplete = isComplete
        $0.completed = isComplete ? Self.now : nil
      }
    }
  }

  @Test
  func whatIsAddedComesFirst() async {
    let store = store()
    await store.send(.binding(.set(\.newDescription, " Book a room "))) {
      $0.newDescription = " Book a room "
    }
    await store.send(.binding(.set(\.newOwner, "Ida"))) { $0.newOwner = "Ida" }
    await store.send(.addButtonTapped) {
      $0.newDescription = ""
      $0.newOwner = nil
      let followUp = FollowUp(
        id: UUID(9),
        description: "Book a room",
        owner: "Ida",
        added: Self.now
      )
      $0.$scrum.withLock { $0.followUps.insert(followUp, at: 0) }
    }
  }

  @Test(arguments: ["", " \t\u{A0}\n"])
  func ablankOneIsRefusedAndKeepsWhatWasTyped(text: String) async {
    let store = store()
    if !text.isEmpty {
      await store.send(.binding(.set(\.newDescription, text))) { $0.newDescription = text }
    }
    await store.send(.addButtonTapped) { $0.failure = .emptyText }
    await store.send(.rows(.element(id: UUID(1), action: .descriptionEntered("x")))) {
      $0.failure = nil
      $0.change(1) { $0.description = "x" }
    }
    await store.send(.rows(.element(id: UUID(1), action: .descriptionEntered(text)))) {
      $0.failure = .emptyText
    }
    #expect(store.state.rows[id: UUID(1)]?.followUp.description == "x")
  }

  @Test
  func aSecondAfterTheLastCheckWhatIsDoneGoesToTheBottom() async {
    let store = store(of: 4)
    await check(0, in: store)
    await clock.advance(by: .milliseconds(999))
    await check(2, in: store)
    // The first timer was begun anew.
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.sortCompleted) { $0.reorder([1, 3, 0, 2]) }
  }

  @Test
  func uncheckingForgetsWhenAndSortsToo() async {
    let store = store(of: 2)
    await check(0, in: store)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted) { $0.reorder([1, 0]) }
    await check(0, false, in: store)
    await clock.advance(by: .seconds(1))
    // The order is right already: nothing is written.
    await store.receive(\.sortCompleted)
  }

  @Test
  func aCheckThatIsThereKeepsItsDay() async {
    let day = Date(timeIntervalSince1970: 0)
    let store = store()
    store.exhaustivity = .off
    store.state.$scrum.withLock { scrum in
      scrum.followUps[0].isComplete = true
      scrum.followUps[0].completed = day
    }
    let action = FollowUpFeature.Action.binding(.set(\.isComplete, true))
    await store.send(.rows(.element(id: UUID(0), action: action)))
    #expect(store.state.scrum.followUps[0].completed == day)
    await store.skipInFlightEffects()
  }

  /// One timer for both: whoever comes last decides how long it takes.
  @Test
  func aMoveSortsAfterATenthOfASecondAndTakesOverTheTimer() async {
    let store = store(of: 3)
    await check(0, in: store)
    await store.send(.move(fromOffsets: [0], toOffset: 2)) { $0.reorder([1, 0, 2]) }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompleted) { $0.reorder([1, 2, 0]) }
    await store.send(.move(fromOffsets: [0], toOffset: 2)) { $0.reorder([2, 1, 0]) }
    await check(1, in: store)
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.sortCompleted)
  }

  @Test
  func aTimerOutlivesTheRowThatStartedIt() async {
    let store = store(completed: [0])
    await check(1, in: store)
    await store.send(.delete(atOffsets: [1])) {
      $0.$scrum.withLock { _ = $0.followUps.remove(at: 1) }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted) { $0.reorder([2, 0]) }
  }

  @Test
  func clearDeletesWhatIsDoneWhateverIsShown() async {
    let store = store(completed: [0, 2])
    await store.send(.binding(.set(\.filter, .active))) { $0.filter = .active }
    #expect(store.state.shownFollowUps.map(\.description) == ["1"])
    await store.send(.clearCompletedButtonTapped) { $0.reorder([1]) }
    await store.send(.clearCompletedButtonTapped)
  }

  @Test
  func whatIsOutOfRangeIsNothing() async {
    let store = store()
    await store.send(.delete(atOffsets: [-1, 3, 99]))
    await store.send(.delete(atOffsets: []))
    await store.send(.move(fromOffsets: [7], toOffset: 0))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompleted)
    await store.send(.move(fromOffsets: [0], toOffset: 9))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompleted)
  }
}

extension FollowUpsFeature.State {
  fileprivate mutating func change(_ place: Int, _ change: (inout FollowUp) -> Void) {
    $scrum.withLock { scrum in
      guard let index = scrum.followUps.firstIndex(where: { $0.id == UUID(place) }) else { return }
      change(&scrum.followUps[index])
    }
  }

  /// Lets the rows that bear these numbers be all, in this order.
  fileprivate mutating func reorder(_ places: [Int]) {
    $scrum.withLock { scrum in
      let rows = scrum.followUps
      scrum.followUps = places.compactMap { place in rows.first { $0.id == UUID(place) } }
    }
  }
}
