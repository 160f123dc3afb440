import NavigationExpansion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads exactly so many bytes from standard input, or nil when the input ends before that.
func readBytes(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let received = bytes.withUnsafeMutableBytes { buffer in
      read(STDIN_FILENO, buffer.baseAddress.map { $0 + filled }, count - filled)
    }
    if received < 0, errno == EINTR { continue }
    guard received > 0 else { return nil }
    filled += received
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

let host = PluginHost()
while let header = readBytes(8) {
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  // A message of no length, like the end of the input, says that the compiler has finished.
  guard length > 0, let count = Int(exactly: length), let message = readBytes(count) else { break }
  let answer = host.respond(to: message)
  let answerHeader = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
  guard writeBytes(answerHeader + answer) else { break }
}
