import Navigation
import NavigationTesting
import Testing

/// Enum reducers of every odd shape, run by a store.
@MainActor
@Suite(.leavesNothing) struct EnumFeatureTests {
  @Test func eachCaseRunsItsReducer() {
    let store = Store(initialState: Mixed.State.extended(Extended.State())) { Mixed.body }
    store.send(.extended(.tapped))
    #expect(store.withState { $0.extended?.count } == 1)
    let given = Store(initialState: Mixed.State.returning(Returning.State())) { Mixed.body }
    given.send(.returning(.tapped))
    #expect(given.withState { $0.returning?.count } == 40)
    let labelled = Store(initialState: Mixed.State.labelled(feature: Extended.State())) {
      Mixed.body
    }
    labelled.send(.labelled(feature: .tapped))
    #expect(labelled.withState { $0[case: \.labelled]?.count } == 1)
  }

  @Test func inertCasesHoldData() {
    var state = Mixed.State.plain(1)
    #expect(state[case: \.plain]?.name == "a}")
    state.modify(\.plain) { $0.name += "!" }
    #expect(state[case: \.plain]?.name == "a}!")
    #expect(Mixed.State.note(Item(id: 1)).note == Item(id: 1))
    #expect(Mixed.State.closure { $0 + 1 }.closure?(1) == 2)
    #expect(Mixed.State.pairs([(1, "a")]).pairs?.first?.1 == "a")
    #expect(Mixed.State.optional(nil).is(\.optional))
    #expect(Mixed.State.nothing.is(\.nothing))
    #expect(OnlyInert.State.two(2).two == 2)
  }

  @Test func alertsGoAwayByThemselves() async {
    let store = TestStore(initialState: Navigating.State()) { Navigating() }
    await store.send(.ask) { $0.destination = .alert(AlertState { TextState("Sure?") }) }
    await store.send(\.destination.alert.yes) { $0.destination = nil }
    let custom = Ephemerals.State.custom(AlertState { TextState("") })
    let other = TestStore(initialState: Navigating.State(destination: custom)) { Navigating() }
    await other.send(\.destination.custom.no) { $0.destination = nil }
    let stays = Ephemerals.State.stays(Extended.State())
    let last = TestStore(initialState: Navigating.State(destination: stays)) { Navigating() }
    await last.send(\.destination.stays.tapped) {
      $0.destination = .stays(Extended.State(count: 1))
    }
  }

  @Test func enumReducersNest() {
    let inner = Nested.Inner.State.extended(Extended.State())
    let plain = Store(initialState: Nested.State.plain(inner)) { Nested.body }
    plain.send(.plain(.extended(.tapped)))
    #expect(plain.withState { $0.plain?.extended?.count } == 1)
    let body = Store(initialState: Nested.State.body(inner)) { Nested.body }
    body.send(.body(.extended(.tapped)))
    #expect(body.withState { $0.body?.extended?.count } == 1)
    let deep = Store(initialState: Nested.State.deep(.inner(inner))) { Nested.body }
    deep.send(.deep(.inner(.extended(.tapped))))
    #expect(deep.withState { $0.deep?.inner?.extended?.count } == 1)
  }

  @Test func anEnumReducerHoldsItself() {
    let inner = Strange.State.again(.second(Extended.State()))
    let store = Store(initialState: Strange.State.again(inner)) { Strange.body }
    store.send(.again(.again(.second(.tapped))))
    #expect(store.withState { $0.again?.again?.second?.count } == 1)
    let named = Store(initialState: Strange.State.default(Extended.State())) { Strange.body }
    named.send(.default(.tapped))
    #expect(named.withState { $0.default?.count } == 1)
  }

  @Test func enumsOfEveryAccessRun() {
    let state = PublicPath.State.feature(PublicFeature.State())
    let store = Store(initialState: state) { PublicPath.body }
    store.send(.feature(.bump))
    #expect(store.withState { $0.feature?.count } == 1)
    #expect(PublicPath.State.bare(PublicBare.State()) != state)
    let generic = GenericPath<Double>.State.generic(Generic<Double>.State(value: 1))
    let other = Store(initialState: generic) { GenericPath<Double>.body }
    other.send(.generic(.add(2)))
    #expect(other.withState { $0.generic?.value } == 3)
    #expect(GenericPath<Int>.State.value(1, 2).value?.1 == 2)
  }

  @Test func conformancesAreAskedFor() {
    let states: Set<Conforming.State> = [.number(1), .number(1), .archived(.init(name: "a"))]
    #expect(states.count == 2)
    requireSendable(Conforming.State.self)
    requireSendable(Conforming.Action.self)
  }

  private func requireSendable<T: Sendable>(_: T.Type) {}

  @Test func aPathPushesEnumReducers() async {
    let nested = Navigating.Path.State.nested(.extended(Extended.State()))
    let initial = Navigating.State(path: StackState([.extended(Extended.State()), nested]))
    let store = TestStore(initialState: initial) { Navigating() }
    await store.send(\.path[id: 0].extended.tapped) {
      $0.path[id: 0] = .extended(Extended.State(count: 1))
    }
    await store.send(\.path[id: 1].nested.extended.tapped) {
      $0.path[id: 1] = .nested(.extended(Extended.State(count: 1)))
    }
    #expect(Navigating.Path.first == "extended")
  }

  @Test func anActionWrittenByHandIsUsed() {
    let state = HalfWritten.State.extended(Extended.State())
    let store = Store(initialState: state) { HalfWritten.body }
    store.send(.extra)
    store.send(.extended(.tapped))
    #expect(store.withState { $0.extended?.count } == 1)
  }
}
