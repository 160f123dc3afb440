/// The ids of a collection, in its order. Looking one up is O(1).
public struct OrderedIDs<ID: Hashable> {
  @usableFromInline let keys: ContiguousArray<ID>
  @usableFromInline let positions: PositionIndex

  @inlinable
  init(keys: ContiguousArray<ID>, positions: PositionIndex) {
    self.keys = keys
    self.positions = positions
  }

  /// Whether the id is among these. O(1).
  @inlinable
  public func contains(_ id: ID) -> Bool {
    firstIndex(of: id) != nil
  }

  /// Where the id is. O(1).
  @inlinable
  public func firstIndex(of id: ID) -> Int? {
    positions.position(of: id, in: keys)
  }
}

extension OrderedElements {
  /// The keys, in order, to be looked up.
  @inlinable package var ids: OrderedIDs<Key> { OrderedIDs(keys: keys, positions: positions) }
}

extension OrderedIDs: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { keys.count }
  @inlinable public subscript(position: Int) -> ID { keys[position] }

  @inlinable
  public func makeIterator() -> IndexingIterator<ContiguousArray<ID>> {
    keys.makeIterator()
  }
}

extension OrderedIDs: Hashable {
  /// The same ids in the same order.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.keys == right.keys
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
  }
}

extension OrderedIDs: Sendable where ID: Sendable {}

extension OrderedIDs: ExpressibleByArrayLiteral {
  /// These ids, of which none may occur twice.
  @inlinable
  public init(arrayLiteral ids: ID...) {
    let keys = ContiguousArray(ids)
    var positions = PositionIndex()
    positions.rebuild(for: keys)
    self.init(keys: keys, positions: positions)
  }
}

extension OrderedIDs: CustomStringConvertible, CustomReflectable {
  public var description: String { Array(keys).description }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: keys, displayStyle: .collection)
  }
}
