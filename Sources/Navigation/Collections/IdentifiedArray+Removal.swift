extension IdentifiedArray {
  /// Removes the element with this id. O(n).
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    storage.position(of: id).map { storage.remove(at: $0) }
  }

  /// Removes the element with the id of this one. O(n).
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes the element at a position. O(n).
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    storage.remove(at: index)
  }

  /// Removes the elements at these positions, which may come in any order and more than once. O(n).
  @inlinable
  @_disfavoredOverload
  public mutating func remove<Offsets: Sequence>(atOffsets offsets: Offsets)
  where Offsets.Element == Int {
    storage.rearrange(to: order(removing: offsets, from: count))
  }

  /// Removes the elements that `shouldBeRemoved` says. O(n).
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    storage.rearrange(to: try indices.filter { try !shouldBeRemoved(storage.values[$0]) })
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements in a range. O(n).
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    let range = bounds.relative(to: storage.keys)
    if range.upperBound == count {
      storage.removeAll(from: range.lowerBound)
    } else {
      storage.replaceSubrange(range, keys: [], values: [])
    }
  }

  /// Removes the first element; traps when there is none. O(n).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    storage.remove(at: 0)
  }

  /// Removes so many of the first elements; traps when there are fewer. O(n).
  @inlinable
  public mutating func removeFirst(_ number: Int) {
    removeSubrange(0..<number)
  }

  /// Removes the last element; traps when there is none.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    storage.remove(at: count - 1)
  }

  /// Removes so many of the last elements; traps when there are fewer.
  @inlinable
  public mutating func removeLast(_ number: Int) {
    removeSubrange((count - number)..<count)
  }

  /// Removes the last element, when there is one.
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// The elements that `isIncluded` says, identified as they are here. O(n).
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
