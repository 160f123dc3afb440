import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct OrderOfParentAndChild {
  @Test func aChildRunsBeforeItsParentUnderEveryOperator() {
    let log = Log()
    let store = Store(
      initialState: House.State(
        plain: Leaf.State(),
        sheet: Leaf.State(),
        rows: [Leaf.State(id: 7)],
        path: StackState([Leaf.State()])
      )
    ) {
      House(log: log) { state, action in
        switch action {
        case .plain: log.add("parent sees \(state.plain?.value ?? -1)")
        case .sheet: log.add("parent sees \(state.sheet?.value ?? -1)")
        case .rows: log.add("parent sees \(state.rows[id: 7]?.value ?? -1)")
        case .path: log.add("parent sees \(state.path[0].value)")
        default: log.add("?")
        }
        return .none
      }
    }
    let screen = store.path.ids[0]
    for (action, id) in [
      (House.Action.plain(.bump), 0),
      (.sheet(.presented(.bump)), 0),
      (.rows(.element(id: 7, action: .bump)), 7),
      (.path(.element(id: screen, action: .bump)), 0),
    ] {
      store.send(action)
      #expect(log.take() == ["leaf \(id) bump", "parent sees 1"])
    }
  }

  @Test func aCaseRunsBeforeItsParent() {
    let log = Log()
    let store = Store(initialState: Gate.State.left(Leaf.State())) {
      Gate(log: log) { state, _ in
        log.add("parent sees \(state[case: \.left]?.value ?? -1)")
        return .none
      }
    }
    store.send(.left(.bump))
    #expect(log.all == ["leaf 0 bump", "parent sees 1"])
  }

  @Test func aParentStillReadsTheChildThatIsBeingDismissed() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State(value: 42))) {
      House { state, action in
        if case .sheet(.dismiss) = action {
          state.seen.append(state.sheet?.value ?? -1)
        }
        return .none
      }
    }
    await store.send(\.sheet.dismiss) {
      $0.seen = [42]
      $0.sheet = nil
    }
  }

  @Test func aReplacementOfTheSameIdentityIsDismissedToo() async {
    let store = TestStore(initialState: House.State(sheet: Leaf.State(id: 1, value: 1))) {
      House { state, action in
        if case .sheet(.dismiss) = action { state.sheet = Leaf.State(id: 1, value: 99) }
        return .none
      }
    }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func aReplacementOfAnotherIdentitySurvivesTheDismissal() async {
    let store = TestStore(
      initialState: House.State(sheet: Leaf.State(id: 1), room: .kitchen(Leaf.State(id: 1)))
    ) {
      House { state, action in
        if case .sheet(.dismiss) = action { state.sheet = Leaf.State(id: 2) }
        if case .room(.dismiss) = action { state.room = .study(Leaf.State(id: 1)) }
        return .none
      }
    }
    await store.send(\.sheet.dismiss) { $0.sheet = Leaf.State(id: 2) }
    await store.send(\.room.dismiss) { $0.room = .study(Leaf.State(id: 1)) }
  }

  @Test func poppingLetsTheParentReadWhatGoesAndTakesAllAbove() async {
    let store = TestStore(
      initialState: House.State(path: StackState((0..<4).map { Leaf.State(id: $0) }))
    ) {
      House { state, action in
        if case .path(.popFrom) = action { state.seen = state.path.map(\.id) }
        return .none
      }
    }
    await store.send(\.path.popFrom, 1) {
      $0.seen = [0, 1, 2, 3]
      $0.path.removeLast(3)
    }
  }

  @Test func aPushedScreenIsThereBeforeItsParentRuns() async {
    let store = TestStore(initialState: House.State()) {
      House { state, action in
        if case .path(.push(let id, _)) = action { state.path[id: id]?.value += 100 }
        return .none
      }
    }
    await store.send(.path(.push(id: 0, state: Leaf.State(value: 1)))) {
      $0.path.append(Leaf.State(value: 101))
    }
  }

  @Test func reducersOfABodyRunTopToBottomAndTheirEffectsSideBySide() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = state * 10 + 1
        return action == 0
          ? .run { send in
            try await clock.sleep(for: .seconds(5))
            await send(5)
          } : .none
      }
      Reduce<Int, Int> { state, action in
        state = state * 10 + 2
        return action == 0
          ? .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(1)
          } : .none
      }
    }
    await store.send(0) { $0 = 12 }
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1212 }
    await clock.advance(by: .seconds(4))
    await store.receive(5) { $0 = 121_212 }
  }

  @Test func anActionForNobodyIsReportedAndTheParentStillRuns() async {
    let log = Log()
    let store = Store(initialState: House.State(rows: [Leaf.State(id: 3)])) {
      House(log: log) { _, _ in
        log.add("parent")
        return .none
      }
    }
    for action in [
      House.Action.plain(.bump),
      .sheet(.presented(.bump)),
      .sheet(.dismiss),
      .rows(.element(id: 9, action: .bump)),
      .path(.element(id: 9, action: .bump)),
      .path(.popFrom(id: 9)),
      .room(.presented(.kitchen(.bump))),
    ] {
      let issues = issuesAtOnce { store.send(action) }
      #expect(issues.count == 1, "\(action): \(issues.text)")
      #expect(log.take() == ["parent"], "\(action)")
    }
    let gate = Store(initialState: Gate.State.closed) {
      Gate(log: log) { _, _ in
        log.add("parent")
        return .none
      }
    }
    let issues = issuesAtOnce { gate.send(.left(.bump)) }
    #expect(issues.count == 1)
    #expect(log.take() == ["parent"])
  }

  @Test func aReportNamesTheOperatorThePathThePayloadAndWhatIsThereInstead() async throws {
    let store = Store(
      initialState: House.State(
        room: .study(Leaf.State()),
        rows: [Leaf.State(id: 31), Leaf.State(id: 32)],
        path: StackState([Leaf.State()])
      )
    ) {
      House()
    }
    let plain = try #require(issuesAtOnce { store.send(.plain(.rename(77))) }.first)
    #expect(plain.line == House.firstOperatorLine)
    #expect("\(plain.fileID)" == "ConsumerTests/House.swift")
    #expect(plain.message.contains("rename"))
    #expect(plain.message.contains("77"))

    let row = try #require(
      issuesAtOnce { store.send(.rows(.element(id: 99, action: .rename(77)))) }.first
    )
    for word in ["rows", "99", "rename", "77", "31", "32"] {
      #expect(row.message.contains(word), "\(word) in: \(row.message)")
    }
    let screen = try #require(
      issuesAtOnce { store.send(.path(.element(id: 99, action: .rename(77)))) }.first
    )
    for word in ["path", "99", "rename", "77", "#"] {
      #expect(screen.message.contains(word), "\(word) in: \(screen.message)")
    }
    let room = try #require(
      issuesAtOnce { store.send(.room(.presented(.kitchen(.rename(77))))) }.first
    )
    for word in ["kitchen", "rename", "77", "study"] {
      #expect(room.message.contains(word), "\(word) in: \(room.message)")
    }
    withKnownIssue("The cases of an enum reducer tell only their own part of the action's path") {
      #expect(room.message.contains("room"))
    }
  }

  @Test func pushingAnIDThatIsThereIsReportedAndChangesNothing() async {
    let log = Log()
    let store = TestStore(initialState: House.State(path: StackState([Leaf.State()]))) {
      House { _, _ in
        log.add("parent")
        return .none
      }
    }
    let issues = await issues {
      await store.send(.path(.push(id: 0, state: Leaf.State(value: 9))))
    }
    #expect(issues.count == 1, "\(issues.text)")
    #expect(store.state.path.map(\.value) == [0])
    #expect(log.all == ["parent"])
  }

  @Test func aPushConsumesTheNextIDAcceptsALowerOneAndReportsAHigherOne() async {
    let store = TestStore(initialState: House.State()) {
      House { state, action in
        if case .button = action { state.path.append(Leaf.State(value: 5)) }
        return .none
      }
    }
    await store.send(.path(.push(id: 0, state: Leaf.State()))) {
      $0.path[id: 0] = Leaf.State()
    }
    await store.send(.button(0)) { $0.path[id: 1] = Leaf.State(value: 5) }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.send(.path(.push(id: 1, state: Leaf.State(value: 1)))) {
      $0.path[id: 1] = Leaf.State(value: 1)
    }
    let issues = await issues {
      await store.send(.path(.push(id: 9, state: Leaf.State(value: 9)))) {
        $0.path[id: 9] = Leaf.State(value: 9)
      }
    }
    #expect(issues.count == 1, "\(issues.text)")
    #expect(store.state.path.ids.contains(9))
  }

  @Test func onChangeSeesItsBaseAloneAndRunsAfterIt() async {
    let log = Log()
    let store = TestStore(initialState: 0) {
      CombineReducers {
        Reduce<Int, Int> { state, action in
          state += action
          return .none
        }
        .onChange(of: { $0 / 10 }) { old, state in
          log.add("\(old) -> \(state / 10)")
          return action(for: state)
        }
        Reduce<Int, Int> { state, action in
          if action == 3 { state += 1000 }
          return .none
        }
      }
    }
    await store.send(9) { $0 = 9 }
    #expect(log.take() == [])
    await store.send(1) { $0 = 10 }
    #expect(log.take() == ["0 -> 1"])
    await store.receive(2) { $0 = 12 }
    await store.send(3) { $0 = 1015 }
    #expect(log.take() == [], "what is changed after the base is not seen")

    func action(for state: Int) -> Effect<Int> { state == 10 ? .send(2) : .none }
  }

  @Test func onChangeOfASharedValueStillHasTheOldOne() async {
    struct State: Equatable {
      @Shared var count: Int
    }
    let log = Log()
    let store = TestStore(initialState: State(count: Shared(value: 1))) {
      Reduce<State, Int> { state, action in
        state.$count.withLock { $0 = action }
        return .none
      }
      .onChange(of: \.count) { old, state in
        log.add("\(old) -> \(state.count)")
        return .none
      }
    }
    await store.send(5) { $0.$count.withLock { $0 = 5 } }
    #expect(log.all == ["1 -> 5"])
  }

  @Test func theInnermostDependencyWins() async {
    struct Reader: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout String, action: Int) -> Effect<Int> {
        state = uuid().uuidString
        return .none
      }
    }
    let store = Store(initialState: "") {
      CombineReducers {
        Reader()
          .dependency(\.uuid, .constant(UUID(1)))
          .dependency(\.uuid, .constant(UUID(2)))
      }
      .dependency(\.uuid, .constant(UUID(3)))
    } withDependencies: {
      $0.uuid = .constant(UUID(4))
    }
    store.send(0)
    #expect(store.currentState == UUID(1).uuidString)
  }
}
