import Navigation

extension Newer {
  @Reducer
  struct AppFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var scrumList = ScrumsFeature.State(scrums: Shared(value: []))
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case loaded(Result<[DailyScrum], any Error>)
      case saveButtonTapped
      case saved(Result<Void, any Error>)
      case scrumList(ScrumsFeature.Action)
      case task

      @CasePathable
      enum Alert {
        case loadSampleButtonTapped
      }
    }

    @Dependency(\.scrumClient) var client

    var body: some ReducerOf<Self> {
      Scope(state: \.scrumList, action: \.scrumList) {
        ScrumsFeature()
      }
      Reduce { state, action in
        switch action {
        case .alert(.presented(.loadSampleButtonTapped)):
          state.scrumList.$scrums.withLock {
            $0 = IdentifiedArray(uniqueElements: DailyScrum.sampleData)
          }
          return .none

        case .alert, .scrumList, .saved(.success):
          return .none

        case .loaded(.success(let scrums)):
          state.scrumList.$scrums.withLock { $0 = IdentifiedArray(uniqueElements: scrums) }
          return .none

        case .loaded(.failure):
          state.alert = AlertState {
            TextState("The scrums could not be loaded.")
          } actions: {
            ButtonState(action: .loadSampleButtonTapped) { TextState("Load sample data") }
          }
          return .none

        case .saveButtonTapped:
          return .run { [scrums = state.scrumList.scrums] send in
            await send(.saved(Result { try await client.save(scrums.elements) }))
          }

        case .saved(.failure):
          state.alert = AlertState { TextState("Try again later.") }
          return .none

        case .task:
          return .run { send in
            await send(.loaded(Result { try await client.load() }))
          }
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
