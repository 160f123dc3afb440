import NavigationExpansion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads exactly so many bytes from standard input, or nil when the input ends before that.
///
/// Memory grows with what arrives, not with what a header promises.
func readBytes(_ count: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
  while bytes.count < count {
    let wanted = min(chunk.count, count - bytes.count)
    let received = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, wanted) }
    if received < 0, errno == EINTR { continue }
    guard received > 0 else { return nil }
    bytes += chunk[..<received]
  }
  return bytes
}

/// Writes all bytes to standard output; false when nobody reads it any more.
func writeBytes(_ bytes: [UInt8]) -> Bool {
  var written = 0
  while written < bytes.count {
    let sent = bytes.withUnsafeBytes { buffer in
      write(STDOUT_FILENO, buffer.baseAddress.map { $0 + written }, bytes.count - written)
    }
    if sent < 0, errno == EINTR { continue }
    guard sent > 0 else { return false }
    written += sent
  }
  return true
}

// A compiler that is gone is no reason to die of a signal: the write fails, and the loop ends.
_ = signal(SIGPIPE, SIG_IGN)

let host = PluginHost()
while let header = readBytes(8) {
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  // A message of no length, like the end of the input, says that the compiler has finished.
  guard length > 0, let count = Int(exactly: length), let message = readBytes(count) else { break }
  let answer = host.respond(to: message)
  let answerHeader = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
  guard writeBytes(answerHeader + answer) else { break }
}
