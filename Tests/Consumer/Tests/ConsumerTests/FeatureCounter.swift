import NavigationTesting
import Testing

/// A counter that asks a client for a fact and can be told to stop asking.
@Reducer
struct FactCounter {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var count = 0
    var fact: String?
    var isLoading = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case cancelButtonTapped
    case decrementButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped

    @CasePathable
    enum Alert { case retryButtonTapped }
  }

  @Dependency(FactClient.self) var client
  private enum CancelID { case fact }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retryButtonTapped)):
        return .send(.factButtonTapped)

      case .alert:
        return .none

      case .cancelButtonTapped:
        state.isLoading = false
        return .cancel(id: CancelID.fact)

      case .decrementButtonTapped:
        state.count -= 1
        state.fact = nil
        return .none

      case .factButtonTapped:
        state.isLoading = true
        state.fact = nil
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await client.fetch(count) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case .factResponse(.success(let fact)):
        state.isLoading = false
        state.fact = fact
        return .none

      case .factResponse(.failure):
        state.isLoading = false
        state.alert = AlertState {
          TextState("No fact")
        } actions: {
          ButtonState(action: .retryButtonTapped) { TextState("Retry") }
        }
        return .none

      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: TestDependencyKey {
  static let testValue = FactClient()
}

@MainActor
@Suite struct FeatureCounter {
  struct Offline: Error {}

  @Test func countsAndFetchesAFact() async {
    let store = TestStore(initialState: FactCounter.State()) {
      FactCounter()
    } withDependencies: {
      $0[FactClient.self].fetch = { "\($0) is good" }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "1 is good"
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
      $0.fact = nil
    }
  }

  @Test func aSecondRequestReplacesTheFirstAndCancelStopsIt() async {
    let clock = TestClock()
    let store = TestStore(initialState: FactCounter.State()) {
      FactCounter()
    } withDependencies: {
      $0[FactClient.self].fetch = { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number)"
      }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await clock.advance(by: .milliseconds(500))
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success, "1") {
      $0.isLoading = false
      $0.fact = "1"
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
      $0.fact = nil
    }
    await store.send(.cancelButtonTapped) { $0.isLoading = false }
    await store.finish()
  }

  @Test func aFailureCanBeRetried() async {
    let store = TestStore(initialState: FactCounter.State()) {
      FactCounter()
    } withDependencies: {
      $0[FactClient.self].fetch = { _ in throw Offline() }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.failure) {
      $0.isLoading = false
      $0.alert = AlertState {
        TextState("No fact")
      } actions: {
        ButtonState(action: .retryButtonTapped) { TextState("Retry") }
      }
    }
    store.dependencies[FactClient.self].fetch = { _ in "at last" }
    await store.send(\.alert.retryButtonTapped) { $0.alert = nil }
    await store.receive(\.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success, "at last") {
      $0.isLoading = false
      $0.fact = "at last"
    }
  }

  @Test func aFactThatNobodyGaveFailsTheTest() async {
    let issues = await issues {
      let store = TestStore(initialState: FactCounter.State()) { FactCounter() }
      store.exhaustivity = .off
      await store.send(.factButtonTapped)
      await store.receive(\.factResponse.failure)
    }
    #expect(issues.count == 1, "\(issues.text)")
    #expect(issues.text.contains("fetch"))
  }
}
