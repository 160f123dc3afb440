/// The children of one operator that have effects at work.
@MainActor
class Mount<State> {
  let key: MountKey
  var onEmpty: (@MainActor () -> Void)?

  init(key: MountKey) {
    self.key = key
  }

  func prune(_ state: State) {}
  func cancelAll() {}
  func cancel(id: CancelID, for canceller: EffectEntry?) {}
  func allEntries() -> [EffectEntry] { [] }
}

/// How an operator finds its children in the state of its parent.
///
/// One is made with the operator; a class, so that effects refer to it for the cost of a pointer.
@usableFromInline
final class Embedding<State, Child, ID: Hashable> {
  let key: MountKey
  /// A number that differs whenever children came, went or moved; nil to look each time.
  let stamp: ((State) -> UInt64)?
  let child: (State, ID) -> Child?

  @usableFromInline
  init(
    state: AnyKeyPath,
    action: AnyKeyPath,
    stamp: ((State) -> UInt64)? = nil,
    child: @escaping (State, ID) -> Child?
  ) {
    key = MountKey(state: state, action: action)
    self.stamp = stamp
    self.child = child
  }
}

/// The children of one operator by id.
@MainActor
final class ChildMount<State, Child, ID: Hashable>: Mount<State> {
  private let embedding: Embedding<State, Child, ID>
  private var nodes: [ID: StateNode<Child>] = [:]
  /// Children that came since the last look; they may be gone already.
  private var fresh: [ID] = []
  /// Children that have operators with effects of their own.
  private var deep: Set<ID> = []
  private var stamp: UInt64?

  init(_ embedding: Embedding<State, Child, ID>) {
    self.embedding = embedding
    super.init(key: embedding.key)
  }

  /// The node of a child, made if it is the child's first effect.
  func node(_ id: ID) -> StateNode<Child> {
    if let node = nodes[id] { return node }
    let node = StateNode<Child>()
    nodes[id] = node
    fresh.append(id)
    node.onDeepen = { [weak self] in
      self?.deep.insert(id)
    }
    node.onEmpty = { [weak self, weak node] in
      guard let self, nodes[id] === node else { return }
      nodes[id] = nil
      deep.remove(id)
      if nodes.isEmpty { onEmpty?() }
    }
    return node
  }

  override func prune(_ state: State) {
    let stamp = embedding.stamp?(state)
    let isSettled = stamp != nil && stamp == self.stamp
    self.stamp = stamp
    let suspects = isSettled ? fresh : Array(nodes.keys)
    fresh = []
    for id in suspects where embedding.child(state, id) == nil {
      nodes[id]?.cancelAll()
    }
    for id in deep {
      guard let child = embedding.child(state, id) else { continue }
      nodes[id]?.prune(child)
    }
  }

  override func cancelAll() {
    for node in nodes.values {
      node.cancelAll()
    }
  }

  override func cancel(id: CancelID, for canceller: EffectEntry?) {
    for node in nodes.values {
      node.cancel(id: id, for: canceller)
    }
  }

  override func allEntries() -> [EffectEntry] {
    nodes.values.flatMap { $0.allEntries() }
  }
}
