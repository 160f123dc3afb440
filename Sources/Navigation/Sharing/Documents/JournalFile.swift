/// A file of lines that one session writes, locked for as long as that lives: the lock tells it from
/// one that was left behind by a session that was cut off.
///
/// Not flushed to the disk: the system keeps what a program wrote when that ends.
package struct JournalFile: Sendable {
  package let path: String
  let file: FileSystem.Descriptor
  private let fileSystem: FileSystem
  /// Whether every line in it is whole, so that another may follow.
  private(set) var isWhole = true

  /// What follows its name until it is locked.
  static let newSuffix = ".new"

  /// Begins one. Other sessions find it under its name only when it is locked.
  package init(_ name: String, in folder: DocumentFolder) throws(SystemFailure) {
    fileSystem = folder.fileSystem
    path = folder.file(name)
    let newPath = path + Self.newSuffix
    try AtomicFile(fileSystem: fileSystem).makeFolders(folder.path)
    file = try fileSystem.open(newPath, .creating(mode: AtomicFile.newFileMode))
    do throws(SystemFailure) {
      guard try fileSystem.lock(file) else {
        throw SystemFailure(call: "flock", code: SystemFailure.wouldBlock)
      }
      try fileSystem.rename(newPath, path)
    } catch {
      try? fileSystem.close(file)
      try? fileSystem.unlink(newPath)
      throw error
    }
  }

  /// Takes one that was left behind; nil when its session lives, or it has gone.
  package init?(leftAt path: String, in fileSystem: FileSystem) {
    guard let file = try? fileSystem.open(path, .reading) else { return nil }
    // NB: another session may have dealt with it since it was opened.
    guard (try? fileSystem.lock(file)) == true,
      let open = try? fileSystem.statusOfFile(file), let named = try? fileSystem.status(path),
      open.number == named.number
    else {
      try? fileSystem.close(file)
      return nil
    }
    self.path = path
    self.file = file
    self.fileSystem = fileSystem
  }

  /// Adds a line. After a failure half of it may be there, which nothing must follow.
  package mutating func append(_ line: [UInt8]) throws(SystemFailure) {
    do throws(SystemFailure) {
      try fileSystem.writeAll(line + [UInt8(ascii: "\n")], to: file)
    } catch {
      isWhole = false
      throw error
    }
  }

  /// The whole lines in it: what follows the last end of line was never answered.
  package func lines() throws(SystemFailure) -> [[UInt8]] {
    try Self.lines(of: file, in: fileSystem)
  }

  /// The whole lines of one that another session may be writing.
  package static func lines(
    at path: String,
    in fileSystem: FileSystem
  ) throws(SystemFailure) -> [[UInt8]] {
    let file = try fileSystem.open(path, .reading)
    defer { try? fileSystem.close(file) }
    return try lines(of: file, in: fileSystem)
  }

  private static func lines(
    of file: FileSystem.Descriptor,
    in fileSystem: FileSystem
  ) throws(SystemFailure) -> [[UInt8]] {
    let bytes = try fileSystem.readToEnd(file, size: 4096)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    return bytes[..<end].split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// Ends it; what it says is known elsewhere, or of no use any more.
  package func delete() {
    try? fileSystem.unlink(path)
    close()
  }

  /// Leaves it to the next session that looks.
  package func close() {
    try? fileSystem.close(file)
  }
}
