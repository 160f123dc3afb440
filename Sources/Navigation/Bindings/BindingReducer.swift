/// Applies the writes of binding actions to the state.
///
/// Reducers after it in a body see the new value, reducers before it the old one.
public struct BindingReducer<State, Action: BindableAction>: Reducer where Action.State == State {
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = action._$binding else { return .none }
    apply(binding, to: &state)
    return .none
  }

  @usableFromInline
  func apply(_ binding: BindingAction<State>, to state: inout State) {
    binding.apply(to: &state)
    BindingWrites.wasHandled()
  }
}

/// Tells whether a write that came through a store's binding reached a `BindingReducer`.
///
/// Touched by the thread that sends to a store only, one write at a time.
enum BindingWrites {
  @MainActor private(set) static var handled = 0

  static func wasHandled() {
    guard ReducerPass.isUnderWay else { return }
    MainActor.assumeIsolated { handled += 1 }
  }
}
