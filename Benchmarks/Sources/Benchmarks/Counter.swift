import Navigation

/// A feature that counts: the least that a reducer can do, and one round trip of an effect.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action {
    case increment
    case loadButtonTapped
    case loaded(Int)
    case relay
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none

      case .loadButtonTapped:
        return .run { send in
          await send(.loaded(1))
        }

      case .loaded(let number):
        state.count += number
        return .none

      case .relay:
        return .send(.increment)
      }
    }
  }
}
