/// Tells whether what is presented goes away with its first action, as an alert does.
@usableFromInline
struct Ephemerality<State, Action>: Sendable {
  private enum Rule { case never, always, marked, byCase }
  private let rule: Rule

  @usableFromInline
  init() {
    if State.self is any _EphemeralState.Type {
      rule = .always
    } else if State.self is any CaseReducerState.Type {
      rule = .marked
    } else {
      rule = State.self is any CasePathable.Type ? .byCase : .never
    }
  }

  /// Whether it can be true at all.
  @usableFromInline var isPossible: Bool { rule != .never }

  /// Whether the state is an alert, and the action one of its own.
  @usableFromInline
  func applies(to state: State, action: Action) -> Bool {
    switch rule {
    case .never: false
    case .always: true
    case .marked:
      (state as? any CaseReducerState)?._$isEphemeral == true && Self.answers(state, action)
    case .byCase:
      Self.answers(state, action)
    }
  }

  /// Whether both are in the same case, which holds an alert and an action of it.
  private static func answers(_ state: State, _ action: Action) -> Bool {
    guard
      let child = Mirror(reflecting: state).children.first,
      let childAction = Mirror(reflecting: action).children.first,
      child.label == childAction.label,
      let ephemeral = child.value as? any _EphemeralState
    else { return false }
    return isAction(childAction.value, of: ephemeral)
  }

  private static func isAction<Ephemeral: _EphemeralState>(
    _ action: Any,
    of state: Ephemeral
  ) -> Bool {
    action is Ephemeral.Action
  }
}
