/// Puts a whole new content in the place of a file: readers see the old or the new, never a half,
/// and what was put there survives a power cut.
///
///     temp file beside it → write → fsync → takes the name → fsync of the folder
package struct AtomicFile {
  package let fileSystem: FileSystem

  package init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// How a replacement went.
  package enum Replacement: Hashable, Sendable {
    /// The new content is in the place; this is its stamp.
    case replaced(FileStamp)
    /// So it is, but what was there was not what was expected: it bears this name now. It is to be
    /// merged and written again, and the folder is synchronized then.
    case displaced(String, FileStamp)
    /// Nothing was done: a file has come, or gone, meanwhile.
    case overtaken
  }

  /// For files that are new: nobody but their owner reads them.
  package static let newFileMode: UInt32 = 0o600
  package static let newFolderMode: UInt32 = 0o700

  /// Where writing to `path` ends up: symbolic links are followed, so that they stay.
  package func target(of path: String) throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try fileSystem.linkTarget(path) else { return path }
      path = FilePath(path).sibling(next)
    }
    throw SystemFailure(call: "readlink", code: SystemFailure.tooManyLinks)
  }

  /// Nil when there is nothing.
  package func status(of path: String) throws(SystemFailure) -> FileSystem.Status? {
    do throws(SystemFailure) {
      return try fileSystem.status(path)
    } catch {
      if error.code == SystemFailure.missing { return nil }
      throw error
    }
  }

  /// Puts `bytes` in the place of whatever is there.
  ///
  /// - Parameter path: no symbolic link (see `target(of:)`), and a regular file or nothing.
  package func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) -> FileStamp {
    let existing = try status(of: path)
    let (temporary, stamp) = try writeTemporary(for: path, bytes, like: existing)
    defer { try? fileSystem.close(temporary.file) }
    try cleaningUp(temporary) { () throws(SystemFailure) in
      try fileSystem.rename(temporary.path, path)
    }
    try synchronizeFolder(FilePath(path).folder)
    return stamp
  }

  /// Puts `bytes` in the place of a file that was last seen with this stamp, and finds out whether
  /// it still was as it was then: another program may have written at the last moment.
  ///
  /// - Parameter path: no symbolic link (see `target(of:)`), and a regular file or nothing.
  package func replace(
    _ path: String,
    expecting expected: FileStamp,
    with bytes: [UInt8]
  ) throws(SystemFailure) -> Replacement {
    let existing = try status(of: path)
    guard (existing.map(FileStamp.init) ?? .missing) == expected else { return .overtaken }
    let (temporary, stamp) = try writeTemporary(for: path, bytes, like: existing)
    defer { try? fileSystem.close(temporary.file) }
    var replacement = Replacement.replaced(stamp)
    try cleaningUp(temporary) { () throws(SystemFailure) in
      let isPlaced =
        existing == nil
        ? try give(temporary.path, theFreeName: path)
        : try exchange(temporary.path, path, expected)
      if !isPlaced { replacement = .overtaken }
    }
    if replacement == .overtaken || existing == nil {
      try? fileSystem.unlink(temporary.path)
    } else {
      // NB: what bears the temporary name now is the only one of its content.
      switch fileSystem.stamp(of: temporary.path) {
      case .missing: break
      case expected: try? fileSystem.unlink(temporary.path)
      default: return .displaced(temporary.path, stamp)
      }
    }
    if replacement != .overtaken { try synchronizeFolder(FilePath(path).folder) }
    return replacement
  }

  // MARK: - Taking the name

  /// Lets the new file take a name that nobody has; false when somebody has it by now.
  private func give(_ path: String, theFreeName name: String) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try fileSystem.link(path, name)
      return true
    } catch {
      if error.code == SystemFailure.exists { return false }
      guard SystemFailure.unsupported.contains(error.code) else { throw error }
    }
    // NB: no second names on this file system (FAT has none), so look before the leap.
    guard try status(of: name) == nil else { return false }
    try fileSystem.rename(path, name)
    return true
  }

  /// Gives a file another name; false when somebody has that.
  package func move(_ path: String, toTheFreeName name: String) throws(SystemFailure) -> Bool {
    guard try give(path, theFreeName: name) else { return false }
    do throws(SystemFailure) {
      try fileSystem.unlink(path)
    } catch {
      // NB: it was renamed, where files have one name.
      if error.code != SystemFailure.missing { throw error }
    }
    return true
  }

  /// Lets the new file take the name of another, which takes its name; false when there is none.
  private func exchange(
    _ path: String,
    _ name: String,
    _ expected: FileStamp
  ) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try fileSystem.exchange(path, name)
      return true
    } catch {
      if error.code == SystemFailure.missing { return false }
      guard SystemFailure.unsupported.contains(error.code) else { throw error }
    }
    // NB: this file system cannot exchange names, so look before the leap.
    guard fileSystem.stamp(of: name) == expected else { return false }
    try fileSystem.rename(path, name)
    return true
  }

  // MARK: - The temporary file

  private struct Temporary {
    let path: String
    let file: FileSystem.Descriptor
  }

  /// A new file beside `path`, written and on the disk. It is open, so that it stays locked for as
  /// long as it is in use; the caller closes it.
  private func writeTemporary(
    for path: String,
    _ bytes: [UInt8],
    like existing: FileSystem.Status?
  ) throws(SystemFailure) -> (Temporary, FileStamp) {
    let place = FilePath(path)
    if existing == nil {
      try makeFolders(place.folder)
    } else {
      try fileSystem.checkWritable(path)
    }
    let temporary = try openTemporary(for: place)
    do throws(SystemFailure) {
      // NB: those who tidy up leave alone what is locked. Where there are no locks they keep off.
      _ = try? fileSystem.lock(temporary.file)
      try fileSystem.writeAll(bytes, to: temporary.file)
      if let existing {
        // NB: only the superuser may give a file away; for others it is theirs already.
        try? fileSystem.setOwner(temporary.file, existing.owner, existing.group)
        try fileSystem.setMode(temporary.file, existing.mode)
      }
      try fileSystem.synchronize(temporary.file)
      return (temporary, FileStamp(try fileSystem.statusOfFile(temporary.file)))
    } catch {
      try? fileSystem.close(temporary.file)
      try? fileSystem.unlink(temporary.path)
      throw error
    }
  }

  private func openTemporary(for place: FilePath) throws(SystemFailure) -> Temporary {
    var attempts = 0
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = place.sibling(place.temporaryPrefix + number + FilePath.temporarySuffix)
      do throws(SystemFailure) {
        return Temporary(
          path: path,
          file: try fileSystem.open(path, .creating(mode: Self.newFileMode))
        )
      } catch {
        attempts += 1
        if error.code != SystemFailure.exists || attempts == 8 { throw error }
      }
    }
  }

  private func cleaningUp(
    _ temporary: Temporary,
    _ body: () throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try body()
    } catch {
      try? fileSystem.unlink(temporary.path)
      throw error
    }
  }

  // MARK: - Folders

  /// Makes the folder and those above it, as far as they are missing.
  package func makeFolders(_ path: String) throws(SystemFailure) {
    if try status(of: path) != nil { return }
    let parent = FilePath(path).folder
    if parent != path { try makeFolders(parent) }
    do throws(SystemFailure) {
      try fileSystem.makeFolder(path, Self.newFolderMode)
    } catch {
      if error.code != SystemFailure.exists { throw error }
    }
    try synchronizeFolder(parent)
  }

  /// Makes names in a folder last. File systems that cannot are taken at their word.
  package func synchronizeFolder(_ path: String) throws(SystemFailure) {
    let folder: FileSystem.Descriptor
    do throws(SystemFailure) {
      folder = try fileSystem.open(path, .folder)
    } catch {
      // NB: a folder may be written to and not read; then its names cannot be made to last.
      if error.code == SystemFailure.denied { return }
      throw error
    }
    do throws(SystemFailure) {
      try fileSystem.synchronize(folder)
    } catch {
      try? fileSystem.close(folder)
      if SystemFailure.unsupported.contains(error.code) { return }
      throw error
    }
    try fileSystem.close(folder)
  }
}
