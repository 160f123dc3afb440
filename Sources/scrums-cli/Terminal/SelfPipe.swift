#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe from the process to itself, by which signal handlers and other threads wake the one that
/// polls. Its lifetime is that of its descriptors.
final class SelfPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// NB: both ends are ours alone, so that they may be non-blocking; standard input may not.
  init() throws(SystemCalls.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    SystemCalls.close(readEnd)
    SystemCalls.close(writeEnd)
  }

  /// Puts a byte in. A full pipe wakes its reader anyway.
  func put(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { _ = SystemCalls.write(writeEnd, $0) }
  }

  /// Takes all bytes out.
  func take() -> [UInt8] {
    var taken: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case .success(let count) = SystemCalls.read(readEnd, into: buffer), count > 0 {
        taken.append(contentsOf: buffer[..<count])
      }
    }
    return taken
  }
}
