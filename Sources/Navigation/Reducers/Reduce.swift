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

  // NB: `any` and not `some`, or an error inside of a closure would be taken for one of a closure
  // that is no reducer, and never be shown where it is.
  /// Hides the type of another reducer.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>) {
    run = Self.run(of: reducer)
  }

  @inlinable
  static func run(
    of reducer: some Reducer<State, Action>
  ) -> (inout State, Action) -> Effect<Action> {
    reducer._mounted().run
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
