/// A clock that stands still until a test moves it.
///
/// A class because the test and the features under test share it.
///
/// Moving it first lets the effects under way reach their sleep, then stops at every deadline on the
/// way, wakes those that are due, in the order of their arrival, and lets them do what they have to
/// do before it goes on.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  public struct Instant: InstantProtocol {
    /// The time since the clock's zero.
    public let offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  let sleepers: Locked<TestClockSleepers<Instant>>
  let queue: EffectQueue?

  public init(now: Instant) {
    sleepers = Locked(TestClockSleepers(now: now))
    queue = EffectQueue.current
  }

  public convenience init() where Duration == Swift.Duration {
    self.init(now: Instant())
  }

  public var now: Instant {
    sleepers.withLock { $0.now }
  }

  public var minimumResolution: Duration { .zero }

  /// How many tasks are asleep on this clock.
  package var sleeperCount: Int {
    sleepers.withLock { $0.count }
  }

  /// Sleeps until the test has moved the clock to `deadline` or beyond.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, before or while it sleeps.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let effect = EffectSleep.ofCurrentTask
    let isOutsider = !isOnQueue
    let ticket = sleepers.withLock { $0.nextTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = TestClockSleeper(
          ticket: ticket,
          deadline: deadline,
          isOutsider: isOutsider,
          effect: effect,
          continuation: continuation
        )
        let answer: Result<Void, any Error>? = sleepers.withLock { sleepers in
          // NB: A cancellation before this point has run its handler in vain; one after it finds
          // the sleeper, as the handler takes the same lock.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= sleepers.now { return .success(()) }
          sleepers.insert(sleeper)
          effect?.fallAsleep()
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      sleepers.withLock { $0.remove(ticket) }?.wake(throwing: CancellationError())
    }
  }

  /// Whether the calling task runs on the queue that moving the clock settles.
  private var isOnQueue: Bool {
    guard let queue = EffectQueue.current ?? queue else { return false }
    return queue.runsCurrentTask
  }
}
