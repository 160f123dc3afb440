import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is to be done after the stand-ups of a scrum: a list to add to, to check off, to filter.
///
/// The rows are the scrum's own. Offsets always mean the rows as they are shown under the filter.
@Reducer
public struct FollowUpsFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared public var scrum: DailyScrum
    public var filter = Filter.all
    public var newDescription = ""
    /// Who takes care of the new one; nil for nobody.
    public var newOwner: String?
    /// Why the last thing that was tried was refused; nil after a success.
    public internal(set) var failure: ValidationFailure?

    public init(scrum: Shared<DailyScrum>) { _scrum = scrum }
  }

  public enum Filter: String, CaseIterable, Hashable, Sendable {
    case all
    case active
    case completed
  }

  public enum Action: BindableAction, Sendable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearCompletedButtonTapped
    case delete(atOffsets: [Int])
    case move(fromOffsets: [Int], toOffset: Int)
    case rows(IdentifiedActionOf<FollowUpFeature>)
    /// The completed ones go to the bottom.
    case sortCompleted
  }

  /// The wait for the sorting: one, begun anew by each check and each move.
  enum CancelID { case sort }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        add(&state)
        return .none

      case .clearCompletedButtonTapped:
        guard state.scrum.followUps.contains(where: \.isComplete) else { return .none }
        state.$scrum.withLock { $0.followUps.removeAll(where: \.isComplete) }
        return .none

      case .delete(let offsets):
        let ids = Set(state.shownIDs(at: offsets))
        guard !ids.isEmpty else { return .none }
        state.$scrum.withLock { $0.followUps.removeAll { ids.contains($0.id) } }
        return .none

      case .move(let offsets, let destination):
        state.move(fromOffsets: offsets, toOffset: destination)
        return sort(after: .milliseconds(100))

      case .rows(.element(_, .descriptionEntered(let text))):
        state.failure = failure { () throws(ValidationFailure) in
          _ = try FollowUp.validDescription(text)
        }
        return .none

      case .rows(.element(_, .binding(\.isComplete))):
        return sort(after: .seconds(1))

      case .sortCompleted:
        let followUps = state.scrum.followUps
        let sorted = followUps.filter { !$0.isComplete } + followUps.filter(\.isComplete)
        guard sorted != followUps else { return .none }
        state.$scrum.withLock { $0.followUps = sorted }
        return .none

      case .binding, .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      FollowUpFeature()
    }
  }

  private func add(_ state: inout State) {
    let (text, owner) = (state.newDescription, state.newOwner)
    state.failure = failure { () throws(ValidationFailure) in
      let followUp = try FollowUp(text, owner: owner, id: uuid(), added: date.now)
      state.$scrum.withLock { $0.followUps.insert(followUp, at: 0) }
    }
    guard state.failure == nil else { return }
    state.newDescription = ""
    state.newOwner = nil
  }

  private func failure(
    of body: () throws(ValidationFailure) -> Void
  ) -> ValidationFailure? {
    do throws(ValidationFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func sort(after delay: Duration) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: delay)
      await send(.sortCompleted)
    }
    .cancellable(id: CancelID.sort, cancelInFlight: true)
  }
}
