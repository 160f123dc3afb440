import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct ScrumListTests {
  @Test
  func scrumsAreReordered() async {
    let store = TestStore(
      initialState: ScrumsFeature.State(scrums: Shared(value: [.design, .webDev]))
    ) {
      ScrumsFeature()
    }
    await store.send(.scrumsMoved(fromOffsets: [0], toOffset: 2)) {
      $0.$scrums.withLock { $0 = [.webDev, .design] }
    }
    await store.send(.scrumsMoved(fromOffsets: [0], toOffset: 1))
  }

  @Test
  func aNewOrderIsSaved() async {
    let store = TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    }
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [1], toOffset: 0))) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev, .design] }
    }
  }

  @Test
  func aDetailShowsItsScrumWhateverTheOrder() async {
    let store = TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    }
    store.exhaustivity = .off
    await store.send(.routeChosen(.edit(UUID(2))))
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [1], toOffset: 0)))
    var draft = DailyScrum.webDev
    draft.title = "Web"
    await store.send(\.path[id: 0].detail.editScrum.binding.scrum, draft)
    await store.send(\.path[id: 0].detail.confirmEditButtonTapped)
    #expect(store.state.scrumList.scrums.map(\.title) == ["Web", "Design"])
  }
}
