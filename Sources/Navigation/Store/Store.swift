/// The runtime of a feature: it holds the state, runs the reducer on the actions sent to it, and
/// runs the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.uuid = .incrementing
/// }
/// store.send(.incrementButtonTapped)
/// print(store.count)
/// ```
///
/// A class, because it is the one place where the state lives. Its effects are cancelled when the
/// last reference to it and to the stores scoped from it goes.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  package let core: StoreCore<State, Action>
  private var children: [ScopeKey: AnyObject] = [:]
  /// The case whose store was made last.
  private var presentCase: ScopeKey?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The logic. Its body is evaluated here, once.
  ///   - prepareDependencies: Changes to the dependencies, for the state, the reducer and its
  ///     effects.
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.current
    if let prepareDependencies { dependencies.give(prepareDependencies) }
    core = RootCore(initialState: initialState, reducer: reducer, dependencies: dependencies)
    LifeCensus.count(self)
  }

  init(core: StoreCore<State, Action>) {
    self.core = core
    LifeCensus.count(self)
  }

  /// The state as it is now.
  public var currentState: State {
    trackRead()
    return core.state
  }

  /// Reads the state.
  public func withState<R>(_ read: (_ state: State) -> R) -> R {
    read(currentState)
  }

  /// A field of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    trackRead()
    return core.state[keyPath: keyPath]
  }

  /// Notes a read of the state that is part of a tracked read. One relaxed atomic load when there
  /// is none.
  func trackRead() {
    guard ObservationTracking.isReading, ObservationTracking.scope != nil else { return }
    core.track()
  }

  /// Sends an action. All that follows from it at once has happened when this returns.
  ///
  /// - Returns: The effects that it started, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action, animation: nil)
  }

  /// Sends an action with a hint for the observers of the change.
  @discardableResult
  public func send(_ action: Action, animation: AnimationHint?) -> StoreTask {
    core.send(action, animation: animation)
  }

  /// The child store under a key, made when it is first asked for.
  func child<ChildState, ChildAction>(
    _ key: ScopeKey,
    make: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child = children[key] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(core: make())
    children[key] = child
    return child
  }

  /// The stores of the elements of a collection under a key.
  func children<ID: Hashable, ChildState, ChildAction>(
    _ key: ScopeKey,
    make: () -> ElementStores<ID, ChildState, ChildAction>
  ) -> ElementStores<ID, ChildState, ChildAction> {
    if let stores = children[key] as? ElementStores<ID, ChildState, ChildAction> { return stores }
    let stores = make()
    children[key] = stores
    return stores
  }

  /// The store of the case that the state is in, under a key; that of another case is forgotten.
  func caseChild<ChildState, ChildAction>(
    _ key: ScopeKey,
    make: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let presentCase, presentCase != key { evict(presentCase) }
    presentCase = key
    return child(key, make: make)
  }

  /// Forgets the child store under a key.
  func evict(_ key: ScopeKey) {
    children[key] = nil
  }
}

/// The store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// What a child store is known by: its key paths.
struct ScopeKey: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
