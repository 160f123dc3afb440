/// A clock that reports an issue each time it is asked for the time, and then does what
/// `ContinuousClock` does.
///
/// Whoever sleeps has asked for the time before, for there is no other way to an instant to sleep
/// until; so one sleep is one issue.
public struct UnimplementedClock: Clock {
  public typealias Duration = Swift.Duration

  /// A moment of this clock.
  public struct Instant: InstantProtocol {
    fileprivate let base: ContinuousClock.Instant

    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(base: base.advanced(by: duration))
    }

    public func duration(to other: Instant) -> Swift.Duration {
      base.duration(to: other.base)
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let clock = ContinuousClock()
  private let report: UnimplementedDependency

  /// - Parameter name: what the report calls it; a dependency's key path as users write it.
  public init(_ name: String = #"\.continuousClock"#) {
    report = UnimplementedDependency(name)
  }

  public var now: Instant {
    report()
    return Instant(base: clock.now)
  }

  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline.base, tolerance: tolerance)
  }
}
