/// A shared value that can only be read here; others may write it.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// A value that never changes.
  public init(value: Value) {
    self.init(reference: StoredReference(value))
  }

  /// Reads what a reference refers to.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Refers to what another refers to.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value {
    reference.track()
    return reference.value
  }

  /// A reference to the value, to hand on.
  public var projectedValue: SharedReader<Value> {
    get { self }
    set { self = newValue }
  }

  /// A reference to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadOnlyMemberReference(reference, keyPath))
  }

  /// Calls `onChange` on the main actor after changes, until the token is released.
  package func subscribe(_ onChange: @escaping @MainActor () -> Void) -> TrackingToken {
    reference.subscribe(onChange)
  }
}

// NB: unchecked, because the reference is a class; whatever changes in it is guarded by a lock.
extension SharedReader: @unchecked Sendable where Value: Sendable {}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.reference, rhs.reference)
  }
}

extension SharedReader: CustomStringConvertible {
  public var description: String { "\(reference.value)" }
}

extension SharedReader: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: reference.value) }
}

extension Shared {
  /// A reference to the value that can only read it.
  public var reader: SharedReader<Value> { SharedReader(self) }
}
