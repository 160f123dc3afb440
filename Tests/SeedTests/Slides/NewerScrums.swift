import Foundation
import Navigation

extension Newer {
  @Reducer
  struct NewScrumFeature {
    @ObservableState
    struct State: Equatable {
      var editScrum = DetailEditFeature.State()
      @Shared var scrums: IdentifiedArrayOf<DailyScrum>
    }

    enum Action {
      case cancelAddButtonTapped
      case confirmAddButtonTapped
      case editScrum(DetailEditFeature.Action)
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Scope(state: \.editScrum, action: \.editScrum) {
        DetailEditFeature()
      }
      Reduce { state, action in
        switch action {
        case .cancelAddButtonTapped:
          return .run { _ in await dismiss() }

        case .confirmAddButtonTapped:
          let newScrum = state.editScrum.scrum
          state.$scrums.withLock { _ = $0.append(newScrum) }
          return .run { _ in await dismiss() }

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
      @Presents var newScrum: NewScrumFeature.State?
      var path = StackState<Path.State>()
      @Shared var scrums: IdentifiedArrayOf<DailyScrum>
    }

    enum Action {
      case deleted(IndexSet)
      case moved(IndexSet, Int)
      case newScrum(PresentationAction<NewScrumFeature.Action>)
      case newScrumButtonTapped
      case path(StackActionOf<Path>)
      case scrumTapped(id: DailyScrum.ID)
    }

    @Reducer
    enum Path {
      case detail(DetailFeature)
      @ReducerCaseIgnored
      case members([String])
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleted(let offsets):
          state.$scrums.withLock { $0.remove(atOffsets: offsets) }
          return .none

        case .moved(let offsets, let destination):
          state.$scrums.withLock { $0.move(fromOffsets: offsets, toOffset: destination) }
          return .none

        case .newScrum:
          return .none

        case .newScrumButtonTapped:
          state.newScrum = NewScrumFeature.State(scrums: state.$scrums)
          return .none

        case .path(.element(id: _, action: .detail(.delegate(.deleteScrum(let id))))):
          _ = state.$scrums.withLock { $0.remove(id: id) }
          return .none

        case .path:
          return .none

        case .scrumTapped(let id):
          guard let scrum = Shared(state.$scrums[id: id]) else { return .none }
          state.path.append(.detail(DetailFeature.State(scrum: scrum)))
          return .none
        }
      }
      .forEach(\.path, action: \.path)
      .ifLet(\.$newScrum, action: \.newScrum) {
        NewScrumFeature()
      }
    }
  }
}

extension Newer.ScrumsFeature.Path.State: Equatable {}
