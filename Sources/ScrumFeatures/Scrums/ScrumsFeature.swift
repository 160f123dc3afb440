import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of scrums: it opens them, orders them, deletes them, and presents the sheet for a new
/// one.
@Reducer
public struct ScrumsFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrums: IdentifiedArrayOf<DailyScrum>
    @Presents public var newScrum: NewScrumFeature.State?
    @Presents public var alert: AlertState<Action.Alert>?

    public init(
      scrums: Shared<IdentifiedArrayOf<DailyScrum>>,
      newScrum: NewScrumFeature.State? = nil
    ) {
      _scrums = scrums
      self.newScrum = newScrum
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped(id: DailyScrum.ID)
    case newScrum(PresentationAction<NewScrumFeature.Action>)
    case newScrumButtonTapped
    case scrumTapped(id: DailyScrum.ID)
    case scrumsMoved(fromOffsets: [Int], toOffset: Int)

    @CasePathable
    public enum Alert: Hashable, Sendable {
      case deletionConfirmed(id: DailyScrum.ID)
    }

    @CasePathable
    public enum Delegate: Hashable, Sendable {
      /// The scrum's own screen is wanted.
      case openScrum(id: DailyScrum.ID)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed(let id))):
        _ = state.$scrums.withLock { $0.remove(id: id) }
        return .none

      case .alert, .delegate, .newScrum:
        return .none

      case .deleteButtonTapped(let id):
        guard let scrum = state.scrums[id: id] else { return .none }
        state.alert = .deletion(of: scrum, action: .deletionConfirmed(id: id))
        return .none

      case .newScrumButtonTapped:
        state.newScrum = NewScrumFeature.State(scrums: state.$scrums)
        return .none

      case .scrumTapped(let id):
        return .send(.delegate(.openScrum(id: id)))

      case .scrumsMoved(let offsets, let destination):
        state.$scrums.withLock { $0.move(fromOffsets: offsets, toOffset: destination) }
        return .none
      }
    }
    .ifLet(\.$newScrum, action: \.newScrum) {
      NewScrumFeature()
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState {
  /// Asks whether a scrum goes.
  static func deletion(of scrum: DailyScrum, action: Action) -> Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: action) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState("\"\(scrum.title)\" goes, with its history and follow-ups.")
    }
  }
}
