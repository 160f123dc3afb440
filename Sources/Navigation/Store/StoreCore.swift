/// What a store runs on: the root of the state, or a part of it that is reached through a parent.
///
/// A class, so that a child store keeps the chain of cores up to the root alive, and no store
/// objects.
@MainActor
package class StoreCore<State, Action> {
  /// The state as it is now.
  package var state: State { preconditionFailure("\(Self.self) must override state.") }

  /// Whether the state that the store was made for is still there.
  var isAlive: Bool { true }

  @discardableResult
  func send(_ action: Action, animation: AnimationHint?, isBinding: Bool = false) -> StoreTask {
    preconditionFailure("\(Self.self) must override send(_:animation:isBinding:).")
  }

  /// Calls `onPublish` after each turn in which the root's state may have changed.
  func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    preconditionFailure("\(Self.self) must override observe(_:).")
  }

  /// Calls `onAction` after each action that the root's reducer has run on.
  func logActions(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    preconditionFailure("\(Self.self) must override logActions(_:).")
  }
}
