import Navigation

@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var scrumList = ScrumsFeature.State(scrums: Shared(IdentifiedArray(uniqueElements: [])))
    var errorWrapper: ErrorWrapper?
  }

  enum Action: BindableAction {
    case scrumList(ScrumsFeature.Action)
    case onSave
    case onAppear
    case errorSheetDismissed
    case binding(BindingAction<State>)
    case onError(ErrorWrapper)
    case onLoaded([DailyScrum])
  }

  @Dependency(\.scrumClient) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.scrumList, action: \.scrumList) {
      ScrumsFeature()
    }
    Reduce { state, action in
      switch action {
      case .scrumList:
        return .none

      case .onSave:
        return .run { [scrums = state.scrumList.scrums] send in
          do {
            try await save(scrums: scrums.elements)
          } catch {
            await send(.onError(ErrorWrapper(error: error, guidance: "Try again later.")))
          }
        }

      case .onAppear:
        return .run { send in
          do {
            try await send(.onLoaded(load()))
          } catch {
            await send(
              .onError(ErrorWrapper(error: error, guidance: "Sample data will be loaded."))
            )
          }
        }

      case .errorSheetDismissed:
        state.scrumList.scrums = IdentifiedArray(uniqueElements: DailyScrum.sampleData)
        return .none

      case .binding:
        return .none

      case .onError(let errorWrapper):
        state.errorWrapper = errorWrapper
        return .none

      case .onLoaded(let scrums):
        state.scrumList.scrums = IdentifiedArray(uniqueElements: scrums)
        return .none
      }
    }
  }

  private func load() async throws -> [DailyScrum] {
    try await client.load()
  }

  private func save(scrums: some Collection<DailyScrum> & Sendable) async throws {
    try await client.save(Array(scrums))
  }
}
