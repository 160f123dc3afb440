import Navigation

/// Reads a file that somebody names, once: a fixture, a script, something to import.
public struct ScrumFileReader: Sendable {
  public let path: String
  private let fileSystem: FileSystem

  /// What a file may hold, in bytes.
  public static let sizeLimit = 100_000_000

  public init(path: String, fileSystem: FileSystem = .live) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// The scrums in it; none when there is no file.
  public func scrums() throws(StorageError) -> ScrumFile {
    guard let bytes = try bytes() else { return ScrumFile() }
    return try scrums(bytes)
  }

  /// The scrums in what was read from it.
  public func scrums(_ bytes: [UInt8]) throws(StorageError) -> ScrumFile {
    do throws(UnreadableReason) {
      return try ScrumFile.decode(bytes)
    } catch {
      throw StorageError.unreadable(file: path, reason: error)
    }
  }

  /// The file's bytes, nil when there is none.
  public func bytes() throws(StorageError) -> [UInt8]? {
    do throws(FileSystem.ReadFailure) {
      return try fileSystem.contents(of: path, limit: Self.sizeLimit)?.bytes
    } catch {
      switch error {
      case .system(let failure):
        throw .unreadable(file: path, reason: .system(failure))
      case .notAFile(let isFolder):
        throw .notAFile(file: path, isFolder: isFolder)
      case .tooLarge(let bytes):
        throw .unreadable(file: path, reason: .tooLarge(bytes: bytes, limit: Self.sizeLimit))
      }
    }
  }
}
