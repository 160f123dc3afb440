import Navigation

/// A feature that presents a counter.
@Reducer
struct Sheets {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Counter.State?
  }

  enum Action {
    case sheet(PresentationAction<Counter.Action>)
    case presentButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sheet:
        return .none

      case .presentButtonTapped:
        state.sheet = Counter.State()
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) {
      Counter()
    }
  }
}
