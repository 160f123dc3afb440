/// Puts a whole new content in the place of a file: readers see the old or the new, never a half,
/// and what was put there survives a power cut.
///
///     temp file beside it → write → fsync → rename over it → fsync of the folder
package struct AtomicFile {
  package let fileSystem: FileSystem

  package init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

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

  /// - Parameter path: no symbolic link (see `target(of:)`), and a regular file or nothing.
  package func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    let existing = try status(of: path)
    let place = FilePath(path)
    if existing == nil {
      try makeFolders(place.folder)
    } else {
      try fileSystem.checkWritable(path)
    }
    let (temporary, file) = try openTemporary(beside: place)
    do throws(SystemFailure) {
      try fill(file, with: bytes, like: existing)
      try fileSystem.rename(temporary, path)
    } catch {
      try? fileSystem.unlink(temporary)
      throw error
    }
    try synchronizeFolder(place.folder)
  }

  private func openTemporary(
    beside place: FilePath
  ) throws(SystemFailure) -> (path: String, file: FileSystem.Descriptor) {
    // NB: a name of its own, not one made from the file's: that may be as long as names can be.
    var attempts = 0
    while true {
      let number = UInt64.random(in: .min ... .max)
      let path = place.sibling(".scrums-" + String(number, radix: 36) + ".tmp")
      do throws(SystemFailure) {
        return (path, try fileSystem.open(path, .creating(mode: Self.newFileMode)))
      } catch {
        attempts += 1
        if error.code != SystemFailure.exists || attempts == 8 { throw error }
      }
    }
  }

  private func fill(
    _ file: FileSystem.Descriptor,
    with bytes: [UInt8],
    like existing: FileSystem.Status?
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try fileSystem.write(file, rest))
      }
      if let existing {
        // NB: only the superuser may give a file away; for others it is theirs already.
        try? fileSystem.setOwner(file, existing.owner, existing.group)
        try fileSystem.setMode(file, existing.mode)
      }
      try fileSystem.synchronize(file)
    } catch {
      try? fileSystem.close(file)
      throw error
    }
    try fileSystem.close(file)
  }

  /// Makes the folder and those above it, as far as they are missing.
  private func makeFolders(_ path: String) throws(SystemFailure) {
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
