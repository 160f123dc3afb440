import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct DeletingScrumTests {
  private let notices = Notices()

  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    } withDependencies: {
      $0.notices = notices.client
    }
  }

  private func open(_ scrum: DailyScrum, in store: TestStoreOf<AppFeature>) async {
    await store.send(.scrumList(.scrumTapped(id: scrum.id)))
    await store.receive(\.scrumList.delegate, .openScrum(id: scrum.id)) {
      $0.go(to: .detail(scrum.id))
    }
  }

  @Test
  func theListAsksBeforeAScrumGoes() async {
    let store = makeStore()
    await store.send(.scrumList(.deleteButtonTapped(id: UUID(1)))) {
      $0.scrumList.alert = .deletion(of: .design, action: .deletionConfirmed(id: UUID(1)))
    }
    let alert = store.state.scrumList.alert
    #expect(alert?.title == TextState("Delete?"))
    #expect(alert?.buttons.map(\.label) == [TextState("Yes"), TextState("Nevermind")])
    await store.send(\.scrumList.alert.deletionConfirmed, UUID(1)) {
      $0.scrumList.alert = nil
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
    #expect(notices.all == [])
  }

  @Test
  func nevermindKeepsIt() async {
    let store = makeStore()
    await store.send(.scrumList(.deleteButtonTapped(id: UUID(1)))) {
      $0.scrumList.alert = .deletion(of: .design, action: .deletionConfirmed(id: UUID(1)))
    }
    await store.send(\.scrumList.alert.dismiss) {
      $0.scrumList.alert = nil
    }
  }

  @Test
  func aScrumThatIsNotThereIsNotAskedFor() async {
    await makeStore().send(.scrumList(.deleteButtonTapped(id: UUID(9))))
  }

  @Test
  func aDetailAsksAndYesPops() async {
    let store = makeStore()
    await open(.design, in: store)
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.detail?.alert = .deletion(of: .design, action: .deletionConfirmed)
    }
    await store.send(\.path[id: 0].detail.alert.deletionConfirmed) {
      $0.detail?.alert = nil
    }
    await store.receive(\.path[id: 0].detail.delegate, .deletionConfirmed(id: UUID(1))) {
      $0.path = StackState()
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
    #expect(notices.all == [])
  }

  @Test
  func aDetailOfAScrumDeletedElsewherePopsAndSaysSo() async {
    let store = makeStore()
    await open(.design, in: store)
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.detail?.editScrum = DetailEditFeature.State(scrum: .design)
    }
    await store.send(.scrumList(.deleteButtonTapped(id: UUID(1)))) {
      $0.scrumList.alert = .deletion(of: .design, action: .deletionConfirmed(id: UUID(1)))
    }
    await store.send(\.scrumList.alert.deletionConfirmed, UUID(1)) {
      $0.scrumList.alert = nil
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
      $0.path = StackState()
    }
    await store.finish()
    #expect(notices.all == [.scrumVanished(title: "Design")])
    #expect(notices.all.first?.words == "\"Design\" is gone; its screens were closed.")
  }

  @Test
  func theDetailsOfOthersStay() async {
    let store = makeStore()
    store.exhaustivity = .off
    await open(.webDev, in: store)
    await store.send(.scrumList(.deleteButtonTapped(id: UUID(1))))
    await store.send(\.scrumList.alert.deletionConfirmed, UUID(1))
    await store.finish()
    #expect(store.state.route == .detail(UUID(2)))
    #expect(notices.all == [])
  }
}
