import Foundation
import Testing

@testable import Navigation
@testable import ScrumFeatures

/// Every call that a save makes is made to fail once.
@Suite struct FailingFileSystemTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("a/scrums.json")
  }

  private func file(_ title: String) -> ScrumFile {
    ScrumFile(scrums: [
      DailyScrum(
        id: .none,
        title: title,
        attendees: (0..<20).map { "Attendee \($0)" },
        lengthInMinutes: 5,
        theme: .sky
      )
    ])
  }

  @Test func aSaveIsWrittenSyncedRenamedAndItsFolderSynced() throws {
    let system = RecordingFileSystem()
    try ScrumFileStore(path: folder.file("scrums.json"), fileSystem: system.fileSystem)
      .save(file("A"))
    let calls = system.calls.filter { !["status", "linkTarget"].contains($0) }
    #expect(
      calls == [
        "open file", "write", "write", "write", "synchronize", "close", "rename", "open folder",
        "synchronize", "close",
      ]
    )
  }

  @Test func whateverFailsTheOldContentOrTheNewIsThereAndNoLitter() throws {
    let old = file("old")
    let new = file("new")
    for start in [ScrumFile?.none, old] {
      var failing = 0
      while true {
        try? FileManager.default.removeItem(atPath: folder.file("a"))
        if let start { try ScrumFileStore(path: path).save(start) }
        let system = RecordingFileSystem(failing: failing)
        let store = ScrumFileStore(path: path, fileSystem: system.fileSystem)
        let failure = Result { try store.save(new) }
        guard failing < system.calls.count else {
          #expect(throws: Never.self) { try failure.get() }
          break
        }
        let call = system.calls[failing]
        if case .failure(let error) = failure {
          #expect(
            error as? StorageError
              == .unwritable(file: path, failure: SystemFailure(call: call, code: EIO))
          )
        } else {
          #expect(call == "setOwner", "a failed \(call) went unnoticed")
        }
        let after = try ScrumFileStore(path: path).load()
        #expect(after == new || after == start ?? ScrumFile(), "after a failed \(call)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.file("a"))) ?? []
        #expect(names.allSatisfy { $0 == "scrums.json" }, "after a failed \(call): \(names)")
        failing += 1
      }
      #expect(failing > 10)
    }
  }

  @Test func whateverFailsInALoadIsNamed() throws {
    try ScrumFileStore(path: path).save(file("A"))
    for (place, call) in ["status", "open file", "read", "read"].enumerated() {
      let system = RecordingFileSystem(failing: place, code: EACCES)
      let store = ScrumFileStore(path: path, fileSystem: system.fileSystem)
      #expect(
        throws: StorageError.unreadable(
          file: path,
          reason: .system(SystemFailure(call: call, code: EACCES))
        )
      ) { try store.load() }
      #expect(system.calls[place] == call)
    }
  }

  @Test func folderThatCannotBeSyncedDoesNotFailTheSave() throws {
    let system = RecordingFileSystem()
    try ScrumFileStore(path: path, fileSystem: system.fileSystem).save(file("A"))
    let last = try #require(system.calls.lastIndex(of: "synchronize"))
    try FileManager.default.removeItem(atPath: folder.file("a"))
    let failing = RecordingFileSystem(failing: last, code: EINVAL)
    try ScrumFileStore(path: path, fileSystem: failing.fileSystem).save(file("A"))
    #expect(failing.calls[last] == "synchronize")
  }

  @Test func withoutSecondNamesAFileIsStillMovedAside() throws {
    try folder.write("x", to: "s.json")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let system = RecordingFileSystem()
    let file = folder.file("s.json")
    _ = try ScrumFileStore(path: file, fileSystem: system.fileSystem).moveAside(now: now)
    let link = try #require(system.calls.firstIndex(of: "link"))
    try folder.write("y", to: "s.json")
    let linkless = RecordingFileSystem(failing: link, code: EPERM)
    let aside = try ScrumFileStore(path: file, fileSystem: linkless.fileSystem).moveAside(now: now)
    #expect(aside == folder.file("s.unreadable-20010101-000000-2.json"))
    #expect(try folder.text("s.unreadable-20010101-000000.json") == "x")
    #expect(try folder.text("s.unreadable-20010101-000000-2.json") == "y")
  }
}
