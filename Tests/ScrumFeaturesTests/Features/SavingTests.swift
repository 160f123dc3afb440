import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct SavingTests {
  private let storage = StorageStub()

  private func makeStore(
    _ scrums: IdentifiedArrayOf<DailyScrum> = [.design]
  ) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(read: scrums)) {
      AppFeature()
    } withDependencies: {
      $0.scrumStorage = storage.client
      $0.uuid = .constant(UUID(0))
    }
  }

  @Test
  func eachChangeIsSaved() async {
    let store = makeStore()
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
      $0.handOver()
    }
    await store.receive(\.saved, 1) { $0.finishSaving() }
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [0], toOffset: 2))) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev, .design] }
      $0.handOver()
    }
    await store.receive(\.saved, 2) { $0.finishSaving() }
    #expect(storage.saved == [["Design", "Web Dev"], ["Web Dev", "Design"]])
  }

  @Test
  func whatChangesNoScrumIsNotSaved() async {
    let store = makeStore()
    store.exhaustivity = .off
    for route in [Route.new, .detail(UUID(1)), .edit(UUID(1)), .scrums] {
      await store.send(.routeChosen(route))
    }
    await store.finish()
    #expect(storage.saved == [])
  }

  @Test
  func changesDuringAWritingAreWrittenAfterItTogether() async {
    let store = makeStore()
    let gate = holdSaves(of: store)
    await changeTwiceWhileWriting(store)
    gate.open()
    await store.receive(\.saved, 1) { $0.disk.writing = 3 }
    await store.receive(\.saved, 3) { $0.finishSaving() }
    #expect(storage.saved == [["Design", "Web Dev"], ["Design", "Web Dev"]])
  }

  @Test
  func changesDuringAFailingWritingTryAgainAtOnce() async {
    storage.failure = .fullDisk
    let store = makeStore()
    let gate = holdSaves(of: store)
    await changeTwiceWhileWriting(store)
    gate.open()
    await store.receive(\.saveFailed) {
      $0.disk.writing = 3
      $0.disk.failure = .fullDisk
      $0.alert = .saveFailure(.fullDisk)
    }
    await store.receive(\.saveFailed) { $0.disk.writing = nil }
  }

  /// Lets no save go on until the gate is opened.
  private func holdSaves(of store: TestStoreOf<AppFeature>) -> Gate {
    let gate = Gate()
    store.dependencies.scrumStorage.save = { [storage] file in
      await gate.wait()
      try await storage.client.save(file)
    }
    return gate
  }

  private func changeTwiceWhileWriting(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
      $0.handOver()
    }
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [0], toOffset: 2))) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev, .design] }
      $0.disk.handedOver = [.webDev, .design]
      $0.disk.revision = 2
    }
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [0], toOffset: 2))) {
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
      $0.disk.handedOver = [.design, .webDev]
      $0.disk.revision = 3
    }
  }

  @Test
  func aFailedSaveSaysSoAndKeepsEverything() async {
    storage.failure = .fullDisk
    let store = makeStore()
    await fail(store)
    #expect(store.state.alert?.title == TextState("The scrums could not be saved."))
    #expect(
      store.state.alert?.message
        == TextState(
          "Cannot write \"scrums.json\": no space left on device (write). Make room on the disk;"
            + " everything is still in memory. Try again later."
        )
    )
    #expect(storage.saved == [])
  }

  @Test
  func theNextChangeTriesAgain() async {
    storage.failure = .fullDisk
    let store = makeStore()
    await fail(store)
    storage.failure = nil
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.scrumList(.scrumsMoved(fromOffsets: [0], toOffset: 2))) {
      $0.scrumList.$scrums.withLock { $0 = [.webDev, .design] }
      $0.handOver()
    }
    await store.receive(\.saved) {
      $0.finishSaving()
      $0.disk.failure = nil
    }
    #expect(storage.saved == [["Web Dev", "Design"]])
  }

  @Test
  func savingByHandTriesAgain() async {
    storage.failure = .fullDisk
    let store = makeStore()
    await fail(store)
    storage.failure = nil
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.saveButtonTapped) { $0.handOver() }
    await store.receive(\.saved) {
      $0.finishSaving()
      $0.disk.failure = nil
    }
    #expect(storage.saved == [["Design", "Web Dev"]])
  }

  /// Imports a scrum, which cannot be written.
  private func fail(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.importRead([.webDev])) {
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
      $0.handOver()
    }
    await store.receive(\.saveFailed, .fullDisk) {
      $0.disk.writing = nil
      $0.disk.failure = .fullDisk
      $0.alert = .saveFailure(.fullDisk)
    }
  }
}
