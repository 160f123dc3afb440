import NavigationTesting
import Testing

@testable import NavigationTesting

@MainActor
@Suite(.leavesNothing)
struct ExhaustivityTests {
  @Test
  func aTestThatIsNotExhaustiveNeedNotSayAnything() async {
    let store = makeCounter()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.wait)
    await store.send(.fetch)
  }

  @Test
  func theClosureStartsFromTheNewState() async {
    let store = makeCounter()
    store.exhaustivity = .off
    await store.send(.increment) {
      #expect($0.count == 1)
      $0.text = ""
    }
  }

  @Test
  func aWrongValueFails() async {
    let failures = await Failures.of {
      let store = makeCounter()
      store.exhaustivity = .off
      await store.send(.increment) { $0.count = 5 }
    }
    #expect(
      failures.headings == ["The state does not match what was expected after .increment:"]
    )
  }

  @Test
  func aSendLetsThroughWhatWasNotReceived() async {
    let store = makeCounter(count: 1)
    store.exhaustivity = .off
    await store.send(.echo(43))
    #expect(store.state.count == 1)
    await store.send(.echo(42)) { $0.count = 44 }
    await store.skipReceivedActions()
    store.assert { $0.count = 86 }
  }

  @Test
  func aReceivePassesOverWhatComesBefore() async {
    let store = makeCounter()
    store.exhaustivity = .off
    await store.send(.fetch)
    await store.receive(.fetched(2)) { $0.count = 3 }
  }

  @Test
  func aReceiveFindsWhatFollowsFromActionsPassedOver() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action < 3 ? .run { send in await send(action + 1) } : .none
      }
    }
    store.exhaustivity = .off
    await store.send(1)
    await store.receive(3) { $0 = 6 }
  }

  @Test
  func whenNothingMatchesNothingIsConsumed() async {
    let failures = await Failures.of {
      let store = makeCounter()
      store.exhaustivity = .off
      await store.send(.fetch)
      await store.receive(\.tick)
      await store.receive(.fetched(1)) { $0.count = 1 }
      await store.receive(.fetched(2)) { $0.count = 3 }
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages[0].contains("but it did not come"))
    #expect(failures.messages[0].contains("    .fetched(1)\n    .fetched(2)"))
  }

  @Test
  func whatWasNotAssertedIsShownAndTheClosureRunsOnce() async {
    let shown = LockIsolated<[String]>([])
    var runs = 0
    let keep: @Sendable (String) -> Void = { text in shown.withLock { $0.append(text) } }
    await SkippedAssertions.$observer.withValue(keep) {
      let store = makeCounter()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.increment)
      await store.send(.increment) {
        runs += 1
        $0.text = ""
      }
      await store.send(.echo(1))
      await store.send(.ignore)
    }
    let texts = shown.withLock { $0 }
    #expect(runs == 1)
    #expect(texts.count == 3)
    #expect(texts[0].contains("These changes after .increment were not asserted:"))
    #expect(texts[0].contains("-   count: 0,\n    +   count: 1,"))
    #expect(texts[1].contains("only what the closure says was asserted:"))
    #expect(texts[2].contains("1 action not received:\n\n    .fetched(1)"))
  }

  @Test
  func exhaustivityCanBeChangedForAWhile() async {
    let store = makeCounter()
    await store.withExhaustivity(.off) {
      await store.send(.increment)
    }
    #expect(store.exhaustivity == .on)
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    await store.send(.increment) { $0.count = 2 }
  }
}
