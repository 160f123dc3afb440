/// A subscription to a store: it ends when this is released, or with ``cancel()``.
///
/// A class, because its lifetime is the subscription's.
@MainActor
public final class StoreSubscription {
  private let number: Int
  private weak var observers: StoreObservers?
  private var onPublish: (@MainActor () -> Void)?

  init(number: Int, of observers: StoreObservers, onPublish: @escaping @MainActor () -> Void) {
    self.number = number
    self.observers = observers
    self.onPublish = onPublish
    LifeCensus.count(self)
  }

  deinit {
    // NB: The list refers weakly to this, so nothing is called any more; this frees the place.
    Task { @MainActor [weak observers, number] in observers?.remove(number) }
  }

  /// Ends the subscription.
  public func cancel() {
    onPublish = nil
    observers?.remove(number)
  }

  /// Keeps the subscription until `object` is released, whether this is referred to or not.
  @discardableResult
  public func linkLifetime(to object: AnyObject) -> Self {
    observers?.keep(self, number: number, whileAlive: object)
    return self
  }

  func publish() {
    onPublish?()
  }
}
