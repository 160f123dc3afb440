import Foundation
import Navigation
import Testing

@testable import ScrumFeatures

@Suite struct ScrumStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ title: String) -> ScrumFile {
    ScrumFile(scrums: [
      DailyScrum(id: .none, title: title, attendees: ["A"], lengthInMinutes: 5, theme: .sky)
    ])
  }

  @Test func aFileStorageSavesAndLoads() async throws {
    let storage = ScrumStorage.file(folder.file("scrums.json"))
    #expect(try await storage.load() == ScrumFile())
    try await storage.save(file("A"))
    #expect(try await storage.load() == file("A"))
    #expect(try ScrumFileStore(path: folder.file("scrums.json")).load() == file("A"))
  }

  @Test func movingAsideTakesTheTimeFromTheDependency() async throws {
    try folder.write("{", to: "scrums.json")
    let path = folder.file("scrums.json")
    let storage = ScrumStorage.file(path)
    await #expect(throws: StorageError.self) { try await storage.load() }
    let aside = try await withDependencies {
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
    } operation: {
      try await storage.moveAside()
    }
    #expect(aside == folder.file("scrums.unreadable-20010101-000000.json"))
    #expect(try await storage.load() == ScrumFile())
  }

  @Test func memoryKeepsWhatIsSavedAndNothingElse() async throws {
    let storage = ScrumStorage.memory(file("A"))
    #expect(try await storage.load() == file("A"))
    try await storage.save(file("B"))
    #expect(try await storage.load() == file("B"))
    #expect(try await ScrumStorage.memory().load() == ScrumFile())
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
}
