/// The changes that are not in the document's file yet, in files of this session's own: what makes
/// a change survive the end of the program at any instant.
///
/// ```
/// edits-SESSION-1.journal   sealed when a save begins, deleted when it has succeeded
/// edits-SESSION-2.journal   takes the changes that come meanwhile
/// ```
///
/// A line a change, and one for each content that is about to be written, which has all changes
/// before it.
struct EditJournal: Sendable {
  private let folder: DocumentFolder?
  private let session = String(UInt64.random(in: .min ... .max), radix: 36)
  private var number = 0
  private var open: JournalFile?
  private var sealed: [JournalFile] = []

  static let prefix = "edits-"
  static let suffix = ".journal"

  init(folder: DocumentFolder?) {
    self.folder = folder
  }

  /// Keeps a change. False when it could not be kept; it has to be saved then.
  mutating func append(_ record: [UInt8]) -> Bool {
    guard let folder else { return false }
    do throws(SystemFailure) {
      try begin(in: folder)
      try open?.append(record)
      return true
    } catch {
      seal()
      return false
    }
  }

  /// Lets what comes next go to another file.
  mutating func seal() {
    if let open { sealed.append(open) }
    open = nil
  }

  /// What was sealed, for the caller to delete.
  mutating func takeSealed() -> [JournalFile] {
    defer { sealed = [] }
    return sealed
  }

  /// Takes back what was sealed for a save that failed. The last goes on where nothing came after
  /// it, so that failing saves do not make a file each.
  mutating func putBack(_ generations: [JournalFile]) {
    if open == nil, sealed.isEmpty, let last = generations.last, last.isWhole {
      open = last
      sealed = generations.dropLast()
    } else {
      sealed = generations + sealed
    }
  }

  private mutating func begin(in folder: DocumentFolder) throws(SystemFailure) {
    guard open == nil else { return }
    number += 1
    open = try JournalFile(Self.prefix + session + "-" + String(number) + Self.suffix, in: folder)
  }
}

/// The line in a journal that tells a content of the document's file.
struct ContentMark: Hashable, Sendable {
  let line: [UInt8]

  init(of content: [UInt8]) {
    line = Array("#\(content.count)-\(String(FilePath.hash(content), radix: 36))".utf8)
  }

  static func isMark(_ line: [UInt8]) -> Bool { line.first == UInt8(ascii: "#") }
}
