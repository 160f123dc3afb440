import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads an input on a thread of its own and tells what comes in, signals included.
///
/// The thread waits in `poll(2)` for the input and for a self-pipe, and never in anything else, so
/// it ends at once when asked to. It holds the reader while it runs.
final class InputReader: Sendable {
  private let descriptor: Int32
  private let ownDescriptor: Int32?
  private let isTerminal: Bool
  private let readsKeys: Bool
  private let pipe: SelfPipe
  private let relay: SignalRelay?
  private let queue: InputQueue
  private let isStopped = Atomic(false)
  private let isLent = Atomic(false)

  /// Bytes in the self-pipe that are no signal.
  private static let wake: UInt8 = 0
  /// So long after an escape the rest of its sequence is waited for.
  private static let escapeMilliseconds: Int32 = 50

  /// - Parameters:
  ///   - readsKeys: Whether the terminal hands over keys (`RawMode`), and not lines.
  ///   - signals: those to be relayed; none leaves the process's signals alone.
  init(
    descriptor: Int32 = STDIN_FILENO,
    readsKeys: Bool = false,
    signals: [Int32] = SignalRelay.sessionSignals
  ) throws(SystemCalls.Failure) {
    let pipe = try SelfPipe()
    // NB: Ctrl-C may take away what `poll` has announced, and `read` would then wait for the next
    // line, deaf to everything. So a terminal is read by a description of our own, which may be
    // non-blocking; the one that is shared with the shell may not.
    ownDescriptor = TerminalProbe.openAgain(descriptor)
    self.descriptor = ownDescriptor ?? descriptor
    self.pipe = pipe
    self.readsKeys = readsKeys
    isTerminal = isatty(descriptor) == 1
    relay = signals.isEmpty ? nil : SignalRelay(signals, into: pipe)
    queue = InputQueue { pipe.put(Self.wake) }
  }

  deinit {
    ownDescriptor.map(SystemCalls.close)
  }

  /// What comes in. It can be gone through by one task, and ends after `stop()`.
  var events: InputEvents { InputEvents(queue: queue) }

  /// While lines are held only signals are told, so that a command that takes its time can be
  /// interrupted and what is typed meanwhile waits.
  func holdLines(_ holds: Bool) { queue.holdLines(holds) }

  /// The next line while lines are held; nil where there is none yet, or a signal comes first.
  func heldLine() -> String? { queue.heldLine() }

  /// Whether more that was typed can be taken at once, so that showing this much can wait.
  var holdsInput: Bool { queue.holdsInput }

  /// While the terminal is lent to another program nothing is read.
  func lend(_ isLent: Bool) {
    self.isLent.store(isLent, ordering: .sequentiallyConsistent)
    pipe.put(Self.wake)
  }

  /// Starts the thread. To be called once.
  func start() throws(SystemCalls.Failure) {
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, nil, runReader, context)
    guard code == 0 else {
      Unmanaged<InputReader>.fromOpaque(context).release()
      throw SystemCalls.Failure(code: code)
    }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }

  /// Ends the thread and gives the signals back.
  func stop() {
    isStopped.store(true, ordering: .sequentiallyConsistent)
    relay?.restore()
    pipe.put(Self.wake)
  }

  /// The thread's life.
  fileprivate func run() {
    var decoder = InputDecoder(readsKeys: readsKeys)
    var isOpen = true
    while !isStopped.load(ordering: .sequentiallyConsistent) {
      var descriptors = [pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)]
      if isOpen, !queue.isFull, !isLent.load(ordering: .sequentiallyConsistent) {
        descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      let timeout = decoder.holdsEscape ? Self.escapeMilliseconds : -1
      switch SystemCalls.poll(&descriptors, timeout: timeout) {
      case .success(0): queue.append(decoder.flush())
      case .success: break
      case .failure(let failure):
        queue.append([.inputFailed(failure)])
        queue.finish()
        return
      }
      queue.append(pipe.take().compactMap(SignalRelay.event(for:)))
      // NB: after `stop()` the descriptor may be closed, and its number be somebody else's.
      guard !isStopped.load(ordering: .sequentiallyConsistent) else { break }
      if descriptors.count > 1, descriptors[1].revents != 0 {
        let (events, isAtEnd) = read(&decoder, conditions: Int32(descriptors[1].revents))
        isOpen = !isAtEnd
        queue.append(events)
      }
    }
    queue.finish()
  }

  /// Reads once, after `poll` has said that something is there or that nothing will ever be.
  private func read(
    _ decoder: inout InputDecoder,
    conditions: Int32
  ) -> (events: [InputEvent], isAtEnd: Bool) {
    // NB: Darwin says POLLNVAL of devices too, which can be read all the same.
    if conditions & Int32(POLLNVAL) != 0, fcntl(descriptor, F_GETFD) == -1 {
      return ([.endOfInput], true)
    }
    let hasHungUp = conditions & Int32(POLLHUP) != 0
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      switch SystemCalls.read(descriptor, into: buffer) {
      case .success(0) where isTerminal && !hasHungUp && decoder.holdsPart:
        // Ctrl-D ends the input on an empty line only.
        return ([], false)
      case .success(0) where isTerminal && hasHungUp,
        .failure where isTerminal && hasHungUp:
        // The terminal is gone. If it controls the process SIGHUP comes as well, in any order.
        return ([.terminate(signal: SIGHUP)], true)
      case .success(0):
        // Nobody has pressed Return on what a closed terminal still holds.
        let last = isTerminal ? nil : decoder.finish()
        return ((last.map { [$0] } ?? []) + [.endOfInput], true)
      case .success(let count):
        let events = decoder.decode(buffer[..<count])
        // `Ctrl-\` ends a process whatever else it does; `RawMode` puts the terminal back.
        if events.contains(.key(.control("\\"))) { kill(getpid(), SIGQUIT) }
        return (events, false)
      case .failure(let failure) where failure.code == EAGAIN:
        return ([], false)
      case .failure(let failure) where isTerminal && failure.code == EIO:
        // The terminal belongs to others for good.
        return ([.endOfInput], true)
      case .failure(let failure):
        return ([.inputFailed(failure)], true)
      }
    }
  }
}

#if canImport(Glibc)
  private func runReader(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<InputReader>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#else
  private func runReader(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<InputReader>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
