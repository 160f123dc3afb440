/// The journals of sessions that were cut off, locked so that no other session takes them too.
struct AbandonedJournals: Sendable {
  /// What one session changed last, oldest first.
  struct Session: Sendable {
    let name: String
    var records: [[UInt8]]
  }

  private(set) var sessions: [Session] = []
  private(set) var generations: [JournalFile] = []

  var isEmpty: Bool { generations.isEmpty }

  init() {}

  /// Looks for them. What cannot be read is left where it is.
  ///
  /// - Parameter mark: That of what is in the file. Changes that it is known to have are left out.
  init(in folder: DocumentFolder, mark: ContentMark?) {
    guard let names = try? folder.names() else { return }
    for (session, number, name) in names.compactMap(Self.parts).sorted(by: Self.isBefore) {
      let isNew = number == nil
      guard let generation = JournalFile(leftAt: folder.file(name), in: folder.fileSystem) else {
        continue
      }
      if isNew {
        // What was cut off before it held anything.
        generation.delete()
        continue
      }
      guard let lines = try? generation.lines() else {
        generation.close()
        continue
      }
      generations.append(generation)
      if sessions.last?.name != session {
        sessions.append(Session(name: session, records: []))
      }
      sessions[sessions.count - 1].records += lines
    }
    for index in sessions.indices {
      if let last = sessions[index].records.lastIndex(where: { $0 == mark?.line }) {
        sessions[index].records.removeFirst(last + 1)
      }
      sessions[index].records.removeAll(where: ContentMark.isMark)
    }
  }

  mutating func add(_ others: AbandonedJournals) {
    sessions += others.sessions
    generations += others.generations
  }

  /// What is to be deleted, now that its changes are in the file.
  mutating func takeGenerations() -> [JournalFile] {
    defer { self = AbandonedJournals() }
    return generations
  }

  private typealias Parts = (session: String, number: Int?, name: String)

  /// `edits-SESSION-NUMBER.journal` taken apart; no number for one that was just begun.
  private static func parts(_ name: String) -> Parts? {
    guard name.hasPrefix(EditJournal.prefix) else { return nil }
    if name.hasSuffix(EditJournal.suffix + JournalFile.newSuffix) { return (name, nil, name) }
    guard name.hasSuffix(EditJournal.suffix) else { return nil }
    let middle = name.dropFirst(EditJournal.prefix.count).dropLast(EditJournal.suffix.count)
    let words = middle.split(separator: "-")
    guard words.count == 2, let number = Int(words[1]) else { return nil }
    return (String(words[0]), number, name)
  }

  private static func isBefore(_ lhs: Parts, _ rhs: Parts) -> Bool {
    (lhs.session, lhs.number ?? 0) < (rhs.session, rhs.number ?? 0)
  }
}
