import NavigationTesting
import Testing

/// The README's counter, typed in as a newcomer would.
@Reducer
struct ReadmeCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factLoaded(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none

      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factLoaded("\(count) is a good number."))
        }

      case .factLoaded:
        return .none
      }
    }
  }
}

@MainActor
@Suite struct FirstSteps {
  @Test func countsAndTellsAFact() async {
    let store = TestStore(initialState: ReadmeCounter.State()) {
      ReadmeCounter()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factLoaded)
  }
}
