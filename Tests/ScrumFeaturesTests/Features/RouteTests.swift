import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct RouteTests {
  nonisolated static let routes: [Route] = [
    .scrums, .new, .detail(UUID(1)), .edit(UUID(1)), .detail(UUID(2)), .edit(UUID(2)),
  ]
  nonisolated static let forms: [Route] = [.new, .edit(UUID(1)), .edit(UUID(2))]

  /// A store that is somewhere.
  private func makeStore(at route: Route) async -> TestStoreOf<AppFeature> {
    let store = TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
    store.exhaustivity = .off
    await store.send(.routeChosen(route))
    #expect(store.state.route == route)
    return store
  }

  /// A store with a form that holds a change.
  private func makeStore(editingAt route: Route) async -> TestStoreOf<AppFeature> {
    let store = await makeStore(at: route)
    if route == .new {
      await store.send(\.scrumList.newScrum.editScrum.binding.newAttendeeName, "Zoë")
    } else if let id = store.state.path.ids.last {
      await store.send(\.path[id: id].detail.editScrum.binding.newAttendeeName, "Zoë")
    }
    #expect(store.state.draft?.isChanged == true)
    return store
  }

  @Test(arguments: routes, routes)
  func everyPlaceLeadsToEveryOther(from: Route, to: Route) async {
    let store = await makeStore(at: from)
    await store.send(.routeChosen(to))
    #expect(store.state.route == to)
    #expect(store.state.alert == nil)
    #expect(store.state.path.count <= 1)
    #expect(store.state.path.isEmpty || store.state.scrumList.newScrum == nil)
    if from == to || from.scrumID == to.scrumID {
      #expect(store.state.path.ids.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: forms, routes)
  func aChangedDraftIsNeverLostUnasked(from: Route, to: Route) async {
    let store = await makeStore(editingAt: from)
    let before = store.state
    await store.send(.routeChosen(to))
    guard from != to else {
      #expect(store.state == before)
      return
    }
    #expect(store.state.alert == .discardDraft(then: .route(to)))
    #expect(store.state.route == from)

    await store.send(\.alert.dismiss)
    #expect(store.state == before)

    await store.send(.routeChosen(to))
    await store.send(\.alert.discardDraft, .route(to))
    #expect(store.state.alert == nil)
    #expect(store.state.route == to)
    #expect(store.state.draft?.isChanged != true)
  }

  @Test(arguments: routes, [Route.detail(UUID(9)), .edit(UUID(9))])
  func aPlaceThatIsNotThereLeavesEverythingAsItIs(from: Route, to: Route) async {
    let store = await makeStore(at: from)
    store.exhaustivity = .on
    await store.send(.routeChosen(to))
  }

  @Test
  func theAlertSaysWhatIsAtStake() {
    let alert = AlertState.discardDraft(then: .quit)
    #expect(alert.title == TextState("Discard the changes?"))
    #expect(alert.buttons.map(\.label) == [TextState("Discard"), TextState("Keep")])
    #expect(
      alert.message == TextState("The form holds changes that were not taken over.")
    )
  }

  @Test(arguments: routes)
  func quittingWithoutChangesEndsAtOnce(from: Route) async {
    let store = await makeStore(at: from)
    store.exhaustivity = .on
    await store.send(.quitButtonTapped) { $0.hasQuit = true }
  }

  @Test(arguments: forms)
  func quittingWithAChangedDraftAsks(from: Route) async {
    let store = await makeStore(editingAt: from)
    store.exhaustivity = .on
    await store.send(.quitButtonTapped) { $0.alert = .discardDraft(then: .quit) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    #expect(!store.state.hasQuit)
    await store.send(.quitButtonTapped) { $0.alert = .discardDraft(then: .quit) }
    await store.send(\.alert.discardDraft, .quit) {
      $0.alert = nil
      $0.hasQuit = true
    }
  }
}
