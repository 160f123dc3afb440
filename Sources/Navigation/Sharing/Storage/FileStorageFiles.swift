#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a file storage keeps its files in.
protocol FileStorageFiles: Sendable {
  /// What the file is like; another stamp means that its content may be another.
  func stamp(of path: String) -> FileStamp
  /// `nil` when there is no file.
  func data(at path: String) throws -> Data?
  /// Puts a whole new content in the file's place: who reads it sees the old one or the new one.
  func replace(_ path: String, with data: Data) throws -> FileStamp
}

/// Files in memory.
final class MemoryFiles: FileStorageFiles {
  private struct File {
    var data: Data
    var version: UInt64
  }

  private let files = Locked<[String: File]>([:])

  func stamp(of path: String) -> FileStamp {
    files.withLock { $0[path].map(stamp) ?? .missing }
  }

  func data(at path: String) -> Data? {
    files.withLock { $0[path]?.data }
  }

  func replace(_ path: String, with data: Data) -> FileStamp {
    files.withLock { files in
      let file = File(data: data, version: (files[path]?.version ?? 0) + 1)
      files[path] = file
      return stamp(file)
    }
  }

  private func stamp(_ file: File) -> FileStamp {
    .file(device: 0, number: file.version, size: file.data.count, seconds: 0, nanoseconds: 0)
  }
}
