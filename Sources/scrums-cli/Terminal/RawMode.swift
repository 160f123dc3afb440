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
      for signal in fatalSignals { handle(signal) }
    }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Puts the terminal back to what it was set to.
  static func leave() {
    restoreSettings()
  }

  private static func handle(_ signal: Int32) {
    var old = sigaction()
    // NB: what was ignored from the start, or is somebody else's already, stays so.
    guard sigaction(signal, nil, &old) == 0, old.isDefault else { return }
    var action = sigaction()
    action.setHandler { signal in
      restoreSettings()
      var action = sigaction()
      action.setHandler(SIG_DFL)
      sigaction(signal, &action, nil)
      raise(signal)
    }
    sigemptyset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }
}

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
