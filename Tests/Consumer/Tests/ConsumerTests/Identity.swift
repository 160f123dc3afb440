import NavigationTesting
import Testing

@MainActor
@Suite struct Identity {
  let clock = TestClock()
  let log = Log()

  private func house(
    _ state: House.State,
    own: @escaping (inout House.State, House.Action) -> EffectOf<House>
  ) -> StoreOf<House> {
    Store(initialState: state) {
      House(log: log, own: own)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aNewValueOfTheSameIdentityKeepsTheEffectsWhichWriteIntoIt() async {
    let store = house(House.State(sheet: Leaf.State(id: 1), room: .kitchen(Leaf.State(id: 1)))) {
      state,
      action in
      if action == .button(0) {
        state.sheet = Leaf.State(id: 1, value: 100)
        state.room = .kitchen(Leaf.State(id: 1, value: 100))
      }
      return .none
    }
    store.send(.sheet(.presented(.start)))
    store.send(.room(.presented(.kitchen(.start))))
    await clock.advance(by: .seconds(1))
    store.send(.button(0))
    await clock.advance(by: .seconds(1))
    #expect(store.sheet?.value == 101)
    #expect(store.room?[case: \.kitchen]?.value == 101)
    #expect(log.count("leaf 1 ended") == 0)
  }

  @Test func anotherIDOrCaseEndsTheOldEffects() async {
    let store = house(House.State(sheet: Leaf.State(id: 1), room: .kitchen(Leaf.State(id: 7)))) {
      state,
      action in
      if action == .button(0) { state.sheet?.id = 2 }
      if action == .button(1) { state.room = .study(Leaf.State(id: 7)) }
      return .none
    }
    store.send(.sheet(.presented(.start)))
    let kitchenWork = store.send(.room(.presented(.kitchen(.start))))
    await settle()
    store.send(.button(0))
    await clock.advance(by: .seconds(1))
    #expect(log.count("leaf 1 ended") == 1)
    #expect(store.sheet?.value == 0)
    #expect(store.room?[case: \.kitchen]?.value == 1)
    #expect(!kitchenWork.isFinished)
    store.send(.button(1))
    await clock.advance(by: .seconds(1))
    #expect(kitchenWork.isFinished)
    #expect(store.room?[case: \.study]?.value == 0)
  }

  @Test func aChildThatRenamesItselfEndsItsOwnEffects() async {
    let store = house(House.State(sheet: Leaf.State(id: 1))) { _, _ in .none }
    store.send(.sheet(.presented(.start)))
    await clock.advance(by: .seconds(1))
    store.send(.sheet(.presented(.rename(2))))
    await clock.advance(by: .seconds(1))
    #expect(log.count("leaf 1 ended") == 1)
    #expect(store.sheet?.value == 1)
    store.send(.sheet(.presented(.start)))
    await clock.advance(by: .seconds(1))
    #expect(store.sheet?.value == 2)
  }

  @Test func aStructWithoutAnIDIsAlwaysTheSame() async {
    let store = Store(initialState: Leaf.State(leaf: Nested.State(value: 0))) {
      Leaf(log: log)
      Reduce { state, action in
        if action == .bump { state.leaf = Nested.State(value: 50) }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.leaf(.presented(.start)))
    await clock.advance(by: .seconds(1))
    store.send(.bump)
    await clock.advance(by: .seconds(1))
    #expect(store.leaf?.value == 51)
    #expect(log.count("nested ended") == 0)
  }
}
