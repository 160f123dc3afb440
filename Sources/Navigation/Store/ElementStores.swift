/// The stores of the elements of a collection, each made when its element is first seen.
///
/// A class, since the store of the collection keeps it among its children.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
  private var stores: [ID: Store<State, Action>] = [:]

  /// The stores under the ids, in their order. Those under other ids are forgotten.
  func renew(
    _ ids: some Sequence<ID>,
    make: (ID) -> StoreCore<State, Action>?
  ) -> [Store<State, Action>] {
    var present: [ID: Store<State, Action>] = [:]
    var list: [Store<State, Action>] = []
    for id in ids {
      guard let store = stores[id] ?? make(id).map({ Store(core: $0) }) else { continue }
      present[id] = store
      list.append(store)
    }
    stores = present
    return list
  }
}
