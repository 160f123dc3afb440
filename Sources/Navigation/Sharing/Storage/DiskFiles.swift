#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that the system would not read or write.
public struct FileStorageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// The call that failed: `open`, `fsync`…
  public let call: String
  /// The value of `errno`; 0 when the path leads to something that is no file.
  public let code: Int32

  public var description: String {
    let problem = code == 0 ? "it is no regular file" : strerror(code).map { String(cString: $0) }
    return "Cannot use \"\(path)\": \(problem ?? "error \(code)") (\(call))."
  }
}

/// Files on disk.
struct DiskFiles: FileStorageFiles {
  private let fileSystem = FileSystem.live

  /// Calls `body` when the program ends.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  func stamp(of path: String) -> FileStamp { fileSystem.stamp(of: path) }

  func data(at path: String) throws -> Data? {
    do throws(FileSystem.ReadFailure) {
      return try fileSystem.contents(of: path).map { Data($0.bytes) }
    } catch {
      switch error {
      case .system(let failure): throw FileStorageError(path, failure)
      case .notAFile: throw FileStorageError(path: path, call: "stat", code: 0)
      case .tooLarge: throw FileStorageError(path: path, call: "read", code: EFBIG)
      }
    }
  }

  /// Symbolic links stay, and so do the permissions.
  func replace(_ path: String, with data: Data) throws -> FileStamp {
    let writer = AtomicFile(fileSystem: fileSystem)
    var target = path
    do throws(SystemFailure) {
      target = try writer.target(of: path)
      if let status = try writer.status(of: target), status.kind != .regular {
        throw SystemFailure(call: "stat", code: 0)
      }
      return try writer.replace(target, with: [UInt8](data))
    } catch {
      throw FileStorageError(target, error)
    }
  }
}

extension FileStorageError {
  fileprivate init(_ path: String, _ failure: SystemFailure) {
    self.init(path: path, call: failure.call, code: failure.code)
  }
}
