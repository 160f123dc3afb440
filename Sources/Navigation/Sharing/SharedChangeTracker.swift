import Synchronization

/// Remembers, in a test, what shared values were before they changed, until the test said what it
/// expects of them. A class, because a store, its effects and the test use the same one.
package final class SharedChangeTracker: Sendable {
  private static let aliveCount = Atomic<Int>(0)

  /// Whether there is any tracker in the process: what keeps writes cheap outside tests.
  static var isAnyAlive: Bool { aliveCount.load(ordering: .relaxed) != 0 }

  private let changes = Locked<[ObjectIdentifier: any SharedChange]>([:])

  package init() {
    Self.aliveCount.add(1, ordering: .relaxed)
  }

  deinit {
    Self.aliveCount.subtract(1, ordering: .relaxed)
  }

  /// A shared value that is not what the test said.
  package struct Unasserted {
    /// What the value is called.
    package let name: String
    package let expected: Any
    package let actual: Any
  }

  /// Runs `body`, in which reads and writes of shared values go to what is expected of them.
  ///
  /// What is expected is what the value was before it changed, until `body` writes something else.
  /// A reference that is compared with itself compares the expected value (on the left) with the
  /// actual one. Nobody who observes is told of what `body` writes.
  package func assert<R>(_ body: () throws -> R) rethrows -> R {
    try ObservationTracking.withoutTelling {
      try SharedAssertion.run(with: self, body)
    }
  }

  /// Whether any shared value is another than expected.
  package var hasChanges: Bool {
    all.contains { $0.isUnasserted }
  }

  /// The shared values that are others than expected.
  package func unassertedChanges() -> [Unasserted] {
    all.compactMap { $0.isUnasserted ? $0.unasserted : nil }
  }

  /// From now on expects of each value what it is now, for assertions that name only what matters
  /// to them.
  package func expectCurrentValues() {
    for change in all { change.expectCurrentValue() }
  }

  /// Forgets all changes, for example because an assertion matched them.
  package func clear() {
    let forgotten = changes.withLock { changes in
      let all = changes
      changes = [:]
      return all
    }
    // NB: released here, not under the lock: a value's deinit may run any code.
    _ = forgotten
  }

  private var all: [any SharedChange] {
    changes.withLock { $0.values.sorted { $0.order < $1.order } }
  }
}

extension SharedChangeTracker {
  /// Keeps the value from before the first change.
  func willChange<Value>(_ reference: StoredReference<Value>, from value: Value) {
    changes.withLock { changes in
      let id = ObjectIdentifier(reference)
      guard changes[id] == nil else { return }
      changes[id] = Change(reference: reference, expected: value, order: changes.count)
    }
  }

  /// What is expected of a value; `nil` when it did not change and nothing was said of it.
  func expectation<Value>(for reference: StoredReference<Value>) -> Value? {
    changes.withLock { ($0[ObjectIdentifier(reference)] as? Change<Value>)?.expected }
  }

  func expect<Value>(_ value: Value, of reference: StoredReference<Value>) {
    changes.withLock { changes in
      let id = ObjectIdentifier(reference)
      if let change = changes[id] as? Change<Value> {
        change.expected = value
      } else {
        changes[id] = Change(reference: reference, expected: value, order: changes.count)
      }
    }
  }
}

/// What is expected of one shared value.
private protocol SharedChange: AnyObject, Sendable {
  var order: Int { get }
  var isUnasserted: Bool { get }
  var unasserted: SharedChangeTracker.Unasserted { get }
  func expectCurrentValue()
}

/// Guarded by the lock of its tracker where it is written; a test reads it when its assertion is
/// over. Holds the reference, so that a value that nobody else holds can still be reported.
private final class Change<Value>: SharedChange, @unchecked Sendable {
  let reference: StoredReference<Value>
  var expected: Value
  let order: Int

  init(reference: StoredReference<Value>, expected: Value, order: Int) {
    self.reference = reference
    self.expected = expected
    self.order = order
  }

  var isUnasserted: Bool { !areEqual(expected, reference.current) }

  var unasserted: SharedChangeTracker.Unasserted {
    SharedChangeTracker.Unasserted(
      name: reference.name,
      expected: expected,
      actual: reference.current
    )
  }

  func expectCurrentValue() {
    expected = reference.current
  }
}

private enum SharedChangeTrackerKey: DependencyKey {
  static let liveValue: SharedChangeTracker? = nil
  static let testValue: SharedChangeTracker? = nil
}

extension DependencyValues {
  /// What remembers changes of shared values; there is one in a test's store only.
  package var sharedChangeTracker: SharedChangeTracker? {
    get { self[SharedChangeTrackerKey.self] }
    set { self[SharedChangeTrackerKey.self] = newValue }
  }
}
