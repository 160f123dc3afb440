import Foundation
import Testing

@testable import Navigation

/// Several sessions, and an editor, on one file at once.
@Suite struct DocumentSessionsTests {
  struct Crowd: CustomTestStringConvertible, Sendable {
    var sessions: Int
    var hasEditor: Bool
    /// A session's; `EDITS=2000` in the environment is what is tried before a release.
    var edits = ProcessInfo.processInfo.environment["EDITS"].flatMap(Int.init) ?? 200
    var testDescription: String { "\(sessions) sessions\(hasEditor ? " and an editor" : "")" }
  }

  @Test(
    arguments: [
      Crowd(sessions: 2, hasEditor: false), Crowd(sessions: 5, hasEditor: false),
      Crowd(sessions: 2, hasEditor: true), Crowd(sessions: 5, hasEditor: true),
    ]
  )
  func theResultIsTheUnionOfAllChanges(_ crowd: Crowd) async throws {
    let folder = try DocumentFolderFixture()
    let file = folder.file
    let overwritten = LockIsolated<Set<String>>([])
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<crowd.sessions {
        let document = folder.document()
        group.addTask { await Self.edit(document, as: "s\(session)", crowd.edits) }
      }
      if crowd.hasEditor {
        group.addTask { Self.editByHand(file, times: 20, overwritten) }
      }
    }
    let last = folder.document()
    try await last.load()
    var expected: [String: String] = [:]
    for session in 0..<crowd.sessions {
      for number in 0..<crowd.edits { expected["s\(session)-\(number)"] = "\(number)" }
      // A key of its own that it changed again and again holds the last.
      expected["s\(session)"] = "\(crowd.edits - 1)"
    }
    let excused = overwritten.withLock { $0 }
    for (key, word) in expected where last.value[key] != word && !excused.contains(key) {
      Issue.record("\(key) is \(last.value[key] ?? "lost"), not \(word)")
    }
    #expect(excused.count < crowd.sessions * crowd.edits / 2)
    #expect(folder.names == ["words.txt"])
    #expect(folder.stateNames.allSatisfy { $0.hasPrefix("backup-") })
  }

  /// All change the same word: who comes second keeps both, and says so.
  @Test(arguments: [Crowd(sessions: 2, hasEditor: false), Crowd(sessions: 5, hasEditor: false)])
  func conflictsKeepBothWordsAndAreCounted(_ crowd: Crowd) async throws {
    let folder = try DocumentFolderFixture()
    let told = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<crowd.sessions {
        let document = folder.document()
        group.addTask {
          await Self.contradict(document, as: "s\(session)", crowd.edits)
          let notes = document.takeEvents().reduce(0) { count, event in
            if case .changedOutside(let notes) = event { count + notes.count } else { count }
          }
          told.withLock { $0 += notes }
        }
      }
    }
    let words = try #require(try folder.words)
    let kept = words.keys.filter { $0.hasPrefix("same/") }.count
    #expect(kept > 0)
    #expect(told.withLock { $0 } >= kept, "each that was kept was told")
    for session in 0..<crowd.sessions {
      #expect(words["s\(session)"] == "\(crowd.edits - 1)")
    }
    print("\(crowd): \(kept) words kept beside the first, \(told.withLock { $0 }) conflicts told")
  }

  private static func contradict(_ document: WordsDocument, as name: String, _ count: Int) async {
    let shared = Shared(document: document)
    do {
      try await document.load()
      for number in 0..<count {
        shared.withLock {
          $0["same"] = "\(name)-\(number)"
          $0[name] = "\(number)"
        }
        try await document.settle()
        if number.isMultiple(of: 10) { try await document.save() }
      }
      try await document.save()
    } catch {
      Issue.record("\(name): \(error)")
    }
  }

  private static func edit(_ document: WordsDocument, as name: String, _ count: Int) async {
    let shared = Shared(document: document)
    var generator = SystemRandomNumberGenerator()
    do {
      try await document.load()
      for number in 0..<count {
        shared.withLock {
          $0["\(name)-\(number)"] = "\(number)"
          $0[name] = "\(number)"
        }
        try await document.settle()
        switch UInt8.random(in: 0..<32, using: &generator) {
        case 0: try await document.save()
        case 1: await document.check()
        default: break
        }
      }
      try await document.save()
    } catch {
      Issue.record("\(name): \(error)")
    }
  }

  /// Reads the file and replaces it, as an editor does that knows nothing of locks. What somebody
  /// wrote between its reading and its writing it overwrites; nobody can know that this was not
  /// meant, but it is rare, and noted.
  private static func editByHand(
    _ file: String,
    times: Int,
    _ overwritten: LockIsolated<Set<String>>
  ) {
    let new = file + ".new"
    for number in 0..<times {
      guard var words = words(at: file) else { continue }
      words["editor"] = "\(number)"
      try? Data(DocumentFormat.text(of: words).utf8).write(to: URL(fileURLWithPath: new))
      guard (try? FileSystem.live.exchange(new, file)) != nil else { continue }
      for (key, word) in Self.words(at: new) ?? [:] where key != "editor" && words[key] != word {
        overwritten.withLock { _ = $0.insert(key) }
      }
    }
    unlink(new)
  }

  private static func words(at path: String) -> [String: String]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? DocumentFormat.words(in: String(decoding: $0, as: UTF8.self))
    }
  }
}
