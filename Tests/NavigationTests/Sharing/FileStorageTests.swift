import Foundation
import Navigation
import Testing

/// The live storage, with real files.
@Suite(.leavesNothing) struct FileStorageTests {
  @Test func aStoredValueIsReadAndItsDefaultIsNotMade() throws {
    let folder = try StorageFolder()
    try folder.put(#"{"theme":"dark","volume":1}"#, in: "a.json")
    withDependencies {
      $0.defaultFileStorage = folder.storage
    } operation: {
      var made = 0
      func makeDefault() -> StoredSettings {
        made += 1
        return StoredSettings()
      }
      let stored = Shared(wrappedValue: makeDefault(), .fileStorage(folder.file("a.json")))
      #expect(stored.wrappedValue == StoredSettings(theme: "dark", volume: 1))
      #expect(made == 0)
      let missing = Shared(wrappedValue: makeDefault(), .fileStorage(folder.file("b.json")))
      #expect(missing.wrappedValue == StoredSettings())
      #expect(missing.loadError == nil)
      #expect(made == 1)
    }
  }

  @Test func aChangeIsWrittenAsJSONIntoFoldersThatItMakes() async throws {
    let folder = try StorageFolder()
    let value = withDependencies {
      $0.defaultFileStorage = folder.storage
    } operation: {
      Shared(wrappedValue: StoredSettings(), .fileStorage(folder.file("x/y/a.json")))
    }
    value.withLock { $0.theme = "a/b" }
    try await value.save()
    let text = try folder.text(of: "x/y/a.json")
    #expect(text == "{\n  \"theme\" : \"a/b\",\n  \"volume\" : 5\n}")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("x/y").path)
    #expect(names == ["a.json"])
  }

  @Test func theNewestOfManyChangesReachesTheFile() async throws {
    let folder = try StorageFolder()
    let value = folder.number(in: "n")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 { value.withLock { $0 += 1 } }
        }
      }
    }
    try await value.save()
    #expect(try folder.text(of: "n") == "400")
    #expect(value.wrappedValue == 400)
  }

  @Test func whileOneWriteIsUnderWayOnlyTheNewestFollows() throws {
    let folder = try StorageFolder()
    let started = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let written = Locked<[Int]>([])
    let value = withDependencies {
      $0.defaultFileStorage = folder.storage
    } operation: {
      Shared(
        wrappedValue: 0,
        .fileStorage(folder.file("n")) { _ in
          0
        } encode: { number in
          if number == 1 {
            started.signal()
            gate.wait()
          }
          written.withLock { $0.append(number) }
          return Data("\(number)".utf8)
        }
      )
    }
    value.withLock { $0 = 1 }
    started.wait()
    for number in 2...9 { value.withLock { $0 = number } }
    gate.signal()
    folder.storage.finishWrites()
    #expect(written.withLock { $0 } == [1, 9])
    #expect(try folder.text(of: "n") == "9")
  }

  @Test func aReferenceMadeDuringAWriteHasWhatIsBeingWritten() throws {
    let folder = try StorageFolder()
    do {
      folder.number(in: "n").withLock { $0 = 7 }
    }
    #expect(folder.number(in: "n").wrappedValue == 7)
  }

  @Test func aFileKeepsItsPermissionsAndALinkItsFile() async throws {
    let folder = try StorageFolder()
    try folder.put("1", in: "real")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder.file("real").path
    )
    try FileManager.default.createSymbolicLink(
      at: folder.file("link"),
      withDestinationURL: folder.file("real")
    )
    let value = folder.number(in: "link")
    #expect(value.wrappedValue == 1)
    value.withLock { $0 = 2 }
    try await value.save()
    #expect(try folder.text(of: "real") == "2")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("real").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.file("link").path
    )
    #expect(destination.hasSuffix("real"))
  }

  @Test(arguments: [true, false]) func anotherProgramsWriteIsTaken(atomically: Bool) async throws {
    let folder = try StorageFolder(millisecondsBetweenChecks: 5)
    try folder.put("1", in: "n")
    let value = folder.number(in: "n")
    #expect(value.wrappedValue == 1)
    try folder.put("23", in: "n", atomically: atomically)
    for await number in value.values where number == 23 { break }
    #expect(try folder.text(of: "n") == "23")
  }

  @Test func aFileThatComesLaterIsTakenAndWhenItGoesTheValueStays() async throws {
    let folder = try StorageFolder()
    let value = folder.number(in: "n")
    try folder.put("4", in: "n")
    await folder.storage.checkForChanges()
    #expect(value.wrappedValue == 4)
    try FileManager.default.removeItem(at: folder.file("n"))
    await folder.storage.checkForChanges()
    #expect(value.wrappedValue == 4)
    #expect(value.loadError == nil)
    value.withLock { $0 = 5 }
    try await value.save()
    #expect(try folder.text(of: "n") == "5")
  }

  @Test func itsOwnWriteIsNoChange() async throws {
    let folder = try StorageFolder()
    let value = folder.number(in: "n")
    value.withLock { $0 = 1 }
    try await value.save()
    let decoded = folder.decodedCount
    await folder.storage.checkForChanges()
    #expect(folder.decodedCount == decoded)
    try folder.put("2", in: "n")
    await folder.storage.checkForChanges()
    #expect(folder.decodedCount == decoded + 1)
    #expect(value.wrappedValue == 2)
  }

  @Test func anUnreadableFileIsNotOverwrittenByTheNextChange() async throws {
    let folder = try StorageFolder()
    try folder.put("mine", in: "n")
    let value = folder.number(in: "n")
    #expect(value.wrappedValue == 0)
    #expect(value.loadError is NotANumber)
    value.withLock { $0 = 1 }
    await folder.storage.checkForChanges()
    #expect(try folder.text(of: "n") == "mine")
    await #expect(throws: NotANumber.self) { try await value.load() }
    try await value.save()
    #expect(try folder.text(of: "n") == "1")
    #expect(value.loadError == nil)
  }

  @Test func aFileThatBecomesUnreadableIsKeptAndTakenOnceItIsMended() async throws {
    let folder = try StorageFolder()
    try folder.put("1", in: "n")
    let value = folder.number(in: "n")
    try folder.put("half writ", in: "n")
    await folder.storage.checkForChanges()
    #expect(value.loadError is NotANumber)
    value.withLock { $0 = 2 }
    await folder.storage.checkForChanges()
    #expect(try folder.text(of: "n") == "half writ")
    try folder.put("3", in: "n")
    await folder.storage.checkForChanges()
    #expect(value.wrappedValue == 3)
    #expect(value.loadError == nil)
  }

  @Test func whatIsNoFileIsAnErrorAndStays() async throws {
    let folder = try StorageFolder()
    try FileManager.default.createDirectory(
      at: folder.file("n"),
      withIntermediateDirectories: false
    )
    let value = folder.number(in: "n")
    let path = folder.file("n").path
    #expect((value.loadError as? FileStorageError)?.path == path)
    await #expect(throws: FileStorageError.self) { try await value.save() }
    #expect(
      (value.saveError as? FileStorageError)?.description
        == "Cannot use \"\(path)\": it is no regular file (stat)."
    )
    withExtendedLifetime(folder) {}
  }

  @Test func whatCannotBeEncodedIsASaveErrorUntilTheNextChange() async throws {
    let folder = try StorageFolder()
    let value = folder.number(in: "n")
    value.withLock { $0 = 1 }
    try await value.save()
    value.withLock { $0 = -1 }
    await #expect(throws: NotANumber.self) { try await value.save() }
    #expect(value.saveError is NotANumber)
    #expect(try folder.text(of: "n") == "1")
    value.withLock { $0 = 2 }
    try await value.save()
    #expect(value.saveError == nil)
    #expect(try folder.text(of: "n") == "2")
  }

  @Test func aLoadTakesWhatIsInTheFile() async throws {
    let folder = try StorageFolder()
    let value = folder.number(in: "n")
    try folder.put("8", in: "n")
    try await value.load()
    #expect(value.wrappedValue == 8)
    let reader = SharedReader(value)
    try folder.put("9", in: "n")
    try await reader.load()
    #expect(reader.wrappedValue == 9)
    #expect(!reader.isLoading)
    #expect(reader.loadError == nil)
    withExtendedLifetime(folder) {}
  }
}
