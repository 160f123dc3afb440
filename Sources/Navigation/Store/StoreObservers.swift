/// Whoever wants to know that a store's state may have changed.
///
/// A class, since subscriptions leave the list by themselves.
@MainActor
final class StoreObservers {
  private var observers: [Int: Observer] = [:]
  /// Whether there is anybody; asked after every turn, so it is kept and not computed.
  private(set) var isNeeded = false
  private var last = 0

  private struct Observer {
    weak var subscription: StoreSubscription?
    /// The subscription again, while it lasts as long as an object and not as long as a reference.
    var kept: StoreSubscription?
    weak var keeper: AnyObject?
  }

  func add(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    last += 1
    let subscription = StoreSubscription(number: last, of: self, onPublish: onPublish)
    observers[last] = Observer(subscription: subscription)
    isNeeded = true
    return subscription
  }

  /// Calls the observers in the order in which they came; not those that end meanwhile.
  func publish() {
    for number in observers.keys.sorted() {
      guard let observer = observers[number] else { continue }
      if observer.kept != nil, observer.keeper == nil {
        remove(number)
      } else {
        observer.subscription?.publish()
      }
    }
  }

  func keep(_ subscription: StoreSubscription, number: Int, whileAlive object: AnyObject) {
    observers[number]?.kept = subscription
    observers[number]?.keeper = object
  }

  func remove(_ number: Int) {
    observers[number] = nil
    isNeeded = !observers.isEmpty
  }
}
