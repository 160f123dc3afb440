extension Effect {
  /// Lets at most one of the effects that are asked for under an id start in each stretch of time.
  ///
  /// The first starts at once. Of those that are asked for in the `duration` after a start one is
  /// put off to the end of it, and the others never start.
  ///
  /// - Parameters:
  ///   - id: What is asked for; counts as that of ``cancellable(id:cancelInFlight:)`` does, and
  ///     cancels what is put off as well as what is at work.
  ///   - duration: How long after a start the next one may follow.
  ///   - clock: What measures the time.
  ///   - latest: Whether the last of those asked for meanwhile is put off, and not the first.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable,
    for duration: C.Duration,
    clock: C,
    latest: Bool
  ) -> Self {
    throttled(id: CancelID(id), for: duration, clock: clock, latest: latest)
      .cancellable(id: id)
  }

  /// The same over a clock whose type is not known, such as the `continuousClock` dependency.
  @_disfavoredOverload
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttled(id: CancelID(id), for: duration, clock: clock, latest: latest)
      .cancellable(id: id)
  }

  private func throttled<C: Clock>(
    id: CancelID,
    for duration: C.Duration,
    clock: C,
    latest: Bool
  ) -> Self {
    guard let node else { return .none }
    return Effect(
      node: ThrottleNode(node, id: id, duration: duration, clock: clock, latest: latest)
    )
  }
}

/// An effect that starts only so often.
final class ThrottleNode<Action, C: Clock>: EffectNode<Action> {
  private let node: EffectNode<Action>
  private let id: CancelID
  private let duration: C.Duration
  private let clock: C
  private let latest: Bool

  init(
    _ node: EffectNode<Action>,
    id: CancelID,
    duration: C.Duration,
    clock: C,
    latest: Bool
  ) {
    self.node = node
    self.id = id
    self.duration = duration
    self.clock = clock
    self.latest = latest
  }

  override func launch(in scope: EffectScope<Action>) {
    scope.whenStageStarts { [self] _ in
      throttle(in: scope)
    }
  }

  @MainActor
  private func throttle(in scope: EffectScope<Action>) {
    guard let window = scope.node.throttleWindow(id, as: ThrottleWindow<C>.self) else {
      scope.node.open(ThrottleWindow(clock: clock, duration: duration), for: id)
      return node.launch(in: scope)
    }
    if let waiting = window.waiting, scope.node.isInFlight(waiting) {
      guard latest else { return }
      scope.node.cancel(id: waiting)
    }
    putOff(to: window, in: scope)
  }

  /// Launches the work behind a wait for the end of the window.
  @MainActor
  private func putOff(to window: ThrottleWindow<C>, in scope: EffectScope<Action>) {
    let sleep = Effect<Action>.run { [clock, end = window.end] _ in
      try await clock.sleep(until: end, tolerance: nil)
    }
    let restart = StepNode<Action> { [duration] in window.restart(duration) }
    let waiting = Cancellation(id: window.wait(), node: scope.node)
    ConcatenateNode([sleep.node, restart, node].compactMap(\.self))
      .launch(in: scope.with(cancellation: waiting))
  }
}

/// A step of a `concatenate` that does something at once.
final class StepNode<Action>: EffectNode<Action> {
  private let step: @MainActor () -> Void

  init(_ step: @escaping @MainActor () -> Void) {
    self.step = step
  }

  override func launch(in scope: EffectScope<Action>) {
    scope.whenStageStarts { [step] _ in step() }
  }
}
