extension IdentifiedArray {
  /// Lets two elements trade places.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    storage.swapAt(i, j)
  }

  /// Moves the elements at these positions, in their order, to before the one now at `destination`.
  @inlinable
  @_disfavoredOverload
  public mutating func move<Offsets: Sequence>(
    fromOffsets source: Offsets,
    toOffset destination: Int
  ) where Offsets.Element == Int {
    storage.rearrange(to: order(moving: source, to: destination, in: count))
  }

  /// Sorts by a predicate. Elements of which neither comes first keep their order.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let values = storage.values
    storage.rearrange(
      to: try indices.sorted { i, j in
        if try areInIncreasingOrder(values[i], values[j]) { return true }
        return try i < j && !areInIncreasingOrder(values[j], values[i])
      }
    )
  }

  /// Puts the elements into another order.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    storage.rearrange(to: indices.shuffled(using: &generator))
  }

  /// Puts the elements into another order.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the last element first, and so on.
  @inlinable
  public mutating func reverse() {
    storage.rearrange(to: indices.reversed())
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts in ascending order.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
