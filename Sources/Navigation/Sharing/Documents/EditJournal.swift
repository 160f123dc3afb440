/// The changes that are not in the document's file yet, in files of this session's own: what makes
/// a change survive the end of the program at any instant.
///
/// ```
/// edits-SESSION-1.journal   sealed when a save begins, deleted when it has succeeded
/// edits-SESSION-2.journal   takes the changes that come meanwhile
/// ```
///
/// Each is locked for as long as its session lives, which tells it from one that was left behind.
/// A line a change, and one for each content that is about to be written, which has all changes
/// before it. Not flushed to the disk: the system keeps what a program wrote when that ends.
struct EditJournal: Sendable {
  struct Generation: Sendable {
    let path: String
    let file: FileSystem.Descriptor
    /// Whether every line in it is whole, so that another may follow.
    var isWhole = true
  }

  private let folder: DocumentFolder?
  private let session = String(UInt64.random(in: .min ... .max), radix: 36)
  private var number = 0
  private var open: Generation?
  private var sealed: [Generation] = []

  static let prefix = "edits-"
  static let suffix = ".journal"
  /// What a journal is called until it is locked.
  static let newSuffix = ".journal.new"

  init(folder: DocumentFolder?) {
    self.folder = folder
  }

  /// Keeps a change. False when it could not be kept; it has to be saved then.
  mutating func append(_ record: [UInt8]) -> Bool {
    guard let folder else { return false }
    do throws(SystemFailure) {
      let generation: Generation
      if let open { generation = open } else { generation = try begin(in: folder) }
      open = generation
      try folder.fileSystem.writeAll(record + [UInt8(ascii: "\n")], to: generation.file)
      return true
    } catch {
      // NB: half a line may be there, which nothing must follow.
      open?.isWhole = false
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
  mutating func takeSealed() -> [Generation] {
    defer { sealed = [] }
    return sealed
  }

  /// Takes back what was sealed for a save that failed. The last goes on where nothing came after
  /// it, so that failing saves do not make a file each.
  mutating func putBack(_ generations: [Generation]) {
    if open == nil, sealed.isEmpty, let last = generations.last, last.isWhole {
      open = last
      sealed = generations.dropLast()
    } else {
      sealed = generations + sealed
    }
  }

  private mutating func begin(in folder: DocumentFolder) throws(SystemFailure) -> Generation {
    let fileSystem = folder.fileSystem
    try AtomicFile(fileSystem: fileSystem).makeFolders(folder.path)
    number += 1
    let name = folder.file(Self.prefix + session + "-" + String(number))
    let path = name + Self.suffix
    let newPath = name + Self.newSuffix
    let file = try fileSystem.open(newPath, .creating(mode: AtomicFile.newFileMode))
    do throws(SystemFailure) {
      // NB: it is found by other sessions only when it is locked.
      guard try fileSystem.lock(file) else {
        throw SystemFailure(call: "flock", code: SystemFailure.wouldBlock)
      }
      try fileSystem.rename(newPath, path)
      return Generation(path: path, file: file)
    } catch {
      try? fileSystem.close(file)
      try? fileSystem.unlink(newPath)
      throw error
    }
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
