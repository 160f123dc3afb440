import Navigation

/// A store for tests: each action of an effect waits until the test receives it, and each change of
/// the state has to be said.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.fact = { number in "\(number) is a fine number." }
/// }
/// await store.send(.incrementButtonTapped) {
///   $0.count = 1
/// }
/// await store.send(.factButtonTapped)
/// await store.receive(\.factLoaded) {
///   $0.fact = "1 is a fine number."
/// }
/// ```
///
/// Effects run on a queue that the test itself drives, so nothing is waited for but the outside
/// world. When the store goes, actions that were not received and effects that are still at work
/// fail the test.
///
/// A class, because it is the one place where the state lives, and its end is that of the test.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let session: TestSession<State, Action>

  /// Makes a store. Its effects end with it.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The logic under test.
  ///   - prepareDependencies: Changes to the dependencies, made once, for the state, the reducer
  ///     and its effects.
  public nonisolated init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let tracker = SharedChangeTracker()
    var dependencies = DependencyValues.current
    dependencies.context = .test
    dependencies.effectQueue = dependencies.effectQueue ?? EffectQueue()
    dependencies.sharedChangeTracker = tracker
    if let prepareDependencies { dependencies.give(prepareDependencies) }
    let values = dependencies
    // NB: made here, handed over to the main actor, and never touched here again.
    nonisolated(unsafe) let (state, reducer) = values.inForce { (initialState(), reducer()) }
    tracker.clear()
    session = TestSession(
      tracker: tracker,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    ) {
      RootCore(initialState: { state }, reducer: { reducer }, dependencies: values)
    }
  }

  deinit {
    TestEnding.check(session)
  }

  /// The state as it is now; while the closure of an assertion runs, as it was before the action.
  public var state: State { session.shownState ?? session.core.state }

  /// What the reducer and its effects depend on. May be changed at any time, for what comes then.
  public var dependencies: DependencyValues {
    get { session.core.dependencies }
    set { session.core.dependencies = newValue }
  }

  /// How much the test has to say; everything, unless it is set.
  public var exhaustivity: Exhaustivity {
    get { session.exhaustivity }
    set { session.exhaustivity = newValue }
  }

  /// How long to wait for the outside world; a second, unless it is set. Effects that the test can
  /// drive itself are not waited for.
  public var timeout: Duration {
    get { session.timeout }
    set { session.timeout = newValue }
  }

  /// Whether the root feature has dismissed itself.
  public var isDismissed: Bool { session.isDismissed }

  /// Runs `operation` under another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = session.exhaustivity
    session.exhaustivity = exhaustivity
    defer { session.exhaustivity = previous }
    return try operation()
  }

  /// Runs `operation` under another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = session.exhaustivity
    session.exhaustivity = exhaustivity
    defer { session.exhaustivity = previous }
    return try await operation()
  }
}

/// The test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
