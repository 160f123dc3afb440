import Navigation

/// The events that have come in and nobody has taken yet: an asynchronous sequence for one reader.
///
/// Signals go before lines, so that an interrupt never waits for a long script. Lines are counted,
/// so that the thread that reads them can stop when nobody keeps up, and they can be held back
/// while a command runs.
final class InputQueue: Sendable {
  private struct State {
    var signals: [InputEvent] = []
    var lines: [InputEvent] = []
    var nextLine = 0
    var holdsLines = false
    var isFinished = false
    var waiter: CheckedContinuation<InputEvent?, Never>?

    var pendingLines: Int { lines.count - nextLine }

    /// `Ctrl-C` that was typed before the line was taken interrupts what the line began.
    mutating func hurry() {
      guard let place = lines[nextLine...].firstIndex(where: { $0.urgent != nil }) else { return }
      lines.remove(at: place).urgent.map { signals.append($0) }
    }

    mutating func take() -> InputEvent? {
      if !signals.isEmpty { return signals.removeFirst() }
      guard !holdsLines, nextLine < lines.count else { return nil }
      return takeInput()
    }

    /// A line that was held back, unless something else is to be dealt with first.
    mutating func takeHeldLine() -> String? {
      guard waiter != nil, nextLine < lines.count, case .line(let line) = lines[nextLine] else {
        return nil
      }
      _ = takeInput()
      return line
    }

    private mutating func takeInput() -> InputEvent {
      defer {
        nextLine += 1
        if nextLine == lines.count {
          lines.removeAll(keepingCapacity: true)
          nextLine = 0
        }
      }
      return lines[nextLine]
    }
  }

  /// So many lines may wait before reading stops.
  private let capacity: Int
  private let wakeReader: @Sendable () -> Void
  private let state = Locked(State())

  /// - Parameter wakeReader: called when lines are wanted again after the queue was full.
  init(capacity: Int = 256, wakeReader: @escaping @Sendable () -> Void = {}) {
    self.capacity = capacity
    self.wakeReader = wakeReader
  }

  /// Whether the thread that reads should wait until lines are taken.
  var isFull: Bool {
    state.withLock { $0.pendingLines >= capacity }
  }

  /// Whether more that was typed can be taken at once.
  var holdsInput: Bool {
    state.withLock { !$0.holdsLines && $0.pendingLines > 0 }
  }

  /// Whether somebody waits for an event that is not there yet.
  var holdsWaiter: Bool {
    state.withLock { $0.waiter != nil }
  }

  func append(_ events: [InputEvent]) {
    let woken = state.withLock { state -> (CheckedContinuation<InputEvent?, Never>, InputEvent)? in
      for event in events {
        if state.holdsLines, let urgent = event.urgent {
          state.signals.append(urgent)
        } else if event.isInput {
          state.lines.append(event)
        } else if event != .resize || !state.signals.contains(.resize) {
          state.signals.append(event)
        }
      }
      return Self.wake(&state)
    }
    woken.map { $0.resume(returning: $1) }
  }

  /// No more events will be appended; those that wait can still be taken.
  func finish() {
    let waiter = state.withLock { state -> CheckedContinuation<InputEvent?, Never>? in
      state.isFinished = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// Holds back what was typed, signals not; or no longer does.
  func holdLines(_ holds: Bool) {
    let woken = taking { state in
      state.holdsLines = holds
      if holds { state.hurry() }
      return Self.wake(&state)
    }
    woken.map { $0.resume(returning: $1) }
  }

  /// The next line, for whoever holds lines back; nil where there is none yet, or something else is to
  /// be dealt with first.
  ///
  /// NB: to let the one who waits for events take it would cost two changes of thread, which is longer
  /// than most commands take.
  func heldLine() -> String? {
    taking { $0.takeHeldLine() }
  }

  /// The next event; nil after the last one, or when the task is cancelled.
  func next(isolation: isolated (any Actor)? = #isolation) async -> InputEvent? {
    if let event = taking({ $0.take() }) { return event }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancelWaiter()
    }
  }

  private func wait(_ continuation: CheckedContinuation<InputEvent?, Never>) {
    let now = taking { state -> InputEvent?? in
      if let event = state.take() { return event }
      if state.isFinished || Task.isCancelled { return .some(nil) }
      precondition(state.waiter == nil, "InputQueue: two tasks wait for the next event")
      state.waiter = continuation
      return nil
    }
    if let now { continuation.resume(returning: now) }
  }

  /// Does something that may take a line, and has reading go on if that made room for more.
  private func taking<Result: Sendable>(_ body: (inout State) -> sending Result) -> Result {
    let (result, madeRoom) = state.withLock { state in
      let wasFull = state.pendingLines >= capacity
      let result = body(&state)
      return (result, wasFull && state.pendingLines < capacity)
    }
    if madeRoom { wakeReader() }
    return result
  }

  private func cancelWaiter() {
    let waiter = state.withLock { state -> CheckedContinuation<InputEvent?, Never>? in
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: nil)
  }

  private static func wake(
    _ state: inout State
  ) -> (CheckedContinuation<InputEvent?, Never>, InputEvent)? {
    guard let waiter = state.waiter, let event = state.take() else { return nil }
    state.waiter = nil
    return (waiter, event)
  }
}

/// The events of an input, for `for await`.
struct InputEvents: AsyncSequence, Sendable {
  let queue: InputQueue

  struct Iterator: AsyncIteratorProtocol {
    let queue: InputQueue

    mutating func next() async -> InputEvent? {
      await queue.next()
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> InputEvent? {
      await queue.next(isolation: actor)
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(queue: queue) }
}
