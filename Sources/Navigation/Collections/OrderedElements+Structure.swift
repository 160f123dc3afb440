extension OrderedElements {
  /// Puts a value behind the others. The key must be new. O(1).
  @inlinable
  package mutating func append(_ value: Value, forKey key: Key) {
    keys.append(key)
    values.append(value)
    positions.inserted(at: keys.count - 1, in: keys)
    renewStamp()
  }

  /// Puts a value before the one at `position`. The key must be new. O(n).
  @inlinable
  package mutating func insert(_ value: Value, forKey key: Key, at position: Int) {
    keys.insert(key, at: position)
    values.insert(value, at: position)
    positions.inserted(at: position, in: keys)
    renewStamp()
  }

  /// Removes what is at a position. O(1) at the end, O(n) elsewhere.
  @inlinable
  @discardableResult
  package mutating func remove(at position: Int) -> Value {
    let value = values.remove(at: position)
    removeKey(at: position)
    return value
  }

  /// Puts another key and value in the place of those at `position`. The key must be new. O(1).
  @inlinable
  package mutating func replace(at position: Int, with value: Value, forKey key: Key) {
    positions.replacing(at: position, with: key, in: keys)
    keys[position] = key
    values[position] = value
    renewStamp()
  }

  /// Replaces a range. The new keys must be as many as the new values and not be elsewhere. O(n).
  @inlinable
  package mutating func replaceSubrange(
    _ range: Range<Int>,
    keys newKeys: some Collection<Key>,
    values newValues: some Collection<Value>
  ) {
    guard !(range.isEmpty && newKeys.isEmpty) else { return }
    keys.replaceSubrange(range, with: newKeys)
    values.replaceSubrange(range, with: newValues)
    rebuild()
  }

  /// Removes everything from a position on. O(number removed), and O(n) when that is most.
  @inlinable
  package mutating func removeAll(from position: Int) {
    guard position < count else { return }
    if position == 0 {
      removeAll(keepingCapacity: false)
      return
    }
    while keys.count > position {
      positions.removing(at: keys.count - 1, in: keys)
      keys.removeLast()
    }
    values.removeSubrange(position...)
    renewStamp()
  }

  /// Removes everything.
  @inlinable
  package mutating func removeAll(keepingCapacity: Bool) {
    guard !isEmpty else { return }
    keys.removeAll(keepingCapacity: keepingCapacity)
    values.removeAll(keepingCapacity: keepingCapacity)
    rebuild()
  }

  /// Keeps what is at these positions, in their order, which must name none twice. O(n).
  @inlinable
  package mutating func rearrange(to order: some Collection<Int>) {
    guard order.count != count || !order.elementsEqual(keys.indices) else { return }
    keys = ContiguousArray(order.map { keys[$0] })
    values = ContiguousArray(order.map { values[$0] })
    rebuild()
  }

  /// Lets two trade places. O(1).
  @inlinable
  package mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    positions.swapping(i, j, in: keys)
    keys.swapAt(i, j)
    values.swapAt(i, j)
    renewStamp()
  }

  /// Makes room for so many without growing again.
  @inlinable
  package mutating func reserveCapacity(_ capacity: Int) {
    keys.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
  }

  @inlinable
  mutating func rebuild() {
    positions.rebuild(for: keys)
    renewStamp()
  }

  /// Looks for anything that should never be; for tests.
  package func checkInvariants() {
    precondition(keys.count == values.count, "\(keys.count) keys, \(values.count) values.")
    precondition(isEmpty == (structure == 0), "The stamp is \(structure) of \(count) elements.")
    for position in keys.indices {
      let found = self.position(of: keys[position])
      precondition(found == position, "Key \(keys[position]) is not found at \(position).")
    }
    let used = positions.slots.filter { $0 >= 0 }
    precondition(positions.slots.isEmpty || used.count == count, "\(used.count) slots are used.")
  }
}

extension OrderedElements: Equatable where Value: Equatable {
  /// The same keys with equal values in the same order. Shared storage is not looked into.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    (left.structure == right.structure || left.keys == right.keys) && left.values == right.values
  }
}

extension OrderedElements: Hashable where Value: Hashable {
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(values)
  }
}
