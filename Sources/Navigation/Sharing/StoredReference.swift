/// A shared value itself, with its lock, its observers and those who look at its writes.
///
/// Everything that changes is guarded by the lock.
final class StoredReference<Value>: SharedReference<Value>, @unchecked Sendable {
  /// What the value is called in messages.
  let name: String
  // NB: not checked, because a write may read the value that it is changing: it then sees what has
  // been written so far. Other threads wait for the lock.
  @exclusivity(unchecked) private var storage: Value
  /// What loads and saves the value, when it has a key.
  var storedPersistence: SharedPersistence<Value>?

  init(_ value: Value, name: String? = nil) {
    storage = value
    self.name = name ?? "Shared<\(Value.self)>"
    let lock = ThreadLock()
    super.init(lock: lock, hub: SharedHub(lock: lock))
    LifeCensus.count(self)
  }

  /// A value of its own that is locked and observed with another: that of a removed element.
  init(_ value: Value, besides other: SharedReference<Value>) {
    storage = value
    name = "Shared<\(Value.self)>"
    super.init(lock: other.lock, hub: other.hub)
    LifeCensus.count(self)
  }

  override var value: Value {
    get {
      if SharedAssertion.isUnderWay, let tracker = SharedAssertion.tracker {
        return tracker.expectation(for: self) ?? stored
      }
      return stored
    }
    _modify {
      if SharedAssertion.isUnderWay, let tracker = SharedAssertion.tracker {
        var expected = tracker.expectation(for: self) ?? stored
        defer { tracker.expect(expected, of: self) }
        yield &expected
      } else {
        lock.lock()
        willWrite()
        defer {
          hub.didWrite()
          storedPersistence?.didWrite(storage)
          lock.unlock()
        }
        yield &storage
      }
    }
  }

  /// Takes a value that its key's place has: no change that a test is to expect, and none to save.
  func receive(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    hub.willWrite()
    storage = value
    hub.didWrite()
  }

  /// The same in place.
  func receive(_ change: (inout Value) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    hub.willWrite()
    change(&storage)
    hub.didWrite()
  }

  /// The value as it is.
  private var stored: Value {
    lock.lock()
    defer { lock.unlock() }
    return storage
  }

  private func willWrite() {
    if SharedChangeTracker.isAnyAlive, let tracker = DependencyValues.current.sharedChangeTracker {
      tracker.willChange(self, from: storage)
    }
    if let ledger = ReducerPass.ledger { ledger.willWrite(self, from: storage) }
    hub.willWrite()
  }
}
