import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct StoreRuntime {
  @Test func actionsSentWhileOneIsProcessedWaitTheirTurnInOrder() async {
    let log = Log()
    var store: Store<Int, Int>!
    store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        log.add("begin \(action)")
        if action == 1 {
          MainActor.assumeIsolated {
            store.send(2)
            store.send(3)
          }
        }
        state += action
        log.add("end \(action)")
        return action == 1 ? .send(4) : .none
      }
    }
    let issues = issuesAtOnce { store.send(1) }
    #expect(
      log.all == [
        "begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "begin 4", "end 4",
      ]
        || log.all == [
          "begin 1", "end 1", "begin 4", "end 4", "begin 2", "end 2", "begin 3", "end 3",
        ]
    )
    #expect(store.currentState == 10)
    #expect(!issues.isEmpty, "a user's action within a reducer is reported")
  }

  @Test func anObserverThatSendsIsQueuedBehindThePublication() {
    var seen: [Int] = []
    let store = Store(initialState: Counter.State()) { Counter() }
    seen.append(store.count)
    let subscription = store.subscribe(\.count) { [weak store] count in
      seen.append(count)
      if count == 1 { store?.send(.decrement) }
    }
    store.send(.increment)
    #expect(seen == [0, 1, 0])
    subscription.cancel()
  }

  final class Bomb: Sendable, Equatable {
    let explode: @MainActor @Sendable () -> Void
    init(explode: @escaping @MainActor @Sendable () -> Void) { self.explode = explode }
    deinit {
      let explode = explode
      MainActor.assumeIsolated { explode() }
    }
    static func == (a: Bomb, b: Bomb) -> Bool { a === b }
  }

  enum BombAction {
    case carry(Bomb?)
    case exploded
    case forget
  }

  struct BombState {
    var bomb: Bomb?
    var count = 0
  }

  @Test func aDeinitThatSendsIsProcessedWithoutOverlap() {
    var store: Store<BombState, BombAction>!
    store = Store(initialState: BombState()) {
      Reduce<BombState, BombAction> { state, action in
        switch action {
        case .carry(let bomb): state.bomb = bomb
        case .exploded: state.count += 1
        case .forget: state.bomb = nil
        }
        return .none
      }
    }
    let issues = issuesAtOnce {
      store.send(.carry(Bomb { store.send(.exploded) }))
      store.send(.forget)
      store.send(.carry(Bomb { store.send(.exploded) }))
      store.send(.carry(nil))
    }
    #expect(store.withState(\.count) == 2)
    _ = issues
  }

  @Test func aHundredThousandSynchronousEffectsFitOnTheStack() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .send(action - 1) : .none
      }
    }
    store.send(100_000)
    #expect(store.currentState == 100_001)
  }

  @Test func aBurstOfSynchronousActionsIsPublishedOnce() {
    var seen: [Int] = []
    let store = Store(initialState: Counter.State()) {
      Counter()
      Reduce<Counter.State, Counter.Action> { state, action in
        action == .increment && state.count < 3 ? .send(.increment) : .none
      }
    }
    let subscription = store.subscribe(\.count) { seen.append($0) }
    store.send(.increment)
    #expect(seen == [3])
    subscription.cancel()
  }

  @Test func aReentrantActionNeverSeesHalfOfAChange() {
    struct Pair: Equatable {
      var left = 0
      var right = 0
    }
    var seen: [Bool] = []
    var store: Store<Pair, Bool>!
    store = Store(initialState: Pair()) {
      Reduce<Pair, Bool> { state, reenter in
        seen.append(state.left == state.right)
        state.left += 1
        if reenter { MainActor.assumeIsolated { _ = store.send(false) } }
        state.right += 1
        return .none
      }
    }
    _ = issuesAtOnce { store.send(true) }
    #expect(seen == [true, true])
    #expect(store.currentState == Pair(left: 2, right: 2))
  }

  @Test func workNeverRunsWithinTheSend() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in log.add("work") } }
    }
    let task = store.send(0)
    log.add("returned")
    await task.finish()
    #expect(log.all == ["returned", "work"])
  }

  @Test func aTaskCoversEffectsOfEffects() async {
    let clock = TestClock()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action < 3
          ? .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(action + 1)
          } : .none
      }
    }
    let task = store.send(0)
    await clock.advance(by: .seconds(1))
    #expect(store.currentState == 2)
    #expect(!task.isFinished)
    await clock.advance(by: .seconds(2))
    await task.finish()
    #expect(store.currentState == 4)

    let cancelled = store.send(0)
    await clock.advance(by: .seconds(1))
    cancelled.cancel()
    await clock.advance(by: .seconds(10))
    await cancelled.finish()
    #expect(cancelled.isFinished)
    #expect(store.currentState == 6)
  }

  @Test func theSameScopeIsTheSameStore() {
    let store = Store(
      initialState: House.State(
        sheet: Leaf.State(),
        rows: [Leaf.State(id: 1)],
        path: StackState([Leaf.State()])
      )
    ) {
      House()
    }
    #expect(
      store.scope(state: \.scoped, action: \.scoped)
        === store.scope(state: \.scoped, action: \.scoped)
    )
    #expect(
      store.scope(state: \.scoped, action: \.scoped) !== store.scope(state: \.twin, action: \.twin)
    )
    #expect(
      store.scope(state: \.sheet, action: \.sheet) === store.scope(state: \.sheet, action: \.sheet)
    )
    #expect(
      store.scope(state: \.rows, action: \.rows)[0]
        === store.scope(state: \.rows, action: \.rows)[0]
    )
    #expect(
      store.scope(state: \.path, action: \.path)[0]
        === store.scope(state: \.path, action: \.path)[0]
    )
  }

  @Test func aChildStoreOutlivesItsParentsObjectAndDoesNotKeepIt() {
    weak var parent: StoreOf<House>?
    var child: StoreOf<Leaf>?
    do {
      let store = Store(initialState: House.State()) { House() }
      parent = store
      child = store.scope(state: \.scoped, action: \.scoped)
    }
    #expect(parent == nil)
    child?.send(.bump)
    #expect(child?.value == 1)
    child = nil
  }

  @Test func anOptionalScopeIsNilWithoutStateAndAStoreThatOutlivesItKeepsTheLastValue() throws {
    let store = Store(initialState: House.State(sheet: Leaf.State(id: 4, value: 8))) { House() }
    let child = try #require(store.scope(state: \.sheet, action: \.sheet))
    child.send(.bump)
    #expect(child.value == 9)
    child.send(.bump)
    store.send(.sheet(.dismiss))
    #expect(store.scope(state: \.sheet, action: \.sheet) == nil)
    #expect(child.value == 10)
    #expect(child.id == 4)
    let issues = issuesAtOnce { child.send(.bump) }
    #expect(issues.count == 1, "plain sends reach the operator, which reports: \(issues.text)")
    #expect(child.value == 10)
  }

  @Test func aBindingWriteToAChildThatIsGoneIsDropped() throws {
    let store = Store(initialState: FormHost.State(form: Form.State(title: "a"))) { FormHost() }
    let child = try #require(store.scope(state: \.form, action: \.form))
    child.title = "b"
    #expect(child.title == "b")
    store.send(.form(.dismiss))
    let issues = issuesAtOnce { child.title = "c" }
    #expect(issues.isEmpty, "\(issues.text)")
    #expect(child.title == "b")
  }

  @Test func releasingTheLastReferenceEndsTheEffects() async {
    let clock = TestClock()
    let log = Log()
    var store: StoreOf<Leaf>? = Store(initialState: Leaf.State(id: 3)) {
      Leaf(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    store?.send(.start)
    await clock.advance(by: .seconds(1))
    #expect(log.take() == ["leaf 3 tick"])
    store = nil
    await clock.advance(by: .seconds(3))
    #expect(log.all == ["leaf 3 ended"])
  }

  @Test func stateAndReducerAreMadeUnderTheStoresDependenciesAndTheSurroundingOnes() {
    struct Made: Equatable {
      var id: UUID
      var date: Date
      init() {
        @Dependency(\.uuid) var uuid
        @Dependency(\.date.now) var now
        id = uuid()
        date = now
      }
    }
    struct Maker: Reducer {
      let made = Made()
      func reduce(into state: inout [Made], action: Bool) -> Effect<Bool> {
        state.append(made)
        return .none
      }
    }
    let day = Date(timeIntervalSince1970: 86_400)
    withDependencies {
      $0.date = .constant(day)
      $0.uuid = .constant(UUID(7))
    } operation: {
      let store = Store(initialState: [Made()]) {
        Maker()
      } withDependencies: {
        $0.uuid = .constant(UUID(8))
      }
      store.send(true)
      #expect(store.currentState.map(\.id) == [UUID(8), UUID(8)])
      #expect(store.currentState.map(\.date) == [day, day])
    }
  }
}

/// The smallest feature.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case decrement
    case increment
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += action == .increment ? 1 : -1
      return .none
    }
  }
}

/// A feature whose fields are written through bindings.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var isOn = false
    var number = 0
    var log: [String] = []
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case isOn
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .binding(\.title) = action { state.log.append("before \(state.title)") }
      return .none
    }
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.title):
        state.log.append("after \(state.title)")
        return .none
      case .binding:
        return .none
      case .isOn:
        return .send(.binding(.set(\.isOn, true)))
      }
    }
  }
}

/// Presents a form.
@Reducer
struct FormHost {
  @ObservableState
  struct State: Equatable {
    @Presents var form: Form.State?
  }
  enum Action: Equatable {
    case form(PresentationAction<Form.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$form, action: \.form) { Form() }
  }
}
