import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct OnChangeTests {
  @Test func theReactionSeesTheOldValueAndTheNewState() async {
    await withStore(Form.State(), Form()) { store in
      store.send(.set(3))
      store.send(.set(3))
      store.send(.set(5))
      #expect(store.log == ["0 to 3", "reacted 3", "3 to 5", "reacted 5"])
    }
  }

  @Test func changesMadeOutsideOfTheBaseAreNotSeen() async {
    await withStore(Form.State(), Form()) { store in
      store.send(.setOutside(8))
      #expect(store.number == 8)
      #expect(store.log == [])
      store.send(.set(8))
      #expect(store.log == [])
    }
  }

  @Test func aSharedValueStillHasItsTrueOldValue() async {
    await withStore(Form.State(), Form()) { store in
      store.send(.setShared(4))
      #expect(store.log == ["shared 0 to 4"])
    }
  }

  @Test func theReactionMayBeAReducer() async {
    await withStore(Form.State(), Form()) { store in
      store.send(.setName("a"))
      #expect(store.log == ["name '' to 'a'"])
    }
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var number = 0
    var name = ""
    @Shared var shared: Int
    var log: [String] = []

    init() {
      _shared = Shared(value: 0)
    }
  }

  enum Action {
    case set(Int)
    case setOutside(Int)
    case setShared(Int)
    case setName(String)
    case reacted(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let number): state.number = number
      case .setShared(let number): state.$shared.withLock { $0 = number }
      case .setName(let name): state.name = name
      case .reacted(let number): state.log.append("reacted \(number)")
      case .setOutside: break
      }
      return .none
    }
    .onChange(of: \.number) { old, state in
      state.log.append("\(old) to \(state.number)")
      return .send(.reacted(state.number))
    }
    .onChange(of: \.shared) { old, state in
      state.log.append("shared \(old) to \(state.shared)")
      return .none
    }
    .onChange(of: \.name) { old, new in
      Reduce { state, _ in
        state.log.append("name '\(old)' to '\(new)'")
        return .none
      }
    }
    Reduce { state, action in
      if case .setOutside(let number) = action { state.number = number }
      return .none
    }
  }
}
