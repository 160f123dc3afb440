import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct LoadingTests {
  private let folder: TemporaryFolder
  private let notices = Notices()
  private let aside = "scrums.unreadable-20010101-000000.json"

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.file("scrums.json") }

  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
      $0.notices = notices.client
      $0.sampleScrums = SampleScrums { [.webDev] }
      $0.scrumStorage = .file(path)
      $0.uuid = .constant(UUID(0))
    }
  }

  /// Starts with a file that cannot be read.
  private func failToLoad(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.task) { $0.disk.beforeLoading = [] }
    let file = path
    await store.receive(\.loadFailed) {
      let error = StorageError.unreadable(
        file: file,
        reason: .notJSON(line: 1, column: 2, found: "it ends too early")
      )
      $0.disk.beforeLoading = nil
      $0.disk.handedOver = []
      $0.disk.isUnreadable = true
      $0.disk.failure = error
      $0.alert = .loadFailure(error)
    }
  }

  @Test
  func theListIsWhatTheFileHolds() async throws {
    try ScrumFileStore(path: path).save(ScrumFile(scrums: [.design, .webDev]))
    let store = makeStore()
    await store.send(.task) { $0.disk.beforeLoading = [] }
    await store.receive(\.loaded) {
      $0.disk.beforeLoading = nil
      $0.disk.handedOver = [.design, .webDev]
      $0.scrumList.$scrums.withLock { $0 = [.design, .webDev] }
    }
    await store.finish()
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func aMissingFileIsAnEmptyListAndStaysMissing() async throws {
    let store = makeStore()
    await store.send(.task) { $0.disk.beforeLoading = [] }
    await store.receive(\.loaded) {
      $0.disk.beforeLoading = nil
      $0.disk.handedOver = []
    }
    await store.finish()
    #expect(try folder.names == [])
  }

  @Test
  func anUnreadableFileIsNamedWithItsReason() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    let message = store.state.alert?.message.map { "\($0)" } ?? ""
    #expect(message.contains("Cannot read \"\(path)\": it is not JSON:"))
    #expect(message.hasSuffix("The file is moved aside first, as it is."))
    #expect(store.state.alert?.buttons.map(\.label) == [TextState("Yes"), TextState("Nevermind")])
    #expect(try folder.text("scrums.json") == "{")
  }

  @Test
  func yesLoadsTheSampleAndMovesTheFileAsideUntouched() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    await store.send(\.alert.loadSample) { $0.alert = nil }
    await store.receive(\.sampleRead) {
      $0.disk.isUnreadable = false
      $0.disk.failure = nil
      $0.scrumList.$scrums.withLock { $0 = [.webDev] }
      $0.handOver()
    }
    await store.receive(\.saved) { $0.finishSaving() }
    #expect(notices.all == [.movedAside(to: folder.file(aside))])
    #expect(try folder.names == ["scrums.json", aside])
    #expect(try folder.text(aside) == "{")
    #expect(try ScrumFileStore(path: path).load().scrums == [.webDev])
  }

  @Test
  func nevermindLeavesTheFileUntilTheFirstSave() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.saveButtonTapped)
    #expect(try folder.names == ["scrums.json"])
    #expect(try folder.text("scrums.json") == "{")

    store.exhaustivity = .off
    await store.send(.routeChosen(.new))
    await store.send(\.scrumList.newScrum.editScrum.binding.scrum, .design)
    await store.send(\.scrumList.newScrum.confirmAddButtonTapped)
    await store.receive(\.saved)
    await store.skipReceivedActions(strict: false)
    await store.finish()
    #expect(notices.all == [.movedAside(to: folder.file(aside))])
    #expect(try folder.text(aside) == "{")
    #expect(try ScrumFileStore(path: path).load().scrums == [.design])
    #expect(!store.state.disk.isUnreadable)
    #expect(store.state.disk.failure == nil)

    await store.send(.importRead([.webDev]))
    await store.receive(\.saved)
    #expect(try folder.names == ["scrums.json", aside])
  }

  @Test
  func aFileThatGoesMeanwhileIsInNobodysWay() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    try FileManager.default.removeItem(atPath: path)
    store.exhaustivity = .off
    await store.send(\.alert.loadSample)
    await store.receive(\.sampleRead)
    await store.receive(\.saved)
    #expect(notices.all == [])
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func aFolderOfThatNameIsLeftAlone() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let store = makeStore()
    store.exhaustivity = .off
    let error = StorageError.notAFile(file: path, isFolder: true)
    await store.send(.task)
    await store.receive(\.loadFailed) { $0.alert = .loadFailure(error) }
    await store.send(\.alert.loadSample)
    await store.receive(\.notMovedAside, error) { $0.alert = .saveFailure(error) }
    #expect(store.state.scrumList.scrums.isEmpty)
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func repairsAreTold() async throws {
    let twice = ScrumFile(scrums: [.design, .design])
    try folder.write(String(decoding: try twice.encode(), as: UTF8.self), to: "scrums.json")
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.loaded)
    await store.finish()
    #expect(store.state.scrumList.scrums.map(\.title) == ["Design", "Design"])
    #expect(notices.all.count == 1)
  }

  @Test
  func reloadingReadsTheFileAgain() async throws {
    let file = ScrumFileStore(path: path)
    try file.save(ScrumFile(scrums: [.design, .webDev]))
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.loaded)
    await store.send(.routeChosen(.edit(UUID(1))))

    var renamed = DailyScrum.design
    renamed.title = "Drawing"
    try file.save(ScrumFile(scrums: [renamed]))
    await store.send(.reloadButtonTapped)
    await store.receive(\.loaded) {
      $0.scrumList.$scrums.withLock { $0 = [renamed] }
    }
    #expect(store.state.route == .edit(UUID(1)))
    #expect(store.state.detail?.scrum.title == "Drawing")

    try file.save(ScrumFile(scrums: [.webDev]))
    await store.send(.reloadButtonTapped)
    await store.receive(\.loaded)
    await store.finish()
    #expect(store.state.route == .scrums)
    #expect(notices.all == [.scrumVanished(title: "Drawing")])
  }
}
