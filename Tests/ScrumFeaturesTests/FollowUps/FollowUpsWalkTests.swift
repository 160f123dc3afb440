import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// Every way in which five rows may be done, under every filter: every move and every deletion,
/// beside a model that is a plain array of numbers.
@MainActor
@Suite
struct FollowUpsWalkTests {
  private static let count = 5

  private func state(_ done: Int, _ filter: FollowUpsFeature.Filter) -> FollowUpsFeature.State {
    var scrum = DailyScrum.design
    scrum.followUps = (0..<Self.count).map { place in
      FollowUp(id: UUID(place), description: "\(place)", isComplete: done >> place & 1 == 1)
    }
    var state = FollowUpsFeature.State(scrum: Shared(value: scrum))
    state.filter = filter
    return state
  }

  /// The numbers of the rows that a filter shows.
  private func shown(_ done: Int, _ filter: FollowUpsFeature.Filter) -> [Int] {
    (0..<Self.count).filter { place in
      let isDone = done >> place & 1 == 1
      return filter == .all || isDone == (filter == .completed)
    }
  }

  private func order(_ followUps: [FollowUp]) -> [Int] {
    followUps.compactMap { Int($0.description) }
  }

  /// Sends an action outside a test store, whose timers would have to be waited for.
  private func reduce(
    _ state: FollowUpsFeature.State,
    _ action: FollowUpsFeature.Action
  ) -> FollowUpsFeature.State {
    var state = state
    _ = FollowUpsFeature().reduce(into: &state, action: action)
    return state
  }

  @Test(arguments: FollowUpsFeature.Filter.allCases)
  func everyMoveGivesTheOrderThatWasAskedForAndLeavesTheHiddenInTheirs(
    filter: FollowUpsFeature.Filter
  ) {
    var cases = 0
    for done in 0..<1 << Self.count {
      let before = shown(done, filter)
      // Every set of rows that is moved, not only one.
      for mask in 1..<max(2, 1 << before.count) {
        let offsets = before.indices.filter { mask >> $0 & 1 == 1 }
        for destination in 0...before.count where !offsets.isEmpty {
          cases += 1
          let state = reduce(
            state(done, filter),
            .move(fromOffsets: offsets, toOffset: destination)
          )
          let moved = offsets.map { before[$0] }
          let asked =
            before[..<destination].filter { !moved.contains($0) } + moved
            + before[destination...].filter { !moved.contains($0) }
          #expect(order(state.shownFollowUps) == asked, "\(done) \(offsets) \(destination)")
          let after = order(state.scrum.followUps)
          #expect(after.sorted() == Array(0..<Self.count))
          #expect(
            after.filter { !before.contains($0) }
              == (0..<Self.count).filter { !before.contains($0) }
          )
        }
      }
    }
    #expect(cases > 500)
  }

  @Test(arguments: FollowUpsFeature.Filter.allCases)
  func everyDeletionTakesTheRowsThatAreShownThereAndNoOthers(filter: FollowUpsFeature.Filter) {
    for done in 0..<1 << Self.count {
      let before = shown(done, filter)
      for mask in 0..<1 << before.count {
        let offsets = before.indices.filter { mask >> $0 & 1 == 1 }
        let state = reduce(state(done, filter), .delete(atOffsets: offsets))
        let deleted = offsets.map { before[$0] }
        #expect(order(state.scrum.followUps) == (0..<Self.count).filter { !deleted.contains($0) })
      }
    }
  }

  @Test(arguments: FollowUpsFeature.Filter.allCases)
  func theSortIsStable(filter: FollowUpsFeature.Filter) {
    for done in 0..<1 << Self.count {
      let state = reduce(state(done, filter), .sortCompleted)
      #expect(order(state.scrum.followUps) == shown(done, .active) + shown(done, .completed))
    }
  }
}
