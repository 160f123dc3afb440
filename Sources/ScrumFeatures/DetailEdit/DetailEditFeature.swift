import Navigation

/// The form of a scrum: it edits a draft, and nothing else ever sees the draft.
@Reducer
public struct DetailEditFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The draft.
    public var scrum: DailyScrum
    /// What is typed for the next attendee.
    public var newAttendeeName = ""
    /// Why the draft could not be taken, when it was tried.
    public var failure: ValidationFailure?
    /// The scrum as it was when the form was opened.
    public let original: DailyScrum

    public init(scrum: DailyScrum = .emptyScrum) {
      self.scrum = scrum
      original = scrum
    }

    /// Whether leaving the form would lose something.
    public var isChanged: Bool {
      scrum != original || !newAttendeeName.isEmpty
    }
  }

  public enum Action: BindableAction, Sendable {
    case addAttendeeButtonTapped
    case attendeesDeleted(atOffsets: [Int])
    case attendeesMoved(fromOffsets: [Int], toOffset: Int)
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        for name in DailyScrum.validNames([state.newAttendeeName]) {
          state.scrum.attendees.append(DailyScrum.Attendee(id: uuid(), name: name))
        }
        state.newAttendeeName = ""
        return .none

      case .attendeesDeleted(let offsets):
        state.scrum.attendees.remove(atOffsets: offsets)
        return .none

      case .attendeesMoved(let offsets, let destination):
        state.scrum.attendees.move(fromOffsets: offsets, toOffset: destination)
        return .none

      case .binding:
        state.failure = nil
        return .none
      }
    }
  }
}
