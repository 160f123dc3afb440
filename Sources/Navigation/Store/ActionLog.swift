/// Those who are told of each action that a store processes.
///
/// A class, since the subscriptions read the entry that is being told.
@MainActor
final class ActionLog<State, Action> {
  let observers = StoreObservers()
  let ledger = SharedLedger()
  /// What is told next.
  var entry: LoggedAction<State, Action>?

  func add(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    observers.add { [unowned self] in
      guard let entry else { return }
      onAction(entry)
    }
  }

  func tell() {
    observers.publish()
    entry = nil
  }
}
