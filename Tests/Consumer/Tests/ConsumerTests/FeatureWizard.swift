import NavigationTesting
import Testing

/// One page asks for a name, the next for a size, the last sums up.
@Reducer
struct NamePage {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct SizePage {
  @ObservableState
  struct State: Equatable {
    var size = 1
  }
  enum Action: Equatable {
    case cancelButtonTapped
    case delegate(Delegate)
    case plusButtonTapped
    case nextButtonTapped
    @CasePathable
    enum Delegate: Equatable { case chosen(Int) }
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped: return .run { _ in await dismiss() }
      case .delegate: return .none
      case .nextButtonTapped: return .send(.delegate(.chosen(state.size)))
      case .plusButtonTapped:
        state.size += 1
        return .none
      }
    }
  }
}

@Reducer
struct Wizard {
  @Reducer
  enum Path {
    case name(NamePage)
    case size(SizePage)
    @ReducerCaseIgnored
    case summary(String)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var name = ""
  }

  enum Action {
    case path(StackActionOf<Path>)
    case popToRoot
    case start
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(let id, .name(.nextButtonTapped))):
        state.name = state.path[id: id, case: \.name]?.name ?? ""
        state.path.append(.size(SizePage.State()))
        return .none
      case .path(.element(_, .size(.delegate(.chosen(let size))))):
        state.path.append(.summary("\(state.name) \(size)"))
        return .none
      case .path:
        return .none
      case .popToRoot:
        state.path.removeAll()
        return .none
      case .start:
        state.path.append(.name(NamePage.State()))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
extension Wizard.Path.State: Equatable {}

@MainActor
@Suite struct FeatureWizard {
  @Test func walksToTheSummaryAndBack() async {
    let store = TestStore(initialState: Wizard.State()) { Wizard() }
    await store.send(.start) { $0.path.append(.name(NamePage.State())) }
    await store.send(\.path[id: 0].name.binding.name, "Box") {
      $0.path[id: 0, case: \.name]?.name = "Box"
    }
    await store.send(\.path[id: 0].name.nextButtonTapped) {
      $0.name = "Box"
      $0.path.append(.size(SizePage.State()))
    }
    await store.send(\.path[id: 1].size.plusButtonTapped) {
      $0.path[id: 1, case: \.size]?.size = 2
    }
    await store.send(\.path[id: 1].size.nextButtonTapped)
    await store.receive(\.path[id: 1].size.delegate.chosen, 2) {
      $0.path.append(.summary("Box 2"))
    }
    await store.send(\.path[id: 1].size.cancelButtonTapped)
    await store.receive(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    await store.send(.popToRoot) { $0.path = StackState() }
  }

  @Test func aViewFollowsThePath() throws {
    let store = Store(initialState: Wizard.State()) { Wizard() }
    store.send(.start)
    let pages = store.scope(state: \.path, action: \.path)
    #expect(pages.count == 1)
    pages[0].send(.name(.nextButtonTapped))
    let two = store.scope(state: \.path, action: \.path)
    #expect(two.count == 2)
    #expect(two[0] === pages[0])
    #expect(two[1].currentState.is(\.size))
  }
}
