extension Effect {
  /// Gives the effect an id by which it can be cancelled.
  ///
  /// An id counts from the place in the tree of features where this is called: the feature itself
  /// and its ancestors can cancel by it, siblings and children cannot.
  ///
  /// - Parameters:
  ///   - id: The id. Ids of different types are different.
  ///   - cancelInFlight: Whether effects under the same id that are in flight here are cancelled
  ///     first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let node else { return .none }
    return Effect(node: CancellableNode(node, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects under an id, here and in every child below.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Effect(node: CancelNode(CancelID(id)))
  }
}

/// An id of effects: its type counts as well as its value.
struct CancelID: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init<ID: Hashable>(_ id: ID) {
    type = ObjectIdentifier(Swift.type(of: id as Any))
    value = AnyHashable(id)
  }
}

/// An effect with an id.
final class CancellableNode<Action>: EffectNode<Action> {
  let node: EffectNode<Action>
  let id: CancelID
  let cancelInFlight: Bool

  init(_ node: EffectNode<Action>, id: CancelID, cancelInFlight: Bool) {
    self.node = node
    self.id = id
    self.cancelInFlight = cancelInFlight
  }

  override func launch(in scope: EffectScope<Action>) {
    if cancelInFlight {
      scope.cancel(id: id)
    }
    node.launch(in: scope.with(cancellation: Cancellation(id: id, node: scope.node)))
  }

}

/// The end of all effects under an id.
final class CancelNode<Action>: EffectNode<Action> {
  let id: CancelID

  init(_ id: CancelID) {
    self.id = id
  }

  override func launch(in scope: EffectScope<Action>) {
    scope.cancel(id: id)
  }
}

extension EffectScope {
  /// Cancels what is in flight under an id: now, or when the step of a `concatenate` that this
  /// belongs to starts.
  fileprivate func cancel(id: CancelID) {
    whenStageStarts { [node] entry in
      node.cancel(id: id, for: entry)
    }
  }
}
