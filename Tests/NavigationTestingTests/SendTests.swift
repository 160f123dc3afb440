import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct SendTests {
  @Test
  func aChangeThatIsSaidPasses() async {
    let store = makeCounter()
    await store.send(.increment) { $0.count = 1 }
    await store.send(\.increment) { $0.count = 2 }
    await store.send(\.setText, "a") { $0.text = "a" }
    await store.send(.ignore)
    #expect(store.state.count == 2)
  }

  @Test
  func aWrongExpectationIsShownAsALineDiff() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(
      failures.messages == [
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
    )
  }

  @Test
  func aChangeThatIsNotSaidIsReported() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.increment)
    }
    #expect(
      failures.headings == [
        "The state was not expected to change, but .increment changed it:"
      ]
    )
    #expect(failures.messages[0].contains("-   count: 0"))
    #expect(failures.messages[0].contains("+   count: 1"))
  }

  @Test
  func aClosureThatChangesNothingIsReported() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.ignore) { _ in }
    }
    #expect(
      failures.headings == [
        "The state was expected to change, but no change occurred after .ignore."
      ]
    )
  }

  @Test
  func aClosureThatSaysNothingOfAChangeIsAMismatchOnly() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.increment) { _ in }
    }
    #expect(
      failures.headings == ["The state does not match what was expected after .increment:"]
    )
  }

  @Test
  func insideTheClosureTheStoreShowsTheStateBefore() async {
    let store = makeCounter()
    await store.send(.increment) {
      #expect(store.state.count == 0)
      $0.count = store.state.count + 1
    }
    #expect(store.state.count == 1)
  }

  @Test
  func anErrorInTheClosureIsReported() async {
    struct Failure: Error {}
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.increment) { _ in throw Failure() }
    }
    #expect(failures.headings == ["Threw error: Failure()"])
  }

  @Test
  func sendingBeforeReceivingFailsAndGoesOn() async {
    var store: TestStoreOf<Counter>?
    let failures = await Failures.of {
      let counter = makeCounter()
      store = counter
      await counter.send(.fetch)
      await counter.send(.increment) { $0.count = 1 }
    }
    #expect(
      failures.messages == [
        """
        2 actions must be received before .increment is sent:

            .fetched(1)
            .fetched(2)

        Receive them first, as in "await store.receive(…)", or skip them with "await \
        store.skipReceivedActions()".
        """
      ]
    )
    await store?.receive(.fetched(1)) { $0.count = 2 }
    await store?.receive(.fetched(2)) { $0.count = 4 }
  }

  @Test
  func aFailureIsReportedWhereTheTestSaysIt() async {
    let line = UInt(#line) + 3
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.increment)
    }
    #expect(failures.all.map(\.line) == [line])
    #expect("\(failures.all[0].fileID)".hasSuffix("SendTests.swift"))
  }
}
