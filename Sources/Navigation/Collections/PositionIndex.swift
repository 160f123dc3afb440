/// Where each key stands in an array of keys: an open-addressing table of positions.
///
/// It holds positions only, never a copy of a key, so that shifting the positions behind an
/// insertion or a removal is one pass over small integers and hashes nothing. Up to
/// ``linearLimit`` keys there is no table, and keys are compared one by one.
@usableFromInline
package struct PositionIndex: Sendable {
  /// A power of two of slots, each a position or −1; empty while there is no table.
  @usableFromInline var slots: ContiguousArray<Int32> = []

  /// The most keys for which no table is made.
  @inlinable static var linearLimit: Int { 8 }

  @inlinable
  init() {}

  /// The position of a key. O(1).
  @inlinable
  func position<Key: Hashable>(of key: Key, in keys: ContiguousArray<Key>) -> Int? {
    guard !slots.isEmpty else { return keys.firstIndex(of: key) }
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while true {
      let position = Int(slots[slot])
      if position < 0 { return nil }
      if keys[position] == key { return position }
      slot = (slot + 1) & mask
    }
  }

  /// Makes the table anew. O(n).
  @inlinable
  mutating func rebuild<Key: Hashable>(for keys: ContiguousArray<Key>) {
    guard keys.count > Self.linearLimit else {
      slots = []
      return
    }
    var capacity = 16
    while capacity < keys.count * 2 { capacity *= 2 }
    precondition(capacity <= Int(Int32.max), "\(keys.count) elements are too many.")
    slots = ContiguousArray(repeating: -1, count: capacity)
    for position in keys.indices { place(keys[position], at: position) }
  }

  /// Takes up the key that was just put into `keys` at `position`. O(1) at the end, O(n) elsewhere.
  @inlinable
  mutating func inserted<Key: Hashable>(at position: Int, in keys: ContiguousArray<Key>) {
    guard !slots.isEmpty, keys.count * 4 <= slots.count * 3 else {
      if keys.count > Self.linearLimit { rebuild(for: keys) }
      return
    }
    if position < keys.count - 1 { shift(from: position, by: 1) }
    place(keys[position], at: position)
  }

  /// Gives up the key at `position`, before it is taken out of `keys`. O(1) at the end, O(n)
  /// elsewhere.
  @inlinable
  mutating func removing<Key: Hashable>(at position: Int, in keys: ContiguousArray<Key>) {
    guard !slots.isEmpty else { return }
    vacate(slot(of: position, keys[position]), in: keys)
    if position < keys.count - 1 { shift(from: position + 1, by: -1) }
  }

  /// Gives the key at `position` up for another one, before it is replaced in `keys`. O(1).
  @inlinable
  mutating func replacing<Key: Hashable>(
    at position: Int,
    with key: Key,
    in keys: ContiguousArray<Key>
  ) {
    guard !slots.isEmpty else { return }
    vacate(slot(of: position, keys[position]), in: keys)
    place(key, at: position)
  }

  /// Lets two keys trade places, before they do in `keys`. O(1).
  @inlinable
  mutating func swapping<Key: Hashable>(_ i: Int, _ j: Int, in keys: ContiguousArray<Key>) {
    guard !slots.isEmpty else { return }
    slots.swapAt(slot(of: i, keys[i]), slot(of: j, keys[j]))
  }

  @inlinable
  mutating func place<Key: Hashable>(_ key: Key, at position: Int) {
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: position)
  }

  @inlinable
  func slot<Key: Hashable>(of position: Int, _ key: Key) -> Int {
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while slots[slot] != Int32(truncatingIfNeeded: position) { slot = (slot + 1) & mask }
    return slot
  }

  /// Empties a slot and moves those behind it up, so that no search stops too early.
  @inlinable
  mutating func vacate<Key: Hashable>(_ slot: Int, in keys: ContiguousArray<Key>) {
    let mask = slots.count - 1
    var hole = slot
    var next = (slot + 1) & mask
    while slots[next] >= 0 {
      let home = keys[Int(slots[next])].hashValue & mask
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = -1
  }

  @inlinable
  mutating func shift(from position: Int, by distance: Int32) {
    let first = Int32(truncatingIfNeeded: position)
    for slot in slots.indices where slots[slot] >= first { slots[slot] += distance }
  }
}
