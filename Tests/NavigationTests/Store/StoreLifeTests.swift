import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct StoreLifeTests {
  private let clock = TestClock()

  @Test func theSameKeyPathsGiveTheSameChildStore() async {
    let state = House.State(
      sheet: Leaf.State(),
      guest: Leaf.State(),
      rows: [Leaf.State(id: 1), Leaf.State(id: 2)],
      path: StackState([Leaf.State()])
    )
    await withStore(state, House()) { store in
      #expect(
        store.scope(state: \.left, action: \.left) === store.scope(state: \.left, action: \.left)
      )
      #expect(
        store.scope(state: \.left, action: \.left) !== store.scope(state: \.right, action: \.right)
      )
      #expect(
        store.scope(state: \.sheet, action: \.sheet)
          === store.scope(state: \.sheet, action: \.sheet)
      )
      #expect(
        store.scope(state: \.guest, action: \.guest)
          === store.scope(state: \.guest, action: \.guest)
      )
      let rows = store.scope(state: \.rows, action: \.rows)
      store.perform { $0.rows.reverse() }
      let reversed = store.scope(state: \.rows, action: \.rows)
      #expect(rows.map(\.id) == [1, 2])
      #expect(rows[0] === reversed[1])
      #expect(rows[1] === reversed[0])
      #expect(
        store.scope(state: \.path, action: \.path)[0]
          === store.scope(state: \.path, action: \.path)[0]
      )
    }
  }

  @Test func aChildStoreReadsAndSendsThroughItsParent() async {
    let state = House.State(
      sheet: Leaf.State(),
      rows: [Leaf.State(id: 1)],
      path: StackState([Leaf.State()])
    )
    await withStore(state, House()) { store in
      store.scope(state: \.left, action: \.left).send(.add(1))
      store.scope(state: \.sheet, action: \.sheet)?.send(.add(2))
      store.scope(state: \.rows, action: \.rows)[0].send(.add(3))
      store.scope(state: \.path, action: \.path)[0].send(.add(4))
      #expect(store.scope(state: \.left, action: \.left).count == 1)
      #expect(store.scope(state: \.sheet, action: \.sheet)?.count == 2)
      #expect(store.scope(state: \.rows, action: \.rows)[0].count == 3)
      #expect(store.scope(state: \.path, action: \.path)[0].count == 4)
      #expect(store.left.count == 1)
    }
  }

  @Test func theStoreOfACaseIsThereWhileItsCaseIs() async {
    await withStore(Host.State(place: .first(Leaf.State())), Host()) { store in
      let first = store.scope(state: \.place?.first, action: \.place.first)
      first?.send(.add(2))
      #expect(first?.count == 2)
      #expect(store.scope(state: \.place?.second, action: \.place.second) == nil)
    }
  }

  @Test func aChildStoreOutlivesItsParentAndDoesNotKeepIt() async {
    weak var parent: StoreOf<House>?
    var child: StoreOf<Leaf>?
    do {
      let store = Store(initialState: House.State()) { House() }
      parent = store
      child = store.scope(state: \.left, action: \.left)
    }
    #expect(parent == nil)
    child?.send(.add(3))
    #expect(child?.count == 3)
  }

  @Test func anOptionalChildStoreGoesWithItsStateAndComesAnew() async {
    await withStore(House.State(guest: Leaf.State(count: 1)), House()) { store in
      let before = store.scope(state: \.guest, action: \.guest)
      store.perform { $0.guest = nil }
      #expect(store.scope(state: \.guest, action: \.guest) == nil)
      store.perform { $0.guest = Leaf.State(count: 2) }
      let after = store.scope(state: \.guest, action: \.guest)
      #expect(after?.count == 2)
      #expect(after !== before)
    }
  }

  @Test func aChildStoreOutlivingItsStateKeepsTheValueItLastShowed() async {
    await withStore(House.State(guest: Leaf.State(count: 1)), House()) { store in
      let guest = store.scope(state: \.guest, action: \.guest)
      store.send(.guest(.add(1)))
      #expect(guest?.count == 2)
      store.perform { $0.guest = nil }
      #expect(guest?.count == 2)
    }
  }

  @Test func theStoreOfARemovedRowKeepsItsLastValueAndItsSendsAreReported() async {
    await withStore(House.State(rows: [Leaf.State(id: 1, count: 7)]), House()) { store in
      let row = store.scope(state: \.rows, action: \.rows)[0]
      store.perform { $0.rows = [] }
      #expect(row.count == 7)
      let reports = await issues { row.send(.add(1)) }
      #expect(reports.count == 1)
      #expect(reports.first?.contains("for a missing element") == true)
      #expect(row.count == 7)
    }
  }

  @Test func storesOfRemovedRowsAreForgotten() async {
    await withStore(House.State(rows: [Leaf.State(id: 1)]), House()) { store in
      weak let row = store.scope(state: \.rows, action: \.rows).first
      #expect(row != nil)
      store.perform { $0.rows = [Leaf.State(id: 2)] }
      _ = store.scope(state: \.rows, action: \.rows)
      #expect(row == nil)
    }
  }

  @Test func releasingAStoreCancelsItsEffects() async {
    let ended = Ended()
    do {
      let store = Store(initialState: 0) { Waiting(ended: ended, clock: clock) }
      store.send(1)
      await EffectQueue.current?.settle()
      #expect(ended.notes == ["started"])
    }
    await EffectQueue.current?.settle()
    #expect(ended.notes == ["started", "cancelled"])
  }

  @Test func aChildStoreKeepsTheEffectsOfItsRootAlive() async {
    let clock = clock
    var child: StoreOf<Leaf>?
    do {
      let store = Store(initialState: House.State()) {
        House()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.left(.start))
      child = store.scope(state: \.left, action: \.left)
    }
    await clock.advance(by: .seconds(1))
    #expect(child?.count == 1)
    child = nil
    await EffectQueue.current?.settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test func theStepsOfAConcatenateDoNotStartAfterTheStoreIsGone() async {
    let ended = Ended()
    var task: StoreTask?
    do {
      let store = Store(initialState: 0) { Chain(ended: ended, clock: clock) }
      task = store.send(1)
      await EffectQueue.current?.settle()
    }
    await task?.finish()
    #expect(ended.notes == ["first", "first is over"])
  }

  @Test func anEffectStartedAndReleasedInOneBreathNeverRuns() async {
    let ended = Ended()
    do {
      let store = Store(initialState: 0) { Waiting(ended: ended, clock: clock) }
      store.send(1)
    }
    await EffectQueue.current?.settle()
    #expect(ended.notes != ["started"])
  }
}

@MainActor private final class Ended {
  var notes: [String] = []

  func note(_ text: String) {
    notes.append(text)
  }
}

private struct Waiting: Reducer {
  let ended: Ended
  let clock: TestClock<Duration>

  var body: some Reducer<Int, Int> {
    Reduce { _, _ in
      .run { [ended, clock] _ in
        await ended.note("started")
        do {
          try await clock.sleep(for: .seconds(1))
        } catch {
          await ended.note("cancelled")
        }
      }
    }
  }
}

private struct Chain: Reducer {
  let ended: Ended
  let clock: TestClock<Duration>

  var body: some Reducer<Int, Int> {
    Reduce { _, number in
      guard number > 0 else { return .none }
      return .concatenate(
        .run { [ended, clock] _ in
          await ended.note("first")
          try? await clock.sleep(for: .seconds(1))
          await ended.note("first is over")
        },
        .run { [ended] _ in await ended.note("second") },
        .send(0),
        .run { [ended] _ in await ended.note("third") }
      )
    }
  }
}
