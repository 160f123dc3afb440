import NavigationTesting

extension FailureCase {
  /// Failures of `receive` and `receiveUnordered`.
  static let ofReceive: [FailureCase] = [
    FailureCase(
      "nothing is in flight",
      [
        """
        Expected to receive .tick, but nothing came: no effect is at work that could send it. \
        Check that the action before returned the effect, and that nothing cancelled it.
        """
      ]
    ) {
      await makeCounter().receive(.tick)
    },
    FailureCase(
      "every effect sleeps on a test clock",
      [
        """
        Expected to receive \\.tick, but nothing came: every effect at work sleeps on a test \
        clock. Advance the clock first:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by \
        .startTimer at "NavigationTestingTests/FailureTexts+Receive.swift:N", asleep on a test \
        clock
        """
      ]
    ) {
      let store = makeCounter(clock: TestClock())
      await store.send(.startTimer)
      await store.receive(\.tick)
      await store.send(.stop)
    },
    FailureCase(
      "the outside world does not answer",
      [
        """
        Expected to receive \\.tick, but nothing came: effects have been waiting for the \
        outside world for 0.001 seconds. Let it answer, or raise the "timeout":

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by .wait \
        at "NavigationTestingTests/FailureTexts+Receive.swift:N"
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.wait)
      await store.receive(\.tick, timeout: .milliseconds(1))
      await store.send(.stop)
    },
    FailureCase(
      "the root feature has dismissed itself",
      [
        """
        Expected to receive \\.saved, but nothing came: the root feature has dismissed itself, \
        which ended its effects.
        """
      ]
    ) {
      let store = TestStore(initialState: Closable.State()) { Closable() }
      await store.send(.closeTapped)
      await store.receive(\.saved)
    },
    FailureCase(
      "the payload is another one",
      [
        """
        Received \\.fetched with another payload than expected:

            - .fetched(8)
            + .fetched(7)

        (− expected, + actual)

        Correct what is expected, or what sends it.
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.echo(7))
      await store.receive(\.fetched, 8) { $0.count = 8 }
    },
    FailureCase(
      "the payload is another one, and effects are at work",
      [
        """
        Received .fetched with another payload than expected:

            - .fetched(8)
            + .fetched(7)

        (− expected, + actual)

        Correct what is expected, or what sends it.

        Effects at work:

            • The "Effect.run" at "NavigationTestingTests/Counter.swift:N", started by .wait \
        at "NavigationTestingTests/FailureTexts+Receive.swift:N"
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.wait)
      await store.send(.echo(7))
      await store.receive(.fetched(8)) { $0.count = 8 }
      await store.send(.stop)
    },
    FailureCase(
      "a field of the payload is another one",
      [
        """
        Received .filed with another payload than expected:

              .filed(
                Letter(
                  … (1 unchanged)
            -     pages: 3
            +     pages: 2
                )
              )

        (− expected, + actual)

        Correct what is expected, or what sends it.
        """
      ]
    ) {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Filing> { _, action in
          action == .file ? .send(.filed(Letter(to: "Ann", pages: 2))) : .none
        }
      }
      await store.send(.file)
      await store.receive(.filed(Letter(to: "Ann", pages: 3)))
    },
    FailureCase(
      "another case comes first",
      [
        """
        Expected to receive \\.tick, but another action came first:

            - \\.tick
            + .fetched(7)

        (− expected, + actual)

        Receive it first, or correct what is expected.
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.echo(7))
      await store.receive(\.tick)
    },
    FailureCase(
      "no condition matches",
      [
        """
        Expected to receive an action that matches the given condition, but another action \
        came first:

            - an action that matches the given condition
            + .fetched(7)

        (− expected, + actual)

        Receive it first, or correct what is expected.
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.echo(7))
      await store.receive { $0 == .tick }
    },
    FailureCase(
      "what is expected is queued behind others",
      [
        """
        Expected to receive .fetched, but another action came first:

            - .fetched(3)
            + .fetched(1)

        (− expected, + actual)

        What is expected comes later, behind 2 actions:

            .fetched(1)
            .fetched(2)
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.sendMany)
      await store.receive(.fetched(3))
      await store.skipReceivedActions()
    },
    FailureCase(
      "one of several in any order has another payload",
      [
        """
        Received .fetched with another payload than expected:

            - .fetched(3)
            + .fetched(1)

        (− expected, + actual)

        Correct what is expected, or what sends it.
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receiveUnordered(.fetched(2), .fetched(3))
    },
    FailureCase(
      "some of several in any order do not come",
      [
        """
        Expected to receive 2 of 4 actions in any order, but nothing came: no effect is at \
        work that could send it. Check that the action before returned the effect, and that \
        nothing cancelled it.

            - .tick
            - .stop
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receiveUnordered(.fetched(2), .tick, .stop, .fetched(1))
    },
    FailureCase(
      "others come between several in any order",
      [
        """
        Expected to receive 1 of 2 actions in any order, but another action came first:

            - \\.tick
            + .fetched(1)

        (− expected, + actual)

        Receive it first, or correct what is expected.
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receiveUnordered(.inCase(\.tick), .inCase(\.fetched, 2))
    },
    FailureCase(
      "several in any order are queued behind others",
      [
        """
        Expected to receive 2 actions in any order, but 2 other actions came first:

            - .fetched(3)
            - .fetched(4)
            + .fetched(1)
            + .fetched(2)

        (− expected, + actual)

        What is expected comes later, behind 2 actions:

            .fetched(1)
            .fetched(2)
        """
      ]
    ) {
      let store = makeCounter()
      await store.send(.sendMany)
      await store.receiveUnordered(.fetched(3), .fetched(4))
      await store.skipReceivedActions()
    },
    FailureCase(
      "none matches in a test that is not exhaustive",
      [
        """
        Expected to receive \\.tick, but it did not come: no effect is at work that could send \
        it. Check that the action before returned the effect, and that nothing cancelled it.

        What came instead, and can still be received:

            .fetched(1)
            .fetched(2)
        """
      ]
    ) {
      let store = makeCounter()
      store.exhaustivity = .off
      await store.send(.fetch)
      await store.receive(\.tick)
    },
  ]
}

enum Filing: Equatable {
  case file
  case filed(Letter)
}

struct Letter: Equatable {
  var to: String
  var pages: Int
}
