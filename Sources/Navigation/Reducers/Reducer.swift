/// The logic of a feature: how an action changes its state, and what work follows from it.
///
/// Conform with the ``Reducer()`` macro and describe the logic in ``body-swift.property`` out of
/// other reducers; or, for an operator, implement ``reduce(into:action:)`` alone.
///
/// A `SendableMetatype`, so that what a feature is generic over may be used by its effects.
public protocol Reducer<State, Action>: SendableMetatype {
  /// What the feature knows.
  associatedtype State
  /// What can happen to the feature.
  associatedtype Action
  /// The reducers that this one is made of; `Never` when it implements ``reduce(into:action:)``
  /// itself.
  associatedtype Body

  /// Changes `state` for `action` and returns the work that follows.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of, in the order in which they run.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The reducer made ready to run: a `body` is evaluated here, once, and never again for an
  /// action.
  func _mounted() -> MountedReducer<State, Action>
}

/// A reducer over the state and action of another: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body. It is evaluated anew by each direct call; a store mounts it once instead.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> {
    body._mounted()
  }
}

extension Reducer where Body == Never {
  /// Never read: a reducer without a body implements ``Reducer/reduce(into:action:)``.
  public var body: Never {
    fatalError(
      """
      "\(Self.self)" has no "body": it implements "reduce(into:action:)", call that instead.
      """
    )
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> {
    MountedReducer { self.reduce(into: &$0, action: $1) }
  }
}
