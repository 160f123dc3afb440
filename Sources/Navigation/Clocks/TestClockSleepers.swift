/// A task asleep on a test clock.
struct TestClockSleeper<Instant: InstantProtocol>: Sendable {
  /// Greater than that of everybody who came before.
  let ticket: Int
  let deadline: Instant
  /// Whether the task runs elsewhere than on the test's effect queue.
  let isOutsider: Bool
  let effect: EffectSleep?
  let continuation: CheckedContinuation<Void, any Error>

  func wake(throwing error: (any Error)? = nil) {
    effect?.wakeUp()
    if let error {
      continuation.resume(throwing: error)
    } else {
      continuation.resume()
    }
  }
}

/// A test clock's time, and who waits for it to pass.
struct TestClockSleepers<Instant: InstantProtocol>: Sendable {
  private(set) var now: Instant
  /// Whether a task ever slept here that the effect queue does not run.
  private(set) var hadOutsiders = false
  /// By deadline, then by arrival.
  private var waiting: [TestClockSleeper<Instant>] = []
  private var lastTicket = 0

  init(now: Instant) {
    self.now = now
  }

  var count: Int { waiting.count }
  var nextDeadline: Instant? { waiting.first?.deadline }

  mutating func nextTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  mutating func insert(_ sleeper: TestClockSleeper<Instant>) {
    let index = waiting.lastIndex { ($0.deadline, $0.ticket) < (sleeper.deadline, sleeper.ticket) }
    waiting.insert(sleeper, at: index.map { $0 + 1 } ?? 0)
    hadOutsiders = hadOutsiders || sleeper.isOutsider
  }

  mutating func remove(_ ticket: Int) -> TestClockSleeper<Instant>? {
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
    return waiting.remove(at: index)
  }

  /// Moves the time to the next deadline that is not after `limit`, or to `limit` if there is none.
  ///
  /// - Returns: who must be woken; empty when the time has reached `limit`.
  mutating func advance(upTo limit: Instant) -> [TestClockSleeper<Instant>] {
    guard let deadline = nextDeadline, deadline <= limit else {
      now = max(now, limit)
      return []
    }
    now = max(now, deadline)
    let due = Array(waiting.prefix { $0.deadline == deadline })
    waiting.removeFirst(due.count)
    return due
  }
}
