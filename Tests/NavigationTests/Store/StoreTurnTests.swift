import Foundation
import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct StoreTurnTests {
  @Test func actionsSentWhileOneIsProcessedComeAfterItInOrder() async {
    let outside = Outside()
    let sending = House { state, action in
      guard case .left(.add(let number)) = action else { return .none }
      state.log.append("begin \(number)")
      if number == 1 {
        outside.store?.send(.left(.add(2)))
        outside.store?.send(.left(.add(3)))
      }
      state.log.append("end \(number)")
      return .none
    }
    await withStore(House.State(), sending) { store in
      outside.store = store
      let reports = await issues { store.send(.left(.add(1))) }
      outside.store = nil
      #expect(store.log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
      #expect(
        reports.first == """
          An action was sent to a store while it was processing another one. It waits until that \
          one is done.

            Action:
              .left.add

          This can happen when:

          • A reducer, or what it calls, sends to the store. Return an effect that sends the \
          action.

          • The life of a value that the reducer lets go ends with a send. Send from an effect \
          instead.
          """
      )
      #expect(reports.count == 2)
    }
  }

  @Test func whatAnObserverSendsIsQueuedAndPublishedNext() async {
    var seen: [Int] = []
    await withStore(Leaf.State(), Leaf()) { store in
      seen.append(store.count)
      let subscription = store.subscribe(\.count) { [weak store] count in
        seen.append(count)
        if count == 1 { store?.send(.add(-1)) }
      }
      let reports = await issues { store.send(.add(1)) }
      subscription.cancel()
      #expect(seen == [0, 1, 0])
      #expect(reports == [])
    }
  }

  @Test func aPayloadWhoseLifeEndsWithASendCausesNoOverlap() async {
    let outside = Outside()
    let letting = House { state, action in
      if case .perform = action { return .none }
      if case .left(.add(let number)) = action { state.log.append("\(number) \(state.left.count)") }
      return .none
    }
    await withStore(House.State(), letting) { store in
      outside.store = store
      let reports = await issues {
        var last: LastWord? = LastWord(outside)
        let change = Change<House.State, House.Action> { [last] _ in
          _ = last
          return .none
        }
        last = nil
        store.send(.perform(Change { _ in .send(.perform(change)) }))
      }
      await EffectQueue.current?.settle()
      outside.store = nil
      #expect(store.log == ["1 1"])
      #expect(reports.count <= 1)
    }
  }

  @Test func sendsAmongEffectsAreProcessedBeforeSendReturns() async {
    await withStore(Leaf.State(), Leaf()) { store in
      store.send(.relay(5))
      #expect(store.count == 5)
    }
  }

  @Test func aHundredThousandSendsInARowDoNotOverflow() async {
    await withStore(0, Countdown()) { store in
      store.send(100_000)
      #expect(store.currentState == 100_001)
    }
  }

  @Test func aHundredThousandMergedSendsInARowDoNotOverflow() async {
    await withStore(0, MergedCountdown()) { store in
      store.send(100_000)
      #expect(store.currentState == 200_001)
    }
  }

  @Test func aBurstOfActionsIsPublishedOnce() async {
    var seen: [Int] = []
    await withStore(0, Countdown()) { store in
      let subscription = store.subscribe(\.self) { seen.append($0) }
      store.send(2)
      subscription.cancel()
      #expect(seen == [3])
    }
  }

  @Test func aHintGoesWithThePublicationOfItsAction() async {
    var hints: [String?] = []
    await withStore(Leaf.State(), Leaf()) { store in
      let subscription = store.subscribe(\.count) { _ in hints.append(AnimationHint.current?.name) }
      store.send(.add(1), animation: .default)
      store.send(.add(1))
      #expect(AnimationHint.current == nil)
      subscription.cancel()
      #expect(hints == ["default", nil])
    }
  }

  @Test func aTaskCoversTheEffectsOfEffects() async {
    let clock = TestClock()
    await withStore(0, Relay()) {
      $0.continuousClock = clock
    } _: { store in
      let work = store.send(3)
      #expect(!work.isFinished)
      await clock.advance(by: .seconds(2))
      #expect(!work.isFinished)
      await clock.advance(by: .seconds(1))
      #expect(work.isFinished)
      #expect(store.currentState == 6)
      await work.finish()
    }
  }

  @Test func cancellingATaskCancelsTheEffectsOfEffects() async {
    let clock = TestClock()
    await withStore(0, Relay()) {
      $0.continuousClock = clock
    } _: { store in
      let work = store.send(3)
      await clock.advance(by: .seconds(1))
      work.cancel()
      await work.finish()
      await clock.advance(by: .seconds(5))
      #expect(store.currentState == 5)
    }
  }

  @Test func cancellingTheWaitCancelsTheWork() async {
    let clock = TestClock()
    await withStore(0, Relay()) {
      $0.continuousClock = clock
    } _: { store in
      let work = store.send(3)
      let wait = Task { await work.finish() }
      await EffectQueue.current?.settle()
      wait.cancel()
      await wait.value
      #expect(work.isFinished)
    }
  }

  @Test func theInitialStateAndTheReducerAreMadeUnderTheDependencies() async {
    var made: [String] = []
    func note(_ what: String) -> UUIDs {
      @Dependency(\.uuid) var uuid
      @Dependency(\.calendar.firstWeekday) var firstWeekday
      made.append("\(what) \(uuid() == UUID(0) ? 0 : 1) \(firstWeekday)")
      return UUIDs()
    }
    withDependencies {
      $0.calendar.firstWeekday = 4
    } operation: {
      let store = Store(initialState: note("state")) {
        let _ = note("reducer")
        EmptyReducer<UUIDs, Never>()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      _ = store
    }
    #expect(made == ["state 0 4", "reducer 1 4"])
  }

  @Test func theReducerClosureOfAStoreIsEvaluatedOnce() async {
    var count = 0
    func countdown() -> Countdown {
      count += 1
      return Countdown()
    }
    let store = Store(initialState: 0) { countdown() }
    store.send(10)
    store.send(10)
    #expect(count == 1)
  }
}

private struct UUIDs {}

/// What holds a store while a test needs it from elsewhere.
@MainActor private final class Outside {
  weak var store: StoreOf<House>?
}

/// Sends when its life ends.
@MainActor private final class LastWord {
  private let outside: Outside

  init(_ outside: Outside) {
    self.outside = outside
  }

  deinit {
    MainActor.assumeIsolated { _ = outside.store?.send(.left(.add(1))) }
  }
}

private struct Countdown: Reducer {
  var body: some Reducer<Int, Int> {
    Reduce { state, number in
      state += 1
      return number > 0 ? .send(number - 1) : .none
    }
  }
}

private struct MergedCountdown: Reducer {
  var body: some Reducer<Int, Int> {
    Reduce { state, number in
      state += 1
      return number > 0 ? .merge(.send(number - 1), .send(-1)) : .none
    }
  }
}

/// Adds each number, the next one a second later.
private struct Relay: Reducer {
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<Int, Int> {
    Reduce { state, number in
      state += number
      guard number > 0 else { return .none }
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(number - 1)
      }
    }
  }
}
