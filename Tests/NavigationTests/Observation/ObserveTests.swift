import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct ObserveTests {
  private let store = Store(initialState: AlbumPage.State()) { AlbumPage() }

  @Test func theClosureRunsAtOnceAndAfterEachChange() {
    var titles: [String] = []
    let observation = observe { titles.append(store.title) }
    store.send(.entitle("A"))
    store.send(.entitle("B"))
    #expect(titles == ["", "A", "B"])
    observation.cancel()
  }

  @Test func itEndsWhenItIsCancelledOrReleased() {
    var count = 0
    var observation: ObservationToken? = observe {
      count += 1
      _ = store.title
    }
    observation?.cancel()
    store.send(.entitle("A"))
    #expect(count == 1)
    observation = observe {
      count += 1
      _ = store.title
    }
    _ = observation
    observation = nil
    store.send(.entitle("B"))
    #expect(count == 2)
  }

  @Test func itMayBeCancelledByItself() {
    var count = 0
    var observation: ObservationToken?
    observation = observe {
      count += 1
      _ = store.title
      observation?.cancel()
    }
    store.send(.entitle("A"))
    store.send(.entitle("B"))
    #expect(count == 2)
    _ = observation
  }

  @Test func itMayBeReleasedByItself() {
    var count = 0
    var observation: ObservationToken?
    observation = observe {
      count += 1
      _ = store.title
      observation = nil
    }
    store.send(.entitle("A"))
    store.send(.entitle("B"))
    #expect(count == 2)
    _ = observation
  }

  @Test func aFieldThatIsNotReadAnyMoreDoesNotCount() {
    var count = 0
    let observation = observe {
      count += 1
      if store.title.isEmpty { _ = store.words }
    }
    store.perform { $0.words = 1 }
    #expect(count == 2)
    store.send(.entitle("A"))
    #expect(count == 3)
    store.perform { $0.words = 2 }
    #expect(count == 3)
    observation.cancel()
  }

  @Test func oneThatSendsComesToRest() {
    var seen: [Int] = []
    let observation = observe {
      seen.append(store.words)
      if store.words < 3 { store.perform { $0.words += 1 } }
    }
    #expect(store.words == 3)
    #expect(seen == [0, 1, 2, 3])
    store.perform { $0.words = 1 }
    #expect(seen == [0, 1, 2, 3, 1, 2, 3])
    observation.cancel()
  }

  @Test func whatAReducerReadsDoesNotCountForWhoSends() {
    var count = 0
    let observation = observe {
      count += 1
      store.perform { state in _ = state.words }
    }
    #expect(count == 1)
    store.perform { $0.words = 1 }
    #expect(count == 1)
    observation.cancel()
  }

  @Test func oneThatNeverComesToRestIsReported() async {
    var count = 0
    var observation: ObservationToken?
    let reports = await issues {
      observation = observe {
        count += 1
        _ = store.words
        store.perform { $0.words += 1 }
      }
    }
    #expect(count == 100)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("in each of 100 runs in a row") == true)
    observation?.cancel()
  }

  @Test func whatANestedOneReadsCountsForThatOneAlone() {
    var outer = 0
    var inner = 0
    var nested: ObservationToken?
    let observation = observe {
      outer += 1
      _ = store.title
      nested = observe {
        inner += 1
        _ = store.words
      }
    }
    store.perform { $0.words = 1 }
    #expect([outer, inner] == [1, 2])
    store.send(.entitle("A"))
    #expect([outer, inner] == [2, 3])
    store.perform { $0.words = 2 }
    #expect([outer, inner] == [2, 4])
    observation.cancel()
    nested?.cancel()
  }

  @Test func oneThatIsLinkedToAnObjectEndsWithIt() {
    final class Screen {}
    var count = 0
    var screen: Screen? = Screen()
    if let screen {
      observe {
        count += 1
        _ = store.title
      }
      .linkLifetime(to: screen)
    }
    store.send(.entitle("A"))
    #expect(count == 2)
    screen = nil
    store.send(.entitle("B"))
    #expect(count == 2)
  }

  @Test func observersRunInTheOrderInWhichTheyCame() {
    var order: [Int] = []
    let observations = (0..<20).map { number in
      observe {
        _ = store.title
        order.append(number)
      }
    }
    order = []
    store.send(.entitle("A"))
    #expect(order == Array(0..<20))
    for observation in observations { observation.cancel() }
  }

  @Test func aSharedValueThatItReadsRunsItSoon() async {
    let shared = Shared(value: 1)
    var seen: [Int] = []
    let observation = observe { seen.append(shared.wrappedValue) }
    shared.withLock { $0 = 2 }
    while seen.count < 2 { await Task.yield() }
    #expect(seen == [1, 2])
    observation.cancel()
  }

  @Test func oneStoreMayDriveAnother() {
    let other = Store(initialState: AlbumPage.State()) { AlbumPage() }
    let observation = observe { other.send(.entitle(store.title)) }
    store.send(.entitle("A"))
    #expect(other.title == "A")
    observation.cancel()
  }
}
