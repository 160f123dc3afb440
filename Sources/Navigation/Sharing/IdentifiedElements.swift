/// A collection that can be shared element by element, each found by its id.
public protocol _IdentifiedElements<ID, Element>: _StructuralIdentity {
  associatedtype ID: Hashable
  associatedtype Element
  associatedtype IDs: Sequence<ID>

  var ids: IDs { get }
  /// The element with an id. Assigning `nil` removes it.
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _IdentifiedElements {}

/// How to read and write an element. Made where the types are known, so that it is made for them.
@usableFromInline
struct ElementAccess<Elements: _IdentifiedElements> {
  @usableFromInline let read: (Elements, Elements.ID) -> Elements.Element?
  @usableFromInline let write: (inout Elements, Elements.Element, Elements.ID) -> Void

  @inlinable
  init() {
    read = { $0[id: $1] }
    write = { $0[id: $2] = $1 }
  }
}

extension Shared where Value: _IdentifiedElements {
  /// A reference to the element with this id; `nil` when there is none.
  ///
  /// It refers to that element wherever it is moved. When the element is removed the reference
  /// keeps the last value, and writes stay with it: they do not insert the element again.
  @inlinable
  public subscript(id id: Value.ID) -> Shared<Value.Element>? {
    element(id: id, access: ElementAccess())
  }

  /// A reference to each element, in order, by id.
  @inlinable
  public var elements: [Shared<Value.Element>] { Array(self) }

  @usableFromInline
  func element(id: Value.ID, access: ElementAccess<Value>) -> Shared<Value.Element>? {
    reference.track()
    return SharedElements.of(reference, access).reference(id: id).map {
      Shared<Value.Element>(reference: $0)
    }
  }

  @usableFromInline
  func makeElements(access: ElementAccess<Value>) -> AnyIterator<Shared<Value.Element>> {
    reference.track()
    let elements = SharedElements.of(reference, access)
    var ids = reference.value.ids.makeIterator()
    return AnyIterator {
      while let id = ids.next() {
        guard let element = elements.reference(id: id) else { continue }
        return Shared<Value.Element>(reference: element)
      }
      return nil
    }
  }
}

extension Shared: Sequence where Value: _IdentifiedElements {
  /// References to the elements that there are when the iteration starts.
  @inlinable
  public func makeIterator() -> AnyIterator<Shared<Value.Element>> {
    makeElements(access: ElementAccess())
  }
}
