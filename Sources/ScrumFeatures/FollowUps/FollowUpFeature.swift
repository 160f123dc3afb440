import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One row of the follow-ups: it is checked, and its description is edited.
@Reducer
public struct FollowUpFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    public var followUp: FollowUp
    public var id: FollowUp.ID { followUp.id }

    /// Whether it is done; `completed` follows it.
    public var isComplete: Bool {
      get { followUp.isComplete }
      set { followUp.isComplete = newValue }
    }

    public init(_ followUp: FollowUp) { self.followUp = followUp }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    /// A blank one is refused.
    case descriptionEntered(String)
  }

  @Dependency(\.date) var date

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isComplete):
        let isComplete = state.isComplete
        state.followUp.completed = isComplete ? state.followUp.completed ?? date.now : nil
        return .none

      case .binding:
        return .none

      case .descriptionEntered(let text):
        guard let text = try? FollowUp.validDescription(text) else { return .none }
        state.followUp.description = text
        return .none
      }
    }
  }
}
