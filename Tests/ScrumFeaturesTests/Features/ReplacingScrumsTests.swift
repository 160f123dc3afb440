import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct ReplacingScrumsTests {
  private let notices = Notices()

  private func makeStore(_ scrums: IdentifiedArrayOf<DailyScrum>) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(read: scrums)) {
      AppFeature()
    } withDependencies: {
      $0.notices = notices.client
    }
  }

  @Test
  func anEmptyListIsReplacedAtOnce() async {
    let store = makeStore([])
    await store.send(.replacementRead([.design], name: "sample")) {
      $0.scrumList.$scrums.withLock { $0 = [.design] }
    }
  }

  @Test
  func scrumsAreReplacedOnlyWhenAskedFor() async {
    let store = makeStore([.design])
    await store.send(.replacementRead([.webDev], name: "sample")) {
      $0.alert = .replacement(of: 1, by: "sample", [.webDev])
    }
    #expect(
      store.state.alert?.message
        == TextState("The scrum here will be replaced by the 1 of \"sample\".")
    )
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.replacementRead([.webDev], name: "sample")) {
      $0.alert = .replacement(of: 1, by: "sample", [.webDev])
    }
    await store.send(\.alert.replaceScrums, [.webDev]) {
      $0.alert = nil
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
  }

  @Test
  func theScreensOfAReplacedScrumGo() async {
    let store = makeStore([.design, .webDev])
    store.exhaustivity = .off
    await store.send(.routeChosen(.detail(UUID(1))))
    await store.send(.replacementRead([.webDev], name: "sample"))
    await store.send(\.alert.replaceScrums, [.webDev])
    await store.finish()
    #expect(store.state.route == .scrums)
    #expect(notices.all == [.scrumVanished(title: "Design")])
  }

  @Test
  func anImportIsAppended() async {
    let store = makeStore([.design])
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
    }
  }
}
