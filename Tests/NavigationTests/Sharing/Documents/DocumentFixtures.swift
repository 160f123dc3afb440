import Foundation

@testable import Navigation

/// A document of named words: a line each, `key=word`, after a first line that says what it is.
typealias WordsDocument = FileDocument<[String: String], String>

extension DocumentFormat<[String: String], String> {
  struct Unreadable: Error, Hashable {}

  static let words = DocumentFormat(
    empty: [:],
    decode: { Noted(try words(in: String(decoding: $0, as: UTF8.self))) },
    encode: { Array(text(of: $0).utf8) },
    merge: merge,
    record: { old, new in
      let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
      guard !changed.isEmpty else { return nil }
      return Array(
        changed.map { "\($0)=\(old[$0] ?? "")>\(new[$0] ?? "")" }.joined(separator: "&").utf8
      )
    },
    replay: { records, value in
      var base = value
      var ours = value
      var known: Set<String> = []
      for record in records {
        for change in String(decoding: record, as: UTF8.self).split(separator: "&") {
          let parts = change.split(separator: "=", omittingEmptySubsequences: false)
          let words = parts[1].split(separator: ">", omittingEmptySubsequences: false)
          let key = String(parts[0])
          func word(_ text: Substring) -> String? { text.isEmpty ? nil : String(text) }
          if known.insert(key).inserted { base[key] = word(words[0]) }
          ours[key] = word(words[1])
        }
      }
      return merge(base: base, ours: ours, theirs: value)
    },
    mayMoveAside: { _ in true }
  )

  /// Key by key; of two words for a key theirs goes to another key.
  @Sendable private static func merge(
    base: [String: String],
    ours: [String: String],
    theirs: [String: String]
  ) -> Noted {
    var merged = ours
    var notes: [String] = []
    for key in Set(base.keys).union(theirs.keys) where theirs[key] != base[key] {
      if ours[key] == base[key] {
        merged[key] = theirs[key]
      } else if ours[key] != theirs[key], let word = theirs[key] {
        if ours[key] == nil { merged[key] = word } else { merged["\(key)/\(word)"] = word }
        notes.append("conflict: \(key)")
      }
    }
    return Noted(merged, notes: notes.sorted())
  }

  static func text(of words: [String: String]) -> String {
    "words\n" + words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
  }

  static func words(in text: String) throws -> [String: String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, lines.removeFirst() == "words", lines.removeLast().isEmpty else {
      throw Unreadable()
    }
    var words: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "=")
      guard parts.count == 2 else { throw Unreadable() }
      words[String(parts[0])] = String(parts[1])
    }
    return words
  }
}

/// A folder of its own for one test, with a file of words and a state folder.
final class DocumentFolderFixture {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "documents-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: String { path + "/words.txt" }
  var stateFolder: String { path + "/state" }

