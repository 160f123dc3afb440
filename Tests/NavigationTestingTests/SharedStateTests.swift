import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct SharedStateTests {
  @Test
  func aSharedChangeIsSaidLikeAnyOther() async {
    let store = makeTally()
    await store.send(.increment) { $0.$total.withLock { $0 = 1 } }
    await store.send(.increment) { $0.total = 2 }
    #expect(store.state.total == 2)
  }

  @Test
  func aWrongSharedExpectationIsShownWithWhatItWasAndIs() async {
    let failures = await Failures.of {
      let store = makeTally()
      await store.send(.increment) { $0.total = 5 }
    }
    #expect(
      failures.headings == ["The state does not match what was expected after .increment:"]
    )
    #expect(failures.messages[0].contains("- 5\n    + 1"))
  }

  @Test
  func aSharedChangeThatIsNotSaidIsReportedOnce() async {
    let failures = await Failures.of {
      let store = makeTally()
      await store.send(.increment)
    }
    #expect(
      failures.headings == ["The state was not expected to change, but .increment changed it:"]
    )
    #expect(failures.messages[0].contains("- 0\n    + 1"))
  }

  @Test
  func aSharedChangeCountsAsAChange() async {
    let outside = Shared(value: 0)
    let store = makeTally(outside: outside)
    await store.send(.incrementOutside) { _ in outside.withLock { $0 = 1 } }
  }

  @Test
  func aSharedWriteForAnEffectsActionIsSaidAtItsReceive() async {
    let store = makeTally()
    await store.send(.incrementLater)
    #expect(store.state.total == 0)
    await store.receive(\.increment) { $0.total = 1 }
  }

  @Test
  func aSharedChangeThatNobodySaidFailsTheTestAtItsEnd() async {
    let failures = await Failures.of {
      let store = makeTally(outside: Shared(value: 0))
      await store.send(.incrementOutside)
    }
    #expect(
      failures.headings == [
        "Test store finished before asserting against changes to shared state:"
      ]
    )
    #expect(failures.messages[0].contains("    Shared<Int>:\n    - 0\n    + 1"))
  }

  @Test
  func finishReportsSharedChangesOnce() async {
    let failures = await Failures.of {
      let store = makeTally(outside: Shared(value: 0))
      await store.send(.incrementOutside)
      await store.finish()
    }
    #expect(failures.headings.count == 1)
  }

  @Test
  func aSharedWriteOfAnEffectCanBeAsserted() async {
    let store = makeTally()
    await store.send(.incrementInEffect)
    store.assert { $0.total = 1 }
  }

  @Test
  func aTestThatIsNotExhaustiveChecksOnlyWhatItSays() async {
    let store = makeTally()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.increment) { $0.total = 2 }
    let failures = await Failures.of {
      await store.send(.increment) { $0.total = 7 }
    }
    #expect(failures.messages.count == 1)
  }
}

@MainActor
func makeTally(outside: Shared<Int>? = nil) -> TestStoreOf<Tally> {
  TestStore(initialState: Tally.State(total: Shared(value: 0))) {
    Tally(outside: outside)
  }
}

/// A feature that counts in a shared value.
@Reducer
struct Tally {
  struct State: Equatable {
    @Shared var total: Int
  }

  enum Action {
    case increment, incrementLater, incrementInEffect, incrementOutside
  }

  var outside: Shared<Int>?

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$total.withLock { $0 += 1 }
        return .none
      case .incrementLater:
        return .run { send in await send(.increment) }
      case .incrementInEffect:
        return .run { [total = state.$total] _ in total.withLock { $0 += 1 } }
      case .incrementOutside:
        outside?.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
