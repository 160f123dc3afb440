/// A value that closures on any thread may share: what a test's dependencies write down, or count.
///
/// ```swift
/// let saved = LockIsolated<[Scrum]>([])
/// let store = TestStore(initialState: Feature.State()) {
///   Feature()
/// } withDependencies: {
///   $0.client.save = { scrum in saved.withLock { $0.append(scrum) } }
/// }
/// ```
///
/// A class, because those who share it see the same value.
@dynamicMemberLookup
public final class LockIsolated<Value: Sendable>: Sendable {
  private let storage: Locked<Value>

  public init(_ value: Value) {
    storage = Locked(value)
  }

  /// The value as it is now.
  public var value: Value {
    storage.withLock { $0 }
  }

  /// A part of the value as it is now.
  public subscript<Part: Sendable>(dynamicMember keyPath: KeyPath<Value, Part>) -> Part {
    storage.withLock { $0[keyPath: keyPath] }
  }

  /// Reads and changes the value while nobody else does. Not to be called inside of itself.
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try storage.withLock { try operation(&$0) }
  }

  /// Puts another value in place.
  public func setValue(_ value: Value) {
    storage.withLock { $0 = value }
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
}

extension LockIsolated: CustomDumpRepresentable {
  public var customDumpValue: Any { value }
}
