import Navigation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns signals into bytes in a self-pipe, so that keys and signals are seen by one thread.
///
/// There is one for the process, because signals are the process's; making a second one before the
/// first is restored takes the signals over.
final class SignalRelay: Sendable {
  /// The signals that a session wants to know of.
  static let sessionSignals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT]
  /// Those of a session that reads keys: it has to give the terminal back before it stops.
  static let keyboardSignals = sessionSignals + [SIGTSTP]

  private let pipe: SelfPipe
  private let saved: Locked<[Int32: sigaction]>

  /// Relays `signals` into `pipe`.
  ///
  /// A signal that was ignored from the start stays so: `nohup` and a shell's `&` mean it.
  init(_ signals: [Int32] = sessionSignals, into pipe: SelfPipe) {
    self.pipe = pipe
    signalDescriptor.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
    var saved: [Int32: sigaction] = [:]
    for signal in signals {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0, !old.isIgnoring else { continue }
      var action = sigaction()
      action.setHandler(relaySignal)
      action.sa_flags = Int32(SA_RESTART)
      sigemptyset(&action.sa_mask)
      if sigaction(signal, &action, nil) == 0 { saved[signal] = old }
    }
    self.saved = Locked(saved)
  }

  /// Puts back what was there before. Safe to call more than once.
  func restore() {
    let actions = saved.withLock { saved in
      defer { saved = [:] }
      return saved
    }
    for (signal, var action) in actions {
      sigaction(signal, &action, nil)
    }
    _ = signalDescriptor.compareExchange(
      expected: pipe.writeEnd,
      desired: -1,
      ordering: .sequentiallyConsistent
    )
  }

  deinit { restore() }

  /// What a byte that was relayed means.
  static func event(for byte: UInt8) -> InputEvent? {
    switch Int32(byte) {
    case SIGINT: .interrupt
    case SIGWINCH: .resize
    case SIGCONT: .resumed
    case SIGTSTP: .suspend
    case SIGTERM, SIGHUP: .terminate(signal: Int32(byte))
    default: nil
    }
  }

  /// Stops the process and its group, as `Ctrl-Z` does where the terminal sees to it; returns when it
  /// goes on, and at once where nobody is there to bring it back. That it goes on is not relayed.
  static func stopProcess() {
    var relaying = sigaction()
    var passing = sigaction()
    var telling = sigaction()
    sigemptyset(&passing.sa_mask)
    passing.setHandler(SIG_DFL)
    sigaction(SIGCONT, &passing, &telling)
    defer { sigaction(SIGCONT, &telling, nil) }
    // The others first, and then this thread, so that the stop has been when `raise` returns.
    passing.setHandler(SIG_IGN)
    guard sigaction(SIGTSTP, &passing, &relaying) == 0 else { return }
    kill(0, SIGTSTP)
    passing.setHandler(SIG_DFL)
    sigaction(SIGTSTP, &passing, nil)
    // NB: the threads of Dispatch, which may run the main actor, block every signal.
    let before = unblock(SIGTSTP)
    raise(SIGTSTP)
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &relaying, nil)
  }

  /// Ends the process the way the signal would have, so that whoever started it can tell.
  static func endProcess(by signal: Int32) -> Never {
    var action = sigaction()
    action.setHandler(SIG_DFL)
    sigaction(signal, &action, nil)
    unblock(signal)
    raise(signal)
    // What the signal does not end, its exit code does, as shells write it.
    exit(128 + signal)
  }

  /// Lets this thread be told of a signal; gives the mask from before.
  @discardableResult
  private static func unblock(_ signal: Int32) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    return before
  }
}

/// Where the handler writes; -1 is nowhere.
private let signalDescriptor = Atomic<Int32>(-1)

/// NB: runs at any moment on any thread: nothing here may allocate, lock or touch what is not
/// atomic, and `errno` must be as it was.
private func relaySignal(_ signal: Int32) {
  let savedError = errno
  let descriptor = signalDescriptor.load(ordering: .sequentiallyConsistent)
  if descriptor >= 0 {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(descriptor, &byte, 1)
  }
  errno = savedError
}

extension sigaction {
  mutating func setHandler(_ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
  }

  var isIgnoring: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }

  private var handlerAddress: Int {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
  }
}
