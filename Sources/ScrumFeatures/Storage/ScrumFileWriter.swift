import Navigation

/// Writes a file once, whatever it holds: for a result that somebody asked for.
public struct ScrumFileWriter: Sendable {
  public let path: String
  private let fileSystem: FileSystem

  public init(path: String, fileSystem: FileSystem = .live) {
    self.path = path
    self.fileSystem = fileSystem
  }

  /// Puts the scrums in the file's place, atomically and for good.
  public func write(_ file: ScrumFile) throws(StorageError) {
    let bytes: [UInt8]
    do {
      bytes = try file.encode()
    } catch {
      throw .notEncodable(file: path, problem: "\(error)")
    }
    try write(bytes)
  }

  /// Puts the bytes in the file's place, atomically and for good.
  public func write(_ bytes: [UInt8]) throws(StorageError) {
    do throws(SystemFailure) {
      let files = AtomicFile(fileSystem: fileSystem)
      _ = try files.replace(try files.target(of: path), with: bytes)
    } catch {
      throw .unwritable(file: path, failure: error)
    }
  }
}
