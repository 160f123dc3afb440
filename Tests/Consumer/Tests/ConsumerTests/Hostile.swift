import NavigationTesting
import Testing

/// A feature that contains itself, as a row and as a sheet.
@Reducer
struct Tree {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var value = 0
    var rows: IdentifiedArrayOf<Tree.State> = []
    @Presents var child: Tree.State?
  }

  indirect enum Action: Equatable {
    case bump
    case child(PresentationAction<Tree.Action>)
    case cut
    case leave
    case rows(IdentifiedActionOf<Tree>)
    case start
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump:
        state.value += 1
        return .none
      case .child, .rows:
        return .none
      case .cut:
        state.child = nil
        state.rows = []
        return .none
      case .leave:
        return .run { _ in await dismiss() }
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.bump)
          }
        }
        .cancellable(id: "tree", cancelInFlight: true)
      }
    }
    .forEach(\.rows, action: \.rows) { Tree() }
    .ifLet(\.$child, action: \.child) { Tree() }
  }
}

/// A feature around any other one.
@Reducer
struct Boxed<Content: Reducer> where Content.State: Equatable {
  @ObservableState
  struct State: Equatable {
    var content: Content.State
    var count = 0
  }

  enum Action {
    case content(Content.Action)
    case reset(from: Int, to: Int)
  }

  let content: Content

  var body: some ReducerOf<Self> {
    Scope(state: \.content, action: \.content) {
      content
    }
    Reduce { state, action in
      switch action {
      case .content:
        state.count += 1
        return state.count == 2 ? .send(.reset(from: 2, to: 0)) : .none
      case .reset(_, let count):
        state.count = count
        return .none
      }
    }
  }
}

@MainActor
@Suite struct Hostile {
  let clock = TestClock()
  static let depth = 40

  private func deep(_ depth: Int) -> (state: Tree.State, wrap: (Tree.Action) -> Tree.Action) {
    var state = Tree.State(id: depth)
    var wrap: (Tree.Action) -> Tree.Action = { $0 }
    for level in (0..<depth).reversed() {
      let inner = wrap
      if level % 2 == 0 {
        state = Tree.State(id: level, rows: [state])
        wrap = { .rows(.element(id: level + 1, action: inner($0))) }
      } else {
        state = Tree.State(id: level, child: state)
        wrap = { .child(.presented(inner($0))) }
      }
    }
    return (state, wrap)
  }

