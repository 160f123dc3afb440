import NavigationTesting
import Testing

@MainActor
@Suite struct Dismissal {
  /// A root that embeds a leaf by `Scope`.
  @Reducer
  struct Wrapper {
    @ObservableState
    struct State: Equatable {
      var leaf = Leaf.State()
    }
    enum Action: Equatable {
      case leaf(Leaf.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.leaf, action: \.leaf) { Leaf() }
    }
  }

  /// Presents a wrapper.
  @Reducer
  struct Presenter {
    @ObservableState
    struct State: Equatable {
      @Presents var wrapper: Wrapper.State?
      var outer = 0
    }
    enum Action: Equatable {
      case close
      case open
      case openSlowly
      case wrapper(PresentationAction<Wrapper.Action>)
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open:
          state.wrapper = Wrapper.State()
          return .none
        case .openSlowly:
          state.wrapper = Wrapper.State()
          return .run { _ in try await clock.sleep(for: .seconds(3)) }
        case .close:
          state.wrapper = nil
          return .none
        case .wrapper:
          return .none
        }
      }
      .ifLet(\.$wrapper, action: \.wrapper) { Wrapper() }
    }
  }

  @Test func aDismissalIsAnActionThatTheTestReceives() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State())) {
      House { state, action in
        if action == .sheet(.dismiss) { state.total += 1 }
        return .none
      }
    }
    await store.send(.sheet(.presented(.leave)))
    await store.receive(\.sheet.dismiss) {
      $0.sheet = nil
      $0.total = 1
    }
  }

  @Test func aScreenPopsItselfAndAllAbove() async {
    let store = TestStore(
      initialState: House.State(path: StackState((0..<4).map { Leaf.State(id: $0) }))
    ) {
      House()
    }
    await store.send(\.path[id: 1].leave)
    await store.receive(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    #expect(store.state.path.map(\.id) == [0])
  }

  @Test func itWorksWhenPresentedAgainAndByAnOuterReducer() async {
    let store = TestStore(initialState: Presenter.State(wrapper: Wrapper.State())) {
      Presenter()
      Reduce { state, _ in
        state.outer += 1
        if state.outer == 3 { state.wrapper = Wrapper.State() }
        return .none
      }
    }
    await store.send(\.wrapper.leaf.leave) { $0.outer = 1 }
    await store.receive(\.wrapper.dismiss) {
      $0.wrapper = nil
      $0.outer = 2
    }
    await store.send(.close) {
      $0.outer = 3
      $0.wrapper = Wrapper.State()
    }
    await store.send(\.wrapper.leaf.leave) { $0.outer = 4 }
    await store.receive(\.wrapper.dismiss) {
      $0.wrapper = nil
      $0.outer = 5
    }
  }

  @Test func onlyTheInnermostPresentationGoes() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State(leaf: Nested.State()))) {
      House()
    }
    await store.send(\.sheet.leaf.leave)
    await store.receive(\.sheet.leaf.dismiss) { $0.sheet?.leaf = nil }
    await store.send(\.sheet.leave)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func dismissingWhereNothingIsPresentedIsReportedAtTheCall() async throws {
    struct Root: Reducer {
      static let line = UInt(#line + 5)
      @Dependency(\.dismiss) var dismiss
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        .run { _ in

          await dismiss()
        }
      }
    }
    let issues = await issues {
      let store = Store(initialState: 0) { Root() }
      await store.send(0).finish()
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.line == Root.line)
    #expect("\(issue.fileID)" == "ConsumerTests/Dismissal.swift")
  }

  /// Notes whether it is presented.
  @Reducer
  struct Asker {
    struct State: Equatable {
      var answer: Bool?
    }
    enum Action: Equatable { case ask }
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.answer = isPresented
        return .none
      }
    }
  }

  @Reducer
  struct AskerHost {
    struct State: Equatable {
      var scoped = Asker.State()
      @Presents var sheet: Asker.State?
      var path = StackState<Asker.State>()
      var plain: Asker.State?
    }
    enum Action: Equatable {
      case path(StackActionOf<Asker>)
      case plain(Asker.Action)
      case scoped(Asker.Action)
      case sheet(PresentationAction<Asker.Action>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.scoped, action: \.scoped) { Asker() }
      EmptyReducer()
        .ifLet(\.plain, action: \.plain) { Asker() }
        .ifLet(\.$sheet, action: \.sheet) { Asker() }
        .forEach(\.path, action: \.path) { Asker() }
    }
  }

  @Test func isPresentedIsTrueUnderAPresentationOrAStackAlone() async {
    let state = AskerHost.State(
      sheet: Asker.State(),
      path: StackState([Asker.State()]),
      plain: Asker.State()
    )
    let store = TestStore(initialState: state) { AskerHost() }
    await store.send(\.scoped.ask) { $0.scoped.answer = false }
    await store.send(\.plain.ask) { $0.plain?.answer = false }
    await store.send(\.sheet.ask) { $0.sheet?.answer = true }
    await store.send(\.path[id: 0].ask) { $0.path[id: 0]?.answer = true }

    let live = Store(initialState: state) { AskerHost() }
    live.send(.scoped(.ask))
    live.send(.plain(.ask))
    live.send(.sheet(.presented(.ask)))
    live.send(.path(.element(id: 0, action: .ask)))
    #expect(live.currentState.scoped.answer == false)
    #expect(live.currentState.plain?.answer == false)
    #expect(live.currentState.sheet?.answer == true)
    #expect(live.currentState.path[id: 0]?.answer == true)
  }

  @Test func whatAnEffectSendsAfterItsOwnDismissalIsDroppedInSilence() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State())) { House() }
    await store.send(\.sheet.leaveThenBump)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    await store.finish()
    let issues = await issues { await store.send(\.sheet.bump) }
    #expect(issues.count == 1, "what somebody else sends is reported: \(issues.text)")
  }

  @Test func aRootThatDismissesItselfIsDoneAndTakesNoMoreActions() async {
    let clock = TestClock()
    let log = Log()
    let store = TestStore(initialState: Leaf.State()) {
      Leaf(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start)
    await store.send(.leave)
    await store.finish()
    #expect(store.isDismissed)
    #expect(log.all == ["leaf 0 ended"])
    let issues = await issues { await store.send(.bump) }
    #expect(issues.count >= 1)
    #expect(store.state.value == 0)
  }

  @Test func aTestStoresRootIsNotPresented() async {
    let store = TestStore(initialState: Asker.State()) { Asker() }
    await store.send(.ask) { $0.answer = false }
    #expect(!store.isDismissed)
  }

  @Test func presentingIsNoWorkOfItsOwn() async {
    let clock = TestClock()
    let store = TestStore(initialState: Presenter.State()) {
      Presenter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.openSlowly) { $0.wrapper = Wrapper.State() }
    #expect(!task.isFinished)
    await task.cancel()
    await store.send(\.wrapper.leaf.leave)
    await store.receive(\.wrapper.dismiss) { $0.wrapper = nil }
    let open = await store.send(.open) { $0.wrapper = Wrapper.State() }
    await open.finish()
    #expect(open.isFinished)
  }

  @Test func aChildThatWasPutAwayAndRestoredCanStillDismiss() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State(leaf: Nested.State()))) {
      House { state, action in
        if action == .button(0) { state.sheet = nil }
        if action == .button(1) { state.sheet = Leaf.State(leaf: Nested.State()) }
        return .none
      }
    }
    await store.send(.button(0)) { $0.sheet = nil }
    await store.send(.button(1)) { $0.sheet = Leaf.State(leaf: Nested.State()) }
    await store.send(\.sheet.leaf.leave)
    await store.receive(\.sheet.leaf.dismiss) { $0.sheet?.leaf = nil }
  }

  @Test func aLiveStoreDismissesToo() async {
    let store = Store(initialState: House.State(sheet: Leaf.State(leaf: Nested.State()))) {
      House()
    }
    await store.send(.sheet(.presented(.leaf(.presented(.leave))))).finish()
    #expect(store.sheet != nil)
    #expect(store.sheet?.leaf == nil)
    await store.send(.sheet(.presented(.leave))).finish()
    #expect(store.sheet == nil)
  }
}
