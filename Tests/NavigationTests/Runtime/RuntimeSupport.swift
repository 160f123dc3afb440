import Navigation
import Testing

/// Runs a test with a store, and looks after it that nothing of the store is left: no effect at
/// work, no store, no core.
@MainActor
func withStore<R: Reducer>(
  _ initialState: R.State,
  _ reducer: @autoclosure () -> R,
  withDependencies prepare: ((inout DependencyValues) -> Void)? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (StoreOf<R>) async throws -> Void
) async rethrows {
  weak var weakStore: StoreOf<R>?
  weak var weakCore: RootCore<R.State, R.Action>?
  weak var weakEffect: EffectEntry?
  do {
    let store = Store(
      initialState: initialState,
      reducer: { reducer() },
      withDependencies: prepare
    )
    weakStore = store
    weakCore = store.core as? RootCore<R.State, R.Action>
    try await body(store)
    weakEffect = weakCore?.effectsInFlight.first
  }
  await EffectQueue.current?.settle()
  #expect(weakStore == nil, "The store is alive.", sourceLocation: sourceLocation)
  #expect(weakCore == nil, "The core is alive.", sourceLocation: sourceLocation)
  #expect(weakEffect == nil, "An effect is alive.", sourceLocation: sourceLocation)
}

extension Store {
  /// How many effects are at work.
  var inFlight: Int {
    (core as? RootCore<State, Action>)?.effectsInFlight.count ?? -1
  }

  /// Of each effect at work, whether it sleeps on a test clock.
  var asleep: [Bool] {
    (core as? RootCore<State, Action>)?.effectsInFlight.map(\.isAsleep) ?? []
  }
}

/// Runs `operation` and returns the issues that it reported.
@MainActor
func issues(_ operation: () async throws -> Void) async rethrows -> [String] {
  let recorded = RecordedIssues()
  try await withIssueReporters([recorded], operation: operation)
  return recorded.messages
}

extension Effect {
  var isNone: Bool { nodeIdentity == nil }

  func isSame(as other: Self) -> Bool {
    nodeIdentity != nil && nodeIdentity == other.nodeIdentity
  }
}
