/// An identified array of elements that know their own id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  @inlinable
  public init() {
    self.init(storage: OrderedElements(), identify: { $0.id })
  }

  /// An array of these elements. Traps, naming them, when ids occur twice.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(with: elements)
  }

  /// An array of these elements; where an id occurs twice, `combine` is given the element there is
  /// and the new one, and tells which to keep (in the place of the first).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try fill(with: elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// An array of these elements. Traps, naming them, when ids occur twice.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
