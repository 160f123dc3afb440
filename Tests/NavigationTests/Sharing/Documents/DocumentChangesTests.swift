import Foundation
import Testing

@testable import Navigation

/// What other sessions and programs do to the file meanwhile.
@Suite struct DocumentChangesTests {
  private let folder: DocumentFolderFixture

  init() throws { folder = try DocumentFolderFixture() }

  private func session(
    _ fileSystem: FileSystem = .live
  ) async throws -> (WordsDocument, Shared<[String: String]>) {
    let document = folder.document(fileSystem)
    let shared = Shared(document: document)
    try await document.load()
    return (document, shared)
  }

  @Test func whatAnotherWritesIsTakenOverAndTold() async throws {
    try folder.write(["a": "1", "b": "1"])
    let (document, shared) = try await session()
    shared.withLock { $0["a"] = "mine" }
    try folder.write(["a": "1", "b": "theirs"])
    await document.check()
    #expect(shared.wrappedValue == ["a": "mine", "b": "theirs"])
    guard case .changedOutside([])? = document.takeEvents().first else {
      Issue.record("it is not told")
      return
    }
    await document.check()
    #expect(document.takeEvents().isEmpty)
    try await document.save()
    #expect(try folder.words == ["a": "mine", "b": "theirs"])
  }

  @Test func aConflictKeepsBothAndIsTold() async throws {
    try folder.write(["a": "1"])
    let (document, shared) = try await session()
    shared.withLock { $0["a"] = "mine" }
    try folder.write(["a": "theirs"])
    try await document.save()
    #expect(shared.wrappedValue == ["a": "mine", "a/theirs": "theirs"])
    #expect(try folder.words == shared.wrappedValue)
    guard case .changedOutside(["conflict: a"])? = document.takeEvents().first else {
      Issue.record("it is not told")
      return
    }
  }

  @Test func aFileThatIsUnlinkedAndMadeAgainIsNoNews() async throws {
    try folder.write(["a": "1", "b": "1"])
    let (document, shared) = try await session()
    shared.withLock { $0["a"] = "mine" }
    unlink(folder.file)
    await document.check()
    guard case .removed? = document.takeEvents().first else {
      Issue.record("it is not told")
      return
    }
    #expect(shared.wrappedValue == ["a": "mine", "b": "1"])
    try folder.write(["a": "1", "b": "theirs"])
    await document.check()
    #expect(shared.wrappedValue == ["a": "mine", "b": "theirs"])
  }

  @Test func aFileThatHasGoneIsWrittenAnewWithTheNextChange() async throws {
    try folder.write(["a": "1"])
    let (document, shared) = try await session()
    unlink(folder.file)
    await document.check()
    #expect(try folder.words == nil)
    shared.withLock { $0["b"] = "2" }
    try await document.save()
    #expect(try folder.words == ["a": "1", "b": "2"])
  }

