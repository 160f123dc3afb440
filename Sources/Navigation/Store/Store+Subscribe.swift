extension Store {
  /// Calls `onChange` with a part of the state: at each publication in which it has changed, and
  /// soon after a shared value in it was written elsewhere.
  ///
  /// - Parameters:
  ///   - keyPath: The part to listen to.
  ///   - filter: Which changes count, from the old value to the new one; by default all.
  ///   - onChange: What to do with the new value.
  /// - Returns: The subscription. It ends when it is released.
  public func subscribe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>,
    filter: @escaping @MainActor (_ old: Value, _ new: Value) -> Bool = { _, _ in true },
    onChange: @escaping @MainActor (_ value: Value) -> Void
  ) -> StoreSubscription {
    let core = core
    var last = core.state[keyPath: keyPath]
    let watch = SharedWatch { [weak core] in
      _ = core?.state[keyPath: keyPath]
    }
    let subscription = core.observe { [weak core] in
      guard let core, core.isAlive else { return }
      let value = core.state[keyPath: keyPath]
      let isChanged = value != last
      watch.renew(isChanged: isChanged)
      guard isChanged else { return }
      let old = last
      last = value
      if filter(old, value) { onChange(value) }
    }
    watch.onChange = { [weak subscription] in subscription?.publish() }
    return subscription
  }
}
