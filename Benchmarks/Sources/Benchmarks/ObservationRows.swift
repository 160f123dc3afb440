import Navigation

/// The figures that are about observers and about reads through stores.
@MainActor
enum ObservationRows {
  /// One field of one row among many changes; its observer runs and reads it again.
  static func notify(among rows: Int) -> Double {
    let store = Store(initialState: Rows.State(count: rows)) { Rows() }
    let row = store.scope(state: \.rows, action: \.rows)[rows / 2]
    var sum = 0
    let observation = observe { sum &+= row.count }
    defer { observation.cancel() }
    return Measurement(count: 50_000) { count in
      for _ in 0..<count {
        store.send(.rows(.element(id: rows / 2, action: .increment)))
      }
    }
    .nanoseconds
  }

  /// A read through a store one scope deep.
  static func readFlat() -> Double {
    let store = Store(initialState: Level1.State()) { Level1() }
    return read(store.scope(state: \.child, action: \.child))
  }

  /// The same through five scopes.
  static func readNested() -> Double {
    let store = Store(initialState: Nested.State()) { Nested() }
    return read(
      store.scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
    )
  }

  private static func read(_ store: StoreOf<Counter>) -> Double {
    var sum = 0
    return Measurement(count: 200_000) { count in
      for _ in 0..<count { sum &+= store.count }
    }
    .nanoseconds
  }
}
