/// Sends actions into the system from an effect: `await send(.loaded(scrums))`.
@MainActor
public struct Send<Action>: Sendable {
  let isDropped: @MainActor @Sendable () -> Bool
  let deliver: @MainActor @Sendable (Action, AnimationHint?) -> Void

  /// A sender that hands actions to a closure, to test an effect's function by itself.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.init(isDropped: { false }, deliver: { action, _ in send(action) })
  }

  init(
    isDropped: @escaping @MainActor @Sendable () -> Bool,
    deliver: @escaping @MainActor @Sendable (Action, AnimationHint?) -> Void
  ) {
    self.isDropped = isDropped
    self.deliver = deliver
  }

  /// Sends an action. It is dropped in silence when the effect has been cancelled.
  public func callAsFunction(_ action: Action) {
    callAsFunction(action, animation: nil)
  }

  /// Sends an action with a hint for the observers of the change.
  public func callAsFunction(_ action: Action, animation: AnimationHint?) {
    guard !Task.isCancelled, !isDropped() else { return }
    deliver(action, animation)
  }
}

/// The sender of a reducer's actions.
public typealias SendOf<R: Reducer> = Send<R.Action>

/// A hint for whoever shows a change: how it wishes to be shown. The runtime carries it and does
/// nothing with it.
public struct AnimationHint: Hashable, Sendable {
  /// A name for the kind of animation.
  public let name: String

  public init(name: String) {
    self.name = name
  }

  /// The usual animation of whoever shows the change.
  public static let `default` = AnimationHint(name: "default")

  /// The hint of the change that is being published; nil at any other time.
  @MainActor public internal(set) static var current: AnimationHint?
}
