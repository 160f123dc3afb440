import Navigation

/// The screen of one scrum: it shows everything about it, edits it in a sheet, and deletes it.
@Reducer
public struct DetailFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrum: DailyScrum
    @Presents public var editScrum: DetailEditFeature.State?
    @Presents public var alert: AlertState<Action.Alert>?

    public init(scrum: Shared<DailyScrum>, editScrum: DetailEditFeature.State? = nil) {
      _scrum = scrum
      self.editScrum = editScrum
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case cancelEditButtonTapped
    case confirmEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case editButtonTapped
    case editScrum(PresentationAction<DetailEditFeature.Action>)
    case shuffleButtonTapped
    /// A meeting is to begin, without those who are absent.
    case startMeetingButtonTapped(absent: Set<DailyScrum.Attendee.ID>)

    @CasePathable
    public enum Alert: Hashable, Sendable {
      case deletionConfirmed
    }

    @CasePathable
    public enum Delegate: Hashable, Sendable {
      /// The scrum is to be deleted; this screen goes with it.
      case deletionConfirmed(id: DailyScrum.ID)
      /// A draft contradicted what was changed elsewhere: that is to be kept in a second scrum, if
      /// there is one, and told.
      case draftContradicted(DailyScrum?, [MergeConflict])
      /// The meeting's screen is wanted.
      case meetingStarted(absent: Set<DailyScrum.Attendee.ID>)
    }
  }

  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed)):
        return .send(.delegate(.deletionConfirmed(id: state.scrum.id)))

      case .alert, .delegate, .editScrum:
        return .none

      case .cancelEditButtonTapped:
        state.editScrum = nil
        return .none

      case .confirmEditButtonTapped:
        return confirmEdit(&state)

      case .deleteButtonTapped:
        state.alert = .deletion(of: state.scrum, action: .deletionConfirmed)
        return .none

      case .editButtonTapped:
        state.editScrum = DetailEditFeature.State(scrum: state.scrum)
        return .none

      case .shuffleButtonTapped:
        let order = withRandomNumberGenerator { state.scrum.attendees.shuffled(using: &$0) }
        state.$scrum.withLock { $0.attendees = order }
        return .none

      case .startMeetingButtonTapped(let absent):
        return .send(.delegate(.meetingStarted(absent: absent)))
      }
    }
    .ifLet(\.$editScrum, action: \.editScrum) {
      DetailEditFeature()
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Writes what the draft changed, and closes the sheet; an invalid draft stays open and says why.
  private func confirmEdit(_ state: inout State) -> Effect<Action> {
    guard let edit = state.editScrum else { return .none }
    do throws(ValidationFailure) {
      var merge = try edit.merged(into: state.scrum)
      if merge.scrum != state.scrum {
        merge = try state.$scrum.withLock { (scrum) throws(ValidationFailure) in
          // NB: once more, with what another session may have changed at this moment.
          let merge = try edit.merged(into: scrum)
          scrum = merge.scrum
          return merge
        }
      }
      state.editScrum = nil
      guard !merge.conflicts.isEmpty else { return .none }
      return .send(.delegate(.draftContradicted(merge.second, merge.conflicts)))
    } catch {
      state.editScrum?.failure = error
      return .none
    }
  }
}
