extension Store
where
  State: CaseReducerState, State.StateReducer.State == State, State.StateReducer.Action == Action
{
  /// The store of the case that the state is in, to switch over:
  ///
  /// ```swift
  /// switch store.case {
  /// case .detail(let store): print(store.title)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  ///
  /// An alert and plain data are there themselves. Within one case the store stays the same.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer._$caseScope(self)
  }
}

extension Store {
  /// The store of the payload of the case that the state is in; for what `@Reducer` makes.
  public func _$scope<ChildState, ChildAction>(
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    _ payload: ChildState
  ) -> Store<ChildState, ChildAction> {
    caseChild(ScopeKey(state: state, action: action)) {
      core.child(
        \.self,
        last: payload,
        read: AnyCasePath(state).extract,
        route: ActionRoute(action)
      )
    }
  }
}
