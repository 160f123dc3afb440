import NavigationTesting
import Testing

@MainActor
@Suite struct CancelIDs {
  let clock = TestClock()
  let log = Log()

  private func house(
    _ state: House.State = House.State(),
    own: @escaping (inout House.State, House.Action) -> EffectOf<House> = { _, _ in .none }
  ) -> StoreOf<House> {
    Store(initialState: state) {
      House(log: log, own: own)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private func ended() -> Int { log.all.count { $0.hasSuffix("ended") } }

  private func waiting(_ name: String) -> Effect<Int> {
    .run { [log, clock] _ in
      log.add("\(name) began")
      defer { log.add("\(name) ended") }
      try await clock.sleep(for: .seconds(1000))
    }
  }

  @Test func emptyStructsOfTwoTypesAreTwoIDs() async {
    struct One: Hashable {}
    struct Two: Hashable {}
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 0:
          return .merge(waiting("1").cancellable(id: One()), waiting("2").cancellable(id: Two()))
        case 1: return .cancel(id: One())
        case 2:
          return .merge(waiting("int").cancellable(id: 3), waiting("uint").cancellable(id: UInt(3)))
        default: return .cancel(id: action)
        }
      }
    }
    store.send(0)
    store.send(2)
    await settle()
    store.send(1)
    await settle()
    #expect(log.all.filter { $0.hasSuffix("ended") } == ["1 ended"])
    store.send(3)
    await settle()
    #expect(log.all.filter { $0.hasSuffix("ended") } == ["1 ended", "int ended"])
  }

  @Test func aChildCancelsItsOwnAndAParentReachesDown() async {
    let store = house(House.State(sheet: Leaf.State(leaf: Nested.State()))) { _, action in
      action == .button(0) ? .cancel(id: 1) : .none
    }
    store.send(.sheet(.presented(.work(1))))
    await settle()
    store.send(.sheet(.presented(.cancelWork(1))))
    await settle()
    #expect(log.take() == ["work ended"])

    store.send(.sheet(.presented(.work(1))))
    store.send(.sheet(.presented(.leaf(.presented(.work(1))))))
    store.send(.scoped(.work(1)))
    await settle()
    store.send(.button(0))
    await settle()
    #expect(log.all.sorted() == ["nested ended", "work ended", "work ended"])
  }

  @Test func anIDNeverReachesSidewaysOrUp() async {
    let clock = clock
    let log = log
    let store = house(
      House.State(sheet: Leaf.State(), rows: [Leaf.State(id: 1), Leaf.State(id: 2)])
    ) { _, action in
      guard action == .button(0) else { return .none }
      return .run { _ in
        defer { log.add("parent ended") }
        try await clock.sleep(for: .seconds(1000))
      }
      .cancellable(id: 1)
    }
    store.send(.button(0))
    store.send(.sheet(.presented(.work(1))))
    store.send(.rows(.element(id: 1, action: .work(1))))
    store.send(.rows(.element(id: 2, action: .work(1))))
    store.send(.scoped(.work(1)))
    store.send(.twin(.work(1)))
    await settle()
    store.send(.rows(.element(id: 1, action: .cancelWork(1))))
    await settle()
    #expect(log.take() == ["work ended"])
    store.send(.scoped(.cancelWork(1)))
    await settle()
    #expect(log.take() == ["work ended"])
    store.send(.sheet(.presented(.workInstead(1))))
    await settle()
    #expect(log.take() == ["work ended"], "only the sheet's own is replaced")
    await clock.advance(by: .seconds(1))
    #expect(store.rows[id: 2]?.value == 1)
    #expect(store.twin.value == 1)
    #expect(store.sheet?.value == 1)
    #expect(store.rows[id: 1]?.value == 0)
  }

  @Test func twoStoresNeverShareIDs() async {
    let one = house()
    let two = house()
    one.send(.scoped(.work(1)))
    two.send(.scoped(.work(1)))
    await settle()
    one.send(.scoped(.cancelWork(1)))
    await clock.advance(by: .seconds(1))
    #expect(one.scoped.value == 0)
    #expect(two.scoped.value == 1)
  }

  /// The same id and feature in many tests at once.
  @Test(arguments: 0..<20) func testsInParallelNeverShareIDs(number: Int) async {
    let store = TestStore(initialState: House.State()) {
      House()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for _ in 0..<5 {
      await store.send(.scoped(.workInstead(1)))
      await clock.advance(by: .seconds(1))
      await store.receive(\.scoped.tick) { $0.scoped.value += 1 }
    }
    await store.send(.scoped(.cancelWork(1)))
    await store.finish()
  }

  @Test func aScopeIsAPlaceOfItsOwnAndItsParentReachesBoth() async {
    let store = house { _, action in action == .button(0) ? .cancel(id: 1) : .none }
    store.send(.scoped(.work(1)))
    store.send(.twin(.workInstead(1)))
    await settle()
    #expect(ended() == 0)
    store.send(.button(0))
    await settle()
    #expect(ended() == 2)
  }

  @Test func aScopeOfSelfIsNoPlaceOfItsOwn() async {
    let store = Store(initialState: 0) {
      Scope(state: \Int.self, action: \.self) {
        Reduce<Int, Int> { _, action in
          action == 0 ? waiting("inner").cancellable(id: 1) : .none
        }
      }
      Reduce<Int, Int> { _, action in
        action == 1 ? .cancel(id: 1) : .none
      }
    }
    store.send(0)
    await settle()
    store.send(1)
    await settle()
    #expect(log.all == ["inner began", "inner ended"])
  }

  @Test func givingAnIDTwiceIsHarmless() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 0: waiting("a").cancellable(id: 1).cancellable(id: 1)
        case 1:
          waiting("b").cancellable(id: 1, cancelInFlight: true)
            .cancellable(id: 1, cancelInFlight: true)
        default: .cancel(id: 1)
        }
      }
    }
    store.send(0)
    await settle()
    #expect(log.take() == ["a began"])
    store.send(1)
    await settle()
    #expect(log.take().sorted() == ["a ended", "b began"])
    store.send(2)
    await settle()
    #expect(log.take() == ["b ended"])
  }

  @Test func manyEffectsUnderOneIDEndTogether() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        action < 10 ? waiting("\(action)").cancellable(id: "all") : .cancel(id: "all")
      }
    }
    for number in 0..<10 { store.send(number) }
    await settle()
    #expect(ended() == 0)
    store.send(10)
    await settle()
    #expect(ended() == 10)
  }

  @Test func anIDIsFreeAgainAfterCompletionAndCancellation() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        switch action {
        case 0: return .run { _ in }.cancellable(id: 1)
        case 1: return waiting("x").cancellable(id: 1)
        default: return .cancel(id: 1)
        }
      }
    }
    for round in 0..<50 {
      await store.send(0) { $0 = round * 3 + 1 }
      await store.send(1) { $0 = round * 3 + 2 }
      await store.send(2) { $0 = round * 3 + 3 }
    }
    await store.finish()
  }

  @Test func anEffectThatIsCancelledInItsOwnTurnNeverRuns() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 0: .merge(waiting("a").cancellable(id: 1), .cancel(id: 1))
        case 1: .merge(waiting("b").cancellable(id: 1), .send(2))
        case 2: .cancel(id: 1)
        default: .none
        }
      }
    }
    store.send(0)
    store.send(1)
    await settle()
    #expect(log.all == [])
  }

  @Test func anEffectOfAChildThatGoesInTheSameTurnNeverRuns() async {
    let store = house(House.State(sheet: Leaf.State(id: 1), rows: [Leaf.State(id: 2)])) {
      state,
      action in
      if action == .sheet(.presented(.start)) { state.sheet = nil }
      if action == .rows(.element(id: 2, action: .start)) { return .send(.button(0)) }
      if action == .button(0) { state.rows = [] }
      return .none
    }
    let issues = await issues {
      store.send(.sheet(.presented(.start)))
      store.send(.rows(.element(id: 2, action: .start)))
      await clock.advance(by: .seconds(5))
    }
    #expect(log.all == [])
    #expect(issues.isEmpty, "\(issues.text)")
  }

  @Test func aStepOfAConcatenationIsCancelledByItsIDAndTheNextOnesStillRun() async {
    let log = log
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 0:
          .concatenate(
            waiting("first").cancellable(id: 1),
            waiting("second").cancellable(id: 2),
            .run { _ in log.add("third") }
          )
        default:
          .cancel(id: action)
        }
      }
    }
    store.send(0)
    await settle()
    store.send(2)
    await settle()
    #expect(log.all == ["first began"])
    store.send(1)
    await settle()
    #expect(log.all == ["first began", "first ended", "third"])
  }

  /// The parent makes the child's cancellation: it counts from the parent, whoever runs it.
  @Test func anIDCountsFromWhereTheEffectWasMade() async {
    let clock = clock
    let log = log
    // Made at no place at all, run by the child: it must reach nobody.
    let store = house(House.State(sheet: Leaf.State())) { state, action in
      switch action {
      case .button(0):
        return EffectOf<House>.run { _ in
          defer { log.add("parent ended") }
          try await clock.sleep(for: .seconds(1000))
        }
        .cancellable(id: 1)
      case .button(1):
        return Effect<Leaf.Action>.cancel(id: 1).map { .sheet(.presented($0)) }
      default:
        return .none
      }
    }
    store.send(.button(0))
    store.send(.sheet(.presented(.work(1))))
    await settle()
    store.send(.button(1))
    await settle()
    #expect(log.all.sorted() == ["parent ended", "work ended"])
  }

  @Test func partOfAnEffectHasAnIDOfItsOwn() async {
    let clock = clock
    let log = log
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 0:
          .run { _ in
            try? await withTaskCancellation(id: 1) {
              try await clock.sleep(for: .seconds(1000))
            }
            log.add("went on")
          }
        case 1: .run { _ in await Task.cancel(id: 1) }
        default: .none
        }
      }
    }
    let task = store.send(0)
    await settle()
    store.send(1)
    await task.finish()
    #expect(log.all == ["went on"])
  }
}
