import NavigationTesting
import Testing

/// Searches while one types, half a second after the last key.
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case searchResponse(Result<[String], any Error>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.search) var search
  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        guard !state.query.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { [query = state.query] send in
          await send(.searchResponse(Result { try await search.find(matching: query) }))
        }
        .debounce(id: CancelID.search, for: .milliseconds(500), clock: clock)

      case .binding:
        return .none

      case .searchResponse(let response):
        state.results = (try? response.get()) ?? []
        return .none
      }
    }
  }
}

@DependencyClient
struct SearchClient: Sendable {
  var find: @Sendable (_ matching: String) async throws -> [String]
}

extension SearchClient: DependencyKey {
  static let liveValue = SearchClient { _ in [] }
  static let testValue = SearchClient()
}

extension DependencyValues {
  var search: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}

@MainActor
@Suite struct FeatureSearch {
  @Test func searchesOnceAfterTheLastKey() async {
    let clock = TestClock()
    let log = Log()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.search.find = { query in
        log.add(query)
        return [query.uppercased()]
      }
    }
    for query in ["s", "sw", "swi"] {
      await store.send(\.binding.query, query) { $0.query = query }
      await clock.advance(by: .milliseconds(499))
    }
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.searchResponse.success) { $0.results = ["SWI"] }
    #expect(log.all == ["swi"])
    await store.send(\.binding.query, "x") { $0.query = "x" }
    await store.send(\.binding.query, "") {
      $0.query = ""
      $0.results = []
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(log.all == ["swi"])
  }

  @Test func aFailureShowsNothing() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Search.State(results: ["old"])) {
      Search()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.search.find = { _ in throw Offline() }
    }
    await store.send(\.binding.query, "s") { $0.query = "s" }
    await store.receive(\.searchResponse.failure) { $0.results = [] }
  }
}
