import Foundation
import Testing

@testable import Navigation

/// What becomes of changes that were not saved when their session ended.
@Suite struct DocumentJournalTests {
  private let folder: DocumentFolderFixture

  init() throws { folder = try DocumentFolderFixture() }

  private func session(
    hasState: Bool = true
  ) async throws -> (WordsDocument, Shared<[String: String]>) {
    let document = folder.document(hasState: hasState)
    let shared = Shared(document: document)
    try await document.load()
    return (document, shared)
  }

  private var journals: [String] { folder.stateNames.filter { $0.hasPrefix("edits-") } }

  @Test func whatACutOffSessionChangedIsMadeAgainAndToldAndSaved() async throws {
    try folder.write(["a": "1", "b": "1"])
    let (first, words) = try await session()
    words.withLock { $0["a"] = "2" }
    words.withLock { $0["a"] = "3" }
    words.withLock { $0["b"] = nil }
    first.abandon()
    #expect(journals.count == 1)
    try folder.write(["a": "1", "b": "1", "c": "1"])
    let (second, again) = try await session()
    #expect(again.wrappedValue == ["a": "3", "c": "1"])
    #expect(try folder.words == ["a": "3", "c": "1"])
    #expect(journals == [])
    guard case .recovered([])? = second.takeEvents().last else {
      Issue.record("it is not told")
      return
    }
  }

  @Test func aLivingSessionsJournalIsItsOwn() async throws {
    let (first, words) = try await session()
    words.withLock { $0["a"] = "1" }
    let (second, others) = try await session()
    #expect(others.wrappedValue == [:])
    #expect(journals.count == 1)
    try await first.save()
    #expect(journals == [])
    await second.check()
    #expect(others.wrappedValue == ["a": "1"])
  }

  @Test func whatWasSavedBeforeTheEndChangesNothing() async throws {
    let (first, words) = try await session()
    words.withLock { $0["a"] = "1" }
    words.withLock { $0["a"] = "2" }
    let journal = try #require(journals.first)
    let path = try #require(first.folder).file(journal)
    let record = try #require(FileManager.default.contents(atPath: path))
    try await first.save()
    // As if it had been cut off between the save and the deletion of the journal.
    try record.write(to: URL(fileURLWithPath: path))
    try folder.write(["a": "2", "b": "later"])
    let (second, again) = try await session()
    #expect(again.wrappedValue == ["a": "2", "b": "later"])
    #expect(second.takeEvents().isEmpty)
    #expect(journals == [])
  }

  /// Cut off between the save and the deletion of the journal: the file has it all, and what the
  /// changes were made from is of no interest any more.
  @Test func aContentThatTheJournalNamesHasTheChangesBeforeIt() async throws {
    let (first, words) = try await session()
    words.withLock { $0["a"] = "1" }
    let path = try #require(first.folder).file(try #require(journals.first))
    let content = Array("words\na=1\n".utf8)
    var journal = try #require(FileManager.default.contents(atPath: path))
    journal.append(contentsOf: ContentMark(of: content).line + [UInt8(ascii: "\n")])
    journal.append(contentsOf: Data("b=>2\n".utf8))
    first.abandon()
    for (file, expected) in [
      // The very content: only what comes after it is made again.
      (["a": "1"], ["a": "1", "b": "2"]),
      // Another: all of it is.
      (["c": "3"], ["a": "1", "b": "2", "c": "3"]),
    ] {
      try folder.write(file)
      try journal.write(to: URL(fileURLWithPath: path))
      let (document, again) = try await session()
      #expect(again.wrappedValue == expected)
      #expect(try folder.words == expected)
      #expect(journals == [])
      document.abandon()
    }
  }

  /// The last line may be cut off anywhere: it was never answered.
  @Test func aLineThatWasCutOffIsLeftOut() async throws {
    let (first, words) = try await session()
    words.withLock { $0["a"] = "1" }
    words.withLock { $0["b"] = "2" }
    let path = try #require(first.folder).file(try #require(journals.first))
    let whole = try #require(FileManager.default.contents(atPath: path))
    first.abandon()
    for length in 0...whole.count {
      unlink(folder.file)
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      let (document, again) = try await session()
      var expected: [String: String] = [:]
      if length >= 5 { expected["a"] = "1" }
      if length >= 10 { expected["b"] = "2" }
      #expect(again.wrappedValue == expected, "\(length) bytes")
      #expect(journals == [])
      document.abandon()
    }
    #expect(whole.count == 10)
  }

  @Test func aJournalWaitsAsLongAsTheFileCannotBeRead() async throws {
    try folder.write(["a": "1"])
    let (first, words) = try await session()
    words.withLock { $0["a"] = "2" }
    first.abandon()
    try folder.write("broken")
    let document = folder.document()
    await #expect(throws: DocumentError.self) { try await document.load() }
    #expect(journals.count == 1)
    try folder.write(["a": "1"])
    #expect(try await session().1.wrappedValue == ["a": "2"])
  }

  @Test func twoPathsToOneFileHaveOneJournal() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "."
    )
    let (first, words) = try await session()
    words.withLock { $0["a"] = "1" }
    first.abandon()
    let document = WordsDocument(
      folder.path + "/link/words.txt",
      format: .words,
      options: DocumentOptions(stateFolder: folder.stateFolder)
    )
    try await document.load()
    #expect(document.value == ["a": "1"])
  }

  @Test func failingSavesLeaveOneJournalOfAllChanges() async throws {
    try folder.write(["a": "0"])
    var fileSystem = FileSystem.unsynchronized
    fileSystem.exchange = { _, _ throws(SystemFailure) in
      throw SystemFailure(call: "rename", code: ENOSPC)
    }
    let document = folder.document(fileSystem)
    let shared = Shared(document: document)
    try await document.load()
    for number in 1...100 {
      shared.withLock { $0["a"] = "\(number)" }
      await #expect(throws: DocumentError.self) { try await document.save() }
    }
    #expect(document.isKept)
    #expect(journals.count == 1)
    document.abandon()
    #expect(try await session().1.wrappedValue == ["a": "100"])
    #expect(journals == [])
  }

  @Test func aChangeThatIsKeptDoesNotSettleTheOneBeforeIt() async throws {
    let hasFailed = LockIsolated(false)
    var fileSystem = FileSystem.unsynchronized
    fileSystem.write = { file, bytes throws(SystemFailure) in
      let isFirst = hasFailed.withLock { hasFailed in
        defer { hasFailed = true }
        return !hasFailed
      }
      if isFirst { throw SystemFailure(call: "write", code: ENOSPC) }
      return try FileSystem.live.write(file, bytes)
    }
    let document = folder.document(fileSystem)
    let shared = Shared(document: document)
    try await document.load()
    shared.withLock { $0["a"] = "1" }
    shared.withLock { $0["b"] = "2" }
    #expect(document.isUnsettled)
    #expect(!document.isKept)
    try await document.settle()
    #expect(document.isKept)
    #expect(try folder.words == ["a": "1", "b": "2"])
  }

  @Test func whereThereIsNoJournalEachChangeIsSavedFirst() async throws {
    let (document, words) = try await session(hasState: false)
    words.withLock { $0["a"] = "1" }
    #expect(document.isUnsettled)
    try await document.settle()
    #expect(!document.isUnsettled)
    #expect(try folder.words == ["a": "1"])
  }
}
