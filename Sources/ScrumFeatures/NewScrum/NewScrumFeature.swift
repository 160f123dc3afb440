import Navigation

/// The sheet for a new scrum: the form, and whether its draft joins the list.
@Reducer
public struct NewScrumFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var editScrum: DetailEditFeature.State
    @Shared public var scrums: IdentifiedArrayOf<DailyScrum>

    public init(
      editScrum: DetailEditFeature.State = DetailEditFeature.State(),
      scrums: Shared<IdentifiedArrayOf<DailyScrum>>
    ) {
      self.editScrum = editScrum
      _scrums = scrums
    }
  }

  public enum Action: Sendable {
    case cancelAddButtonTapped
    case confirmAddButtonTapped
    case editScrum(DetailEditFeature.Action)
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.editScrum, action: \.editScrum) {
      DetailEditFeature()
    }
    Reduce { state, action in
      switch action {
      case .cancelAddButtonTapped:
        return .run { _ in await dismiss() }

      case .confirmAddButtonTapped:
        do throws(ValidationFailure) {
          let scrum = try state.editScrum.validated()
          _ = state.$scrums.withLock { $0.append(scrum) }
          return .run { _ in await dismiss() }
        } catch {
          state.editScrum.failure = error
          return .none
        }

      case .editScrum:
        return .none
      }
    }
  }
}
