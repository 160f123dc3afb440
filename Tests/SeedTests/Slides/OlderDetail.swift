import Foundation
import Navigation

@Reducer
struct DetailEditFeature {
  @ObservableState
  struct State: Equatable {
    var scrum: DailyScrum = .emptyScrum
    var newAttendeeName = ""
  }

  enum Action: BindableAction {
    case onDeleteAttendees(IndexSet)
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .onDeleteAttendees(let indices):
        state.scrum.attendees.remove(atOffsets: indices)
        return .none

      case .addAttendeeButtonTapped:
        let attendee = DailyScrum.Attendee(name: state.newAttendeeName)
        state.scrum.attendees.append(attendee)
        state.newAttendeeName = ""
        return .none

      case .binding:
        return .none
      }
    }
  }
}

@Reducer
struct DetailFeature {
  @ObservableState
  struct State: Equatable {
    @Shared var scrum: DailyScrum
    @Presents var editScrum: DetailEditFeature.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelEditButtonTapped
    case confirmEditButtonTapped
    case editButtonTapped
    case editScrum(PresentationAction<DetailEditFeature.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.editScrum = DetailEditFeature.State(scrum: state.scrum)
        return .none

      case .cancelEditButtonTapped:
        state.editScrum = nil
        return .none

      case .confirmEditButtonTapped:
        if let scrum = state.editScrum?.scrum {
          state.scrum = scrum
        }
        state.editScrum = nil
        return .none

      case .binding:
        return .none

      case .editScrum:
        return .none
      }
    }
    .ifLet(\.$editScrum, action: \.editScrum) {
      DetailEditFeature()
    }
  }
}
