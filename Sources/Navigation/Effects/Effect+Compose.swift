extension Effect {
  /// Effects that run side by side.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Effects that run side by side.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count > 1 ? Effect(node: MergeNode(nodes)) : Effect(node: nodes.first)
  }

  /// This effect and another, side by side. With ``none`` it is the other one unchanged.
  @inlinable
  public func merge(with other: Self) -> Self {
    guard let node else { return other }
    guard let otherNode = other.node else { return self }
    return Effect(node: Self.merged(node, otherNode))
  }

  /// Effects that run one after the other, each when the one before has ended or was cancelled.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Effects that run one after the other, each when the one before has ended or was cancelled.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count > 1 ? Effect(node: ConcatenateNode(nodes)) : Effect(node: nodes.first)
  }

  /// This effect, and another when it has ended. With ``none`` it is the other one unchanged.
  public func concatenate(with other: Self) -> Self {
    .concatenate(self, other)
  }

  /// The same work with its actions turned into others.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    guard let node else { return .none }
    return Effect<NewAction>(node: MapNode(node, transform))
  }

  @usableFromInline
  static func merged(
    _ first: EffectNode<Action>,
    _ second: EffectNode<Action>
  ) -> EffectNode<Action> {
    MergeNode([first, second])
  }
}

/// Effects side by side.
final class MergeNode<Action>: EffectNode<Action> {
  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes
  }

  override func launch(in scope: EffectScope<Action>) {
    for node in nodes {
      node.launch(in: scope)
    }
  }
}

/// Effects one after the other: all are registered at once, each stage starts when the one before
/// has ended.
final class ConcatenateNode<Action>: EffectNode<Action> {
  let nodes: [EffectNode<Action>]

  init(_ nodes: [EffectNode<Action>]) {
    self.nodes = nodes
  }

  override func launch(in scope: EffectScope<Action>) {
    let stages = nodes.map { node in
      let stage = EffectStage()
      node.launch(in: scope.with(stage: stage))
      return stage
    }
    EffectStage.chain(stages, in: scope.stage)
  }
}

/// An effect of one action type made an effect of another.
final class MapNode<Action, NewAction>: EffectNode<NewAction> {
  let node: EffectNode<Action>
  let transform: @Sendable (Action) -> NewAction

  init(_ node: EffectNode<Action>, _ transform: @escaping @Sendable (Action) -> NewAction) {
    self.node = node
    self.transform = transform
  }

  override func launch(in scope: EffectScope<NewAction>) {
    node.launch(in: scope.pullback(transform))
  }
}
