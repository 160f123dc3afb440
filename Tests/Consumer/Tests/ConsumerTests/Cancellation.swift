import NavigationTesting
import Testing

@MainActor
@Suite struct AutomaticCancellation {
  let clock = TestClock()
  let log = Log()

  private func house(
    _ state: House.State,
    own: @escaping (inout House.State, House.Action) -> EffectOf<House> = { _, _ in .none }
  ) -> StoreOf<House> {
    Store(initialState: state) {
      House(log: log, own: own)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func settingAChildToNilEndsItsEffectsAndItsChildrens() async {
    let store = house(House.State(sheet: Leaf.State(id: 1, leaf: Nested.State()))) {
      state,
      action in
      if action == .button(0) { state.sheet = nil }
      return .none
    }
    store.send(.sheet(.presented(.start)))
    store.send(.sheet(.presented(.leaf(.presented(.start)))))
    await clock.advance(by: .seconds(1))
    #expect(store.sheet?.value == 1)
    #expect(store.sheet?.leaf?.value == 1)
    store.send(.button(0))
    await settle()
    #expect(log.all.filter { $0.hasSuffix("ended") }.sorted() == ["leaf 1 ended", "nested ended"])
  }

  @Test func removingARowEndsItsEffectsAloneAndReorderingNone() async {
    let store = house(House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2), Leaf.State(id: 3)]))
    {
      state,
      action in
      if action == .button(0) { state.rows.reverse() }
      if action == .button(1) { state.rows.remove(id: 2) }
      return .none
    }
    for id in 1...3 { store.send(.rows(.element(id: id, action: .start))) }
    await clock.advance(by: .seconds(1))
    store.send(.button(0))
    await clock.advance(by: .seconds(1))
    #expect(store.rows.map(\.value) == [2, 2, 2])
    store.send(.button(1))
    await clock.advance(by: .seconds(1))
    #expect(log.all.filter { $0.hasSuffix("ended") } == ["leaf 2 ended"])
    #expect(store.rows.map(\.id) == [3, 1])
    #expect(store.rows.map(\.value) == [3, 3])
  }

  @Test func screensKeepTheirEffectsByIDWhateverTheirPosition() async {
    let store = house(House.State(path: StackState((1...4).map { Leaf.State(id: $0) }))) {
      state,
      action in
      if action == .button(0) { state.path.remove(at: 1) }
      if action == .button(1) { state.path.insert(Leaf.State(id: 9), at: 0) }
      return .none
    }
    for id in store.path.ids { store.send(.path(.element(id: id, action: .start))) }
    await clock.advance(by: .seconds(1))
    store.send(.button(0))
    store.send(.button(1))
    await clock.advance(by: .seconds(1))
    #expect(log.all.filter { $0.hasSuffix("ended") } == ["leaf 2 ended"])
    #expect(store.path.map(\.id) == [9, 1, 3, 4])
    #expect(store.path.map(\.value) == [0, 2, 2, 2])
  }

  /// All mounted at once, ticking; then somebody far outside puts the whole state back.
  @Test func assigningTheRootStateEndsEveryEffectUnderEveryOperator() async {
    let full = House.State(
      plain: Leaf.State(id: 1),
      sheet: Leaf.State(id: 2),
      room: .kitchen(Leaf.State(id: 3)),
      rows: [Leaf.State(id: 4)],
      path: StackState([Leaf.State(id: 5)]),
      rooms: StackState([.study(Leaf.State(id: 6))])
    )
    let store = Store(initialState: full) {
      CombineReducers {
        House(log: log)
      }
      Reduce { state, action in
        if action == .button(0) { state = House.State() }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.plain(.start))
    store.send(.sheet(.presented(.start)))
    let roomWork = store.send(.room(.presented(.kitchen(.start))))
    store.send(.rows(.element(id: 4, action: .start)))
    store.send(.path(.element(id: store.path.ids[0], action: .start)))
    let roomsWork = store.send(
      .rooms(.element(id: store.rooms.ids[0], action: .study(.start)))
    )
    store.send(.scoped(.start))
    await clock.advance(by: .seconds(1))
    #expect(log.all.count { $0.hasSuffix("tick") } == 5)
    #expect(store.room?[case: \.kitchen]?.value == 1)
    #expect(store.rooms[0][case: \.study]?.value == 1)
    let issues = await issues {
      store.send(.button(0))
      await clock.advance(by: .seconds(3))
    }
    #expect(issues.isEmpty, "\(issues.text)")
    let ended = log.all.filter { $0.hasSuffix("ended") }.sorted()
    #expect(ended == [1, 2, 4, 5].map { "leaf \($0) ended" })
    #expect(roomWork.isFinished)
    #expect(roomsWork.isFinished)
    #expect(log.count("leaf 1 tick") == 5, "the scoped leaf, which is still there, goes on")
  }

  @Test func anElementThatLeavesWithoutItsParentsHelpSendsNothingMore() async {
    let store = house(House.State(rows: [Leaf.State(id: 1)])) { _, _ in .none }
    let outer = Store(initialState: House.State(rows: [Leaf.State(id: 1)])) {
      CombineReducers { House(log: log) }
      Reduce { state, action in
        if action == .rows(.element(id: 1, action: .tick)) { state.rows = [] }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    _ = store
    let issues = await issues {
      outer.send(.rows(.element(id: 1, action: .start)))
      await clock.advance(by: .seconds(10))
    }
    #expect(issues.isEmpty, "\(issues.text)")
    #expect(log.count("leaf 1 tick") == 1)
    #expect(log.count("leaf 1 ended") == 1)
  }

  @Test func aChildThatRenamesItselfIsNoticedUnderPlainIfLetAndIfCaseLet() async {
    let store = house(House.State(plain: Leaf.State(id: 1)))
    store.send(.plain(.start))
    await clock.advance(by: .seconds(1))
    store.send(.plain(.rename(2)))
    await clock.advance(by: .seconds(1))
    #expect(log.count("leaf 1 ended") == 1)
    #expect(store.plain?.value == 1)

    let gate = Store(initialState: Gate.State.left(Leaf.State(id: 5))) {
      Gate(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    gate.send(.left(.start))
    await clock.advance(by: .seconds(1))
    gate.send(.left(.rename(6)))
    await clock.advance(by: .seconds(1))
    #expect(log.count("leaf 5 ended") == 1)
    #expect(gate.currentState == .left(Leaf.State(id: 6, value: 1)))
  }

  @Test func leavingACaseEndsItsEffects() async {
    let gate = Store(initialState: Gate.State.left(Leaf.State(id: 5))) {
      Gate(log: log) { state, action in
        if action == .button(0) { state = .right(Leaf.State(id: 5)) }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    gate.send(.left(.start))
    await settle()
    gate.send(.button(0))
    await clock.advance(by: .seconds(2))
    #expect(log.all == ["leaf 5 ended"])
    #expect(gate.currentState == .right(Leaf.State(id: 5)))
  }

  @Test func theParentsOwnEffectOutlivesTheChildThatItRemoves() async {
    let clock = clock
    let store = house(House.State(sheet: Leaf.State())) { state, action in
      switch action {
      case .sheet(.presented(.bump)):
        state.sheet = nil
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      case .ticked:
        state.total += 1
        return .none
      default:
        return .none
      }
    }
    store.send(.sheet(.presented(.bump)))
    await clock.advance(by: .seconds(1))
    #expect(store.total == 1)
  }

  @Test func whatACancelledEffectStillSendsIsDroppedInSilence() async {
    let clock = clock
    let log = log
    let issues = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          switch action {
          case 0:
            return .run { send in
              try? await clock.sleep(for: .seconds(1))
              log.add("cancelled: \(Task.isCancelled)")
              await send(2)
              await send(2)
            }
            .cancellable(id: "work")
          case 1:
            return .cancel(id: "work")
          default:
            state += 1
            return .none
          }
        }
      }
      store.send(0)
      await settle()
      store.send(1)
      await settle()
      #expect(store.currentState == 0)
    }
    #expect(log.all == ["cancelled: true"])
    #expect(issues.isEmpty, "\(issues.text)")
  }
}
