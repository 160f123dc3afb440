/// What a `Shared` refers to: a value, or a part of one. A class for its identity.
///
/// Abstract: what is kept is in ``StoredReference``, parts of it are reached through the others.
class SharedReference<Value>: @unchecked Sendable {
  /// The lock of the stored value that this is, or is a part of. Recursive, so that a write may
  /// read and write what it is a part of.
  let lock: ThreadLock
  /// The observers of that stored value.
  let hub: SharedHub

  init(lock: ThreadLock, hub: SharedHub) {
    self.lock = lock
    self.hub = hub
  }

  /// The value, changed in place; inside an assertion, what is expected of it.
  var value: Value {
    get { preconditionFailure("\(Self.self) does not say how its value is read") }
    _modify { preconditionFailure("\(Self.self) does not say how its value is written") }
  }

  /// Whether another reference leads to the same place.
  func isSame(as other: SharedReference<Value>) -> Bool {
    self === other
  }

  /// How to tell whether the value changes from now on; `nil` when each write counts as a change.
  func makeChangeCheck() -> (@Sendable () -> Bool)? {
    guard isCheaplyComparable(Value.self) else { return nil }
    let last = LastValue(value)
    return { last.update(self.current) }
  }

  /// The value as it is, also inside an assertion.
  final var current: Value {
    SharedAssertion.bypassed { value }
  }

  /// A record of this being read.
  final func makeRead() -> SharedRead {
    lock.withLock {
      SharedRead(
        reference: self,
        hub: hub,
        version: hub.version,
        hasChanged: makeChangeCheck()
      )
    }
  }

  /// Says that the value is being read.
  final func track() {
    guard ObservationTracking.isReading, let scope = ObservationTracking.scope else { return }
    guard scope.isFirstRead(of: self) else { return }
    scope.insert(makeRead())
  }

  /// Calls `onChange` on the main actor after changes, until the token is released.
  final func subscribe(_ onChange: @escaping @MainActor () -> Void) -> TrackingToken {
    let observer = StateObserver(isOneShot: false, onChange: onChange)
    let scope = ReadScope()
    scope.insert(makeRead())
    ObservationTracking.begin(observer)
    ObservationTracking.observeShared(by: observer, reading: scope)
    return TrackingToken(observer)
  }
}

/// Whether values of a type are compared to tell whether a write changed them. Collections are not:
/// to keep a copy of one during a write would make the write copy it whole.
func isCheaplyComparable(_ type: Any.Type) -> Bool {
  type is any Equatable.Type && (type == String.self || !(type is any Collection.Type))
}

/// Whether two values are equal; `false` when they cannot be compared.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare(_ lhs: some Equatable) -> Bool { lhs.isEqual(to: rhs) }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}

/// The value last seen. A class, because it is changed by the closure that keeps it; guarded by the
/// lock of the value's source.
private final class LastValue<Value>: @unchecked Sendable {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func update(_ newValue: Value) -> Bool {
    defer { value = newValue }
    return !areEqual(value, newValue)
  }
}
