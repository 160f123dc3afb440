import Navigation

/// The rows of the table that are about the runtime.
@MainActor
enum RuntimeRows {
  static func measure(_ yardsticks: Yardsticks) async -> [Row] {
    let flat = send()
    let thousand = row(among: 1_000)
    let shallow = top(of: 1)
    let push1 = push(onto: 1)
    let notified = ObservationRows.notify(among: 100)
    let read = ObservationRows.readFlat()
    return [
      row("send an action", flat, .lookup, yardsticks.lookup, 1),
      row("… through 5 scopes", nested(), .flat, flat, 2),
      row("one row of 1,000", thousand, .lookup, yardsticks.lookup, 4),
      row("one row of 100,000", self.row(among: 100_000), .thousand, thousand, 1.5),
      row("push onto 1", push1, .lookup, yardsticks.lookup, 10),
      row("push onto 1,000", push(onto: 1_000), .shallow, push1, 1.5),
      row("top of a stack of 1", shallow, .lookup, yardsticks.lookup, 4),
      row("top of a stack of 1,000", top(of: 1_000), .shallow, shallow, 1.5),
      row("pop of 1,000, each", pop(1_000), .lookup, yardsticks.lookup, 2),
      row("present, act, dismiss", presentation(), .lookup, yardsticks.lookup, 30),
      row(".send feedback", feedback(), .flat, flat, 2),
      row("tell one row of 100", notified, .lookup, yardsticks.lookup, 10),
      row("… of 100,000", ObservationRows.notify(among: 100_000), .hundred, notified, 1.5),
      row("read through 1 scope", read, .lookup, yardsticks.lookup, 2),
      row("… through 5 scopes", ObservationRows.readNested(), .oneScope, read, 1.5),
      row(".run round trip", await roundTrip(), .task, yardsticks.task, 3),
      row("shared write", sharedWrite(), .lookup, yardsticks.lookup, 4),
      memory(),
    ]
  }

  private static func row(
    _ name: String,
    _ nanoseconds: Double,
    _ yardstick: Row.Yardstick,
    _ unit: Double,
    _ target: Double
  ) -> Row {
    Row(
      name: name,
      nanoseconds: nanoseconds,
      multiple: nanoseconds / unit,
      yardstick: yardstick,
      target: target
    )
  }

  private static func send() -> Double {
    let store = Store(initialState: Counter.State()) { Counter() }
    return Measurement(count: 500_000) { count in
      for _ in 0..<count { store.send(.increment) }
    }
    .nanoseconds
  }

  private static func nested() -> Double {
    let store = Store(initialState: Nested.State()) { Nested() }
    return Measurement(count: 200_000) { count in
      for _ in 0..<count {
        store.send(.child(.child(.child(.child(.child(.increment))))))
      }
    }
    .nanoseconds
  }

  private static func row(among rows: Int) -> Double {
    let store = Store(initialState: Rows.State(count: rows)) { Rows() }
    return Measurement(count: 200_000) { count in
      var id = 0
      for _ in 0..<count {
        id = (id &+ 7) % rows
        store.send(.rows(.element(id: id, action: .increment)))
      }
    }
    .nanoseconds
  }

  private static func push(onto height: Int) -> Double {
    let store = Store(initialState: Screens.State(height: height)) { Screens() }
    let both = Measurement(count: 100_000) { count in
      for _ in 0..<count {
        store.send(.pushButtonTapped)
        store.send(.popButtonTapped)
      }
    }
    return both.nanoseconds
  }

  private static func top(of height: Int) -> Double {
    let store = Store(initialState: Screens.State(height: height)) { Screens() }
    guard let top = store.path.ids.last else { return .infinity }
    return Measurement(count: 200_000) { count in
      for _ in 0..<count {
        store.send(.path(.element(id: top, action: .increment)))
      }
    }
    .nanoseconds
  }

  /// What each screen costs when all of them are popped at once.
  private static func pop(_ height: Int) -> Double {
    let store = Store(initialState: Screens.State(height: height)) { Screens() }
    let rounds = 100
    let durations = (0..<Measurement.repeats).map { _ in
      (0..<rounds).reduce(Duration.zero) { sum, _ in
        store.send(.refillButtonTapped(height: height))
        guard let bottom = store.path.ids.first else { return sum }
        return sum + ContinuousClock().measure { store.send(.path(.popFrom(id: bottom))) }
      }
    }
    return Measurement.median(of: durations, count: rounds * height)
  }

  private static func sharedWrite() -> Double {
    let store = Store(initialState: Totals.State(total: Shared(value: 0))) { Totals() }
    return Measurement(count: 200_000) { count in
      for _ in 0..<count { store.send(.increment) }
    }
    .nanoseconds
  }

  /// How far resident memory is from flat, after 5 million actions and 1 million shared writes.
  private static func memory() -> Row {
    let counter = Store(initialState: Counter.State()) { Counter() }
    let totals = Store(initialState: Totals.State(total: Shared(value: 0))) { Totals() }
    func work(actions: Int, writes: Int) {
      for _ in 0..<actions { counter.send(.increment) }
      for _ in 0..<writes { totals.send(.increment) }
    }
    work(actions: 500_000, writes: 100_000)
    let before = Memory.resident
    work(actions: 5_000_000, writes: 1_000_000)
    let after = Memory.resident
    var growth = Double.infinity
    if let before, let after { growth = Double(abs(after - before)) / 1_048_576 }
    return Row(
      name: "memory after 6 million",
      nanoseconds: nil,
      multiple: growth,
      yardstick: .mebibyte,
      target: 2
    )
  }

  private static func presentation() -> Double {
    let store = Store(initialState: Sheets.State()) { Sheets() }
    return Measurement(count: 50_000) { count in
      for _ in 0..<count {
        store.send(.presentButtonTapped)
        store.send(.sheet(.presented(.increment)))
        store.send(.sheet(.dismiss))
      }
    }
    .nanoseconds
  }

  private static func feedback() -> Double {
    let store = Store(initialState: Counter.State()) { Counter() }
    return Measurement(count: 200_000) { count in
      for _ in 0..<count { store.send(.relay) }
    }
    .nanoseconds
  }

  private static func roundTrip() async -> Double {
    let store = Store(initialState: Counter.State()) { Counter() }
    return await Measurement(count: 10_000) { count in
      for _ in 0..<count { await store.send(.loadButtonTapped).finish() }
    }
    .nanoseconds
  }
}
