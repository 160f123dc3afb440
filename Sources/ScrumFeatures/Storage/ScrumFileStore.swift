import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The scrums' file, synchronously: what the `ScrumStorage` client does beside the main actor, and
/// what is there for the last save before the program ends.
public struct ScrumFileStore: Sendable {
  public let path: String
  private let fileSystem: FileSystem

  public init(path: String, fileSystem: FileSystem = .live) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// What the file holds; an empty list when there is none.
  public func load() throws(StorageError) -> ScrumFile {
    guard let bytes = try bytes() else { return ScrumFile() }
    do throws(UnreadableReason) {
      return try ScrumFile.decode(bytes)
    } catch {
      throw StorageError.unreadable(file: path, reason: error)
    }
  }

  /// The file's bytes, nil when there is none.
  public func bytes() throws(StorageError) -> [UInt8]? {
    let status: FileSystem.Status?
    do throws(SystemFailure) {
      status = try AtomicFile(fileSystem: fileSystem).status(of: path)
    } catch {
      throw StorageError.unreadable(file: path, reason: .system(error))
    }
    guard let status else { return nil }
    try requireFile(status)
    do throws(SystemFailure) {
      return try read(size: status.size)
    } catch {
      throw StorageError.unreadable(file: path, reason: .system(error))
    }
  }

  /// Puts the scrums in the file, atomically and for good.
  public func save(_ file: ScrumFile) throws(StorageError) {
    let writer = AtomicFile(fileSystem: fileSystem)
    do {
      let target = try writer.target(of: path)
      if let status = try writer.status(of: target) { try requireFile(status) }
      try writer.replace(target, with: try file.encode())
    } catch let failure as SystemFailure {
      throw StorageError.unwritable(file: path, failure: failure)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError.notEncodable(file: path, problem: "\(error)")
    }
  }

  /// Gives the file another name in its folder, made of the time (UTC): `scrums.json` becomes
  /// `scrums.unreadable-20300101-090000.json`. Nothing is ever overwritten.
  ///
  /// - Returns: the new path.
  public func moveAside(now: Date) throws(StorageError) -> String {
    let writer = AtomicFile(fileSystem: fileSystem)
    // NB: nobody wants a folder renamed that was named by mistake.
    if let status = try? writer.status(of: path) { try requireFile(status) }
    do throws(SystemFailure) {
      let target = try writer.target(of: path)
      let place = FilePath(target)
      let (stem, suffix) = place.stemAndSuffix
      let stamp = ISODate.compactText(for: now)
      var number = 1
      while true {
        let ending = number == 1 ? "" : "-\(number)"
        let aside = place.sibling("\(stem).unreadable-\(stamp)\(ending)\(suffix)")
        if try move(target, to: aside) {
          try writer.synchronizeFolder(place.folder)
          return aside
        }
        number += 1
      }
    } catch {
      throw StorageError.cannotMoveAside(file: path, failure: error)
    }
  }

  /// False when the new name is another file's.
  private func move(_ path: String, to newPath: String) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try fileSystem.link(path, newPath)
    } catch {
      if error.code == SystemFailure.exists { return false }
      guard SystemFailure.unsupported.contains(error.code) else { throw error }
      // NB: no second names on this file system (FAT has none), so look before the leap.
      let writer = AtomicFile(fileSystem: fileSystem)
      guard try writer.status(of: newPath) == nil else { return false }
      try fileSystem.rename(path, newPath)
      return true
    }
    try fileSystem.unlink(path)
    return true
  }

  private func requireFile(_ status: FileSystem.Status) throws(StorageError) {
    guard status.kind == .regular else {
      throw StorageError.notAFile(file: path, isFolder: status.kind == .folder)
    }
  }

  private func read(size: Int) throws(SystemFailure) -> [UInt8] {
    let file = try fileSystem.open(path, .reading)
    defer { try? fileSystem.close(file) }
    var bytes: [UInt8] = []
    // NB: one byte more than it should hold, so that the end is seen in the first read.
    var chunk = max(size, 4096) + 1
    while true {
      let read = try fileSystem.read(file, chunk)
      if read.isEmpty { return bytes }
      if bytes.isEmpty { bytes = read } else { bytes += read }
      chunk = 65_536
    }
  }
}
