extension Effect {
  /// Puts the work off until nothing has been asked for under the id for a while.
  ///
  /// - Parameters:
  ///   - id: What is asked for; counts as that of ``cancellable(id:cancelInFlight:)`` does.
  ///   - duration: How long it must be quiet.
  ///   - clock: What measures the time.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable,
    for duration: C.Duration,
    clock: C
  ) -> Self {
    .concatenate(.run { _ in try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// The same over a clock whose type is not known, such as the `continuousClock` dependency.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>
  ) -> Self {
    .concatenate(.run { _ in try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
