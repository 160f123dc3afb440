/// A reducer made from an enum whose cases are features; ``Reducer()`` on an enum writes the
/// conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CasePathable, Action: CasePathable, Body == Never {
  /// The reducers of the cases.
  associatedtype CaseBody: Reducer<State, Action>
  @ReducerBuilder<State, Action>
  static var body: CaseBody { get }

  /// The cases of `State`, each with the store of its feature.
  associatedtype CaseScope = Store<State, Action>
  @MainActor
  static func _$caseScope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer where CaseScope == Store<State, Action> {
  @MainActor
  public static func _$caseScope(_ store: Store<State, Action>) -> CaseScope { store }
}

extension CaseReducer {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> {
    Self.body._mounted()
  }
}

/// The state of an enum reducer: it names its reducer, so that operators need no closure for it.
public protocol CaseReducerState: CasePathable, _SelfDrivenState {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  /// Whether the present case holds an alert or a dialog, which goes away with its first action.
  var _$isEphemeral: Bool { get }
}

extension CaseReducerState {
  public static func _$driver() -> _NestedCaseReducer<StateReducer> { _NestedCaseReducer() }

  public var _$isEphemeral: Bool { false }
}

/// State that tells by its type how it is reduced, so that operators need no closure for it.
public protocol _SelfDrivenState {
  associatedtype _Driver: Reducer where _Driver.State == Self
  static func _$driver() -> _Driver
}
