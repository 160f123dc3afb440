import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct SavingTests {
  private let storage = StorageStub()
  private let notices = Notices()

  private func makeStore(
    _ scrums: IdentifiedArrayOf<DailyScrum> = [.design]
  ) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(read: scrums)) {
      AppFeature()
    } withDependencies: {
      $0.notices = notices.client
      $0.scrumStorage = storage.client
      $0.uuid = .constant(UUID(0))
    }
  }

  @Test
  func aChangeThatIsSafeAsksForNothing() async {
    let store = makeStore()
    await store.send(.importRead([.webDev])) {
      $0.$file.withLock { $0.scrums = [.design, .webDev] }
    }
    #expect(storage.calls == [])
  }

  @Test
  func aChangeThatIsNotSafeIsSettledBeforeItsAnswer() async {
    storage.isUnsettled = true
    let store = makeStore()
    await store.send(.importRead([.webDev])) {
      $0.$file.withLock { $0.scrums = [.design, .webDev] }
    }
    storage.isUnsettled = false
    await store.receive(\.disk.saved)
    #expect(storage.calls == ["settle"])
  }

  @Test
  func aFailedSaveSaysSoAndKeepsEverything() async {
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
    #expect(store.state.scrumList.scrums == [.design, .webDev])
  }

  @Test
  func savingByHandTriesAgain() async {
    let store = makeStore()
    await fail(store)
    storage.failure = nil
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.saveButtonTapped)
    await store.receive(\.disk.saved) { $0.disk.failure = nil }
    #expect(storage.calls == ["settle", "save"])
  }

  /// Imports a scrum, which cannot be written.
  private func fail(_ store: TestStoreOf<AppFeature>) async {
    storage.isUnsettled = true
    storage.failure = .fullDisk
    await store.send(.importRead([.webDev])) {
      $0.$file.withLock { $0.scrums = [.design, .webDev] }
    }
    storage.isUnsettled = false
    await store.receive(\.disk.saveFailed, .fullDisk) {
      $0.disk.failure = .fullDisk
      $0.alert = .saveFailure(.fullDisk)
    }
  }

  // MARK: - What happens to the file

  @Test
  func whatHappensToTheFileIsTold() async {
    let store = makeStore()
    let unreadable = StorageError.unreadable(file: "s", reason: .empty(bytes: 0))
    let conflict = MergeConflict(title: "Design", kind: .scrum(field: "title"))
    let following = await store.send(.task)
    storage.happen(.unreadable(unreadable))
    await store.receive(\.disk.happened, .unreadable(unreadable)) {
      $0.disk.isUnreadable = true
      $0.disk.failure = unreadable
    }
    storage.happen(.changedElsewhere([.conflict(conflict)]))
    await store.receive(\.disk.happened) { $0.disk = AppFeature.Disk() }
    storage.happen(.removed(file: "s"))
    await store.receive(\.disk.happened)
    storage.happen(.movedAside(to: "aside"))
    await store.receive(\.disk.happened)
    storage.happen(.recovered([]))
    await store.receive(\.disk.happened)
    storage.happen(.saveFailed(.fullDisk))
    await store.receive(\.disk.happened)
    await store.receive(\.disk.saveFailed) {
      $0.disk.failure = .fullDisk
      $0.alert = .saveFailure(.fullDisk)
    }
    storage.happen(.saved)
    await store.receive(\.disk.happened)
    await store.receive(\.disk.saved) { $0.disk.failure = nil }
    storage.finish()
    await following.finish()
    #expect(
      notices.all == [
        .unreadable(unreadable), .changedElsewhere, .conflict(conflict), .fileRemoved("s"),
        .movedAside(to: "aside"), .recovered,
      ]
    )
  }

  // MARK: - Backups

  @Test
  func aBackupTakesThePlaceOfTheScrumsWhenItIsConfirmed() async {
    let store = makeStore()
    let file = ScrumFile(scrums: [.webDev])
    await store.send(.restorationRead(file, date: "yesterday")) {
      $0.alert = .restoration(of: file, from: "yesterday")
    }
    await store.send(\.alert.restore, file) { $0.alert = nil }
    await store.receive(\.restored) {
      $0.$file.withLock { $0 = file }
    }
    #expect(storage.calls == ["backUp"])
  }
}
