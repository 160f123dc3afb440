/// The reducer of a case of an enum reducer whose payload is a struct: what its `init()` makes.
///
/// For the body that `@Reducer` makes. It passes the same closure to whichever of the two functions
/// fits: an enum of reducers has no `init()`.
@inlinable
public func _$caseReducer<R: Reducer>(_ type: R.Type, _ make: (R.Type) -> R) -> R {
  make(type)
}

/// The reducer of a case of an enum reducer whose payload is an enum reducer itself.
@inlinable
public func _$caseReducer<R: CaseReducer>(
  _ type: R.Type,
  _ make: (_NestedCaseReducer<R>.Type) -> _NestedCaseReducer<R>
) -> _NestedCaseReducer<R> {
  make(_NestedCaseReducer<R>.self)
}

/// Stands for the body of an enum reducer.
///
/// Its type does not name the body's, and the body is not asked for before it is needed, so that an
/// enum of reducers may, by a roundabout way, hold itself.
public struct _NestedCaseReducer<R: CaseReducer>: Reducer {
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    R.body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<R.State, R.Action> {
    R.body._mounted()
  }
}
