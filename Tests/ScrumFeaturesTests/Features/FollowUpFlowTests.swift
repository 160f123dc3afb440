import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// Follow-ups within the app: from any screen of the scrum, and when they cannot be saved.
@MainActor
@Suite
struct FollowUpFlowTests {
  private let storage = StorageStub()
  private let clock = TestClock()
  private static let now = Date(timeIntervalSince1970: 1_893_456_000)

  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Self.now)
      $0.uuid = .constant(UUID(9))
      $0.scrumStorage = storage.client
    }
  }

  @Test(
    arguments: [
      .detail(UUID(1)), .edit(UUID(1)), .meeting(UUID(1)), .history(UUID(1)), .followUps(UUID(1)),
    ] as [Route]
  )
  func oneIsAddedFromAnyScreenOfTheScrum(route: Route) async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.routeChosen(route))
    await store.send(.followUpEntered(" Book a room ", owner: " Ida "))
    await store.send(.followUpEntered(" ", owner: nil))
    #expect(store.state.route == route)
    #expect(
      store.state.scrumList.scrums[id: UUID(1)]?.followUps == [
        FollowUp(id: UUID(9), description: "Book a room", owner: "Ida", added: Self.now)
      ]
    )
    #expect(store.state.scrumList.scrums[id: UUID(2)]?.followUps == [])
  }

  @Test(arguments: [.scrums, .new] as [Route])
  func onTheListThereIsNoScrumToAddItTo(route: Route) async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.routeChosen(route))
    await store.send(.followUpEntered("Book a room", owner: nil))
    #expect(store.state.scrumList.scrums == [.design, .webDev])
  }

  @Test
  func aFailedSaveSaysSoAndKeepsTheItem() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.routeChosen(.followUps(UUID(1))))
    storage.failure = .fullDisk
    await store.send(.followUpEntered("Book a room", owner: nil))
    await store.send(.saveButtonTapped)
    await store.receive(\.disk.saveFailed)
    #expect(store.state.alert == .saveFailure(.fullDisk))
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.followUps.count == 1)
    await store.send(\.alert.dismiss)
    storage.failure = nil
    await store.send(.saveButtonTapped)
    await store.receive(\.disk.saved)
    #expect(store.state.disk.failure == nil)
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.followUps.count == 1)
  }

  /// The screen goes, and its timer with it: nothing is sorted afterwards.
  @Test
  func leavingTheScreenEndsItsTimer() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.routeChosen(.followUps(UUID(1))))
    await store.send(.followUpEntered("Book a room", owner: nil))
    let check = FollowUpFeature.Action.binding(.set(\.isComplete, true))
    await store.send(
      .path(.element(id: 1, action: .followUps(.rows(.element(id: UUID(9), action: check)))))
    )
    await store.send(.routeChosen(.detail(UUID(1))))
    store.exhaustivity = .on
    await clock.advance(by: .seconds(2))
    await store.finish()
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.followUps[0].completed == Self.now)
  }
}
