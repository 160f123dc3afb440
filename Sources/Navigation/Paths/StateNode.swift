/// A place whose state is known by type, so that it can be asked which of its children still exist.
@MainActor
final class StateNode<State>: PathNode {
  private var mounts: [Mount<State>] = []
  /// Called when the first operator below gets effects.
  var onDeepen: (@MainActor () -> Void)?

  /// The children that an operator keeps here, made when its first effect arrives.
  func mount<M: Mount<State>>(_ key: MountKey, make: () -> M) -> M {
    for mount in mounts where mount.key == key {
      if let mount = mount as? M { return mount }
    }
    let mount = make()
    mounts.append(mount)
    hasMounts = true
    mount.onEmpty = { [weak self, weak mount] in
      guard let self else { return }
      mounts.removeAll { $0 === mount }
      hasMounts = !mounts.isEmpty
      leaveIfEmpty()
    }
    if mounts.count == 1 { onDeepen?() }
    return mount
  }

  /// Cancels the effects of children that are no longer in the state.
  ///
  /// Costs one comparison an operator that has effects at work; rows are looked at only when rows
  /// came or went.
  func prune(_ state: State) {
    for mount in mounts {
      mount.prune(state)
    }
  }

  override func cancelAll() {
    super.cancelAll()
    for mount in mounts {
      mount.cancelAll()
    }
  }

  override func cancel(id: CancelID, for canceller: EffectEntry? = nil) {
    super.cancel(id: id, for: canceller)
    for mount in mounts {
      mount.cancel(id: id, for: canceller)
    }
  }

  override func allEntries() -> [EffectEntry] {
    super.allEntries() + mounts.flatMap { $0.allEntries() }
  }
}

/// What tells one operator of a feature from another: the key paths that it was written with.
struct MountKey: Equatable {
  let state: AnyKeyPath
  let action: AnyKeyPath

  static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.state === rhs.state || lhs.state == rhs.state)
      && (lhs.action === rhs.action || lhs.action == rhs.action)
  }
}
