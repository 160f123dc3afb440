extension Effect {
  /// This child's effect as an effect of its parent, labelled with the path segment between the
  /// two.
  ///
  /// - Parameters:
  ///   - embedding: The operator between parent and child.
  ///   - id: Which of the operator's children returned the effect.
  ///   - dismiss: The action by which the child is dismissed, if the operator presents it.
  ///   - embed: A child's action as a parent's.
  @usableFromInline
  func embedded<ParentState, ParentAction, ChildState, ID: Hashable>(
    by embedding: Embedding<ParentState, ChildState, ID>,
    id: ID,
    dismiss: (@Sendable () -> ParentAction)? = nil,
    _ embed: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    guard let node else { return .none }
    return Effect<ParentAction>(
      node: EmbeddedNode(node, embedding: embedding, id: id, dismiss: dismiss, embed: embed)
    )
  }
}

/// A child's effect on its way up, one operator further.
final class EmbeddedNode<State, Action, ChildState, ChildAction, ID: Hashable>: EffectNode<Action> {
  let node: EffectNode<ChildAction>
  let embedding: Embedding<State, ChildState, ID>
  let id: ID
  let dismiss: (@Sendable () -> Action)?
  let embed: @Sendable (ChildAction) -> Action

  init(
    _ node: EffectNode<ChildAction>,
    embedding: Embedding<State, ChildState, ID>,
    id: ID,
    dismiss: (@Sendable () -> Action)?,
    embed: @escaping @Sendable (ChildAction) -> Action
  ) {
    self.node = node
    self.embedding = embedding
    self.id = id
    self.dismiss = dismiss
    self.embed = embed
  }

  override func launch(in scope: EffectScope<Action>) {
    guard let parent = scope.node as? StateNode<State> else {
      preconditionFailure("An effect of \(State.self) was launched at \(type(of: scope.node)).")
    }
    let mount = parent.mount(embedding.key) { ChildMount(embedding) }
    let deliver = scope.deliver
    let dismissal = dismiss.map { dismiss in
      Dismissal { entry in deliver(dismiss(), nil, entry) }
    }
    let child = mount.node(id)
    child.launching {
      node.launch(
        in: scope.child(node: child, dismissal: dismissal ?? scope.dismissal, embed: embed)
      )
    }
  }
}
