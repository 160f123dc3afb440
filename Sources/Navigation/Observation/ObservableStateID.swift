import Synchronization

/// Where ids of observable states, and marks of changes in place, come from.
@usableFromInline
enum ObservationCounter {
  @usableFromInline static let lastID = Atomic<UInt64>(0)
  @usableFromInline static let lastMark = Atomic<UInt64>(0)
}

/// Tells one instance of observable state from another.
///
/// A copy has the id of what it was copied from; a state that is made anew has an id of its own.
/// Beside the id (the upper 40 bits) stands a mark (the lower 24) that is renewed before a change
/// in place, so that a write of an older copy can be told from such a change. Two ids are equal
/// whatever their marks are.
public struct ObservableStateID: Hashable, Sendable {
  @usableFromInline var bits: UInt64

  @inlinable
  init(bits: UInt64) {
    self.bits = bits
  }

  /// An id that no state had before.
  @inlinable
  public init() {
    let number = ObservationCounter.lastID.wrappingAdd(1, ordering: .relaxed).newValue
    bits = number << Self.markWidth
  }

  /// The id of an enum state whose case holds nothing that can be observed: one for each case.
  @inlinable
  public static func inert(_ index: Int) -> Self {
    Self(bits: Self.inertFlag | (UInt64(truncatingIfNeeded: index) << Self.markWidth))
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// The id without its mark.
  @inlinable var number: UInt64 { bits >> Self.markWidth }

  /// Whether it is of an enum's case that holds nothing that is observed.
  @inlinable var isInert: Bool { bits & Self.inertFlag != 0 }

  /// Renews the mark.
  @inlinable
  mutating func mark() {
    let mark = ObservationCounter.lastMark.wrappingAdd(1, ordering: .relaxed).newValue
    bits = (number << Self.markWidth) | (mark & Self.markMask)
  }

  @inlinable static var markWidth: UInt64 { 24 }
  @inlinable static var markMask: UInt64 { (1 << markWidth) - 1 }
  @inlinable static var inertFlag: UInt64 { 1 << 63 }
}
