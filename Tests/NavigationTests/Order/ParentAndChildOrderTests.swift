import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct ParentAndChildOrderTests {
  /// A house that notes what it sees of its children when their actions reach it.
  private let watching = House { state, action in
    switch action {
    case .sheet(.presented): state.log.append("sheet \(state.sheet?.count ?? -1)")
    case .sheet(.dismiss): state.log.append("dismiss \(state.sheet?.count ?? -1)")
    case .guest: state.log.append("guest \(state.guest?.count ?? -1)")
    case .rows(.element(let id, _)): state.log.append("row \(state.rows[id: id]?.count ?? -1)")
    case .path(.element(let id, _)): state.log.append("screen \(state.path[id: id]?.count ?? -1)")
    case .path(.popFrom): state.log.append("pop \(state.path.map(\.count))")
    case .path(.push(let id, _)):
      state.log.append("push \(state.path[id: id]?.count ?? -1)")
      state.path[id: id]?.count += 1
    case .left: state.log.append("left \(state.left.count)")
    case .right, .perform: break
    }
    return .none
  }

  private var full: House.State {
    House.State(
      sheet: Leaf.State(),
      guest: Leaf.State(),
      rows: [Leaf.State(id: 1), Leaf.State(id: 2)],
      path: StackState([Leaf.State(count: 10), Leaf.State(count: 20), Leaf.State(count: 30)])
    )
  }

  @Test func theParentSeesWhatTheChildHasDone() async {
    await withStore(full, watching) { store in
      let top = store.path.ids[2]
      store.send(.sheet(.presented(.add(1))))
      store.send(.guest(.add(2)))
      store.send(.rows(.element(id: 2, action: .add(3))))
      store.send(.path(.element(id: top, action: .add(4))))
      store.send(.left(.add(5)))
      #expect(store.log == ["sheet 1", "guest 2", "row 3", "screen 34", "left 5"])
    }
  }

  @Test func theParentSeesACaseAfterItsReducerHasRun() async {
    await withStore(Mode.State.reading(Leaf.State()), Mode()) { store in
      store.send(.reading(.add(2)))
      #expect(store.currentState == .reading(Leaf.State(count: 2)))
    }
  }

  @Test func theParentCanReadTheChildThatIsDismissed() async {
    await withStore(full, watching) { store in
      store.send(.sheet(.presented(.add(7))))
      store.send(.sheet(.dismiss))
      #expect(store.log == ["sheet 7", "dismiss 7"])
      #expect(store.sheet == nil)
    }
  }

  @Test func aChildReplacedByOneOfTheSameIdentityGoesAllTheSame() async {
    let replacing = House { state, action in
      if case .sheet(.dismiss) = action { state.sheet = Leaf.State(id: 0, count: 5) }
      return .none
    }
    await withStore(full, replacing) { store in
      store.send(.sheet(.dismiss))
      #expect(store.sheet == nil)
    }
  }

  @Test func aChildReplacedByOneOfAnotherIdentityStays() async {
    let replacing = House { state, action in
      if case .sheet(.dismiss) = action { state.sheet = Leaf.State(id: 9, count: 5) }
      return .none
    }
    await withStore(full, replacing) { store in
      store.send(.sheet(.dismiss))
      #expect(store.sheet == Leaf.State(id: 9, count: 5))
    }
  }

  @Test func aChildReplacedByAnotherCaseStays() async {
    let replacing = Host { state, action in
      if case .place(.dismiss) = action { state.place = .second(Leaf.State()) }
      return .none
    }
    await withStore(Host.State(place: .first(Leaf.State())), replacing) { store in
      store.send(.place(.dismiss))
      #expect(store.place == .second(Leaf.State()))
    }
  }

  @Test func aPopRemovesTheScreenAndAllAboveAfterTheParentHasRun() async {
    await withStore(full, watching) { store in
      let middle = store.path.ids[1]
      store.send(.path(.popFrom(id: middle)))
      #expect(store.log == ["pop [10, 20, 30]"])
      #expect(store.path.map(\.count) == [10])
    }
  }

  @Test func aPushedScreenIsThereForTheParentToAdjust() async {
    await withStore(House.State(), watching) { store in
      store.send(.path(.push(id: 0, state: Leaf.State(count: 40))))
      #expect(store.log == ["push 40"])
      #expect(store.path.map(\.count) == [41])
    }
  }

  @Test func reducersRunFromTopToBottomAndTheirEffectsAreMerged() async {
    await withStore(
      [String](),
      CombineReducers {
        Reduce<[String], String> { state, action in
          state.append("first \(action)")
          return action == "go" ? .run { send in await send("one") } : .none
        }
        Reduce { state, action in
          state.append("second \(action)")
          return action == "go" ? .send("two") : .none
        }
      }
    ) { store in
      await store.send("go").finish()
      #expect(
        store.currentState == [
          "first go", "second go", "first two", "second two", "first one", "second one",
        ]
      )
    }
  }

  @Test func bodiesAreEvaluatedOnceAndNotForEachAction() async {
    let built = Built()
    await withStore(House.State(rows: [Leaf.State(id: 1)]), CountedBody(built: built)) { store in
      for number in 1...10 {
        store.send(.rows(.element(id: 1, action: .add(number))))
        store.send(.left(.add(number)))
      }
      #expect(store.rows[id: 1]?.count == 55)
      #expect(store.left.count == 55)
      #expect(built.bodies == 1)
      #expect(built.children == 2)
    }
  }
}

/// Counts how often reducers are made.
private final class Built {
  private(set) var bodies = 0
  private(set) var children = 0

  func addBody() { bodies += 1 }
  func addChild() { children += 1 }
}

private struct CountedBody: Reducer {
  let built: Built

  var body: some Reducer<House.State, House.Action> {
    let _ = built.addBody()
    Scope(state: \.left, action: \.left) { CountedLeaf(built: built) }
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { CountedLeaf(built: built) }
  }
}

private struct CountedLeaf: Reducer {
  let built: Built

  var body: some Reducer<Leaf.State, Leaf.Action> {
    let _ = built.addChild()
    Leaf()
  }
}
