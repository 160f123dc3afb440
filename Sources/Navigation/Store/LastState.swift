/// The last value of a child that may go, of those that were seen.
///
/// A second reference to a collection makes its next change copy all of it. So a child that holds
/// more than ``largest`` elements is not kept again: the value from before it grew stands in for it.
struct LastState<State> {
  private(set) var value: State
  private var isLarge: Bool
  private var untilMeasured = Self.interval

  /// How many elements a child may hold, in all its collections, to be kept each time it is seen.
  private static var largest: Int { 1024 }
  /// How often it is seen until it is measured again.
  private static var interval: Int { 64 }

  init(_ value: State) {
    self.value = value
    isLarge = elementCount(in: value) > Self.largest
  }

  mutating func keep(_ newValue: State) {
    untilMeasured -= 1
    if untilMeasured == 0 {
      untilMeasured = Self.interval
      isLarge = elementCount(in: newValue) > Self.largest
    }
    if !isLarge { value = newValue }
  }
}

/// How many elements, or bytes of text, there are in a value and in what it is made of; but not in
/// its elements.
private func elementCount(in value: Any, depth: Int = 0) -> Int {
  func count(_ elements: some Collection) -> Int { elements.count }
  if let text = value as? String { return text.utf8.count }
  if let elements = value as? any Collection { return count(elements) }
  guard depth < 8 else { return 0 }
  return Mirror(reflecting: value).children.reduce(0) {
    $0 + elementCount(in: $1.value, depth: depth + 1)
  }
}
