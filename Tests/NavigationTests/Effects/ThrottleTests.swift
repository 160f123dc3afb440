import Navigation
import Testing

/// Effects that start only so often.
@MainActor
@Suite(.leavesNothing)
struct ThrottleTests {
  private let clock = TestClock()

  @Test
  func theFirstStartsAtOnceAndTheLastOfTheRestAtTheEnd() async {
    await withSearch(latest: true) { store in
      store.send(.typed(1))
      store.send(.typed(2))
      store.send(.typed(3))
      await EffectQueue.current?.settle()
      #expect(store.searches == [1])
      await clock.advance(by: .milliseconds(999))
      #expect(store.searches == [1])
      await clock.advance(by: .milliseconds(1))
      #expect(store.searches == [1, 3])
      #expect(store.inFlight == 0)
    }
  }

  @Test
  func theFirstOfTheRestStartsWhenTheLatestIsNotWanted() async {
    await withSearch(latest: false) { store in
      for number in 1...3 { store.send(.typed(number)) }
      await clock.advance(by: .seconds(1))
      #expect(store.searches == [1, 2])
    }
  }

  @Test
  func whatIsPutOffBeginsAStretchOfItsOwn() async {
    await withSearch(latest: true) { store in
      store.send(.typed(1))
      store.send(.typed(2))
      await clock.advance(by: .milliseconds(1500))
      store.send(.typed(3))
      await clock.advance(by: .milliseconds(499))
      #expect(store.searches == [1, 2])
      await clock.advance(by: .milliseconds(1))
      #expect(store.searches == [1, 2, 3])
    }
  }

  @Test
  func afterAQuietStretchTheNextStartsAtOnce() async {
    await withSearch(latest: true) { store in
      store.send(.typed(1))
      await clock.advance(by: .seconds(1))
      store.send(.typed(2))
      await EffectQueue.current?.settle()
      #expect(store.searches == [1, 2])
    }
  }

  @Test
  func aCancellationTakesWhatIsPutOff() async {
    await withSearch(latest: false) { store in
      store.send(.typed(1))
      store.send(.typed(2))
      store.send(.cancelled)
      #expect(store.inFlight == 0)
      store.send(.typed(3))
      await clock.advance(by: .seconds(1))
      #expect(store.searches == [3])
    }
  }

  @Test
  func rowsAreThrottledEachForItself() async {
    await withStore(SearchList.State(), SearchList()) {
      $0.continuousClock = clock
    } _: { store in
      for id in 0..<3 {
        store.send(.rows(.element(id: id, action: .typed(id))))
        store.send(.rows(.element(id: id, action: .typed(id + 10))))
      }
      await EffectQueue.current?.settle()
      #expect(store.rows.map(\.searches) == [[0], [1], [2]])
      await clock.advance(by: .seconds(1))
      #expect(store.rows.map(\.searches) == [[0, 10], [1, 11], [2, 12]])
    }
  }

  @Test
  func theStretchOfARowGoesWithTheRow() async {
    await withStore(SearchList.State(), SearchList()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.rows(.element(id: 1, action: .typed(1))))
      store.send(.rows(.element(id: 1, action: .typed(2))))
      store.send(.removed(1))
      store.send(.added(1))
      store.send(.rows(.element(id: 1, action: .typed(3))))
      await EffectQueue.current?.settle()
      #expect(store.rows[id: 1]?.searches == [3])
      await clock.advance(by: .seconds(1))
      #expect(store.rows[id: 1]?.searches == [3])
    }
  }

  @Test
  func aStepOfAConcatenateIsThrottledWhenItsTurnComes() async {
    await withSearch(latest: true) { store in
      store.send(.typed(1))
      store.send(.typedLater(2))
      await clock.advance(by: .seconds(2))
      #expect(store.searches == [1, 2])
      #expect(store.inFlight == 0)
    }
  }

  private func withSearch(
    latest: Bool,
    _ body: (StoreOf<Search>) async throws -> Void
  ) async rethrows {
    try await withStore(Search.State(id: 0), Search(latest: latest)) {
      $0.continuousClock = clock
    } _: {
      try await body($0)
    }
  }
}

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var searches: [Int] = []
  }

  enum Action {
    case cancelled
    case found(Int)
    case typed(Int)
    case typedLater(Int)
  }

  enum SearchID { case search }

  var latest = true
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelled:
        return .cancel(id: SearchID.search)
      case .found(let number):
        state.searches.append(number)
        return .none
      case .typed(let number):
        return search(number)
      case .typedLater(let number):
        return .concatenate(
          .run { [clock] _ in try await clock.sleep(for: .milliseconds(1500)) },
          search(number)
        )
      }
    }
  }

  private func search(_ number: Int) -> Effect<Action> {
    .run { send in await send(.found(number)) }
      .throttle(id: SearchID.search, for: .seconds(1), clock: clock, latest: latest)
  }
}

@Reducer
private struct SearchList {
  @ObservableState
  struct State: Equatable {
    var rows = IdentifiedArray(uniqueElements: (0..<3).map { Search.State(id: $0) })
  }

  enum Action {
    case added(Int)
    case removed(Int)
    case rows(IdentifiedActionOf<Search>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let id):
        state.rows.append(Search.State(id: id))
        return .none
      case .removed(let id):
        state.rows.remove(id: id)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Search() }
  }
}
