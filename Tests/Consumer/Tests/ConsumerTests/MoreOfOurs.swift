import NavigationTesting
import Synchronization
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct MoreOfOurs {
  @Test func whatAnEffectHadSentIsDroppedWhenTheTestReceivesWhatCancelsIt() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        switch action {
        case 0:
          return .run { send in
            await send(1)
            await send(2)
            await send(3)
          }
          .cancellable(id: "work")
        case 2:
          return .cancel(id: "work")
        default:
          return .none
        }
      }
    }
    await store.send(0)
    await settle()
    await store.receive(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
    await store.finish()
    #expect(store.state == 3)
  }

  @Test func aSharedWriteOfAnotherThreadReachesItsObserversOnTheMainActorOnce() async {
    struct State: Equatable {
      @Shared var count: Int
    }
    let count = Shared(value: 0)
    let store = Store(initialState: State(count: count)) { Reduce<State, Int> { _, _ in .none } }
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let token = observe {
      MainActor.preconditionIsolated()
      continuation.yield(store.count)
    }
    var subscribed: [Int] = []
    let subscription = store.subscribe(\.count) { subscribed.append($0) }
    var seen = stream.makeAsyncIterator()
    #expect(await seen.next() == 0)
    for number in [5, 6] {
      await Task.detached { count.withLock { $0 = number } }.value
      #expect(await seen.next() == number, "once each, in order")
    }
    #expect(subscribed == [5, 6])
    token.cancel()
    subscription.cancel()
  }

  @Test func anIssueFailsTheTestThatIsRunning() async {
    withKnownIssue {
      reportIssue("something is wrong")
    }
    await withKnownIssue {
      let store = Store(initialState: House.State()) { House() }
      store.send(.plain(.bump))
      struct Oops: Error {}
      let failing = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in .run { _ in throw Oops() } }
      }
      await failing.send(0).finish()
    } matching: { _ in
      true
    }
  }

  private func walk(_ store: StoreOf<House>, clock: TestClock<Duration>) async -> [Int] {
    var totals: [Int] = []
    store.send(.scoped(.start))
    for step in 0..<20 {
      await clock.advance(by: .seconds(1))
      if step % 3 == 0 { store.send(.button(step)) }
      totals.append(store.withState { $0.scoped.value * 1000 + $0.total })
    }
    return totals
  }

  @Test func watchingAStoreChangesNothing() async {
    func make(_ clock: TestClock<Duration>, printing: Bool) -> StoreOf<House> {
      Store(initialState: House.State()) {
        CombineReducers {
          House { state, action in
            if case .button(let number) = action {
              state.total += number
              return number % 2 == 0 ? .send(.ticked) : .none
            }
            if action == .ticked { state.total += 1 }
            return .none
          }
        }
      } withDependencies: {
        $0.continuousClock = clock
      }
    }
    let clocks = [TestClock(), TestClock(), TestClock()]
    let plain = await walk(make(clocks[0], printing: false), clock: clocks[0])
    let observed = make(clocks[1], printing: false)
    var seen = 0
    let subscription = observed.subscribe(\.total) { _ in seen += 1 }
    #expect(await walk(observed, clock: clocks[1]) == plain)
    let logged = make(clocks[2], printing: false)
    var actions = 0
    let log = logged.logActions { _ in MainActor.assumeIsolated { actions += 1 } }
    #expect(await walk(logged, clock: clocks[2]) == plain)
    #expect(seen > 0 && actions > 0)
    subscription.cancel()
    log.cancel()
  }

  @Test func aPlainStoresEffectsSettleWithTheTestsClock() async {
    let clock = TestClock()
    let store = Store(initialState: House.State()) {
      House()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.scoped(.start))
    for second in 1...100 {
      await clock.advance(by: .seconds(1))
      #expect(store.scoped.value == second)
    }
  }

  @Test func actionsCanBeLoggedUndoneAndRedone() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    var logged: [LoggedAction<Counter.State, Counter.Action>] = []
    let log = store.logActions { entry in MainActor.assumeIsolated { logged.append(entry) } }
    for _ in 0..<3 { store.send(.increment) }
    #expect(logged.map(\.before.count) == [0, 1, 2])
    #expect(logged.map(\.after.count) == [1, 2, 3])
    logged[1].undo()
    #expect(store.count == 1)
    logged[2].redo()
    #expect(store.count == 3)
    log.cancel()
    store.send(.increment)
    #expect(logged.count == 3)
  }
}
