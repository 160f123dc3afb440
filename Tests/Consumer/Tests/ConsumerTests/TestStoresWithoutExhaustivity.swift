import NavigationTesting
import Testing

@MainActor
@Suite struct TestStoresWithoutExhaustivity {
  let clock = TestClock()

  @Test func withoutExhaustivityTheClosureRunsOnTheNewState() async {
    let store = sum(clock)
    store.exhaustivity = .off
    await store.send(.add(5)) {
      #expect($0.total == 5)
    }
    await store.send(.add(5))
    let wrong = await issues { await store.send(.add(5)) { $0.total = 16 } }
    #expect(wrong.count == 1, "\(wrong.text)")
  }

  @Test func withoutExhaustivityReceivePassesOverTheActionsBeforeTheMatch() async {
    let store = sum(clock)
    store.exhaustivity = .off
    await store.send(.sendThree)
    await settle()
    #expect(store.state.total == 0)
    let missed = await issues { await store.receive(.note("z"), timeout: .zero) }
    #expect(missed.count == 1, "\(missed.text)")
    withKnownIssue("A receive that finds nothing has let the reducer see what is queued") {
      #expect(store.state.total == 0)
    }
    await store.receive(.note("b"))
    await store.receive(.add(43)) { $0.total = 43 }
  }

  @Test func withoutExhaustivitySendFirstProcessesWhatIsQueued() async {
    let store = sum(clock)
    store.exhaustivity = .off
    await store.send(.add(1)) { $0.total = 1 }
    await store.send(.sendThree)
    await settle()
    #expect(store.state.total == 1)
    await store.send(.add(42)) { $0.total = 86 }
  }

  @Test func skippedAssertionsAreShownAndTheClosureRunsOnce() async {
    let store = sum(clock)
    store.exhaustivity = .off(showSkippedAssertions: true)
    var runs = 0
    let shown = await issues {
      await store.send(.add(1)) { _ in runs += 1 }
    }
    #expect(runs == 1)
    #expect(shown.isEmpty, "what was skipped is printed; it is no failure: \(shown.text)")
  }
}
