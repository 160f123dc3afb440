extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storage.count }
  @inlinable public var count: Int { storage.count }
  @inlinable public var isEmpty: Bool { storage.isEmpty }

  /// The element at a position. Changed in place, it must keep its id, or this traps.
  ///
  /// Assigning an element that is at another position swaps the two; one with a new id takes the
  /// place of what was here.
  @inlinable
  public subscript(position: Int) -> Element {
    get { storage[position] }
    set {
      let id = identify(newValue)
      switch storage.position(of: id) {
      case position: storage.assign(newValue, at: position)
      case let other?:
        storage.swapAt(position, other)
        storage.assign(newValue, at: position)
      case nil: storage.replace(at: position, with: newValue, forKey: id)
      }
    }
    _modify {
      defer { check(storage.values[position], is: storage.keys[position]) }
      yield &storage[position]
    }
  }

  @inlinable
  public func makeIterator() -> IndexingIterator<ContiguousArray<Element>> {
    storage.values.makeIterator()
  }

  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try storage.values.withContiguousStorageIfAvailable(body)
  }

  /// Makes room for so many elements without growing again.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    storage.reserveCapacity(capacity)
  }
}

extension IdentifiedArray: _StructuralIdentity {
  @inlinable public var _structure: UInt64 { storage.structure }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Equal elements in the same order. The ids follow from the elements.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.storage.values == right.storage.values
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.values)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { elements.description }
  public var debugDescription: String { "IdentifiedArray(\(elements))" }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage.values, displayStyle: .collection)
  }
}
