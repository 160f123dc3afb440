/// A clock on which no sleep takes any time: each one moves the clock to its deadline and returns.
///
/// A class because all who sleep on it share its time.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  public typealias Instant = TestClock<Duration>.Instant

  private let time: Locked<Instant>

  public init(now: Instant) {
    time = Locked(now)
  }

  public convenience init() where Duration == Swift.Duration {
    self.init(now: Instant())
  }

  public var now: Instant {
    time.withLock { $0 }
  }

  public var minimumResolution: Duration { .zero }

  /// Moves the clock to `deadline`, gives other tasks a turn, and returns.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
