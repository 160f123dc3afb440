import NavigationTesting

extension FailureCase {
  /// Failures of the end of a test, and of what it skips.
  static let ofEnding: [FailureCase] = [
    FailureCase(
      "actions are left at the end",
      [
        """
        2 actions of effects were not received:

            .fetched(1)
            .fetched(2)

        Receive them with "await store.receive(…)", skip them with "await \
        store.skipReceivedActions()", or set "store.exhaustivity = .off".
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
    },
    FailureCase(
      "an effect is left at the end",
      [
        """
        An effect was still at work when the test ended:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by .wait \
        at "NavigationTestingTests/FailureTexts+Ending.swift:N"

        Make it end before the test does: advance the clock that it sleeps on, cancel it by an \
        action of the feature or with "await task.cancel()", or wait with "await \
        store.finish()". An effect that outlives the test can be left with "await \
        store.skipInFlightEffects()".
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.wait)
    },
    FailureCase(
      "a shared change is left at the end",
      [
        """
        Test store finished before asserting against changes to shared state:

            Shared<Int>:
            - 0
            + 1

        (− expected, + actual)

        Say what changed in the closure of the "send" or "receive" after which it changed, or \
        with "store.assert { … }".
        """
      ]
    ) {
      let store = makeTally(outside: Shared(value: 0))
      await store.send(.incrementOutside)
    },
    FailureCase(
      "actions are not received when the test finishes",
      [
        """
        2 actions of effects were not received:

            .fetched(1)
            .fetched(2)

        Receive them with "await store.receive(…)", skip them with "await \
        store.skipReceivedActions()", or set "store.exhaustivity = .off".
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
      await store.finish()
    },
    FailureCase(
      "effects sleep when the test finishes",
      [
        """
        Effects were expected to end, but 2 sleep on a test clock:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by \
        .startTimer at "NavigationTestingTests/FailureTexts+Ending.swift:N", asleep on a test \
        clock
            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by \
        .sleepThenTick at "NavigationTestingTests/FailureTexts+Ending.swift:N", asleep on a \
        test clock

        Advance the clock, let the outside world answer, raise the "timeout", or cancel the \
        effects by an action of the feature. An effect that outlives the test can be left with \
        "await store.skipInFlightEffects()".
        """
      ]
    ) {
      let store = makeCounter(clock: TestClock())
      await store.send(.startTimer)
      await store.send(.sleepThenTick)
      await store.finish()
    },
    FailureCase(
      "effects wait for the outside world when the test finishes",
      [
        """
        Effects were expected to end, but 1 has not ended within 0.001 seconds:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by .wait \
        at "NavigationTestingTests/FailureTexts+Ending.swift:N"

        Advance the clock, let the outside world answer, raise the "timeout", or cancel the \
        effects by an action of the feature. An effect that outlives the test can be left with \
        "await store.skipInFlightEffects()".
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.wait)
      await store.finish(timeout: .milliseconds(1))
    },
    FailureCase(
      "a shared change is not asserted when the test finishes",
      [
        """
        Test store finished before asserting against changes to shared state:

            Shared<Int>:
            - 0
            + 1

        (− expected, + actual)

        Say what changed in the closure of the "send" or "receive" after which it changed, or \
        with "store.assert { … }".
        """
      ]
    ) {
      let store = makeTally(outside: Shared(value: 0))
      await store.send(.incrementOutside)
      await store.finish()
    },
    FailureCase(
      "the effects of one action do not end",
      [
        """
        The effects of .startTimer were expected to end, but are still at work:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by \
        .startTimer at "NavigationTestingTests/FailureTexts+Ending.swift:N", asleep on a test \
        clock

        Advance the clock that they sleep on, let the outside world answer, raise the \
        "timeout", or cancel them with "await task.cancel()".
        """
      ]
    ) {
      let store = makeCounter(clock: TestClock())
      let task = await store.send(.startTimer)
      await task.finish()
      await task.cancel()
    },
    FailureCase(
      "there is nothing to skip",
      [
        """
        There were no received actions to skip.

        Leave "skipReceivedActions()" out, or pass "strict: false" if there may be none.
        """,
        """
        There were no effects in flight to skip.

        Leave "skipInFlightEffects()" out, or pass "strict: false" if there may be none.
        """,
      ]
    ) {
      let store = makeCounter()
      await store.skipReceivedActions(strict: true)
      await store.skipInFlightEffects(strict: true)
    },
    FailureCase(
      "an effect that was skipped delivers",
      [
        """
        An effect that the test skipped has sent an action, which was dropped:

            .tick

        Cancel the effect, or receive its action instead of calling "skipInFlightEffects()".
        """
      ]
    ) {
      let clock = TestClock()
      let store = makeCounter(clock: clock)
      await store.send(.sleepThenTick)
      await store.skipInFlightEffects()
      await clock.advance(by: .seconds(1))
    },
    FailureCase(
      "effects send without end",
      [
        """
        Effects have sent 10000 actions one after the other, and go on.

        An action leads to an effect that sends it again without waiting for anything. Receive \
        the actions one by one, or give the feature a clock that waits.
        """
      ]
    ) {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in .send(action) }
      }
      await store.send(1)
      await store.skipReceivedActions()
      store.exhaustivity = .off
    },
  ]
}
