/// The stores of the elements of a collection, as they were when this was made: of rows, or of the
/// screens of a stack. Each store is made when it is first asked for.
///
/// The store of an element that is gone shows the last value of it that is known. While this is
/// held, the next change of the collection copies it once.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action> {
  /// The ids of the elements, in order.
  public let ids: OrderedIDs<ID>
  private let values: ContiguousArray<State>
  private let stores: ElementStores<ID, State, Action>

  init(_ elements: OrderedElements<ID, State>, stores: ElementStores<ID, State, Action>) {
    ids = elements.ids
    values = elements.values
    self.stores = stores
  }

  /// How many stores have been made, of those elements that are still there.
  package var made: Int { stores.count }

  /// The store of the element with an id; nil when there was none. O(1).
  public subscript(id id: ID) -> Store<State, Action>? {
    ids.firstIndex(of: id).map { self[$0] }
  }
}

extension StoreCollection: @MainActor RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ids.count }

  /// The store of the element at a position. O(1).
  public subscript(position: Int) -> Store<State, Action> {
    stores.store(ids[position], last: values[position])
  }
}

/// The stores that were made for the elements of a collection.
///
/// A class, since the store of the collection keeps it among its children.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
  private var stores: [ID: Store<State, Action>] = [:]
  private var structure: UInt64 = 0
  private let make: (ID, State) -> StoreCore<State, Action>

  var count: Int { stores.count }

  init(make: @escaping (_ id: ID, _ last: State) -> StoreCore<State, Action>) {
    self.make = make
  }

  /// The store of an element.
  func store(_ id: ID, last: State) -> Store<State, Action> {
    if let store = stores[id] { return store }
    let store = Store(core: make(id, last))
    stores[id] = store
    return store
  }

  /// Forgets the stores of elements that are gone. O(1) while none came, went or moved.
  func renew(_ elements: OrderedElements<ID, State>) {
    guard elements.structure != structure else { return }
    structure = elements.structure
    stores = stores.filter { elements.position(of: $0.key) != nil }
  }
}
