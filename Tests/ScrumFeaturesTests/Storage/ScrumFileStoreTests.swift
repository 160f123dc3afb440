import Foundation
import Testing

@testable import ScrumFeatures

@Suite struct ScrumFileStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ title: String) -> ScrumFile {
    ScrumFile(scrums: [
      DailyScrum(
        id: .none,
        title: title,
        attendees: ["Zoë", "李雷"],
        lengthInMinutes: 5,
        theme: .sky
      )
    ])
  }

  private func store(_ name: String = "scrums.json") -> ScrumFileStore {
    ScrumFileStore(path: folder.file(name))
  }

  @Test func aMissingFileIsAnEmptyList() throws {
    #expect(try store().load() == ScrumFile())
    #expect(try store("no/such/folder.json").load() == ScrumFile())
    #expect(try folder.names.isEmpty)
  }

  @Test func whatIsSavedIsLoaded() throws {
    try store().save(file("A"))
    try store().save(file("B"))
    #expect(try store().load() == file("B"))
    #expect(try folder.names == ["scrums.json"])
  }

  @Test func aNewFileIsItsOwnersAlone() throws {
    try store().save(file("A"))
    #expect(try folder.mode("scrums.json") == 0o600)
  }

  @Test func anExistingFileKeepsItsMode() throws {
    try store().save(file("A"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o664],
      ofItemAtPath: folder.file("scrums.json")
    )
    try store().save(file("B"))
    #expect(try folder.mode("scrums.json") == 0o664)
  }

  @Test func missingFoldersAreMadeForTheirOwnerAlone() throws {
    try store("a/b/scrums.json").save(file("A"))
    #expect(try store("a/b/scrums.json").load() == file("A"))
    #expect(try folder.mode("a") == 0o700)
    #expect(try folder.mode("a/b") == 0o700)
  }

  @Test func symbolicLinksStayAndTheirTargetIsWritten() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(
      atPath: folder.file("second"),
      withDestinationPath: "real/scrums.json"
    )
    try manager.createSymbolicLink(
      atPath: folder.file("first"),
      withDestinationPath: folder.file("second")
    )
    try store("first").save(file("A"))
    try store("first").save(file("B"))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("first")).hasSuffix("second"))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("second")).hasPrefix("real"))
    #expect(try store("real/scrums.json").load() == file("B"))
    #expect(try manager.contentsOfDirectory(atPath: folder.file("real")) == ["scrums.json"])
  }

  @Test func aRingOfLinksIsAnErrorNotALoop() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: "a")
    #expect(throws: StorageError.self) { try store("a").save(file("A")) }
    #expect(throws: StorageError.self) { try store("a").load() }
  }

  @Test func aFolderOrADeviceIsNoFile() {
    let directory = ScrumFileStore(path: folder.path)
    #expect(throws: StorageError.notAFile(file: folder.path, isFolder: true)) {
      try directory.load()
    }
    #expect(throws: StorageError.notAFile(file: folder.path, isFolder: true)) {
      try directory.save(file("A"))
    }
    let device = ScrumFileStore(path: "/dev/null")
    #expect(throws: StorageError.notAFile(file: "/dev/null", isFolder: false)) {
      try device.save(file("A"))
    }
  }

  @Test func aNameAsLongAsNamesCanBeIsSaved() throws {
    let name = String(repeating: "x", count: 255)
    try store(name).save(file("A"))
    #expect(try store(name).load() == file("A"))
  }

  @Test func anUnreadableFileIsNamedAndLeftAsItIs() throws {
    try folder.write("{\"format\":", to: "scrums.json")
    #expect(
      throws: StorageError.unreadable(
        file: folder.file("scrums.json"),
        reason: .notJSON(line: 1, column: 11, found: "it ends too early")
      )
    ) { try store().load() }
    #expect(try folder.text("scrums.json") == "{\"format\":")
  }

  @Test func movingAsideNeverOverwrites() throws {
    let now = Date(timeIntervalSinceReferenceDate: 915_148_800)
    for content in ["a", "b", "c"] {
      try folder.write(content, to: "scrums.json")
      _ = try store().moveAside(now: now)
    }
    #expect(
      try folder.names == [
        "scrums.unreadable-20300101-000000-2.json", "scrums.unreadable-20300101-000000-3.json",
        "scrums.unreadable-20300101-000000.json",
      ]
    )
    #expect(try folder.text("scrums.unreadable-20300101-000000.json") == "a")
    #expect(try folder.text("scrums.unreadable-20300101-000000-2.json") == "b")
    #expect(try folder.text("scrums.unreadable-20300101-000000-3.json") == "c")
  }

  @Test func movingAsideTellsTheNewName() throws {
    try folder.write("x", to: "plain")
    let now = Date(timeIntervalSinceReferenceDate: 915_148_800.75)
    #expect(
      try store("plain").moveAside(now: now) == folder.file("plain.unreadable-20300101-000000")
    )
    #expect(throws: StorageError.self) { try store("plain").moveAside(now: now) }
  }

  @Test func whatJSONCannotSayIsRefusedAndTheFileStays() throws {
    try store().save(file("A"))
    var broken = file("B")
    broken.scrums[0].history = [Meeting(id: .none, date: Date(), lengthInSeconds: .nan)]
    #expect(throws: StorageError.self) { try store().save(broken) }
    #expect(try store().load() == file("A"))
  }
}
