import Navigation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one way out to a descriptor: each text is one buffer, and no error is lost.
final class OutputWriter: Sendable {
  let descriptor: Int32
  /// Held while a text is written, so that two never mix; keeps the first failure.
  private let firstFailure = Locked<SystemCalls.Failure?>(nil)

  private let isTerminal: Bool

  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    isTerminal = TerminalProbe.isTerminal(descriptor)
  }

  /// Why writing failed, if it has; the process then exits with `ExitCode.inputOutput`.
  var failure: SystemCalls.Failure? { firstFailure.withLock { $0 } }

  /// Writes all of `text`, waiting for a slow reader. After a failure nothing more is written.
  @discardableResult
  func write(_ text: String) -> Result<Void, SystemCalls.Failure> {
    var text = text
    return firstFailure.withLock { firstFailure in
      if let firstFailure { return .failure(firstFailure) }
      let result = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
      if case .failure(let failure) = result { firstFailure = failure }
      return result
    }
  }

  /// Writes `text` if that cannot wait for a reader; false where it might, and nothing is written.
  func writeAtOnce(_ text: String) -> Bool {
    // NB: a pipe that is ready takes so many bytes at once, a terminal perhaps less.
    guard !isTerminal, text.utf8.count <= Int(PIPE_BUF) else { return false }
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
    guard case .success(1) = SystemCalls.poll(&descriptors, timeout: 0),
      descriptors[0].revents == Int16(POLLOUT)
    else { return false }
    write(text)
    return true
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Result<Void, SystemCalls.Failure> {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch SystemCalls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest)) {
      case .success(let count):
        rest = rest.dropFirst(count)
      case .failure(let failure) where failure.code == EINTR:
        continue
      case .failure(let failure) where failure.code == EAGAIN || failure.code == EWOULDBLOCK:
        // NB: somebody else has made the shared descriptor non-blocking; that is theirs to undo.
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
        if case .failure(let failure) = SystemCalls.poll(&descriptors) { return .failure(failure) }
      case .failure(let failure):
        return .failure(failure)
      }
    }
    return .success(())
  }
}
