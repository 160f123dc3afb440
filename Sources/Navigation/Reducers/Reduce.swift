/// A reducer written as a closure: the place where a feature's own logic stands.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .incrementButtonTapped:
///     state.count += 1
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let run: (inout State, Action) -> Effect<Action>

  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    run = reduce
  }

  /// Hides the type of another reducer.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    run = reducer._mounted().run
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> {
    MountedReducer(run)
  }
}
