/// What is kept of an observable state to tell whether another took its place.
public struct StateSignature: Equatable, Sendable {
  @usableFromInline let bits: UInt64

  @inlinable
  init(_ id: ObservableStateID) {
    bits = id.bits
  }

  /// An enum's case that holds nothing that is observed counts as changed by every write.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.bits == rhs.bits && !ObservableStateID(bits: lhs.bits).isInert
  }
}

/// What is kept of an observable state that can be compared: where the case of an enum holds
/// nothing that is observed, the value too.
public struct ComparedStateSignature<State: Equatable>: Equatable {
  @usableFromInline let bits: UInt64
  @usableFromInline let inert: State?

  @inlinable
  init(_ id: ObservableStateID, _ state: State) {
    bits = id.bits
    inert = id.isInert ? state : nil
  }
}

/// What is kept of a state, and tells which state it was kept of.
protocol StateReplacement {
  var bits: UInt64 { get }
}

extension StateSignature: StateReplacement {}
extension ComparedStateSignature: StateReplacement {}

/// What is kept of a value that cannot be compared: every write counts as a change.
public struct UnknownSignature: Equatable, Sendable {
  @inlinable init() {}

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// What is kept of a value that can be compared.
///
/// NB: not the value itself, or the compiler would choose this for an `any Equatable` and then not
/// know how to compare two of them.
@frozen
public struct ValueSignature<Value: Equatable>: Equatable {
  @usableFromInline let value: Value

  @inlinable
  init(value: Value) {
    self.value = value
  }
}

/// What is kept of a collection that is compared: all of it when it is small. A large one is not
/// kept, for a copy that is alive during the write would make the write copy the whole.
public enum CollectionSignature<Value: Equatable>: Equatable {
  case whole(Value)
  case large

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard case .whole(let lhs) = lhs, case .whole(let rhs) = rhs else { return false }
    return lhs == rhs
  }
}

extension ObservationStateRegistrar {
  /// How many elements (or bytes, of a string) a collection may have to be kept and compared.
  @inlinable static var comparedCount: Int { 1024 }

  @inlinable
  public static func signature(of value: some ObservableState) -> StateSignature {
    StateSignature(value._$id)
  }

  @inlinable
  public static func signature(of value: (some ObservableState)?) -> StateSignature? {
    value.map { StateSignature($0._$id) }
  }

  @inlinable
  public static func signature<State: ObservableState & Equatable>(
    of value: State
  ) -> ComparedStateSignature<State> {
    ComparedStateSignature(value._$id, value)
  }

  @inlinable
  public static func signature<State: ObservableState & Equatable>(
    of value: State?
  ) -> ComparedStateSignature<State>? {
    value.map { ComparedStateSignature($0._$id, $0) }
  }

  @inlinable
  public static func signature(of value: some _StructuralIdentity) -> UInt64 {
    value._structure
  }

  @inlinable
  public static func signature(of value: (some _StructuralIdentity)?) -> UInt64? {
    value?._structure
  }

  @inlinable
  public static func signature(of value: String) -> CollectionSignature<String> {
    value.utf8.count <= comparedCount ? .whole(value) : .large
  }

  @_disfavoredOverload
  @inlinable
  public static func signature<Value: Equatable & Collection>(
    of value: Value
  ) -> CollectionSignature<Value> {
    value.count <= comparedCount ? .whole(value) : .large
  }

  @_disfavoredOverload
  @inlinable
  public static func signature<Value: Equatable>(of value: Value) -> ValueSignature<Value> {
    ValueSignature(value: value)
  }

  @_disfavoredOverload
  @inlinable
  public static func signature(of value: some Any) -> UnknownSignature {
    UnknownSignature()
  }

  /// Marks an observable state before it is changed in place; nothing for any other value.
  @inlinable
  public static func willModify(_ value: inout some ObservableState) {
    value._$willModify()
  }

  @inlinable
  public static func willModify<Value: ObservableState>(_ value: inout Value?) {
    value?._$willModify()
  }

  @_disfavoredOverload
  @inlinable
  public static func willModify(_ value: inout some Any) {}
}
