import Foundation
import Testing

@testable import Navigation

/// One session and its file.
@Suite struct FileDocumentTests {
  private let folder: DocumentFolderFixture
  private let manager = FileManager.default

  init() throws { folder = try DocumentFolderFixture() }

  private func mode(_ path: String) throws -> UInt32 {
    try FileSystem.live.status(path).mode
  }

  /// A session that has read the file.
  private func session() async throws -> (WordsDocument, Shared<[String: String]>) {
    let document = folder.document()
    let shared = Shared(document: document)
    try await document.load()
    return (document, shared)
  }

  @Test func whatIsWrittenIsRead() async throws {
    let (document, shared) = try await session()
    #expect(shared.wrappedValue == [:])
    shared.withLock { $0["a"] = "1" }
    #expect(!document.isUnsettled)
    #expect(!document.isSaved)
    #expect(try folder.words == nil)
    try await shared.save()
    #expect(document.isSaved)
    #expect(try folder.words == ["a": "1"])
    #expect(try await session().1.wrappedValue == ["a": "1"])
    #expect(folder.names == ["words.txt"])
    #expect(folder.stateNames == [])
  }

  @Test func whatDoesNotChangeIsNotWritten() async throws {
    let (document, shared) = try await session()
    shared.withLock { $0["a"] = nil }
    try await document.save()
    #expect(try folder.words == nil)
    try folder.write(["a": "1"])
    try await document.load()
    let stamp = FileSystem.live.stamp(of: folder.file)
    shared.withLock { $0["a"] = "1" }
    try await document.save()
    #expect(FileSystem.live.stamp(of: folder.file) == stamp)
  }

  @Test func aNewFileIsItsOwnersAloneAndAnOldOneKeepsItsMode() async throws {
    let (document, shared) = try await session()
    shared.withLock { $0["a"] = "1" }
    try await document.save()
    #expect(try mode(folder.file) == 0o600)
    chmod(folder.file, 0o664)
    shared.withLock { $0["a"] = "2" }
    try await document.save()
    #expect(try mode(folder.file) == 0o664)
  }

  @Test func missingFoldersAreMadeForTheirOwnerAlone() async throws {
    let path = folder.path + "/a/b/words.txt"
    let document = WordsDocument(path, format: .words)
    let shared = Shared(document: document)
    shared.withLock { $0["a"] = "1" }
    try await document.save()
    #expect(try mode(folder.path + "/a") == 0o700)
    #expect(try mode(folder.path + "/a/b") == 0o700)
    try manager.removeItem(atPath: folder.path + "/a")
    shared.withLock { $0["a"] = "2" }
    try await document.save()
    #expect(manager.fileExists(atPath: path), "a folder that went under a session is made anew")
  }

  @Test func symbolicLinksStayAndTheirTargetIsWritten() async throws {
    let real = folder.path + "/real.txt"
    try Data("words\na=1\n".utf8).write(to: URL(fileURLWithPath: real))
    try manager.createSymbolicLink(
      atPath: folder.path + "/second",
      withDestinationPath: "real.txt"
    )
    try manager.createSymbolicLink(
      atPath: folder.file,
      withDestinationPath: folder.path + "/second"
    )
    let (document, shared) = try await session()
    shared.withLock { $0["b"] = "2" }
    try await document.save()
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file).hasSuffix("second"))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/second") == "real.txt")
    #expect(try folder.words == ["a": "1", "b": "2"])
    #expect(folder.names == ["real.txt", "second", "words.txt"])
  }

  @Test func aDanglingLinkAndARingOfLinksAreNotWrittenThrough() async throws {
    for target in ["nowhere", "words.txt"] {
      try? manager.removeItem(atPath: folder.file)
      try manager.createSymbolicLink(atPath: folder.file, withDestinationPath: target)
      let document = folder.document()
      let shared = Shared(document: document)
      _ = try? await document.load()
      shared.withLock { $0["b"] = "2" }
      #expect(document.isUnsettled)
      await #expect(throws: DocumentError.self) { try await document.settle() }
      #expect(folder.names == ["words.txt"])
    }
  }

  @Test func aFolderOrADeviceIsNoFile() async throws {
    for (path, isFolder) in [(folder.path, true), ("/dev/null", false)] {
      let document = WordsDocument(path, format: .words)
      let shared = Shared(document: document)
      for isLoad in [true, false] {
        do {
          if isLoad { try await document.load() } else { try await document.save() }
          Issue.record("\(path) is no file")
        } catch {
          guard case .notAFile(isFolder) = error else {
            Issue.record("\(error)")
            return
          }
        }
        shared.withLock { $0["a"] = "1" }
      }
    }
  }

  @Test func aNameAsLongAsNamesCanBeIsSaved() async throws {
    let document = WordsDocument(
      folder.path + "/" + String(repeating: "x", count: 255),
      format: .words,
      options: DocumentOptions(stateFolder: folder.stateFolder)
    )
    let shared = Shared(document: document)
    shared.withLock { $0["a"] = "1" }
    #expect(!document.isUnsettled)
    try await document.save()
    #expect(folder.names.count == 1)
  }

  @Test func whatIsTooLargeIsNotRead() async throws {
    try folder.write("words\n" + String(repeating: "a", count: 1_000_000))
    await #expect {
      try await folder.document().load()
    } throws: { error in
      guard case .tooLarge(1_000_006, limit: 1_000_000)? = error as? DocumentError else {
        return false
      }
      return true
    }
  }

  // MARK: - What cannot be read

  @Test func whatCannotBeReadIsMovedAsideBeforeASaveAndNeverOverwritten() async throws {
    for content in ["x", "y", "z"] {
      try folder.write(content)
      let document = folder.document()
      let shared = Shared(document: document)
      await #expect(throws: DocumentError.self) { try await document.load() }
      try await document.save()
      #expect(manager.contents(atPath: folder.file) == Data(content.utf8))
      shared.withLock { $0["a"] = content }
      #expect(document.isUnsettled)
      try await document.settle()
      #expect(document.takeEvents().count == 1)
      #expect(try folder.words == ["a": content])
    }
    let names = ["-2", "-3", ""].map { "words.unreadable-20010909-014640\($0).txt" }
    #expect(folder.names == (names + ["words.txt"]).sorted())
    #expect(manager.contents(atPath: folder.path + "/" + names[2]) == Data("x".utf8))
    #expect(manager.contents(atPath: folder.path + "/" + names[0]) == Data("y".utf8))
    #expect(manager.contents(atPath: folder.path + "/" + names[1]) == Data("z".utf8))
  }

  @Test func whatIsMendedIsReadAndMerged() async throws {
    try folder.write("half")
    let document = folder.document()
    let shared = Shared(document: document)
    await #expect(throws: DocumentError.self) { try await document.load() }
    shared.withLock { $0["mine"] = "1" }
    try folder.write(["theirs": "2"])
    await document.check()
    #expect(shared.wrappedValue == ["mine": "1", "theirs": "2"])
    #expect(document.trouble == nil)
    try await document.save()
    #expect(try folder.words == ["mine": "1", "theirs": "2"])
    #expect(folder.names == ["words.txt"])
  }
}
