/// An array whose elements have identities: no id occurs twice, and an element is found by its id
/// in constant time.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline package var storage: OrderedElements<ID, Element>
  /// What tells an element's id. A function and not a key path: this is called on every change.
  @usableFromInline let identify: (Element) -> ID

  @inlinable
  init(storage: OrderedElements<ID, Element>, identify: @escaping (Element) -> ID) {
    self.storage = storage
    self.identify = identify
  }

  /// An empty array whose elements are told apart by what `id` leads to.
  @inlinable
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(storage: OrderedElements(), identify: { $0[keyPath: id] })
  }

  /// An array of these elements. Traps, naming them, when ids occur twice.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable)
  {
    self.init(id: id)
    fill(with: elements)
  }

  /// An array of these elements; where an id occurs twice, `combine` is given the element there is
  /// and the new one, and tells which to keep (in the place of the first).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try fill(with: elements, uniquingIDsWith: combine)
  }

  /// The ids, in order. Asking whether one is among them is O(1).
  @inlinable public var ids: OrderedIDs<ID> { storage.ids }

  /// The elements, in order.
  @inlinable public var elements: [Element] { Array(storage.values) }

  /// The position of the element with this id. O(1).
  @inlinable
  public func index(id: ID) -> Int? {
    storage.position(of: id)
  }

  /// The element with this id. O(1), changed in place.
  ///
  /// Assigning `nil` removes it; an element with an id that is not there goes to the end. Traps
  /// when the element that is assigned, or what became of the element, has another id.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { storage[key: id] }
    set {
      if let newValue { check(newValue, is: id) }
      storage[key: id] = newValue
    }
    _modify {
      let position = storage.position(of: id)
      var element = position.flatMap { storage.take(at: $0) }
      defer {
        if let element { check(element, is: id) }
        storage.putBack(element, forKey: id, at: position)
      }
      yield &element
    }
  }

  /// Runs `body` on the element with this id, in place.
  ///
  /// - Returns: `nil`, without running `body`, when there is no such element.
  @inlinable
  @discardableResult
  public mutating func modify<R>(
    id: ID,
    _ body: (inout Element) throws -> R
  ) rethrows -> R? {
    guard let position = storage.position(of: id) else { return nil }
    defer { check(storage.values[position], is: id) }
    return try body(&storage[position])
  }

  @inlinable
  func check(_ element: Element, is id: ID) {
    let found = identify(element)
    guard found != id else { return }
    changedID(from: id, to: found)
  }

  @usableFromInline
  func changedID(from id: ID, to found: ID) -> Never {
    preconditionFailure(
      """
      The element with the id "\(id)" of an IdentifiedArray was changed to have the id "\(found)". \
      An element keeps its id: remove it, and insert one with the new id.
      """
    )
  }
}

// NB: unchecked, because `identify` is not marked: it only ever reads a sendable key path, or `id`,
// and a generic one that reads `id` may not be marked while `Element` may be anything.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  @inlinable
  mutating func fill(with elements: some Sequence<Element>) {
    var keys = ContiguousArray<ID>()
    let values = ContiguousArray(elements)
    keys.reserveCapacity(values.count)
    for element in values { keys.append(identify(element)) }
    storage.replaceSubrange(0..<storage.count, keys: keys, values: values)
    for position in keys.indices where storage.position(of: keys[position]) != position {
      repeatedIDs(keys)
    }
  }

  @inlinable
  mutating func fill(
    with elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (inserted, position) = append(element)
      guard !inserted else { continue }
      let kept = try combine(storage.values[position], element)
      check(kept, is: storage.keys[position])
      storage.assign(kept, at: position)
    }
  }

  @usableFromInline
  func repeatedIDs(_ ids: ContiguousArray<ID>) -> Never {
    let names = Self.repeated(in: ids).map { "\"\($0)\"" }.joined(separator: ", ")
    preconditionFailure(
      """
      These ids occur more than once in the elements of an IdentifiedArray: \(names). Use \
      IdentifiedArray(_:uniquingIDsWith:) to say which to keep.
      """
    )
  }

  /// The ids that occur more than once, each named once, in the order of their second occurrence.
  static func repeated(in ids: some Sequence<ID>) -> [ID] {
    var counts: [ID: Int] = [:]
    return ids.filter { id in
      counts[id, default: 0] += 1
      return counts[id] == 2
    }
  }
}
