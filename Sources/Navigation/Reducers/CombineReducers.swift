/// Several reducers as one, so that an operator can be applied to all of them together.
public struct CombineReducers<R: Reducer>: Reducer {
  @usableFromInline
  let reducers: R

  @inlinable
  public init<State, Action>(@ReducerBuilder<State, Action> _ build: () -> R)
  where State == R.State, Action == R.Action {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    reducers.reduce(into: &state, action: action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<R.State, R.Action> {
    reducers._mounted()
  }
}
