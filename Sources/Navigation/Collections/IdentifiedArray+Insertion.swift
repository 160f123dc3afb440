extension IdentifiedArray {
  /// Puts an element behind the others, unless its id is there already.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  /// Puts those elements behind the others whose ids are not there yet.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Puts an element before the one at `index`, unless its id is there already. O(n).
  ///
  /// - Returns: Whether it was put there, and where the element with its id is.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let position = storage.position(of: id) { return (false, position) }
    if index == storage.count {
      storage.append(element, forKey: id)
    } else {
      storage.insert(element, forKey: id, at: index)
    }
    return (true, index)
  }

  /// Replaces the element with the same id, or puts this one behind the others.
  ///
  /// - Returns: What was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: count).originalMember
  }

  /// Replaces the element with the same id, or puts this one before the one at `index`.
  ///
  /// - Returns: What was replaced, and where the element is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, position) = insert(element, at: index)
    guard !inserted else { return (nil, position) }
    let original = storage[position]
    storage.assign(element, at: position)
    return (original, position)
  }

  /// Replaces the element at `index` by one with the same id, or traps.
  ///
  /// - Returns: What was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    check(element, is: storage.keys[index])
    let original = storage[index]
    storage.assign(element, at: index)
    return original
  }

  /// The elements of this array, and those of `elements` whose ids are not among them.
  @inlinable
  public static func + (array: Self, elements: some Sequence<Element>) -> Self {
    var result = array
    result.append(contentsOf: elements)
    return result
  }

  /// Puts those elements behind the others whose ids are not there yet.
  @inlinable
  public static func += (array: inout Self, elements: some Sequence<Element>) {
    array.append(contentsOf: elements)
  }
}
