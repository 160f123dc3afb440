import Navigation

/// The meetings that a scrum has held: each is opened, or deleted.
@Reducer
public struct HistoryFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrum: DailyScrum
    @Presents public var alert: AlertState<Action.Alert>?

    public init(scrum: Shared<DailyScrum>) { _scrum = scrum }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped(id: Meeting.ID)
    case meetingTapped(id: Meeting.ID)

    @CasePathable
    public enum Alert: Hashable, Sendable {
      case deletionConfirmed(id: Meeting.ID)
    }

    @CasePathable
    public enum Delegate: Hashable, Sendable {
      /// The meeting's own screen is wanted.
      case openMeeting(id: Meeting.ID)
    }
  }

  @Dependency(\.localDays) var days

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed(let id))):
        state.$scrum.withLock { $0.history.removeAll { $0.id == id } }
        return .none

      case .alert, .delegate:
        return .none

      case .deleteButtonTapped(let id):
        guard let meeting = state.scrum.history.first(where: { $0.id == id }) else { return .none }
        state.alert = .deletion(of: meeting, days, action: .deletionConfirmed(id: id))
        return .none

      case .meetingTapped(let id):
        return .send(.delegate(.openMeeting(id: id)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState {
  /// Asks whether a past meeting goes.
  static func deletion(of meeting: Meeting, _ days: LocalDays, action: Action) -> Self {
    let notes = meeting.attendees.map(\.notes.count).reduce(meeting.notes.count, +)
    return AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: action) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(
        "The meeting of \(days.day(of: meeting.date)) \(days.time(of: meeting.date)) goes"
          + (notes == 0 ? "." : notes == 1 ? ", with its note." : ", with its \(notes) notes.")
      )
    }
  }
}
