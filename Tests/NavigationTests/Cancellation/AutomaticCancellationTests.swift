import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct AutomaticCancellationTests {
  private let clock = TestClock()

  /// Every way to put a child into a house: how it is there, how its actions look, how it goes.
  enum Place: CaseIterable {
    case sheet, guest, row, screen

    var state: House.State {
      House.State(
        sheet: Leaf.State(),
        guest: Leaf.State(),
        rows: [Leaf.State(id: 1), Leaf.State(id: 2)],
        path: StackState([Leaf.State(), Leaf.State()])
      )
    }

    func action(_ action: Leaf.Action, in state: House.State) -> House.Action {
      switch self {
      case .sheet: .sheet(.presented(action))
      case .guest: .guest(action)
      case .row: .rows(.element(id: 1, action: action))
      case .screen: .path(.element(id: state.path.ids[0], action: action))
      }
    }

    func remove(from state: inout House.State) {
      switch self {
      case .sheet: state.sheet = nil
      case .guest: state.guest = nil
      case .row: state.rows.remove(id: 1)
      case .screen: state.path.removeAll()
      }
    }
  }

  @Test(arguments: Place.allCases) func aChildsEffectsEndWhenItsParentRemovesIt(
    _ place: Place
  ) async {
    await withStore(place.state, House()) {
      $0.continuousClock = clock
    } _: { store in
      let work = store.send(place.action(.start, in: store.currentState))
      #expect(store.inFlight == 1)
      store.perform { place.remove(from: &$0) }
      #expect(store.inFlight == 0)
      await work.finish()
      await clock.advance(by: .seconds(3))
    }
  }

  @Test(arguments: Place.allCases) func aChildsEffectsEndWhenAReducerFarOutsideRemovesIt(
    _ place: Place
  ) async {
    await withStore(Estate.State(house: place.state), Estate()) {
      $0.continuousClock = clock
    } _: { store in
      let house = store.house ?? House.State()
      store.send(.house(.presented(place.action(.start, in: house))))
      #expect(store.inFlight == 1)
      store.perform { estate in
        guard var house = estate.house else { return }
        place.remove(from: &house)
        estate.house = house
      }
      #expect(store.inFlight == 0)
      await clock.advance(by: .seconds(3))
    }
  }

  @Test(arguments: Place.allCases) func aChildsEffectsEndWhenTheWholeStateIsAssigned(
    _ place: Place
  ) async {
    await withStore(Estate.State(house: place.state), Estate()) {
      $0.continuousClock = clock
    } _: { store in
      let house = store.house ?? House.State()
      store.send(.house(.presented(place.action(.start, in: house))))
      store.perform { $0 = Estate.State() }
      #expect(store.inFlight == 0)
      await clock.advance(by: .seconds(3))
    }
  }

  @Test func grandchildrensEffectsEndWithTheChild() async {
    await withStore(Estate.State(path: StackState([House.State(sheet: Leaf.State())])), Estate()) {
      $0.continuousClock = clock
    } _: { store in
      let house = store.path.ids[0]
      store.send(.path(.element(id: house, action: .sheet(.presented(.start)))))
      store.send(.path(.element(id: house, action: .left(.start))))
      store.send(.home(.left(.start)))
      #expect(store.inFlight == 3)
      store.send(.path(.popFrom(id: house)))
      #expect(store.inFlight == 1)
      store.send(.home(.left(.stop)))
    }
  }

  @Test func removingARowEndsItsEffectsAloneAndReorderingNone() async {
    let rows: IdentifiedArrayOf<Leaf.State> = [
      Leaf.State(id: 1), Leaf.State(id: 2), Leaf.State(id: 3),
    ]
    await withStore(House.State(rows: rows), House()) {
      $0.continuousClock = clock
    } _: { store in
      for id in 1...3 { store.send(.rows(.element(id: id, action: .start))) }
      store.perform { $0.rows.reverse() }
      #expect(store.inFlight == 3)
      store.perform { $0.rows.remove(id: 2) }
      #expect(store.inFlight == 2)
      await clock.advance(by: .seconds(1))
      #expect(store.rows == [Leaf.State(id: 3, count: 1), Leaf.State(id: 1, count: 1)])
      store.perform { $0.rows = [] }
    }
  }

  @Test func poppingEndsTheEffectsOfWhatGoesAndTheRestDeliverByID() async {
    await withStore(House.State(path: StackState((0..<3).map { Leaf.State(id: $0) })), House()) {
      $0.continuousClock = clock
    } _: { store in
      for id in store.path.ids { store.send(.path(.element(id: id, action: .start))) }
      store.perform { $0.path.remove(at: 0) }
      #expect(store.inFlight == 2)
      await clock.advance(by: .seconds(1))
      #expect(store.path.map(\.count) == [1, 1])
      store.send(.path(.popFrom(id: store.path.ids[1])))
      #expect(store.inFlight == 1)
      await clock.advance(by: .seconds(1))
      #expect(store.path.map(\.count) == [2])
      store.perform { $0.path.removeAll() }
    }
  }

  @Test func aRemovedChildsQueuedActionsAreDroppedInSilence() async {
    let removing = House { state, action in
      if case .sheet(.presented(.relay)) = action { state.sheet = nil }
      return .none
    }
    await withStore(House.State(sheet: Leaf.State()), removing) { store in
      let reports = await issues { store.send(.sheet(.presented(.relay(5)))) }
      #expect(reports == [])
      #expect(store.sheet == nil)
    }
  }

  @Test func theParentsEffectOfTheSamePassGoesOn() async {
    let removing = House { state, action in
      switch action {
      case .sheet(.presented(.add)):
        state.sheet = nil
        return .run { send in await send(.left(.add(3))) }
      default:
        return .none
      }
    }
    await withStore(House.State(sheet: Leaf.State()), removing) { store in
      await store.send(.sheet(.presented(.add(1)))).finish()
      #expect(store.sheet == nil)
      #expect(store.left.count == 3)
    }
  }

  @Test func whatACancelledEffectSendsIsDroppedInSilence() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let stubborn = House { _, action in
      guard case .right = action else { return .none }
      return .run { send in
        // NB: A stream ends when its task is cancelled, and the effect goes on regardless.
        for await _ in gate.stream {}
        await send(.left(.add(100)))
      }
      .cancellable(id: "stubborn")
    }
    await withStore(House.State(), stubborn) { store in
      let work = store.send(.right(.add(1)))
      await EffectQueue.current?.settle()
      store.send(.perform(Change { _ in .cancel(id: "stubborn") }))
      #expect(store.inFlight == 0)
      await work.finish()
      #expect(store.left.count == 0)
    }
  }

  @Test func tenThousandEffectsEndWithTheirParentInOneAction() async {
    let rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Leaf.State(id: $0) })
    await withStore(Estate.State(house: House.State(rows: rows)), Estate()) {
      $0.continuousClock = clock
    } _: { store in
      for id in 0..<10_000 {
        store.send(.house(.presented(.rows(.element(id: id, action: .start)))))
      }
      #expect(store.inFlight == 10_000)
      store.send(.house(.dismiss))
      #expect(store.inFlight == 0)
    }
  }
}
