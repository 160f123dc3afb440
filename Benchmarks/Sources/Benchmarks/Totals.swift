import Navigation

/// A feature that counts in a value that it shares.
@Reducer
struct Totals {
  @ObservableState
  struct State: Equatable {
    @Shared var total: Int
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$total.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
