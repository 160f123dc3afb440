#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three descriptors that every process is supposed to be started with.
enum StandardDescriptors {
  /// Opens the null device, to be read only, where one of them is closed. To be called before
  /// anything else is opened.
  ///
  /// A file that is opened later would get the free number, and then be read as what was typed or
  /// be written over by what is shown. This way the input ends at once, and writing fails.
  static func reserve(_ descriptors: [Int32] = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
    for descriptor in descriptors where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let null = open("/dev/null", O_RDONLY)
      guard null >= 0, null != descriptor else { continue }
      dup2(null, descriptor)
      SystemCalls.close(null)
    }
  }
}
