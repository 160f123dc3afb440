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
  /// Calls `body` when the program ends.
  static func atExit(_ body: @escaping @convention(c) () -> Void) {
    atexit(body)
  }

  func stamp(of path: String) -> FileStamp {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT ? .missing : .unusable(errno) }
    return FileStamp(status)
  }

  func data(at path: String) throws -> Data? {
    switch stamp(of: path) {
    case .missing: return nil
    case .unusable(let code): throw FileStorageError(path: path, call: "stat", code: code)
    case .file: break
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      // NB: it may have gone since.
      if stamp(of: path) == .missing { return nil }
      throw error
    }
  }

  /// The new content goes to a file beside, which then takes the name. Symbolic links stay, and so
  /// do the permissions.
  func replace(_ path: String, with data: Data) throws -> FileStamp {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    var mode: mode_t?
    switch stamp(of: target.path) {
    case .missing:
      let folder = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    case .unusable(let code):
      throw FileStorageError(path: target.path, call: "stat", code: code)
    case .file:
      try check(access(target.path, W_OK), "access", target.path)
      var status = stat()
      try check(stat(target.path, &status), "stat", target.path)
      mode = status.st_mode & 0o7777
    }
    let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    let new = target.deletingLastPathComponent()
      .appending(path: ".\(target.lastPathComponent).\(suffix)").path
    do {
      let stamp = try write(data, to: new, mode: mode)
      try check(rename(new, target.path), "rename", target.path)
      return stamp
    } catch {
      unlink(new)
      throw error
    }
  }

  /// The stamp is that of the new file, before anybody else can find it.
  private func write(_ data: Data, to path: String, mode: mode_t?) throws -> FileStamp {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    try check(file, "open", path)
    defer { close(file) }
    if let mode { try check(fchmod(file, mode), "fchmod", path) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: file)
        if count < 0, errno == EINTR { continue }
        try check(Int32(clamping: count), "write", path)
        rest = rest.dropFirst(count)
      }
    }
    try check(fsync(file), "fsync", path)
    var status = stat()
    try check(fstat(file, &status), "fstat", path)
    return FileStamp(status)
  }

  private func check(_ result: Int32, _ call: String, _ path: String) throws {
    guard result < 0 else { return }
    throw FileStorageError(path: path, call: call, code: errno)
  }
}

private func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

extension FileStamp {
  fileprivate init(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      self = .unusable(0)
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self = .file(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size),
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec)
    )
  }
}
