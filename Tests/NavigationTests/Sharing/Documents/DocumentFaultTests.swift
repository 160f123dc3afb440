import Foundation
import Testing

@testable import Navigation

/// Every call of a session is made to fail once, to be the last one, and to be left half done.
@Suite struct DocumentFaultTests {
  /// What a session does, and what it may count on afterwards.
  struct Scenario: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the file holds at first; nil for none.
    var start: [String: String]?
    /// What another program adds to the file before the save.
    var others: [String: String] = [:]
    /// Whether there is a folder for journals.
    var hasState = true
    /// The least number of calls that are tried.
    var leastCalls: Int
  }

  static let scenarios = [
    Scenario(testDescription: "new file", start: nil, leastCalls: 40),
    Scenario(testDescription: "existing file", start: ["a": "1"], leastCalls: 60),
    Scenario(
      testDescription: "changed meanwhile",
      start: ["a": "1"],
      others: ["other": "2"],
      leastCalls: 70
    ),
    Scenario(
      testDescription: "no journal",
      start: ["a": "1"],
      others: ["other": "2"],
      hasState: false,
      leastCalls: 40
    ),
  ]

  @Test(arguments: scenarios, FaultyFileSystem.Fault.allCases)
  func whateverFailsNoAnsweredChangeIsLost(
    _ scenario: Scenario,
    _ fault: FaultyFileSystem.Fault
  ) async throws {
    var place = 0
    while true {
      let folder = try DocumentFolderFixture()
      if let start = scenario.start { try folder.write(start) }
      let faulty = FaultyFileSystem(at: place, fault)
      let words = try await session(scenario, folder, faulty)
      try await check(scenario, folder, words, "\(fault) at \(place): \(faulty.faultyCall ?? "")")
      if faulty.faultyCall == nil { break }
      place += 1
    }
    #expect(place > scenario.leastCalls)
  }

  /// Loads, changes, saves, changes again, and is gone.
  ///
  /// - Returns: For each key the last word that counts as safe, and those that were tried after.
  private func session(
    _ scenario: Scenario,
    _ folder: DocumentFolderFixture,
    _ faulty: FaultyFileSystem
  ) async throws -> [String: [String]] {
    let document = folder.document(faulty.fileSystem, hasState: scenario.hasState)
    let shared = Shared(document: document)
    var words: [String: [String]] = [:]
    func change(_ key: String, _ word: String) async {
      shared.withLock { $0[key] = word }
      do {
        try await document.settle()
        words[key] = [word]
      } catch {
        // It is told, and does not count as safe; it may be there all the same.
        words[key]?.append(word)
      }
    }
    _ = try? await document.load()
    await change("mine", "1")
    await change("mine", "2")
    if !scenario.others.isEmpty {
      let words = try folder.words ?? [:]
      try folder.write(words.merging(scenario.others) { $1 })
    }
    try? await document.save()
    await change("late", "3")
    document.abandon()
    return words
  }

  private func check(
    _ scenario: Scenario,
    _ folder: DocumentFolderFixture,
    _ words: [String: [String]],
    _ context: String
  ) async throws {
    // The file is whole at any time.
    _ = try folder.words
    let next = folder.document(hasState: scenario.hasState)
    try await next.load()
    for (key, words) in words {
      let word = next.value[key] ?? "nothing"
      #expect(words.contains(word), "\(key) after \(context)")
    }
    let written = (scenario.start ?? [:]).merging(scenario.others) { $1 }
    for (key, word) in written {
      #expect(next.value[key] == word, "\(key) after \(context)")
    }
    try await next.save()
    #expect(try folder.words == next.value || next.value.isEmpty, "after \(context)")
    #expect(folder.names.allSatisfy { $0 == "words.txt" }, "\(folder.names) after \(context)")
    #expect(
      folder.stateNames.allSatisfy { $0.hasPrefix("backup-") },
      "\(folder.stateNames) after \(context)"
    )
    for event in next.takeEvents() {
      guard case .recovered([]) = event else {
        Issue.record("\(event) after \(context)")
        continue
      }
    }
  }

  /// A backup is brought back: the file is kept as a backup, then the older content takes its place.
  @Test(arguments: FaultyFileSystem.Fault.allCases)
  func whateverFailsWhileABackupIsBroughtBackBothContentsAreThere(
    _ fault: FaultyFileSystem.Fault
  ) async throws {
    let old = ["a": "old"]
    let new = ["a": "new"]
    var place = 0
    while true {
      let folder = try DocumentFolderFixture()
      try folder.write(old)
      let first = folder.document()
      let words = Shared(document: first)
      try await first.load()
      words.withLock { $0 = new }
      try await first.save()

      let faulty = FaultyFileSystem(at: place, fault)
      let document = folder.document(faulty.fileSystem)
      let shared = Shared(document: document)
      do {
        try await document.load()
        if let backup = try await document.backups().first {
          let former = try await document.contents(of: backup)
          await document.backUp()
          shared.withLock { $0 = former }
          try await document.save()
        }
      } catch {
        // It is told.
      }
      document.abandon()

      let next = folder.document()
      try await next.load()
      #expect(next.value == old || next.value == new, "after \(faulty.faultyCall ?? "")")
      var contents = [next.value]
      for backup in try await next.backups() {
        if let content = try? await next.contents(of: backup) { contents.append(content) }
      }
      #expect(contents.contains(old), "\(fault) at \(place): \(faulty.faultyCall ?? "")")
      if faulty.faultyCall == nil {
        #expect(next.value == old)
        #expect(contents.contains(new))
        break
      }
      place += 1
    }
    #expect(place > 60)
  }

  /// In this order a power cut leaves the old content or the new one.
  @Test func aSaveIsWrittenSynchronizedExchangedAndItsFolderSynchronized() async throws {
    for start: [String: String]? in [nil, ["a": "1"]] {
      let folder = try DocumentFolderFixture()
      if let start { try folder.write(start) }
      let system = FaultyFileSystem()
      let document = folder.document(system.fileSystem, hasState: false)
      let shared = Shared(document: document)
      try await document.load()
      shared.withLock { $0["b"] = String(repeating: "x", count: 150) }
      let first = system.calls.count
      try await document.save()
      let looks = [
        "status", "statusOfFile", "linkTarget", "lock", "checkWritable", "open", "read", "close",
      ]
      #expect(
        system.calls[first...].filter { !looks.contains($0) }
          == ["write", "write"] + (start == nil ? [] : ["setOwner", "setMode"])
          + ["synchronize", start == nil ? "link" : "exchange", "unlink", "synchronize"]
      )
    }
  }

  @Test func whatFailsInALoadIsNamed() async throws {
    let folder = try DocumentFolderFixture()
    try folder.write(["a": "1"])
    let sound = FaultyFileSystem()
    _ = try await folder.document(sound.fileSystem).load()
    var named: Set<String> = []
    for place in sound.calls.indices {
      let faulty = FaultyFileSystem(at: place, code: EACCES)
      do {
        try await folder.document(faulty.fileSystem).load()
      } catch {
        guard case .cannotRead(let failure) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(failure == SystemFailure(call: sound.calls[place], code: EACCES))
        named.insert(failure.call)
      }
    }
    #expect(named == ["status", "open", "statusOfFile", "read"])
  }

  @Test func whatFailsInASaveIsNamed() async throws {
    var named: Set<String> = []
    var place = 0
    while true {
      let folder = try DocumentFolderFixture()
      try folder.write(["a": "1"])
      let faulty = FaultyFileSystem(at: place, code: ENOSPC)
      let document = folder.document(faulty.fileSystem)
      let shared = Shared(document: document)
      _ = try? await document.load()
      let first = faulty.calls.count
      shared.withLock { $0["b"] = "2" }
      do {
        try await document.save()
      } catch {
        if place >= first, case .cannotWrite(let failure) = error {
          #expect(failure == SystemFailure(call: faulty.faultyCall ?? "", code: ENOSPC))
          named.insert(failure.call)
        } else if place >= first, case .cannotRead(let failure) = error {
          #expect(failure.call == faulty.faultyCall)
        }
        #expect(try folder.words?["a"] == "1")
      }
      if faulty.faultyCall == nil { break }
      place += 1
    }
    #expect(
      named.isSuperset(of: [
        "linkTarget", "status", "checkWritable", "open", "write", "setMode", "synchronize",
        "exchange", "lock",
      ])
    )
  }
}
