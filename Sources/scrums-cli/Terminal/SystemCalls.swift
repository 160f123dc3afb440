#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that the terminal needs, with their errors as values.
enum SystemCalls {
  /// A call that failed, by its `errno`.
  struct Failure: Error, Hashable, Sendable {
    var code: Int32

    static var last: Failure { Failure(code: errno) }

    /// The system's words for it.
    var reason: String { String(cString: strerror(code)) }
  }

  /// Reads once; 0 is the end of the input.
  static func read(
    _ descriptor: Int32,
    into buffer: UnsafeMutableRawBufferPointer
  ) -> Result<Int, Failure> {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(.last) }
    }
  }

  /// Writes what fits at once.
  static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Result<Int, Failure> {
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
    return count >= 0 ? .success(count) : .failure(.last)
  }

  /// Waits until one of the descriptors has something to tell; signals do not end the wait.
  static func poll(_ descriptors: inout [pollfd], timeout: Int32 = -1) -> Result<Int, Failure> {
    while true {
      #if canImport(Glibc)
        let count = Glibc.poll(&descriptors, nfds_t(descriptors.count), timeout)
      #else
        let count = Darwin.poll(&descriptors, nfds_t(descriptors.count), timeout)
      #endif
      if count >= 0 { return .success(Int(count)) }
      if errno != EINTR { return .failure(.last) }
    }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
