import Synchronization

/// Whether what runs here states what a test expects, so that reads and writes of shared values go
/// to the expectation instead of the values.
enum SharedAssertion {
  @TaskLocal static var tracker: SharedChangeTracker?

  /// How many assertions are under way in the process: what keeps reads cheap while there are none.
  static let count = Atomic<Int>(0)

  static var isUnderWay: Bool { count.load(ordering: .relaxed) != 0 }

  static func bypassed<R>(_ operation: () throws -> R) rethrows -> R {
    guard isUnderWay, tracker != nil else { return try operation() }
    return try $tracker.withValue(nil, operation: operation)
  }

  static func run<R>(
    with tracker: SharedChangeTracker,
    _ operation: () throws -> R
  ) rethrows -> R {
    count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    return try $tracker.withValue(tracker, operation: operation)
  }
}
