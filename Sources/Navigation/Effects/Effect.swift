/// The work that follows from an action, and the actions that it sends.
///
/// An effect is a description: a store starts it at the end of the turn in which a reducer returned
/// it. ``none`` costs nothing, neither to make nor to return.
public struct Effect<Action> {
  @usableFromInline
  let node: EffectNode<Action>?

  @inlinable
  init(node: EffectNode<Action>?) {
    self.node = node
  }

  /// No work.
  @inlinable
  public static var none: Self {
    Effect(node: nil)
  }

  /// What the work is, as opposed to a copy of it; nil for no work.
  package var nodeIdentity: ObjectIdentifier? { node.map { ObjectIdentifier($0) } }
}

/// The effect of a reducer's action.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// What an effect is made of: one class a kind of work, all started through ``launch(in:)``.
///
/// Classes, so that an effect is one word wide and ``Effect/none`` is a nil.
@usableFromInline
class EffectNode<Action> {
  @usableFromInline
  init() {}

  /// The action to send at once, if that is all the work there is.
  var immediate: SendNode<Action>? { nil }

  /// Registers the work under the scope's path, and sees to it that it starts.
  @MainActor
  func launch(in scope: EffectScope<Action>) {
    preconditionFailure("\(Self.self) must override launch(in:).")
  }
}
