import Navigation

/// A feature with every kind of origin that an action can have, rows, and a shared value.
@Reducer
struct Journal {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<Page.State> = []
    @Shared var total: Int

    init(total: Shared<Int> = Shared(value: 0)) {
      _total = total
    }
  }

  enum Action: BindableAction {
    case added(Int)
    case binding(BindingAction<State>)
    case feedbackAsked
    case removed(Int)
    case rows(IdentifiedActionOf<Page>)
    case totalled
    case workAsked
  }

  static let workLine = #line + 20

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .added(let number):
        state.count += number
        return .none
      case .binding, .rows:
        return .none
      case .feedbackAsked:
        return .send(.added(100))
      case .removed(let id):
        state.rows.remove(id: id)
        return .none
      case .totalled:
        state.$total.withLock { [count = state.count] in $0 += count }
        return .none
      case .workAsked:
        return .run { send in await send(.added(1000)) }
      }
    }
    .forEach(\.rows, action: \.rows) {
      Page()
    }
  }
}

/// A row whose effect never ends by itself.
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var lines = 0
  }

  enum Action {
    case readingStarted
    case written
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .readingStarted:
        return .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
      case .written:
        state.lines += 1
        return .none
      }
    }
  }
}
