import Foundation
import NavigationTesting
import Testing

@testable import Navigation
@testable import ScrumFeatures

/// The app over a real file.
@MainActor
@Suite
struct LoadingTests {
  private let folder: TemporaryFolder
  private let notices = Notices()
  private let aside = "scrums.unreadable-20010101-000000.json"

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.file("scrums.json") }

  private func makeStore() -> TestStoreOf<AppFeature> {
    let document = folder.document()
    return TestStore(initialState: AppFeature.State(file: Shared(document: document))) {
      AppFeature()
    } withDependencies: {
      $0.notices = notices.client
      $0.sampleScrums = SampleScrums { [.webDev] }
      $0.scrumStorage = .document(document)
      $0.uuid = .constant(UUID(0))
    }
  }

  /// Starts with a file that cannot be read.
  private func failToLoad(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.reloadButtonTapped)
    let file = path
    await store.receive(\.disk.loadFailed) {
      let error = StorageError.unreadable(
        file: file,
        reason: .notJSON(line: 1, column: 2, found: "it ends too early")
      )
      $0.disk.isUnreadable = true
      $0.disk.failure = error
      $0.alert = .loadFailure(error)
    }
  }

  @Test
  func theListIsWhatTheFileHolds() async throws {
    try folder.write(ScrumFile(scrums: [.design, .webDev]))
    let store = makeStore()
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    #expect(store.state.scrumList.scrums == [.design, .webDev])
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func aMissingFileIsAnEmptyListAndStaysMissing() async throws {
    let store = makeStore()
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    await store.send(.saveButtonTapped)
    await store.receive(\.disk.saved)
    #expect(store.state.scrumList.scrums.isEmpty)
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
    await store.receive(\.disk.sampleRead) {
      $0.disk = AppFeature.Disk()
      $0.$file.withLock { $0.scrums = [.webDev] }
    }
    await store.receive(\.disk.saved)
    await save(store)
    #expect(notices.all == [.movedAside(to: folder.file(aside))])
    #expect(try folder.names == ["scrums.json", aside])
    #expect(try folder.text(aside) == "{")
    #expect(try folder.scrums() == [.webDev])
  }

  @Test
  func nevermindLeavesTheFileUntilTheFirstChange() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await save(store)
    #expect(try folder.names == ["scrums.json"])
    #expect(try folder.text("scrums.json") == "{")

    store.exhaustivity = .off
    await store.send(.importRead([.design]))
    await save(store)
    #expect(notices.all == [.movedAside(to: folder.file(aside))])
    #expect(try folder.text(aside) == "{")
    #expect(try folder.scrums() == [.design])
    #expect(!store.state.disk.isUnreadable)
    #expect(store.state.disk.failure == nil)
    #expect(try folder.names == ["scrums.json", aside])
  }

  private func save(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.saveButtonTapped)
    await store.receive(\.disk.saved)
    await store.finish()
  }

  /// What is mended while its question is up is not put aside by an answer that comes late.
  @Test
  func aFileThatIsMendedMeanwhileEndsTheQuestion() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    await store.send(.disk(.happened(.changedElsewhere([])))) {
      $0.alert = nil
      $0.disk = AppFeature.Disk()
    }
    await store.finish()
    #expect(notices.all == [.changedElsewhere])
  }

  @Test
  func aFileThatGoesMeanwhileIsInNobodysWay() async throws {
    try folder.write("{", to: "scrums.json")
    let store = makeStore()
    await failToLoad(store)
    try FileManager.default.removeItem(atPath: path)
    store.exhaustivity = .off
    await store.send(\.alert.loadSample)
    await store.receive(\.disk.sampleRead)
    await save(store)
    #expect(notices.all == [])
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func aFolderOfThatNameIsLeftAlone() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let store = makeStore()
    store.exhaustivity = .off
    let error = StorageError.notAFile(file: path, isFolder: true)
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loadFailed) { $0.alert = .loadFailure(error) }
    await store.send(\.alert.loadSample)
    await store.receive(\.disk.saveFailed, error) { $0.alert = .saveFailure(error) }
    #expect(store.state.scrumList.scrums.isEmpty)
    #expect(try folder.names == ["scrums.json"])
  }

  @Test
  func repairsAreTold() async throws {
    let one = String(decoding: try ScrumFile(scrums: [.design]).encode(), as: UTF8.self)
    let scrum = one.drop { $0 != "[" }.dropFirst().prefix { $0 != "\u{0}" }
    let element = scrum[..<(scrum.range(of: "\n  ],")?.lowerBound ?? scrum.endIndex)]
    try folder.write(one.replacing(element, with: element + "," + element), to: "scrums.json")
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    await store.finish()
    #expect(store.state.scrumList.scrums.map(\.title) == ["Design", "Design"])
    #expect(notices.all.count == 1)
  }

  @Test
  func reloadingReadsTheFileAgain() async throws {
    try folder.write(ScrumFile(scrums: [.design, .webDev]))
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    await store.send(.routeChosen(.edit(UUID(1))))

    var renamed = DailyScrum.design
    renamed.title = "Drawing"
    try folder.write(ScrumFile(scrums: [renamed]))
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    #expect(store.state.scrumList.scrums == [renamed])
    #expect(store.state.route == .edit(UUID(1)))
    #expect(store.state.detail?.scrum.title == "Drawing")

    try folder.write(ScrumFile(scrums: [.webDev]))
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    await store.finish()
    #expect(store.state.route == .scrums)
    #expect(notices.all == [.scrumVanished(title: "Drawing")])
  }

  @Test
  func whatIsAddedBeforeTheFileIsReadJoinsWhatItHolds() async throws {
    try folder.write(ScrumFile(scrums: [.design]))
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.importRead([.webDev]))
    await store.send(.reloadButtonTapped)
    await store.receive(\.disk.loaded)
    #expect(Set(store.state.scrumList.scrums) == [.design, .webDev])
    await save(store)
    #expect(try Set(folder.scrums()) == [.design, .webDev])
  }
}
