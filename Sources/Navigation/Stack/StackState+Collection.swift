extension StackState: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storage.count }

  /// The element at a position. Assigning one keeps the id of the position.
  @inlinable
  public subscript(position: Int) -> Element {
    get { storage[position] }
    set { storage.assign(newValue, at: position) }
    _modify { yield &storage[position] }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces elements; the new ones get fresh ids.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    let generator = DependencyValues.current.stackElementID
    storage.replaceSubrange(
      subrange,
      keys: newElements.map { _ in generator.next() },
      values: newElements
    )
  }

  @inlinable
  public mutating func append(_ newElement: Element) {
    storage.append(newElement, forKey: Self.nextID())
  }

  /// Inserts an element under a fresh id. O(n).
  public mutating func insert(_ newElement: Element, at position: Int) {
    storage.insert(newElement, forKey: Self.nextID(), at: position)
  }

  /// Removes the element at a position. O(1) for the last one, else O(n).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    storage.remove(at: position)
  }

  /// Removes the last element. The stack must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    storage.remove(at: storage.count - 1)
  }

  /// Removes the last element, if there is one.
  @discardableResult
  public mutating func popLast() -> Element? {
    storage.isEmpty ? nil : storage.remove(at: storage.count - 1)
  }

  public mutating func removeLast(_ number: Int) {
    precondition(number <= count, "Can't remove \(number) elements from a stack of \(count).")
    storage.removeAll(from: storage.count - number)
  }

  public mutating func removeAll(keepingCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepingCapacity)
  }

  @usableFromInline
  static func nextID() -> StackElementID {
    DependencyValues.current.stackElementID.next()
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

/// A static string that a subscript can take as an argument, which must be hashable to be part of a
/// key path.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  @usableFromInline let rawValue: StaticString

  public init(stringLiteral value: StaticString) {
    rawValue = value
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    "\(lhs.rawValue)" == "\(rhs.rawValue)"
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine("\(rawValue)")
  }
}
