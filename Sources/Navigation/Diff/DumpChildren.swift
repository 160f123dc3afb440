/// A field, an element or a payload.
struct DumpChild {
  var label: String?
  /// What tells which child of another value is the counterpart; `nil` when only equality tells.
  var key: AnyHashable?
  var value: Any
}

/// The children of a value, each made when it is looked at: a value may have millions.
struct DumpChildren: RandomAccessCollection {
  let endIndex: Int
  /// Whether each has a key.
  let isKeyed: Bool
  /// Arrays with an element for each child that together say all of it; none when there are no such.
  private let sources: [Any]
  /// What tells which child of another value is the counterpart of the one at an offset.
  let key: (Int) -> AnyHashable?
  /// The value of the child at an offset.
  let value: (Int) -> Any
  private let label: (Int) -> String?

  init(_ children: [DumpChild] = []) {
    endIndex = children.count
    isKeyed = children.allSatisfy { $0.key != nil }
    sources = []
    key = { children[$0].key }
    value = { children[$0].value }
    label = { children[$0].label }
  }

  var startIndex: Int { 0 }

  subscript(offset: Int) -> DumpChild {
    DumpChild(label: label(offset), key: key(offset), value: value(offset))
  }

  /// How many children at both ends are equal; none when there is no fast way to tell.
  func commonEnds(with other: DumpChildren) -> CommonEnds {
    var ends: CommonEnds?
    guard sources.count == other.sources.count else { return CommonEnds(head: 0, tail: 0) }
    for (source, other) in zip(sources, other.sources) {
      guard let found = (source as? any EquatableElements)?.commonEnds(with: other) else {
        return CommonEnds(head: 0, tail: 0)
      }
      ends =
        ends.map {
          CommonEnds(head: Swift.min($0.head, found.head), tail: Swift.min($0.tail, found.tail))
        }
        ?? found
    }
    return ends ?? CommonEnds(head: 0, tail: 0)
  }
}

extension DumpChildren {
  /// The elements of an array by their positions.
  init<Elements: RandomAccessCollection>(
    elements: Elements,
    label: @escaping (Int) -> String? = { "[\($0)]" },
    shown: @escaping (Elements.Element) -> Any = { $0 }
  ) where Elements.Index == Int {
    endIndex = elements.count
    isKeyed = false
    sources = [elements]
    key = { _ in nil }
    value = { shown(elements[elements.startIndex + $0]) }
    self.label = label
  }

  /// The values of one array by the keys of another one.
  init<Keys: RandomAccessCollection, Values: RandomAccessCollection>(
    keys: Keys,
    values: Values,
    label: @escaping (Keys.Element) -> String?
  ) where Keys.Element: Hashable, Keys.Index == Int, Values.Index == Int {
    endIndex = values.count
    isKeyed = true
    sources = [keys, values]
    key = { AnyHashable(keys[keys.startIndex + $0]) }
    value = { values[values.startIndex + $0] }
    self.label = { label(keys[keys.startIndex + $0]) }
  }
}

/// How many elements at the beginning and at the end of two arrays are equal.
struct CommonEnds: Equatable {
  var head: Int
  var tail: Int

  init(head: Int, tail: Int) {
    self.head = head
    self.tail = tail
  }

  /// - Parameter isSame: Whether the element at the first offset is that at the second one.
  init(_ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool) {
    let shorter = Swift.min(oldCount, newCount)
    var (head, tail) = (0, 0)
    while head < shorter, isSame(head, head) { head += 1 }
    while tail < shorter - head, isSame(oldCount - 1 - tail, newCount - 1 - tail) { tail += 1 }
    self.init(head: head, tail: tail)
  }
}

/// An array whose elements are compared without a look at what they are.
private protocol EquatableElements {
  func commonEnds(with other: Any) -> CommonEnds?
}

extension RandomAccessCollection where Index == Int, Element: Equatable {
  fileprivate func commonEnds(with other: Any) -> CommonEnds? {
    guard let other = other as? Self else { return nil }
    return CommonEnds(count, other.count) {
      self[startIndex + $0] == other[other.startIndex + $1]
    }
  }
}

extension Array: EquatableElements where Element: Equatable {}
extension ArraySlice: EquatableElements where Element: Equatable {}
extension ContiguousArray: EquatableElements where Element: Equatable {}
