/// What tells one state of a file from another without reading it.
package enum FileStamp: Hashable, Sendable {
  case missing
  case file(device: UInt64, number: UInt64, size: Int, seconds: Int, nanoseconds: Int)
  /// Something that cannot be read: the system's error number, 0 for a folder or a device.
  case unusable(Int32)

  package init(_ status: FileSystem.Status) {
    guard status.kind == .regular else {
      self = .unusable(0)
      return
    }
    self = .file(
      device: status.device,
      number: status.number,
      size: status.size,
      seconds: status.seconds,
      nanoseconds: status.nanoseconds
    )
  }
}

extension FileSystem {
  /// The stamp of what a path leads to.
  package func stamp(of path: String) -> FileStamp {
    do throws(SystemFailure) {
      return FileStamp(try status(path))
    } catch {
      return error.code == SystemFailure.missing ? .missing : .unusable(error.code)
    }
  }
}
