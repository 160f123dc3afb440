extension Reducer {
  /// Runs `react` when a value has changed while this reducer ran.
  ///
  /// Only what this reducer changes is seen: not what reducers around or after it change.
  ///
  /// - Parameters:
  ///   - toValue: The value, computed before and after each action.
  ///   - react: What follows, on the state as it is after the change; its effect is merged.
  @inlinable
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ react: @escaping (_ old: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue) { old, _, state, _ in react(old, &state) }
  }

  /// Runs another reducer when a value has changed while this reducer ran.
  ///
  /// Unlike any other, this reducer is made anew for each change, since it depends on the values.
  @inlinable
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ old: Value, _ new: Value) -> R
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue) { old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }
}

/// A reducer, and what follows when it changes a value.
public struct _OnChangeReducer<Base: Reducer, Value: Equatable>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: MountedReducer<State, Action>
  @usableFromInline let toValue: (State) -> Value
  @usableFromInline let react: (Value, Value, inout State, Action) -> Effect<Action>

  @inlinable
  init(
    base: Base,
    toValue: @escaping (State) -> Value,
    react: @escaping (Value, Value, inout State, Action) -> Effect<Action>
  ) {
    self.base = base._mounted()
    self.toValue = toValue
    self.react = react
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = toValue(state)
    let effect = base.run(&state, action)
    let new = toValue(state)
    guard old != new else { return effect }
    return effect.merge(with: react(old, new, &state, action))
  }
}
