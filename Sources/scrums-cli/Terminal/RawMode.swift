import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal handing over every key as it is pressed, and how it was before.
///
/// There is one for the process. Output is still processed, so that a line feed begins a row. What the
/// terminal was set to comes back when it is left, and also when the process is ended by a fault.
enum RawMode {
  /// The signals of faults, and `Ctrl-\`; what else ends the process leaves the mode by itself.
  private static let fatalSignals = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT, SIGPIPE,
  ]

  /// Sets the terminal; false where it is none.
  ///
  /// What was typed before is kept and read as keys.
  @discardableResult
  static func enter(_ descriptor: Int32 = STDIN_FILENO) -> Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    if !isEntered.load(ordering: .sequentiallyConsistent) {
      savedSettings = settings
      savedDescriptor = descriptor
      isEntered.store(true, ordering: .sequentiallyConsistent)
      _ = handlers
    }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Made once, when the terminal is first set.
  private static let handlers: Void = { for signal in fatalSignals { handle(signal) } }()

  /// Puts the terminal back to what it was set to.
  static func leave() {
    restoreSettings()
  }

  /// Puts a handler before the one that is there: the runtime's own tells where a fault was.
  private static func handle(_ signal: Int32) {
    var old = sigaction()
    guard sigaction(signal, nil, &old) == 0, !old.isIgnoring else { return }
    // Nobody wants to know where a process was that was asked to quit.
    if signal == SIGQUIT { old.setHandler(SIG_DFL) }
    formerActions[Int(signal)] = old
    var action = sigaction()
    action.setHandler { signal in
      restoreSettings()
      sigaction(signal, &formerActions[Int(signal)], nil)
      raise(signal)
    }
    sigemptyset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }
}

/// What was done at each signal before; a signal's handler may not look anything up.
private nonisolated(unsafe) let formerActions = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 65
)
private let isEntered = Atomic(false)
/// NB: written once, before `isEntered` is; a signal's handler may take no lock.
private nonisolated(unsafe) var savedSettings = termios()
private nonisolated(unsafe) var savedDescriptor: Int32 = -1

/// NB: called by a signal's handler as well: nothing here may allocate or lock.
private func restoreSettings() {
  guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
  // A terminal in the hands of another group is not ours to set; SIGTTOU would stop the process.
  let group = tcgetpgrp(savedDescriptor)
  guard group == -1 || group == getpgrp() else { return }
  var settings = savedSettings
  tcsetattr(savedDescriptor, TCSANOW, &settings)
}