  /// The document as a session has it that saves and looks when it is told to.
  func document(
    _ fileSystem: FileSystem = .unsynchronized,
    hasState: Bool = true,
    date: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_000_000_000) }
  ) -> WordsDocument {
    WordsDocument(
      file,
      format: .words,
      options: DocumentOptions(
        fileSystem: fileSystem,
        stateFolder: hasState ? stateFolder : nil,
        millisecondsToSave: nil,
        millisecondsBetweenChecks: nil,
        sizeLimit: 1_000_000,
        date: date
      )
    )
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func write(_ words: [String: String]) throws {
    try write(DocumentFormat.text(of: words))
  }

  /// What is in the file; nil when there is none.
  var words: [String: String]? {
    get throws {
      guard let data = FileManager.default.contents(atPath: file) else { return nil }
      return try DocumentFormat.words(in: String(decoding: data, as: UTF8.self))
    }
  }

  /// The names beside the file.
  var names: [String] { names(in: path).filter { $0 != "state" } }

  /// The names of journals and backups.
  var stateNames: [String] {
    names(in: stateFolder).flatMap { names(in: stateFolder + "/" + $0) }.sorted()
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

extension FileSystem {
  /// The live file system without the waits for the disk, which only a power cut tells from it.
  static var unsynchronized: FileSystem {
    var system = FileSystem.live
    system.synchronize = { _ throws(SystemFailure) in }
    return system
  }
}

/// The live file system with a record of what was called, and a fault at one call.
final class FaultyFileSystem: Sendable {
  enum Fault: Hashable, CaseIterable, Sendable {
    /// The call fails; the next ones do not.
    case once
    /// It fails, and so does everything after it, as if the program had been killed.
    case stop
    /// A write writes half of what it should, and then it is as if killed.
    case half
  }

  private struct State {
    var calls: [String] = []
    var hasStopped = false
  }

  private let state = LockIsolated(State())
  private let place: Int?
  private let fault: Fault
  private let code: Int32

  /// - Parameter place: Which call fails, counted from 0; nil for none.
  init(at place: Int? = nil, _ fault: Fault = .once, code: Int32 = EIO) {
    (self.place, self.fault, self.code) = (place, fault, code)
  }

  var calls: [String] { state.withLock { $0.calls } }

  /// What the call at the place was.
  var faultyCall: String? { place.flatMap { calls.indices.contains($0) ? calls[$0] : nil } }

  private func call<Result>(
    _ name: String,
    _ body: () throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    let (isFaulty, hasStopped) = state.withLock { state in
      let isFaulty = state.calls.count == place
      state.calls.append(name)
      let hadStopped = state.hasStopped
      if isFaulty, fault != .once { state.hasStopped = true }
      return (isFaulty, hadStopped)
    }
    if hasStopped || isFaulty, !(isFaulty && fault == .half && name == "write") {
      throw SystemFailure(call: name, code: code)
    }
    return try body()
  }

  var fileSystem: FileSystem {
    var system = FileSystem.live
    let live = FileSystem.live
    system.status = { path throws(SystemFailure) in
      try self.call("status") { () throws(SystemFailure) in try live.status(path) }
    }
    system.statusOfFile = { file throws(SystemFailure) in
      try self.call("statusOfFile") { () throws(SystemFailure) in try live.statusOfFile(file) }
    }
    system.linkTarget = { path throws(SystemFailure) in
      try self.call("linkTarget") { () throws(SystemFailure) in try live.linkTarget(path) }
    }
    system.checkWritable = { path throws(SystemFailure) in
      try self.call("checkWritable") { () throws(SystemFailure) in try live.checkWritable(path) }
    }
    system.open = { path, purpose throws(SystemFailure) in
      try self.call("open") { () throws(SystemFailure) in try live.open(path, purpose) }
    }
    system.read = { file, count throws(SystemFailure) in
      try self.call("read") { () throws(SystemFailure) in try live.read(file, min(count, 100)) }
    }
    system.write = { file, bytes throws(SystemFailure) in
      try self.call("write") { () throws(SystemFailure) in
        let hasStopped = self.state.withLock { $0.hasStopped }
        return try live.write(file, bytes.prefix(hasStopped ? bytes.count / 2 : 100))
      }
    }
    system.setMode = { file, mode throws(SystemFailure) in
      try self.call("setMode") { () throws(SystemFailure) in try live.setMode(file, mode) }
    }
    system.setOwner = { file, owner, group throws(SystemFailure) in
      try self.call("setOwner") { () throws(SystemFailure) in
        try live.setOwner(file, owner, group)
      }
    }
    system.synchronize = { _ throws(SystemFailure) in
      try self.call("synchronize") { () throws(SystemFailure) in }
    }
    system.close = { file throws(SystemFailure) in
      // NB: a close that fails closes all the same, as the system's does.
      try live.close(file)
      try self.call("close") { () throws(SystemFailure) in }
    }
    system.rename = { path, newPath throws(SystemFailure) in
      try self.call("rename") { () throws(SystemFailure) in try live.rename(path, newPath) }
    }
    system.exchange = { path, other throws(SystemFailure) in
      try self.call("exchange") { () throws(SystemFailure) in try live.exchange(path, other) }
    }
    system.link = { path, newPath throws(SystemFailure) in
      try self.call("link") { () throws(SystemFailure) in try live.link(path, newPath) }
    }
    system.unlink = { path throws(SystemFailure) in
      try self.call("unlink") { () throws(SystemFailure) in try live.unlink(path) }
    }
    system.makeFolder = { path, mode throws(SystemFailure) in
      try self.call("makeFolder") { () throws(SystemFailure) in try live.makeFolder(path, mode) }
    }
    system.names = { folder throws(SystemFailure) in
      try self.call("names") { () throws(SystemFailure) in try live.names(folder) }
    }
    system.realPath = { path throws(SystemFailure) in
      try self.call("realPath") { () throws(SystemFailure) in try live.realPath(path) }
    }
    system.lock = { file throws(SystemFailure) in
      try self.call("lock") { () throws(SystemFailure) in try live.lock(file) }
    }
    system.pause = { _ in }
    return system
  }
}
