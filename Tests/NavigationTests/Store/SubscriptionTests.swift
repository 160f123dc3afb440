import Dispatch
import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct SubscriptionTests {
  @Test func onlyChangesOfThePartThatIsListenedToCount() async {
    var seen: [Int] = []
    await withStore(House.State(), House()) { store in
      let subscription = store.subscribe(\.left.count) { seen.append($0) }
      store.send(.left(.add(1)))
      store.send(.left(.add(0)))
      store.send(.right(.add(5)))
      store.send(.left(.add(2)))
      subscription.cancel()
      #expect(seen == [1, 3])
    }
  }

  @Test func aFilterSeesOldAndNew() async {
    var seen: [Int] = []
    await withStore(Leaf.State(), Leaf()) { store in
      let subscription = store.subscribe(
        \.count,
        filter: { $1 > $0 },
        onChange: { seen.append($0) }
      )
      store.send(.add(3))
      store.send(.add(-1))
      store.send(.add(1))
      subscription.cancel()
      #expect(seen == [3, 3])
    }
  }

  @Test func aSharedValueThatIsWrittenElsewhereIsTold() async {
    var seen: [Int] = []
    let total = Shared(value: 0)
    await withStore(Journal.State(total: total), Journal()) { store in
      let subscription = store.subscribe(\.total) { seen.append($0) }
      for number in 1...2 {
        total.withLock { $0 = number }
        await EffectQueue.current?.settle()
      }
      store.send(.added(7))
      store.send(.totalled)
      await EffectQueue.current?.settle()
      #expect(seen == [1, 2, 9])
      subscription.cancel()
      total.withLock { $0 = 0 }
      await EffectQueue.current?.settle()
      #expect(seen == [1, 2, 9])
    }
  }

  @Test func aSubscriptionEndsAtOnceWhenItIsReleased() async {
    var seen: [Int] = []
    await withStore(Leaf.State(), Leaf()) { store in
      var subscription: StoreSubscription? = store.subscribe(\.count) { seen.append($0) }
      store.send(.add(1))
      _ = subscription
      subscription = nil
      store.send(.add(1))
      #expect(seen == [1])
    }
  }

  @Test func aSubscriptionLinkedToAnObjectEndsWithTheObject() async {
    final class Screen {}
    var seen: [Int] = []
    await withStore(Leaf.State(), Leaf()) { store in
      var screen: Screen? = Screen()
      if let screen {
        store.subscribe(\.count) { seen.append($0) }.linkLifetime(to: screen)
      }
      store.send(.add(1))
      #expect(seen == [1])
      screen = nil
      store.send(.add(1))
      #expect(seen == [1])
    }
  }

  @Test func aLinkedSubscriptionEndsWithTheStoreToo() async {
    final class Screen {}
    let screen = Screen()
    weak var subscription: StoreSubscription?
    await withStore(Leaf.State(), Leaf()) { store in
      subscription = store.subscribe(\.count) { _ in }.linkLifetime(to: screen)
      #expect(subscription != nil)
    }
    #expect(subscription == nil)
  }

  @Test func observersAreCalledInTheOrderInWhichTheyCame() async {
    var seen: [String] = []
    await withStore(Leaf.State(), Leaf()) { store in
      let subscriptions = ["a", "b", "c"].map { name in
        store.subscribe(\.count) { _ in seen.append(name) }
      }
      store.send(.add(1))
      subscriptions[1].cancel()
      store.send(.add(1))
      #expect(seen == ["a", "b", "c", "a", "c"])
      for subscription in subscriptions { subscription.cancel() }
    }
  }

  @Test func aStoreGoesThroughTheSameStatesWhetherItIsObservedOrNot() async {
    let actions: [Leaf.Action] = [.add(1), .relay(2), .changeID(3), .relay(4), .add(-1)]
    func states(observed: Bool, logged: Bool) -> [Leaf.State] {
      var states: [Leaf.State] = []
      let store = Store(initialState: Leaf.State()) {
        if logged {
          Leaf()._printChanges(_ReducerPrinter { _, _, _ in })
        } else {
          Leaf()
        }
      }
      let subscription = observed ? store.subscribe(\.count) { _ in } : nil
      for action in actions {
        store.send(action)
        states.append(store.currentState)
      }
      subscription?.cancel()
      return states
    }
    let plain = states(observed: false, logged: false)
    #expect(plain.map(\.count) == [1, 3, 3, 7, 6])
    #expect(states(observed: true, logged: false) == plain)
    #expect(states(observed: true, logged: true) == plain)
  }
}
