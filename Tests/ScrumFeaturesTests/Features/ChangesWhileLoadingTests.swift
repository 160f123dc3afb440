import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// The file is read beside everything else, so the scrums may change before it has been read.
@MainActor
@Suite
struct ChangesWhileLoadingTests {
  private let storage = StorageStub([.design])
  private let gate = Gate()

  private func makeStore(_ state: AppFeature.State) -> TestStoreOf<AppFeature> {
    TestStore(initialState: state) {
      AppFeature()
    } withDependencies: { [gate, storage] in
      $0.scrumStorage = storage.client
      $0.scrumStorage.load = {
        await gate.wait()
        return try await storage.client.load()
      }
    }
  }

  @Test
  func aScrumThatIsAddedMeanwhileJoinsTheFilesOwn() async {
    let store = makeStore(AppFeature.State())
    await store.send(.task) { $0.disk.beforeLoading = [] }
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
    #expect(storage.saved == [])
    gate.open()
    await store.receive(\.loaded) {
      $0.disk.beforeLoading = nil
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
      $0.handOver()
    }
    await store.receive(\.saved) { $0.finishSaving() }
    #expect(storage.saved == [["Design", "Web Dev"]])
  }

  @Test
  func aScrumThatIsDeletedMeanwhileStaysDeleted() async {
    var renamed = DailyScrum.webDev
    renamed.title = "Web"
    storage.write([.design, renamed])
    let store = makeStore(AppFeature.State(read: [.design, .webDev]))
    await store.send(.reloadButtonTapped) { $0.disk.beforeLoading = [.design, .webDev] }
    await store.send(.scrumList(.deleteButtonTapped(id: UUID(1)))) {
      $0.scrumList.alert = .deletion(of: .design, action: .deletionConfirmed(id: UUID(1)))
    }
    await store.send(\.scrumList.alert.deletionConfirmed, UUID(1)) {
      $0.scrumList.alert = nil
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
    gate.open()
    await store.receive(\.loaded) {
      $0.disk.beforeLoading = nil
      $0.scrumList.$scrums.withLock { $0 = [renamed] }
      $0.handOver()
    }
    await store.receive(\.saved) { $0.finishSaving() }
    #expect(storage.saved == [["Web"]])
  }

  @Test
  func aScrumThatIsAddedMeanwhileIsSavedAfterAFailureToo() async {
    let store = makeStore(AppFeature.State())
    let unreadable = StorageError.unreadable(file: "scrums.json", reason: .empty(bytes: 0))
    store.dependencies.scrumStorage.load = { [gate] in
      await gate.wait()
      throw unreadable
    }
    await store.send(.task) { $0.disk.beforeLoading = [] }
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
    }
    gate.open()
    await store.receive(\.loadFailed) {
      $0.disk.beforeLoading = nil
      $0.disk.isUnreadable = true
      $0.disk.failure = unreadable
      $0.alert = .loadFailure(unreadable)
      $0.handOver()
    }
    await store.receive(\.saved) {
      $0.finishSaving()
      $0.disk.isUnreadable = false
      $0.disk.failure = nil
    }
    #expect(storage.saved == [["Web Dev"]])
  }
}
