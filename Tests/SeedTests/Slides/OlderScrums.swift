import Navigation

@Reducer
struct NewScrumFeature {
  @ObservableState
  struct State: Equatable {
    var editScrum = DetailEditFeature.State(scrum: DailyScrum.emptyScrum)
    @Shared var scrums: IdentifiedArrayOf<DailyScrum>
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelAddButtonTapped
    case confirmAddButtonTapped
    case editScrum(DetailEditFeature.Action)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.editScrum, action: \.editScrum) {
      DetailEditFeature()
    }
    Reduce { state, action in
      switch action {
      case .cancelAddButtonTapped:
        return .run { _ in await self.dismiss() }

      case .confirmAddButtonTapped:
        state.scrums.append(state.editScrum.scrum)
        return .run { _ in await self.dismiss() }

      case .binding:
        return .none

      case .editScrum:
        return .none
      }
    }
  }
}

@Reducer
struct ScrumsFeature {
  @ObservableState
  struct State: Equatable {
    @Shared var scrums: IdentifiedArrayOf<DailyScrum>
    @Presents var newScrum: NewScrumFeature.State?
    var path = StackState<DetailFeature.State>()
  }

  enum Action: BindableAction {
    case newScrumButtonTapped
    case binding(BindingAction<State>)
    case newScrum(PresentationAction<NewScrumFeature.Action>)
    case path(StackAction<DetailFeature.State, DetailFeature.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .newScrumButtonTapped:
        state.newScrum = NewScrumFeature.State(scrums: state.$scrums)
        return .none

      case .binding:
        return .none

      case .newScrum:
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      DetailFeature()
    }
    .ifLet(\.$newScrum, action: \.newScrum) {
      NewScrumFeature()
    }
  }
}
