extension Store {
  /// Calls `onAction` with each action, right after the reducer has run on it.
  ///
  /// The hook to build a trace, a record to replay, or undo and redo on:
  ///
  /// ```swift
  /// var done: [LoggedAction<Counter.State, Counter.Action>] = []
  /// let log = store.logActions { done.append($0) }
  /// store.send(.incrementButtonTapped)
  /// done.removeLast().undo()
  /// ```
  ///
  /// A log changes nothing of what the store does: actions that it sends wait until the one at work
  /// is done. While there is a log, the state from before an action is kept until the reducer has
  /// run, so that changes to large collections copy them. Without one an action pays nothing for it.
  ///
  /// The log of a scoped store tells the actions that go through that store, those of its effects
  /// and its children included, with its part of the state.
  ///
  /// - Returns: The subscription. It ends when it is released.
  public func logActions(
    _ onAction: @escaping @MainActor (_ entry: LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    core.logActions(onAction)
  }
}
