/// What a state that is observed holds: its id, and the way to those who observe its fields.
///
/// Eight bytes that any copy takes along. It is equal to every other one and encodes nothing, so
/// that it does not show in the equality or coding of the state around it.
public struct ObservationStateRegistrar: Sendable {
  /// The id of the state around it.
  public private(set) var id: ObservableStateID

  /// A registrar for a new state. One relaxed atomic addition.
  @inlinable
  public init() {
    self.init(id: ObservableStateID())
  }

  @usableFromInline
  init(id: ObservableStateID) {
    self.id = id
  }

  /// Says that a field is being read. One relaxed atomic load when nobody tracks reads.
  @inlinable
  public func access(_ field: UInt64) {
    guard ObservationTracking.isReading else { return }
    ObservationTracking.access(StateField(state: id.number, field: field))
  }

  /// Whether anybody observes a field. One relaxed atomic load when nobody observes anything.
  @inlinable
  public func isObserved(_ field: UInt64) -> Bool {
    guard ObservationTracking.hasObservers else { return false }
    return ObservationTracking.isObserved(StateField(state: id.number, field: field))
  }

  /// Says that a field was written, and tells its observers unless the signatures are equal.
  @inlinable
  public func didModify<Signature: Equatable>(
    _ field: UInt64,
    before: Signature,
    after: Signature
  ) {
    guard before != after else { return }
    ObservationTracking.changed(StateField(state: id.number, field: field), from: before)
  }

  /// Says that the state around it is about to be changed in place.
  public mutating func willModify() {
    id.mark()
  }
}

extension ObservationStateRegistrar: Hashable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  @inlinable
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  public func encode(to encoder: any Encoder) throws {}
}
