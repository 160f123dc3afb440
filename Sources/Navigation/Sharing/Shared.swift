/// A value that several features hold together: each sees at once what another writes.
///
/// ```swift
/// struct State {
///   @Shared var count: Int
/// }
///
/// let count = Shared(value: 0)
/// State(count: count)
/// ```
///
/// Reads and writes are safe from any thread. A write in place (`state.rows.append(row)`) and
/// ``withLock(_:)`` hold the value's lock for as long as they last; a read followed by a write is
/// two steps, so use ``withLock(_:)`` where another thread might come between. A write may read and
/// write the value that it is changing: it sees what has been written so far.
///
/// Two are equal when their values are.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// Shares a value.
  public init(_ value: Value) {
    self.init(reference: StoredReference(value))
  }

  /// Shares a value.
  public init(value: Value) {
    self.init(reference: StoredReference(value))
  }

  /// Refers to what another refers to.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Refers to what is in a shared optional; `nil` when there is nothing.
  ///
  /// When the optional is set to `nil` later, this keeps the last value, and writes stay with it.
  public init?(_ base: Shared<Value?>) {
    guard let reference = UnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// What an optional reference refers to.
  public init?(_ base: Shared<Value>?) {
    guard let base else { return nil }
    self = base
  }

  /// The value, changed in place.
  public var wrappedValue: Value {
    get {
      reference.track()
      return reference.value
    }
    nonmutating _modify { yield &reference.value }
  }

  /// A reference to the value, to hand on.
  public var projectedValue: Shared<Value> {
    get { self }
    set { self = newValue }
  }

  /// A reference to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: MemberReference(reference, keyPath))
  }

  /// A reference to a part of the value that can only be read.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(reference: ReadOnlyMemberReference(reference, keyPath))
  }

  /// Changes the value, in place, while no other thread reads or writes it.
  @discardableResult
  public func withLock<R, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> R
  ) throws(Failure) -> R {
    try change(&reference.value)
  }

  /// What is referred to: the same object for references that lead to the same place by a key, by
  /// an id, or by being handed on.
  package var _identity: AnyObject { reference }

  /// Calls `onChange` on the main actor after changes, until the token is released.
  ///
  /// Changes that come before it was called are told together.
  package func subscribe(_ onChange: @escaping @MainActor () -> Void) -> TrackingToken {
    reference.subscribe(onChange)
  }
}

// NB: unchecked, because the reference is a class; whatever changes in it is guarded by a lock.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal. Inside an assertion of a test, a reference that is compared with
  /// itself compares what is expected with what is.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.reference, rhs.reference)
  }
}

func areEqual<Value: Equatable>(
  _ lhs: SharedReference<Value>,
  _ rhs: SharedReference<Value>
) -> Bool {
  if SharedAssertion.isUnderWay, SharedAssertion.tracker != nil, lhs.isSame(as: rhs) {
    return lhs.value == rhs.current
  }
  return lhs === rhs || lhs.value == rhs.value
}

extension Shared: CustomStringConvertible {
  public var description: String { "\(reference.value)" }
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: reference.value) }
}
