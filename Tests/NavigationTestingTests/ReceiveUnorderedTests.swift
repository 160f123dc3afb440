import NavigationTesting
import Testing

@testable import NavigationTesting

@MainActor
@Suite(.leavesNothing)
struct ReceiveUnorderedTests {
  @Test
  func actionsAreReceivedInWhateverOrderTheyCome() async {
    let store = makeCounter()
    await store.send(.fetch)
    await store.receiveUnordered(.fetched(2), .fetched(1)) { $0.count = 3 }
  }

  @Test
  func casesAreReceivedInWhateverOrderTheyCome() async {
    let store = makeCounter()
    await store.send(.sendAndCancel)
    await store.receiveUnordered(\.stop)
    await store.send(.fetch)
    await store.receiveUnordered(\.fetched, \.fetched) { $0.count = 3 }
  }

  @Test
  func conditionsAreMetInWhateverOrder() async {
    let store = makeCounter()
    await store.send(.fetch)
    await store.receiveUnordered(
      { $0 == .fetched(2) },
      { $0.is(\.fetched) },
      assert: { $0.count = 3 }
    )
  }

  @Test
  func actionsAreNamedInSeveralWaysAtOnce() async {
    let store = makeCounter()
    await store.send(.sendMany)
    await store.receiveUnordered(
      .inCase(\.fetched),
      .where { $0.is(\.fetched) },
      .inCase(\.fetched, 2),
      .equal(to: .fetched(1))
    ) {
      $0.count = 10
    }
  }

  @Test
  func aMatcherLeavesAnActionToOneThatTakesNoOther() {
    let matchers: [ActionMatcher<Int>] = [
      .where { _ in true }, .where { $0 < 3 }, .equal(to: 1),
    ]
    for first in 1...3 {
      for second in 1...3 where second != first {
        var matching = ActionMatching(matchers)
        let third = 6 - first - second
        let took = [first, second, third].map { matching.take($0) }
        #expect(took == [true, true, true])
        #expect(matching.isComplete)
        #expect(!matching.accepts(1))
      }
    }
  }

  @Test
  func anActionThatNoMatcherIsLeftForIsNotTaken() {
    var matching = ActionMatching<Int>([.equal(to: 1), .where { $0 < 3 }])
    let took = [2, 2, 1].map { matching.take($0) }
    #expect(took == [true, false, true])
    #expect(matching.missing.isEmpty)
  }

  @Test
  func anActionThatIsNotExpectedTakesThePlaceOfOneThatIs() async {
    let store = makeCounter()
    let failures = await Failures.of {
      await store.send(.sendMany)
      await store.receiveUnordered(.fetched(2), .fetched(3)) { $0.count = -1 }
    }
    #expect(failures.messages.count == 1)
    #expect(store.state.count == 3)
    await store.receiveUnordered(.fetched(4), .fetched(3)) { $0.count = 10 }
  }

  @Test
  func inATestThatIsNotExhaustiveOthersArePassedOver() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action < 4 ? .run { send in await send(action + 1) } : .none
      }
    }
    store.exhaustivity = .off
    await store.send(1)
    await store.receiveUnordered(4, 2) { $0 = 10 }
  }
}
