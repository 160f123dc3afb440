/// A clock that reports an issue each time it is used, and then does what `ContinuousClock` does.
public struct UnimplementedClock: Clock {
  public typealias Duration = Swift.Duration
  public typealias Instant = ContinuousClock.Instant

  private let clock = ContinuousClock()
  private let report: UnimplementedDependency

  /// - Parameter name: what the report calls it; a dependency's key path as users write it.
  public init(_ name: String = #"\.continuousClock"#) {
    report = UnimplementedDependency(name)
  }

  public var now: Instant {
    report()
    return clock.now
  }

  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report()
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
