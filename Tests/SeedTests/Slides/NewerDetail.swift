import Foundation
import Navigation

/// The same features in the newer style of sharing, with what the slides call advanced. They bear
/// the names of the older ones, so that whatever the macros write must mean the right ones.
enum Newer {}

extension Newer {
  @Reducer
  struct DetailEditFeature {
    @ObservableState
    struct State: Equatable {
      var scrum: DailyScrum = .emptyScrum
      var newAttendeeName = ""
    }

    enum Action: BindableAction {
      case addAttendeeButtonTapped
      case binding(BindingAction<State>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addAttendeeButtonTapped:
          state.scrum.attendees.append(
            DailyScrum.Attendee(id: uuid(), name: state.newAttendeeName)
          )
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
      @Presents var destination: Destination.State?
      @Shared var scrum: DailyScrum
    }

    enum Action {
      case cancelEditButtonTapped
      case confirmEditButtonTapped
      case delegate(Delegate)
      case deleteButtonTapped
      case destination(PresentationAction<Destination.Action>)
      case editButtonTapped

      @CasePathable
      enum Alert {
        case confirmDeletion
      }

      @CasePathable
      enum Delegate: Equatable {
        case deleteScrum(id: DailyScrum.ID)
      }
    }

    /// What can stand over the screen, one at a time.
    @Reducer
    enum Destination {
      case alert(AlertState<DetailFeature.Action.Alert>)
      case edit(DetailEditFeature)
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cancelEditButtonTapped:
          state.destination = nil
          return .none

        case .confirmEditButtonTapped:
          guard let edit = state.destination?.edit else { return .none }
          state.$scrum.withLock { $0 = edit.scrum }
          state.destination = nil
          return .none

        case .delegate:
          return .none

        case .deleteButtonTapped:
          state.destination = .alert(.deletion)
          return .none

        case .destination(.presented(.alert(.confirmDeletion))):
          return .run { [id = state.scrum.id] send in
            await send(.delegate(.deleteScrum(id: id)))
            await dismiss()
          }

        case .destination:
          return .none

        case .editButtonTapped:
          state.destination = .edit(DetailEditFeature.State(scrum: state.scrum))
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }
}

extension Newer.DetailFeature.Destination.State: Equatable {}

extension AlertState<Newer.DetailFeature.Action.Alert> {
  static let deletion = AlertState {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Yes")
    }
    ButtonState(role: .cancel) {
      TextState("Nevermind")
    }
  } message: {
    TextState("This cannot be undone.")
  }
}
