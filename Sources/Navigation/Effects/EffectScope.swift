/// Where an effect is launched: the path that owns it, and the way its actions take to the store.
///
/// An operator that embeds a child makes a narrower scope out of its own, so a path exists only
/// while there is an effect to label with it.
///
/// ```
/// store ── scope ─┬─ node        who owns the work (and ends it when the child is gone)
///                 ├─ deliver     child action → … → root action
///                 └─ dismissal   how the nearest presented ancestor goes
/// ```
@MainActor
struct EffectScope<Action> {
  typealias Deliver = @MainActor @Sendable (Action, AnimationHint?, EffectEntry) -> Void

  let runtime: EffectRuntime
  let node: PathNode
  let group: EffectGroup
  let deliver: Deliver
  let dismissal: Dismissal?
  /// The number of the action that the work follows from.
  let cause: Int
  var cancellations: [Cancellation] = []
  var stage: EffectStage?

  func with(cancellation: Cancellation) -> Self {
    var scope = self
    scope.cancellations.append(cancellation)
    return scope
  }

  func with(stage: EffectStage) -> Self {
    var scope = self
    scope.stage = stage
    return scope
  }

  /// The scope for effects of another action type at the same path.
  func pullback<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> EffectScope<Child> {
    child(node: node, dismissal: dismissal, embed: embed)
  }

  /// The scope of a child: its path, its way to dismiss and its actions.
  func child<Child>(
    node: PathNode,
    dismissal: Dismissal?,
    embed: @escaping @Sendable (Child) -> Action
  ) -> EffectScope<Child> {
    let deliver = deliver
    return EffectScope<Child>(
      runtime: runtime,
      node: node,
      group: group,
      deliver: { action, animation, entry in deliver(embed(action), animation, entry) },
      dismissal: dismissal,
      cause: cause,
      cancellations: cancellations,
      stage: stage
    )
  }

  /// Does something at once, or when the step of a `concatenate` that this belongs to starts; in
  /// that case it is told the entry that stands for it.
  func whenStageStarts(_ step: @escaping @MainActor (EffectEntry?) -> Void) {
    guard let stage else { return step(nil) }
    let entry = register(site: nil)
    entry.schedule(in: stage) {
      step(entry)
      entry.finish()
    }
  }

  /// Registers one effect under the path, the ids and the group of the scope.
  func register(site: SourceSite?, isSingleAction: Bool = false) -> EffectEntry {
    EffectEntry(
      runtime: runtime,
      node: node,
      group: group,
      cancellations: cancellations,
      stage: stage,
      site: site,
      isSingleAction: isSingleAction,
      cause: cause
    )
  }
}

/// An id and the path at which it was given.
@MainActor
struct Cancellation {
  let id: CancelID
  let node: PathNode
}
