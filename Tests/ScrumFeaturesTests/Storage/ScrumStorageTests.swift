import Foundation
import Testing

@testable import Navigation
@testable import ScrumFeatures

@Suite struct ScrumStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ title: String) -> ScrumFile {
    ScrumFile(scrums: [
      DailyScrum(id: .none, title: title, attendees: ["A"], lengthInMinutes: 5, theme: .sky)
    ])
  }

  private func failure(_ body: () async throws -> Void) async -> StorageError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? StorageError
    }
  }

  @Test func anUnreadableFileIsNamedAndLeftAsItIs() async throws {
    try folder.write("{\"format\":", to: "scrums.json")
    let storage = ScrumStorage.document(folder.document())
    #expect(
      await failure { _ = try await storage.load() }
        == .unreadable(
          file: folder.file("scrums.json"),
          reason: .notJSON(line: 1, column: 11, found: "it ends too early")
        )
    )
    #expect(try folder.text("scrums.json") == "{\"format\":")
  }

  @Test func aDanglingLinkIsNotWrittenThrough() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("scrums.json"),
      withDestinationPath: "nowhere.json"
    )
    let document = folder.document()
    let storage = ScrumStorage.document(document)
    let shared = Shared(document: document)
    _ = try await storage.load()
    shared.withLock { $0 = file("A") }
    #expect(storage.isUnsettled())
    #expect(
      await failure { try await storage.settle() }
        == .dangling(file: folder.file("scrums.json"), target: folder.file("nowhere.json"))
    )
    #expect(try folder.names == ["scrums.json"])
  }

  @Test func whatJSONCannotSayIsRefusedAndTheFileStays() async throws {
    try folder.write(file("A"))
    let document = folder.document()
    let storage = ScrumStorage.document(document)
    let shared = Shared(document: document)
    _ = try await storage.load()
    shared.withLock {
      $0.scrums[0].history = [Meeting(id: .none, date: Date(), lengthInSeconds: .nan)]
    }
    #expect(storage.isUnsettled())
    let error = await failure { try await storage.settle() }
    guard case .notEncodable? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try folder.scrums().map(\.title) == ["A"])
  }

  @Test func whatIsOfANewerVersionKeepsItsNameWhateverIsToBeSaved() async throws {
    try folder.write(#"{"format":"scrums","version":9,"scrums":[]}"#, to: "scrums.json")
    let document = folder.document()
    let storage = ScrumStorage.document(document)
    let shared = Shared(document: document)
    let newer = StorageError.unreadable(
      file: folder.file("scrums.json"),
      reason: .newerVersion(9)
    )
    #expect(await failure { _ = try await storage.load() } == newer)
    shared.withLock { $0 = file("A") }
    #expect(await failure { try await storage.settle() } == newer)
    #expect(await failure { try await storage.save() } == newer)
    #expect(try folder.names == ["scrums.json"])
  }

  @Test(
    arguments: [
      ("x.json", ["SCRUMS_FILE": "/y", "HOME": "/h"], "x.json"),
      (nil, ["SCRUMS_FILE": "y", "XDG_DATA_HOME": "/d", "HOME": "/h"], "y"),
      (
        "", ["SCRUMS_FILE": "", "XDG_DATA_HOME": "/d//", "HOME": "/h"], "/d/scrums-cli/scrums.json"
      ),
      (nil, ["XDG_DATA_HOME": "d", "HOME": "/h/"], "/h/.local/share/scrums-cli/scrums.json"),
      (nil, ["HOME": "/"], "/.local/share/scrums-cli/scrums.json"),
      (nil, [:], "./.local/share/scrums-cli/scrums.json"),
    ] as [(String?, [String: String], String)]
  )
  func theFileIsWhereOptionEnvironmentOrHomeSay(
    option: String?,
    environment: [String: String],
    path: String
  ) {
    #expect(ScrumFileLocation.path(option: option, environment: environment) == path)
  }

  @Test func journalsAreInTheStateFolderIfThereIsOne() {
    func folder(_ environment: [String: String]) -> String? {
      ScrumFileLocation.stateFolder(environment: environment)
    }
    #expect(folder(["XDG_STATE_HOME": "/s/", "HOME": "/h"]) == "/s/scrums-cli")
    #expect(folder(["XDG_STATE_HOME": "s", "HOME": "/h/"]) == "/h/.local/state/scrums-cli")
    #expect(folder(["HOME": "/"]) == "/.local/state/scrums-cli")
    #expect(folder(["HOME": "h"]) == nil)
    #expect(folder([:]) == nil)
  }
}
