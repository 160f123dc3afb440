/// The advisory lock of a file that programs replace rather than write to.
///
/// The lock belongs to the file that bears the name at the time: a file that was replaced while
/// its lock was waited for is let go, and the new one locked. It is meant to be held for one
/// write, and ends with the program that holds it.
package struct FileLock {
  private let fileSystem: FileSystem
  private let file: FileSystem.Descriptor

  /// How long a lock is waited for: 500 × 10 ms.
  package static let attempts = 500

  /// - Returns: nil when there is no file, or the file system knows no locks.
  package init?(of path: String, in fileSystem: FileSystem) throws(SystemFailure) {
    for attempt in 0..<Self.attempts {
      if attempt > 0 { fileSystem.pause(Int.random(in: 5...15)) }
      let file: FileSystem.Descriptor
      do throws(SystemFailure) {
        file = try fileSystem.open(path, .reading)
      } catch {
        if error.code == SystemFailure.missing { return nil }
        throw error
      }
      do throws(SystemFailure) {
        if try fileSystem.lock(file), try Self.isNamed(path, file, in: fileSystem) {
          self.fileSystem = fileSystem
          self.file = file
          return
        }
      } catch {
        try? fileSystem.close(file)
        if error.call == "flock", SystemFailure.unsupported.contains(error.code) { return nil }
        throw error
      }
      try fileSystem.close(file)
    }
    throw SystemFailure(call: "flock", code: SystemFailure.wouldBlock)
  }

  package func release() {
    try? fileSystem.close(file)
  }

  /// Whether the path still leads to this file.
  private static func isNamed(
    _ path: String,
    _ file: FileSystem.Descriptor,
    in fileSystem: FileSystem
  ) throws(SystemFailure) -> Bool {
    let open = try fileSystem.statusOfFile(file)
    do throws(SystemFailure) {
      let named = try fileSystem.status(path)
      return named.device == open.device && named.number == open.number
    } catch {
      if error.code == SystemFailure.missing { return false }
      throw error
    }
  }
}
