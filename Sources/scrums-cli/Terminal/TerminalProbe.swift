#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What can be known of a terminal without asking it anything.
enum TerminalProbe {
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// A terminal, opened once more to be read without waiting; nil when it is none or has no name
  /// here. To be closed by the caller.
  static func openAgain(_ descriptor: Int32) -> Int32? {
    guard isTerminal(descriptor) else { return nil }
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }

  /// Whether the process may read from and change the terminal now. Started with `&` it may not:
  /// reading would stop it.
  static func isInForeground(_ descriptor: Int32 = STDIN_FILENO) -> Bool {
    let group = tcgetpgrp(descriptor)
    // A terminal that does not control this process has no foreground for it to be out of.
    return group == -1 || group == getpgrp()
  }

  /// Stops the process until it is brought to the foreground, as reading would. False if that
  /// cannot happen because nobody is there to bring it.
  static func waitForForeground(_ descriptor: Int32 = STDIN_FILENO) -> Bool {
    if !isInForeground(descriptor) { kill(0, SIGTTIN) }
    return isInForeground(descriptor)
  }

  static func size(of descriptor: Int32 = STDOUT_FILENO) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return .standard }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// How much a terminal shows.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What is assumed of a terminal that does not say.
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// A size of 0 means that nobody knows.
  init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
