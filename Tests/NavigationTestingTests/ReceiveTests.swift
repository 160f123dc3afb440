import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct ReceiveTests {
  private let tick = caseKeyPathText(\Case<Counter.Action>.tick)

  @Test
  func theReducerRunsWhenTheActionIsReceived() async {
    let store = makeCounter()
    await store.send(.fetch)
    #expect(store.state.count == 0)
    await store.receive(.fetched(1)) { $0.count = 1 }
    #expect(store.state.count == 1)
    await store.receive(\.fetched, 2) { $0.count = 3 }
  }

  @Test
  func anActionIsReceivedByItsCase() async {
    let store = makeCounter()
    await store.send(.echo(3))
    await store.receive(\.fetched) { $0.count = 3 }
  }

  @Test
  func anActionIsReceivedByAPredicate() async {
    let store = makeCounter()
    await store.send(.echo(0))
    await store.receive { $0 == .fetched(0) }
    await store.send(.echo(2))
    await store.receive({ $0.is(\.fetched) }, assert: { $0.count = 2 })
  }

  @Test
  func aSynchronousEffectIsReceivedToo() async {
    let store = makeCounter()
    await store.send(.chain) { $0.count = 10 }
    await store.receive(.fetched(5)) { $0.count = 15 }
  }

  @Test
  func withNothingInFlightAReceiveFailsAtOnce() async {
    let failures = await Failures.of {
      let store = makeCounter()
      store.timeout = .seconds(60)
      await store.receive(\.tick)
    }
    #expect(
      failures.messages == [
        """
        Expected to receive \(tick), but nothing came: no effect is at work that could send it. \
        Check that the action before returned the effect, and that nothing cancelled it.
        """
      ]
    )
  }

  @Test
  func withEveryEffectParkedOnATestClockAReceiveFailsAtOnce() async {
    let clock = TestClock()
    let failures = await Failures.of {
      let store = makeCounter(clock: clock)
      store.timeout = .seconds(60)
      await store.send(.sleepThenTick)
      await store.receive(\.tick)
      await clock.advance(by: .seconds(1))
      await store.receive(\.tick) { $0.count = 1 }
    }
    #expect(
      failures.headings == [
        "Expected to receive \(tick), but nothing came: every effect at work sleeps on a test "
          + "clock. Advance the clock first:"
      ]
    )
  }

  @Test
  func theOutsideWorldIsWaitedFor() async {
    let store = makeCounter()
    store.timeout = .seconds(60)
    await store.send(.fetchFromOutside)
    await store.receive(\.fetched, 42) { $0.count = 42 }
  }

  @Test
  func theOutsideWorldIsWaitedForUntilTheTimeout() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.wait)
      await store.receive(\.tick, timeout: .milliseconds(1))
      await store.send(.stop)
    }
    #expect(
      failures.headings == [
        "Expected to receive \(tick), but nothing came: effects have been waiting for the "
          + #"outside world for 0.001 seconds. Let it answer, or raise the "timeout":"#
      ]
    )
  }

  @Test
  func aWrongActionIsConsumedWithoutAnAssertion() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.echo(7))
      await store.receive(.tick) { $0.count = -1 }
      #expect(store.state.count == 7)
    }
    #expect(
      failures.headings == ["Expected to receive .tick, but another action came first:"]
    )
  }

  @Test
  func aWrongPayloadIsShownAsADiff() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.echo(7))
      await store.receive(\.fetched, 8) { $0.count = 8 }
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages[0].contains("- .fetched(8)\n    + .fetched(7)"))
  }

  @Test
  func theFailureSaysWhatComesBeforeTheExpectedAction() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receive(.fetched(2))
      await store.receive(.fetched(2)) { $0.count = 3 }
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages[0].contains("comes later, behind 1 action:\n\n    .fetched(1)"))
  }

  @Test
  func anActionSentBeforeAReceivedOneCancelledItsEffectIsDropped() async {
    let store = makeCounter()
    await store.send(.sendAndCancel)
    await store.receive(\.stop)
    await store.finish()
    #expect(store.state.count == 0)
  }

  @Test
  func anActionSentBeforeTheTestCancelledItsEffectIsKept() async {
    let clock = TestClock()
    let store = makeCounter(clock: clock)
    let task = await store.send(.startTimer)
    await clock.advance(by: .seconds(2))
    await task.cancel()
    #expect(task.isFinished)
    await store.receive(\.tick) { $0.count = 1 }
    await store.receive(\.tick) { $0.count = 2 }
  }

  @Test
  func aTimerIsDrivenByItsClock() async {
    let clock = TestClock()
    let store = makeCounter(clock: clock)
    await store.send(.startTimer)
    for count in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.tick) { $0.count = count }
    }
    await store.send(.stop)
  }
}
