/// The positions that remain, in order, when these go. Positions outside of `0..<count` trap.
@usableFromInline
func order(removing offsets: some Sequence<Int>, from count: Int) -> [Int] {
  let removed = checked(offsets, count: count)
  return (0..<count).filter { !removed.contains($0) }
}

/// All positions, in the order they have after `offsets` moved to before `destination`.
@usableFromInline
func order(moving offsets: some Sequence<Int>, to destination: Int, in count: Int) -> [Int] {
  precondition(
    (0...count).contains(destination),
    "Cannot move to offset \(destination) of \(count) elements."
  )
  let moved = checked(offsets, count: count)
  let before = (0..<destination).filter { !moved.contains($0) }
  let after = (destination..<count).filter { !moved.contains($0) }
  return before + moved.sorted() + after
}

private func checked(_ offsets: some Sequence<Int>, count: Int) -> Set<Int> {
  let offsets = Set(offsets)
  for offset in offsets {
    precondition((0..<count).contains(offset), "There is no offset \(offset) in \(count) elements.")
  }
  return offsets
}

extension Array {
  /// Removes the elements at these offsets, which may come in any order. O(n).
  ///
  /// Takes any sequence of offsets, `IndexSet` too. Where a user-interface framework brings a
  /// method of this name for `IndexSet`, that one is chosen.
  @inlinable
  @_disfavoredOverload
  public mutating func remove<Offsets: Sequence>(atOffsets offsets: Offsets)
  where Offsets.Element == Int {
    self = order(removing: offsets, from: count).map { self[$0] }
  }

  /// Moves the elements at these offsets, in their order, to before the one now at `destination`.
  /// O(n).
  @inlinable
  @_disfavoredOverload
  public mutating func move<Offsets: Sequence>(
    fromOffsets source: Offsets,
    toOffset destination: Int
  ) where Offsets.Element == Int {
    self = order(moving: source, to: destination, in: count).map { self[$0] }
  }
}
