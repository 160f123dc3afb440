import Navigation
import NavigationTesting
import Testing

/// Chains as long as a large feature's: the compiler is to check their types in seconds.
@Reducer
struct LongChain {
  @ObservableState
  struct State: Equatable {
    var taps = 0
    var child1: Extended.State?
    @Presents var child2: Extended.State?
    var child3: Extended.State?
    @Presents var child4: Extended.State?
    var child5: Extended.State?
    @Presents var child6: Extended.State?
    var child7: Extended.State?
    @Presents var child8: Extended.State?
    var child9: Extended.State?
    @Presents var child10: Extended.State?
    var child11: Extended.State?
    @Presents var child12: Extended.State?
  }

  enum Action {
    case tapped
    case child1(Extended.Action)
    case child2(PresentationAction<Extended.Action>)
    case child3(Extended.Action)
    case child4(PresentationAction<Extended.Action>)
    case child5(Extended.Action)
    case child6(PresentationAction<Extended.Action>)
    case child7(Extended.Action)
    case child8(PresentationAction<Extended.Action>)
    case child9(Extended.Action)
    case child10(PresentationAction<Extended.Action>)
    case child11(Extended.Action)
    case child12(PresentationAction<Extended.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.taps += 1
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.child1, action: \.child1) { Extended() }
    .ifLet(\.$child2, action: \.child2) { Extended() }
    .ifLet(\.child3, action: \.child3) { Extended() }
    .ifLet(\.$child4, action: \.child4) { Extended() }
    .ifLet(\.child5, action: \.child5) { Extended() }
    .ifLet(\.$child6, action: \.child6) { Extended() }
    .ifLet(\.child7, action: \.child7) { Extended() }
    .ifLet(\.$child8, action: \.child8) { Extended() }
    .ifLet(\.child9, action: \.child9) { Extended() }
    .ifLet(\.$child10, action: \.child10) { Extended() }
    .ifLet(\.child11, action: \.child11) { Extended() }
    .ifLet(\.$child12, action: \.child12) { Extended() }
  }
}

@Reducer
struct ManyCombined {
  @ObservableState
  struct State: Equatable {
    var taps = 0
    var child1 = Extended.State()
    var child2 = Extended.State()
    var child3 = Extended.State()
    var child4 = Extended.State()
    var child5 = Extended.State()
    var child6 = Extended.State()
  }

  enum Action {
    case tapped
    case child1(Extended.Action)
    case child2(Extended.Action)
    case child3(Extended.Action)
    case child4(Extended.Action)
    case child5(Extended.Action)
    case child6(Extended.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Extended() }
    Scope(state: \.child2, action: \.child2) { Extended() }
    Scope(state: \.child3, action: \.child3) { Extended() }
    Scope(state: \.child4, action: \.child4) { Extended() }
    Scope(state: \.child5, action: \.child5) { Extended() }
    Scope(state: \.child6, action: \.child6) { Extended() }
    Reduce { state, action in
      if case .tapped = action { state.taps += 1 }
      return .none
    }
    Reduce { state, action in
      if case .tapped = action { state.taps += 2 }
      return .none
    }
    Reduce { state, action in
      if case .tapped = action { state.taps += 3 }
      return .none
    }
    Reduce { state, action in
      if case .tapped = action { state.taps += 4 }
      return .none
    }
    Reduce { state, action in
      if case .tapped = action { state.taps += 5 }
      return .none
    }
    Reduce { state, action in
      if case .tapped = action { state.taps += 6 }
      return .none
    }
  }
}

@MainActor
@Suite(.leavesNothing) struct LongChainTests {
  @Test func twelveChainedIfLetsRun() async {
    var initial = LongChain.State()
    initial.child1 = Extended.State()
    initial.child12 = Extended.State()
    let store = TestStore(initialState: initial) { LongChain() }
    await store.send(.tapped) { $0.taps = 1 }
    await store.send(\.child1.tapped) { $0.child1?.count = 1 }
    await store.send(\.child12.tapped) { $0.child12?.count = 1 }
  }

  @Test func twelveCombinedReducersRun() async {
    let store = TestStore(initialState: ManyCombined.State()) { ManyCombined() }
    await store.send(.tapped) { $0.taps = 21 }
    await store.send(\.child6.tapped) { $0.child6.count = 1 }
  }

  @Test func twelveOptionalChildrenRun() async {
    let store = TestStore(initialState: OptionalChain.State(child12: Extended.State())) {
      OptionalChain()
    }
    await store.send(\.child12.tapped) { $0.child12?.count = 1 }
  }

  @Test func twelvePresentedChildrenRun() async {
    let store = TestStore(initialState: PresentedChain.State(child12: Extended.State())) {
      PresentedChain()
    }
    await store.send(\.child12.tapped) { $0.child12?.count = 1 }
    await store.send(\.child12.dismiss) { $0.child12 = nil }
  }

  @Test func twelvePresentedChoicesRun() async {
    let store = TestStore(initialState: ChoiceChain.State(child12: .extended(Extended.State()))) {
      ChoiceChain()
    }
    await store.send(\.child12.extended.tapped) { $0.child12?.modify(\.extended) { $0.count = 1 } }
  }
}
