/// Measures the readings of one meeting on the clock by which it was started.
///
/// It is plain state: the instant of the start, whatever the clock's type of instants is.
struct MeetingStopwatch: Hashable, Sendable {
  private let start: any InstantProtocol<Duration>
  /// The reading at the start: greater than zero when a meeting goes on that was cut off.
  private let base: Duration

  /// Starts one now.
  static func started(on clock: some Clock<Duration>, base: Duration = .zero) -> Self {
    MeetingStopwatch(start: clock.now, base: base)
  }

  /// The reading now. On a clock of another kind than it was started by no time has passed.
  func reading<C: Clock<Duration>>(on clock: C) -> Duration {
    guard let start = start as? C.Instant else { return base }
    return base + start.duration(to: clock.now)
  }

  /// Sleeps until a reading is due.
  ///
  /// - Returns: The reading then, which is later when the machine slept.
  func wait<C: Clock<Duration>>(until reading: Duration, on clock: C) async throws -> Duration {
    guard let start = start as? C.Instant else {
      try await clock.sleep(for: .seconds(1))
      return base
    }
    try await clock.sleep(until: start.advanced(by: reading - base), tolerance: nil)
    return self.reading(on: clock)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.base == rhs.base && AnyHashable(lhs.start) == AnyHashable(rhs.start)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(AnyHashable(start))
  }
}
