import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A meeting that is being held: it keeps the round going by the clock, takes down what is said, and
/// ends in one past meeting or in none.
///
/// Each reading is the time on the continuous clock since the meeting was started, so that neither a
/// sleep of the machine nor a change of the date goes unnoticed or does harm.
@Reducer
public struct MeetingFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrum: DailyScrum
    public internal(set) var round: MeetingRound
    /// Notes of the whole meeting.
    public internal(set) var notes: [String] = []
    /// What its past meeting will be known by; nil until it has begun.
    public internal(set) var record: RecordHead?
    /// Why the last thing that was tried could not be done.
    public internal(set) var refusal: MeetingRefusal?
    /// Whether it was saved or discarded; nothing changes it then.
    public internal(set) var isOver = false
    @Presents public var destination: Destination.State?
    var stopwatch: MeetingStopwatch?

    init(scrum: Shared<DailyScrum>, round: MeetingRound) {
      _scrum = scrum
      self.round = round
    }
  }

  /// The id and the beginning of a meeting.
  public struct RecordHead: Hashable, Sendable {
    public let id: Meeting.ID
    public internal(set) var date: Date
  }

  public enum Action: Sendable {
    case absentButtonTapped(id: MeetingRound.Speaker.ID)
    case clockRead(Duration)
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case discardButtonTapped
    case endButtonTapped
    case guestsEntered([String])
    /// The screen is about to be left in another way than by an end.
    case leaveAttempted
    case nextButtonTapped
    case noteEntered(String, NoteSubject)
    case pauseButtonTapped
    case presentButtonTapped(id: MeetingRound.Speaker.ID)
    case previousButtonTapped
    case restartButtonTapped
    case resumeButtonTapped
    /// Somebody looks, or the state is to be kept: what it shows is to be that of now.
    case screenShown
    case speakerTapped(id: MeetingRound.Speaker.ID)
    /// The meeting begins, or goes on; it stays in flight until the meeting is over.
    case task
    case timeAdjusted(by: Duration)

    @CasePathable
    public enum Delegate: Hashable, Sendable {
      /// The meeting ended, and this is to be put into the scrum's history, once.
      case finished(Meeting)
      case discarded
      /// What is to be heard and told: bells, turns, overtime, sleeps of the machine. In order.
      case happened([MeetingRound.Event])
    }
  }

  /// Whose notes a note belongs to.
  public enum NoteSubject: Hashable, Sendable {
    case speaker
    case person(MeetingRound.Speaker.ID)
    case meeting
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard !state.isOver else { return .none }
      switch action {
      case .task:
        return begin(&state)

      case .clockRead(let reading):
        return .merge(tell(state.round.advance(to: reading)), wake(state))

      case .screenShown:
        return tell(state.round.advance(to: reading(state)))

      case .nextButtonTapped:
        return perform(&state) { round, now throws(MeetingRefusal) in try round.next(at: now) }

      case .speakerTapped(let id):
        return perform(&state) { round, now throws(MeetingRefusal) in
          try round.next(to: id, at: now)
        }

      case .previousButtonTapped:
        return perform(&state) { round, now throws(MeetingRefusal) in try round.previous(at: now) }

      case .restartButtonTapped:
        return perform(&state) { round, now throws(MeetingRefusal) in round.restart(at: now) }

      case .pauseButtonTapped:
        return perform(&state) { round, now throws(MeetingRefusal) in try round.pause(at: now) }

      case .resumeButtonTapped:
        return perform(&state) { round, now throws(MeetingRefusal) in
          try round.resume(at: now)
          return []
        }

      case .absentButtonTapped(let id):
        return perform(&state) { round, now throws(MeetingRefusal) in
          try round.absent(id, at: now)
        }

      case .presentButtonTapped(let id):
        return perform(&state) { round, now throws(MeetingRefusal) in
          try round.present(id, at: now)
        }

      case .guestsEntered(let names):
        return perform(&state) { round, now throws(MeetingRefusal) in
          try round.addGuests(names, at: now)
        }

      case .noteEntered(let text, let subject):
        return note(text, subject, &state)

      case .timeAdjusted(let time):
        return adjust(by: time, &state)

      case .endButtonTapped:
        state.refusal = nil
        state.destination = .end(.endMeeting(title: state.scrum.title))
        return tell(state.round.advance(to: reading(state)))

      case .leaveAttempted:
        state.refusal = nil
        if state.destination == nil {
          state.destination = .end(.endMeeting(title: state.scrum.title))
        }
        return tell(state.round.advance(to: reading(state)))

      case .discardButtonTapped:
        state.refusal = nil
        state.destination = .discard(.discardMeeting(title: state.scrum.title))
        return tell(state.round.advance(to: reading(state)))

      case .destination(.presented(.end(.saveConfirmed))):
        return finish(&state)

      case .destination(.presented(.end(.discardConfirmed))),
        .destination(.presented(.discard(.discardConfirmed))):
        return leave(.discarded, &state)

      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
