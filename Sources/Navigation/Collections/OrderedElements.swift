/// Values in order, each under a key of its own, found by key or by position in constant time.
///
/// The store under `IdentifiedArray` and `StackState`. The keys are kept beside the values, so that
/// a value can be changed in place without a look at any key.
@usableFromInline
package struct OrderedElements<Key: Hashable, Value> {
  /// The keys, in order.
  @usableFromInline package var keys: ContiguousArray<Key>
  /// The values, in the order of their keys.
  @usableFromInline package var values: ContiguousArray<Value>
  @usableFromInline var positions: PositionIndex
  /// A stamp that is renewed when a key comes, goes or moves, and 0 while there are none. Equal
  /// stamps mean the same keys in the same order; a change of a value leaves it alone.
  @usableFromInline package var structure: UInt64

  @inlinable
  package init() {
    keys = []
    values = []
    positions = PositionIndex()
    structure = 0
  }

  /// How many there are.
  @inlinable package var count: Int { keys.count }
  /// Whether there are none.
  @inlinable package var isEmpty: Bool { keys.isEmpty }

  /// The position of a key. O(1).
  @inlinable
  package func position(of key: Key) -> Int? {
    positions.position(of: key, in: keys)
  }

  /// The value at a position, changed in place.
  @inlinable
  package subscript(position: Int) -> Value {
    get { values[position] }
    _modify { yield &values[position] }
  }

  /// The value under a key: assigning `nil` removes it, a value under a new key goes to the end.
  ///
  /// Changes in place: the value is moved out of the array, not copied, while it is changed.
  @inlinable
  package subscript(key key: Key) -> Value? {
    get {
      guard let position = position(of: key) else { return nil }
      return values[position]
    }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): assign(value, at: position)
      case (let position?, nil): remove(at: position)
      case (nil, let value?): append(value, forKey: key)
      case (nil, nil): break
      }
    }
    _modify {
      let position = position(of: key)
      var value = position.flatMap { take(at: $0) }
      defer { putBack(value, forKey: key, at: position) }
      yield &value
    }
  }

  /// Puts another value in the place of the one at a position; those who observe that one are told.
  /// A value that is not observed field by field counts as a change of the structure for them.
  @inlinable
  package mutating func assign(_ value: Value, at position: Int) {
    if ObservationTracking.hasObservers,
      ObservationTracking.replace(values[position], with: value)
    {
      renewStamp()
    }
    values[position] = value
  }

  /// Runs `body` on the value under a key, in place.
  ///
  /// - Returns: `nil`, without running `body`, when there is no such key.
  @inlinable
  package mutating func update<R>(
    _ key: Key,
    _ body: (inout Value) throws -> R
  ) rethrows -> R? {
    guard let position = position(of: key) else { return nil }
    return try body(&values[position])
  }

  /// Moves a value out; the last one stands in for it until ``putBack(_:forKey:at:)``.
  @inlinable
  mutating func take(at position: Int) -> Value? {
    if position < values.count - 1 { values.swapAt(position, values.count - 1) }
    return values.removeLast()
  }

  @inlinable
  mutating func putBack(_ value: Value?, forKey key: Key, at position: Int?) {
    guard let position else {
      if let value { append(value, forKey: key) }
      return
    }
    if let value {
      values.append(value)
      if position < values.count - 1 { values.swapAt(position, values.count - 1) }
    } else {
      if position < values.count { values.append(values.remove(at: position)) }
      removeKey(at: position)
    }
  }

  @inlinable
  mutating func removeKey(at position: Int) {
    positions.removing(at: position, in: keys)
    keys.remove(at: position)
    renewStamp()
  }

  @inlinable
  mutating func renewStamp() {
    structure = keys.isEmpty ? 0 : nextStructureStamp()
  }
}

extension OrderedElements: Sendable where Key: Sendable, Value: Sendable {}