  @Test func aFeatureThatContainsItselfWorksFortyLevelsDown() async {
    let (state, wrap) = deep(Self.depth)
    let store = Store(initialState: state) {
      Tree()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    let task = store.send(wrap(.start))
    await clock.advance(by: .seconds(3))
    var leaf = store.currentState
    while let next = leaf.rows.first ?? leaf.child { leaf = next }
    #expect(leaf.id == Self.depth)
    #expect(leaf.value == 3)
    store.send(.rows(.element(id: 1, action: .cut)))
    await settle()
    #expect(task.isFinished, "cutting the trunk ends what grows at the top")
  }

  @Test func aHundredThousandSendsThroughAScopedStoreAllArrive() {
    let store = Store(initialState: House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2)])) {
      House()
    }
    let row = store.scope(state: \.rows, action: \.rows)[1]
    for _ in 0..<100_000 { row.send(.bump) }
    #expect(store.rows.map(\.value) == [0, 100_000])
  }

  @Test func leavingTwiceGoesOnce() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State())) { House() }
    await store.send(.sheet(.presented(.leave)))
    await settle()
    let issues = await issues {
      await store.send(.sheet(.presented(.leave)))
      await settle()
    }
    #expect(issues.count == 1, "one dismissal was waiting: \(issues.text)")
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    await store.finish()
  }

  @Test func twoScreensThatLeaveAtOncePopInAnyOrderWithoutReports() async {
    let store = Store(
      initialState: House.State(path: StackState((0..<5).map { Leaf.State(id: $0) }))
    ) {
      House()
    }
    let ids = Array(store.path.ids)
    let reported = await issues {
      let low = store.send(.path(.element(id: ids[1], action: .leave)))
      let high = store.send(.path(.element(id: ids[3], action: .leave)))
      await low.finish()
      await high.finish()
    }
    #expect(store.path.map(\.id) == [0])
    #expect(reported.isEmpty, "\(reported.text)")
  }

  @Test func aParentThatReplacesTheSheetOnEachTickNeverLeaksTheOldOnes() async {
    let log = Log()
    let store = Store(initialState: House.State(sheet: Leaf.State(id: 0))) {
      House(log: log) { state, action in
        if action == .sheet(.presented(.tick)), let id = state.sheet?.id {
          state.sheet = Leaf.State(id: id + 1)
          return .send(.sheet(.presented(.start)))
        }
        return .none
      }
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    store.send(.sheet(.presented(.start)))
    for second in 1...20 {
      await clock.advance(by: .seconds(1))
      #expect(store.sheet?.id == second)
      #expect(log.all.count { $0.hasSuffix("ended") } == second)
    }
  }

  @Test func anEffectMayCancelItself() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state = action
          return .none
        }
        return .run { send in
          await Task.cancel(id: "self")
          log.add("cancelled: \(Task.isCancelled)")
          await send(1)
        }
        .cancellable(id: "self")
      }
    }
    await store.send(0).finish()
    #expect(log.all == ["cancelled: true"])
    #expect(store.currentState == 0)
  }

  @Test func stepsOfAConcatenationKeepTheirOrderWhateverTheirKind() async {
    let clock = clock
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .concatenate(
          .send(1),
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(2)
          },
          .merge(.send(3), .send(4)),
          .concatenate(.run { await $0(5) }, .send(6))
        )
      }
    }
    let task = store.send(0)
    #expect(store.currentState == [1])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.currentState == [1, 2, 3, 4, 5, 6])
  }

  @Test func aGenericFeatureAndAPayloadOfSeveralValues() async {
    let store = TestStore(
      initialState: Boxed<Counter>.State(content: Counter.State())
    ) {
      Boxed(content: Counter())
    }
    await store.send(\.content.increment) {
      $0.content.count = 1
      $0.count = 1
    }
    await store.send(\.content.increment) {
      $0.content.count = 2
      $0.count = 2
    }
    await store.receive(\.reset) { $0.count = 0 }
  }

  @Test func anObserverMaySendAndComesToRest() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var seen: [Int] = []
    let token = observe {
      seen.append(store.count)
      if store.count % 5 != 0 { store.send(.increment) }
    }
    store.send(.increment)
    #expect(store.count == 5)
    #expect(seen.first == 0)
    #expect(seen.last == 5)
    token.cancel()
  }

  @Test func debouncesOfRowsDoNotDisturbEachOther() async {
    struct Row: Reducer {
      struct State: Equatable, Identifiable {
        let id: Int
        var saves = 0
      }
      enum Action: Equatable { case saved, typed }
      let clock: TestClock<Duration>
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .saved:
          state.saves += 1
          return .none
        case .typed:
          return .send(.saved).debounce(id: "save", for: .seconds(1), clock: clock)
        }
      }
    }
    let store = Store(
      initialState: IdentifiedArrayOf<Row.State>(uniqueElements: [
        Row.State(id: 1), Row.State(id: 2),
      ])
    ) {
      EmptyReducer<IdentifiedArrayOf<Row.State>, RowsAction<Row.Action>>()
        .forEach(\.self, action: \.rows) { Row(clock: clock) }
    }
    store.send(.rows(.element(id: 1, action: .typed)))
    await clock.advance(by: .milliseconds(900))
    store.send(.rows(.element(id: 2, action: .typed)))
    await clock.advance(by: .milliseconds(100))
    #expect(store.currentState.map(\.saves) == [1, 0])
    await clock.advance(by: .milliseconds(900))
    #expect(store.currentState.map(\.saves) == [1, 1])
  }

  @CasePathable
  enum RowsAction<Action> {
    case rows(IdentifiedAction<Int, Action>)
  }

  @Test func anUndoThatPutsAChildAwayEndsItsEffects() async {
    let log = Log()
    let store = Store(initialState: House.State()) {
      House(log: log) { state, action in
        if action == .button(0) { state.sheet = Leaf.State(id: 1) }
        return .none
      }
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    var logged: [LoggedAction<House.State, House.Action>] = []
    let subscription = store.logActions { entry in
      MainActor.assumeIsolated { logged.append(entry) }
    }
    store.send(.button(0))
    store.send(.sheet(.presented(.start)))
    await clock.advance(by: .seconds(1))
    logged[0].undo()
    #expect(store.sheet == nil)
    await clock.advance(by: .seconds(5))
    #expect(log.all == ["leaf 1 tick", "leaf 1 ended"])
    subscription.cancel()
  }

  @Test(arguments: 0..<50) func manyTestsAtOnceDisturbNobody(number: Int) async {
    let store = TestStore(initialState: House.State()) {
      House { state, action in
        if case .button = action { state.path.append(Leaf.State(id: state.path.count)) }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    for screen in 0..<3 {
      await store.send(.button(0)) { $0.path.append(Leaf.State(id: screen)) }
    }
    await store.send(\.path[id: 2].start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 2].tick) { $0.path[id: 2]?.value = 1 }
    await store.send(\.path[id: 1].leave)
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    await store.finish()
  }
}
