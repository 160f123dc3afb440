import Navigation

/// A meeting that was held: who was there, for how long, and what was noted.
@Reducer
public struct PastMeetingFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrum: DailyScrum
    public let meetingID: Meeting.ID
    @Presents public var alert: AlertState<Action.Alert>?

    public init(scrum: Shared<DailyScrum>, meetingID: Meeting.ID) {
      _scrum = scrum
      self.meetingID = meetingID
    }

    /// Nil when it has gone.
    public var meeting: Meeting? {
      scrum.history.first { $0.id == meetingID }
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped

    @CasePathable
    public enum Alert: Hashable, Sendable {
      case deletionConfirmed
    }

    @CasePathable
    public enum Delegate: Hashable, Sendable {
      /// The meeting is to be deleted; this screen goes with it.
      case deletionConfirmed(id: Meeting.ID)
    }
  }

  @Dependency(\.localDays) var days

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed)):
        return .send(.delegate(.deletionConfirmed(id: state.meetingID)))

      case .alert, .delegate:
        return .none

      case .deleteButtonTapped:
        guard let meeting = state.meeting else { return .none }
        state.alert = .deletion(of: meeting, days, action: .deletionConfirmed)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
