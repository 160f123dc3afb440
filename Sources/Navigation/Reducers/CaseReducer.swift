/// A reducer made from an enum whose cases are features; ``Reducer()`` on an enum writes the
/// conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CasePathable, Action: CasePathable, Body == Never {
  /// The reducers of the cases.
  associatedtype CaseBody: Reducer<State, Action>
  @ReducerBuilder<State, Action>
  static var body: CaseBody { get }
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
public protocol CaseReducerState: CasePathable {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  /// Whether the present case holds an alert or a dialog, which goes away with its first action.
  var _$isEphemeral: Bool { get }
}

extension CaseReducerState {
  public var _$isEphemeral: Bool { false }
}
