import NavigationTesting

extension FailureCase {
  /// Failures of `send`, of the closure that says what changes, and of `assert`.
  static let ofSend: [FailureCase] = [
    FailureCase(
      "the closure says something else",
      [
        """
        The state does not match what was expected after .increment:

              Counter.State(
            -   count: 2,
            +   count: 1,
                … (1 unchanged)
              )

        (− expected, + actual)

        Correct what the trailing closure says, or the reducer.
        """
      ]
    ) {
      await makeCounter().send(.increment) { $0.count = 2 }
    },
    FailureCase(
      "the closure says nothing of a change",
      [
        """
        The state does not match what was expected after .increment:

              Counter.State(
            -   count: 0,
            +   count: 1,
                … (1 unchanged)
              )

        (− expected, + actual)

        Correct what the trailing closure says, or the reducer.
        """
      ]
    ) {
      await makeCounter().send(.increment) { _ in }
    },
    FailureCase(
      "there is no closure",
      [
        """
        The state was not expected to change, but .increment changed it:

              Counter.State(
            -   count: 0,
            +   count: 1,
                … (1 unchanged)
              )

        (− expected, + actual)

        If the change is right, say so in a trailing closure.
        """
      ]
    ) {
      await makeCounter().send(.increment)
    },
    FailureCase(
      "nothing changes",
      [
        """
        The state was expected to change, but no change occurred after .ignore.

        What the trailing closure says leaves the state as it was before. If nothing is to \
        change, leave the closure out.
        """
      ]
    ) {
      await makeCounter().send(.ignore) { $0.count = 0 }
    },
    FailureCase(
      "the closure throws",
      [
        """
        Threw error: Broken()

        The closure that says what is expected must not fail: nothing was compared.
        """
      ]
    ) {
      struct Broken: Error {}
      await makeCounter().send(.increment) { _ in throw Broken() }
    },
    FailureCase(
      "a shared value is another one",
      [
        """
        The state does not match what was expected after .increment:

            Shared<Int>:
            - 5
            + 1

        (− expected, + actual)

        Correct what the trailing closure says, or the reducer.
        """
      ]
    ) {
      await makeTally().send(.increment) { $0.total = 5 }
    },
    FailureCase(
      "a shared value changes without a closure",
      [
        """
        The state was not expected to change, but .increment changed it:

            Shared<Int>:
            - 0
            + 1

        (− expected, + actual)

        If the change is right, say so in a trailing closure.
        """
      ]
    ) {
      await makeTally().send(.increment)
    },
    FailureCase(
      "actions are not received before",
      [
        """
        2 actions must be received before .increment is sent:

            .fetched(1)
            .fetched(2)

        Receive them first, as in "await store.receive(…)", or skip them with "await \
        store.skipReceivedActions()".
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
      await store.send(.increment) { $0.count = 1 }
      await store.skipReceivedActions()
    },
    FailureCase(
      "the root feature has dismissed itself before",
      [
        """
        Can't send .saveTapped to a test store whose root feature has dismissed itself.

        The store is at its end. Leave the action out, or make another store for it.
        """
      ]
    ) {
      let store = TestStore(initialState: Closable.State()) { Closable() }
      await store.send(.closeTapped)
      await store.send(.saveTapped)
    },
    FailureCase(
      "the state is another one without an action",
      [
        """
        The state does not match what was asserted:

              Counter.State(
            -   count: 1,
            +   count: 0,
                … (1 unchanged)
              )

        (− expected, + actual)

        Correct what the trailing closure says, or the reducer.
        """
      ]
    ) {
      makeCounter().assert { $0.count = 1 }
    },
    FailureCase(
      "a value is wrong in a test that is not exhaustive",
      [
        """
        The state does not match what was expected after .increment:

              Counter.State(
            -   count: 2,
            +   count: 1,
                … (1 unchanged)
              )

        (− expected, + actual)

        Correct what the trailing closure says, or the reducer.
        """
      ]
    ) {
      let store = makeCounter()
      store.exhaustivity = .off
      await store.send(.increment) { $0.count = 2 }
    },
  ]
}