  @Test func aHalfWrittenFileIsWaitedFor() async throws {
    try folder.write(["a": "1"])
    let pauses = LockIsolated(0)
    var fileSystem = FileSystem.live
    let file = folder.file
    fileSystem.pause = { _ in
      let count = pauses.withLock { count in
        count += 1
        return count
      }
      // The other program writes on, and is done after five looks.
      let text = count < 5 ? "words\nb=\(count)" : "words\nb=2\n"
      try? Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let (document, shared) = try await session(fileSystem)
    try folder.write("words\nb")
    await document.check()
    #expect(shared.wrappedValue == ["b": "2"])
    #expect(pauses.withLock { $0 } == 5)
  }

  @Test func aHalfWrittenFileIsWaitedForWhenASessionBegins() async throws {
    var fileSystem = FileSystem.unsynchronized
    let file = folder.file
    fileSystem.pause = { _ in
      try? Data("words\nb=2\n".utf8).write(to: URL(fileURLWithPath: file))
    }
    try folder.write("words\nb")
    #expect(try await session(fileSystem).1.wrappedValue == ["b": "2"])
  }

  @Test func aFileThatNeverRestsIsWaitedForNoLongerThanThreeSeconds() async throws {
    let pauses = LockIsolated(0)
    var fileSystem = FileSystem.unsynchronized
    let file = folder.file
    fileSystem.pause = { milliseconds in
      let count = pauses.withLock { count in
        count += milliseconds
        return count
      }
      try? Data("no words \(count)".utf8).write(to: URL(fileURLWithPath: file))
    }
    try folder.write("no words")
    await #expect(throws: DocumentError.self) { try await session(fileSystem) }
    #expect(pauses.withLock { $0 } == 3000)
  }

  /// The other program is done after the last look and before its result is noted.
  @Test func whatBecomesWholeWhileItIsReadIsLookedAtAgain() async throws {
    let ends = LockIsolated(0)
    var fileSystem = FileSystem.unsynchronized
    let file = folder.file
    fileSystem.read = { descriptor, count throws(SystemFailure) in
      let bytes = try FileSystem.live.read(descriptor, count)
      guard bytes.isEmpty else { return bytes }
      let number = ends.withLock { ends in
        ends += 1
        return ends
      }
      // The end of the last reading of eleven, after ten pauses.
      if number == 11 {
        try? Data("words\nb=2\n".utf8)
          .write(to: URL(fileURLWithPath: file), options: .atomic)
      }
      return bytes
    }
    fileSystem.pause = { _ in }
    try folder.write("no words")
    let document = folder.document(fileSystem)
    let shared = Shared(document: document)
    await #expect(throws: DocumentError.self) { try await document.load() }
    #expect(ends.withLock { $0 } == 11)
    await document.check()
    #expect(shared.wrappedValue == ["b": "2"])
    #expect(document.trouble == nil)
  }

  @Test func whatStaysHalfIsToldOnceAndLeftAlone() async throws {
    try folder.write(["a": "1"])
    var fileSystem = FileSystem.live
    fileSystem.pause = { _ in }
    let (document, shared) = try await session(fileSystem)
    try folder.write("words\nb")
    await document.check()
    await document.check()
    let events = document.takeEvents()
    #expect(events.count == 1)
    guard case .unreadable(.undecodable)? = events.first else {
      Issue.record("it is not told")
      return
    }
    #expect(shared.wrappedValue == ["a": "1"])
    #expect(document.trouble != nil)
  }

  /// Another program writes between the last look of a save and the moment its file takes the name.
  @Test(arguments: [true, false])
  func whatIsWrittenAtTheVeryLastMomentIsNotLost(_ isReadable: Bool) async throws {
    try folder.write(["a": "1"])
    let file = folder.file
    let isFirst = LockIsolated(true)
    var fileSystem = FileSystem.live
    fileSystem.exchange = { path, other throws(SystemFailure) in
      let isNow = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      let text = isReadable ? "words\na=1\nlate=1\n" : "no words"
      if isNow { try? Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
      try FileSystem.live.exchange(path, other)
    }
    let (document, shared) = try await session(fileSystem)
    shared.withLock { $0["b"] = "2" }
    try await document.save()
    if isReadable {
      #expect(try folder.words == ["a": "1", "b": "2", "late": "1"])
      #expect(shared.wrappedValue == ["a": "1", "b": "2", "late": "1"])
      #expect(folder.names == ["words.txt"])
    } else {
      #expect(try folder.words == ["a": "1", "b": "2"])
      #expect(folder.names == ["words.txt", "words.unreadable-20010909-014640.txt"])
    }
  }

  /// What was written at the very last moment, and the disk is full when it is to be saved again.
  @Test func whatIsWrittenAtTheVeryLastMomentIsKeptUntilItIsSaved() async throws {
    try folder.write(["a": "1"])
    let file = folder.file
    let exchanges = LockIsolated(0)
    var fileSystem = FileSystem.unsynchronized
    fileSystem.exchange = { path, other throws(SystemFailure) in
      let count = exchanges.withLock { count in
        count += 1
        return count
      }
      guard count == 1 else { throw SystemFailure(call: "rename", code: ENOSPC) }
      try? Data("words\na=1\nlate=1\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileSystem.live.exchange(path, other)
    }
    let (document, shared) = try await session(fileSystem)
    shared.withLock { $0["b"] = "2" }
    await #expect(throws: DocumentError.self) { try await document.save() }
    #expect(shared.wrappedValue == ["a": "1", "b": "2", "late": "1"])
    document.abandon()
    let next = folder.document()
    try await next.load()
    #expect(next.value == ["a": "1", "b": "2"])
    var contents: [[String: String]] = []
    for backup in try await next.backups() {
      contents.append(try await next.contents(of: backup))
    }
    #expect(contents.contains(["a": "1", "late": "1"]))
    #expect(folder.names == ["words.txt"])
  }

  /// A file system that cannot exchange names, and one that knows neither that nor second names.
  @Test(arguments: [false, true])
  func simplerFileSystemsDoToo(_ hasNoLinks: Bool) async throws {
    var fileSystem = FileSystem.live
    fileSystem.exchange = { _, _ throws(SystemFailure) in
      throw SystemFailure(call: "rename", code: EINVAL)
    }
    fileSystem.lock = { _ throws(SystemFailure) in
      throw SystemFailure(call: "flock", code: EOPNOTSUPP)
    }
    if hasNoLinks {
      fileSystem.link = { _, _ throws(SystemFailure) in
        throw SystemFailure(call: "link", code: EPERM)
      }
    }
    let (document, shared) = try await session(fileSystem)
    shared.withLock { $0["a"] = "1" }
    #expect(document.isUnsettled, "a journal that cannot be locked is none")
    try await document.settle()
    #expect(try folder.words == ["a": "1"])
    try folder.write(["a": "1", "b": "2"])
    shared.withLock { $0["c"] = "3" }
    try await document.settle()
    #expect(try folder.words == ["a": "1", "b": "2", "c": "3"])
    #expect(folder.names == ["words.txt"])
    try folder.write("unreadable")
    shared.withLock { $0["d"] = "4" }
    try await document.settle()
    #expect(folder.names.count == 2)
  }

  @Test func aFileThatIsWrittenTwiceWithinOneTickOfItsClockIsReadTwice() async throws {
    try folder.write(["a": "1"])
    let time = LockIsolated(Date())
    let document = folder.document(date: { time.withLock { $0 } })
    let shared = Shared(document: document)
    try await document.load()
    let stamp = try FileSystem.live.status(folder.file)
    // In place, as long as before, and with the time of before.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file))
    try handle.write(contentsOf: Data("words\na=2\n".utf8))
    try handle.close()
    var times = [
      timespec(tv_sec: stamp.seconds, tv_nsec: stamp.nanoseconds),
      timespec(tv_sec: stamp.seconds, tv_nsec: stamp.nanoseconds),
    ]
    #expect(utimensat(AT_FDCWD, folder.file, &times, 0) == 0)
    #expect(FileSystem.live.stamp(of: folder.file) == FileStamp(stamp))
    await document.check()
    #expect(shared.wrappedValue == ["a": "2"])
  }

  // MARK: - Locks

  @Test func aLockedFileIsWaitedForAndThenGivenUp() async throws {
    try folder.write(["a": "1"])
    let (document, shared) = try await session()
    shared.withLock { $0["b"] = "2" }
    let lock = try #require(try FileLock(of: folder.file, in: .live))
    let pauses = LockIsolated(0)
    var fileSystem = FileSystem.live
    fileSystem.pause = { _ in pauses.withLock { $0 += 1 } }
    let other = folder.document(fileSystem, hasState: false)
    let others = Shared(document: other)
    try await other.load()
    others.withLock { $0["c"] = "3" }
    await #expect {
      try await other.save()
    } throws: { error in
      if case .locked? = error as? DocumentError { true } else { false }
    }
    #expect(pauses.withLock { $0 } == FileLock.attempts - 1)
    #expect(try folder.words == ["a": "1"])
    lock.release()
    try await other.save()
    try await document.save()
    #expect(try folder.words == ["a": "1", "b": "2", "c": "3"])
  }

  @Test func aLockFollowsTheNameToTheFileThatTakesIt() throws {
    try folder.write(["a": "1"])
    let first = try #require(try FileLock(of: folder.file, in: .live))
    // While it is held the file is replaced, as a save does.
    _ = try AtomicFile(fileSystem: .live).replace(folder.file, with: Array("words\n".utf8))
    let second = try #require(try FileLock(of: folder.file, in: .live))
    first.release()
    let isFree = LockIsolated(false)
    var fileSystem = FileSystem.live
    fileSystem.pause = { _ in
      isFree.withLock { $0 = true }
      second.release()
    }
    let third = try #require(try FileLock(of: folder.file, in: fileSystem))
    #expect(isFree.withLock { $0 })
    third.release()
  }
}
