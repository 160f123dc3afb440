extension Clock {
  /// Ticks every `interval` until the task that iterates is cancelled: `for await _ in clock.timer(…)`.
  ///
  /// Ticks do not drift: they fall on whole multiples of `interval` from the start of the iteration,
  /// and those that were missed while the loop's body was busy are skipped.
  ///
  /// - Parameters:
  ///   - interval: greater than zero.
  ///   - tolerance: how much later than due a tick may be.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> TimerSequence<Duration> {
    TimerSequence(interval: interval) {
      let start = now
      return TimerSequence.Stopwatch(
        elapsed: { start.duration(to: now) },
        sleep: { try await sleep(until: start.advanced(by: $0), tolerance: tolerance) }
      )
    }
  }
}

/// The ticks of a clock; each element is the time since the iteration began, by that clock.
public struct TimerSequence<Duration: DurationProtocol>: AsyncSequence, Sendable {
  public typealias Element = Duration
  public typealias Failure = Never

  /// A clock of any type, as seen from the start of an iteration.
  struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration
    /// Sleeps until that long after the start.
    let sleep: @Sendable (Duration) async throws -> Void
  }

  private let interval: Duration
  private let start: @Sendable () -> Stopwatch

  init(interval: Duration, start: @escaping @Sendable () -> Stopwatch) {
    precondition(interval > .zero, "A timer's interval must be greater than zero, not \(interval).")
    self.interval = interval
    self.start = start
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, stopwatch: start())
  }

  public struct Iterator: AsyncIteratorProtocol, Sendable {
    private let interval: Duration
    private let stopwatch: Stopwatch
    private var due = Duration.zero

    init(interval: Duration, stopwatch: Stopwatch) {
      self.interval = interval
      self.stopwatch = stopwatch
    }

    public mutating func next() async -> Duration? {
      await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> Duration? {
      moveOn(past: stopwatch.elapsed())
      guard (try? await stopwatch.sleep(due)) != nil, !Task.isCancelled else { return nil }
      return stopwatch.elapsed()
    }

    /// Makes the next multiple of the interval due that has not passed at `elapsed`.
    private mutating func moveOn(past elapsed: Duration) {
      due += interval
      guard due < elapsed else { return }
      let missed = Int(((elapsed - due) / interval).rounded(.up))
      due += interval * missed
    }
  }
}
