import Navigation

/// A feature of a stack of screens, each a counter.
@Reducer
struct Screens {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Counter.State>()

    init(height: Int) {
      path.append(contentsOf: (0..<height).map { Counter.State(id: $0) })
    }
  }

  enum Action {
    case path(StackActionOf<Counter>)
    case pushButtonTapped
    case popButtonTapped
    case refillButtonTapped(height: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path:
        return .none

      case .pushButtonTapped:
        state.path.append(Counter.State())
        return .none

      case .popButtonTapped:
        state.path.removeLast()
        return .none

      case .refillButtonTapped(let height):
        state = State(height: height)
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      Counter()
    }
  }
}
