import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct FinishTests {
  @Test
  func finishComplainsOfActionsThatWereNotReceivedOnce() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.fetch)
      await store.finish()
      #expect(store.state.count == 3)
    }
    #expect(failures.headings == ["2 actions of effects were not received:"])
    #expect(failures.messages[0].contains("    .fetched(1)\n    .fetched(2)"))
  }

  @Test
  func finishDrivesEffectsToTheirEnd() async {
    let store = makeCounter(clock: ImmediateClock())
    await store.send(.sleepThenTick)
    await store.receive(\.tick) { $0.count = 1 }
    await store.finish()
  }

  @Test
  func finishReportsEffectsThatDoNotEndOnce() async {
    let failures = await Failures.of {
      let store = makeCounter(clock: TestClock())
      await store.send(.startTimer)
      await store.finish(timeout: .seconds(60))
    }
    #expect(
      failures.headings == ["Effects were expected to end, but 1 sleeps on a test clock:"]
    )
  }

  @Test(arguments: [nil, Duration.seconds(60)])
  func timeoutsAreGivenAsDurationsOrLeftToTheStore(_ timeout: Duration?) async {
    let store = makeCounter()
    store.timeout = .seconds(60)
    let task = await store.send(.fetchFromOutside)
    await task.finish(timeout: timeout)
    await store.receive(\.fetched, timeout: timeout) { $0.count = 42 }
    await store.send(.fetchFromOutside)
    await store.receive(.fetched(42), timeout: .seconds(60)) { $0.count = 84 }
    await store.send(.fetchFromOutside)
    await store.receiveUnordered(\.fetched, timeout: timeout) { $0.count = 126 }
    await store.finish(timeout: timeout)
    await store.finish(timeout: .milliseconds(500))
  }

  @Test
  func aTaskIsFinishedWhenItsEffectsHaveEnded() async {
    let store = makeCounter()
    let task = await store.send(.echo(1))
    await task.finish()
    await store.receive(.fetched(1)) { $0.count = 1 }
  }

  @Test
  func aTaskThatDoesNotFinishIsReported() async {
    let failures = await Failures.of {
      let store = makeCounter(clock: TestClock())
      let task = await store.send(.startTimer)
      await task.finish()
      #expect(!task.isFinished)
      await task.cancel()
    }
    #expect(
      failures.headings == [
        "The effects of .startTimer were expected to end, but are still at work:"
      ]
    )
  }

  @Test
  func actionsLeftAtTheEndAreReportedWhereTheStoreWasMade() async {
    let line = UInt(#line) + 3
    let failures = await Failures.of {
      let store = {
        TestStore(initialState: Counter.State()) { Counter() }
      }()
      await store.send(.echo(1))
    }
    #expect(failures.headings == ["1 action of effects was not received:"])
    #expect(failures.all.map(\.line) == [line])
  }

  @Test
  func effectsLeftAtTheEndAreReportedWhereTheirActionsWereSent() async {
    let line = UInt(#line) + 3
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.wait)
      await store.send(.wait)
    }
    #expect(
      failures.headings
        == Array(repeating: "An effect was still at work when the test ended:", count: 2)
    )
    #expect(failures.all.map(\.line).sorted() == [line, line + 1])
    #expect(failures.messages[0].contains("started by .wait"))
  }

  @Test
  func receivedActionsCanBeSkipped() async {
    let store = makeCounter()
    await store.send(.fetch)
    await store.skipReceivedActions()
    #expect(store.state.count == 3)
  }

  @Test
  func skippingNothingFailsWhenStrict() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions(strict: true)
      await store.skipInFlightEffects(strict: true)
    }
    #expect(
      failures.headings == [
        "There were no received actions to skip.",
        "There were no effects in flight to skip.",
      ]
    )
  }

  @Test
  func aSkippedEffectMayOutliveTheTest() async {
    let store = makeCounter()
    await store.send(.wait)
    await store.skipInFlightEffects()
  }

  @Test
  func aSkippedEffectThatStillDeliversIsReported() async {
    let clock = TestClock()
    let failures = await Failures.of {
      let store = makeCounter(clock: clock)
      await store.send(.sleepThenTick)
      await store.skipInFlightEffects()
      await clock.advance(by: .seconds(1))
    }
    #expect(
      failures.headings == [
        "An effect that the test skipped has sent an action, which was dropped:"
      ]
    )
    #expect("\(failures.all[0].fileID)".hasSuffix("Counter.swift"))
  }
}
