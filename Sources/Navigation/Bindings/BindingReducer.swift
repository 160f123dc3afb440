import Synchronization

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
/// Atomic, because a reducer may be run by hand on any thread.
enum BindingWrites {
  private static let count = Atomic<Int>(0)

  static var handled: Int { count.load(ordering: .relaxed) }

  static func wasHandled() {
    count.add(1, ordering: .relaxed)
  }
}
