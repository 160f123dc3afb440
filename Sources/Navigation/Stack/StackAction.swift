/// An action of a screen on a stack, or a change of the stack by whoever shows it.
public enum StackAction<State, Action> {
  /// Something happened on the screen under an id.
  case element(id: StackElementID, action: Action)
  /// The screen under an id goes, and everything above it.
  case popFrom(id: StackElementID)
  /// A screen comes, under an id that the sender took from the stack's generator.
  case push(id: StackElementID, state: State)
}

/// The stack action of a screen's reducer.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a stack action: `\.path[id: 0]`, `\.path[id: 0].detail.delete`,
  /// `\.path.popFrom`.
  public struct AllCasePaths: Sendable {
    /// The action of whichever screen, with its id.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        name: "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .element(let id, let action) = action else { return nil }
          return (id, action)
        }
      )
    }

    /// A pop, with the id of the lowest screen that goes.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        name: "popFrom",
        embed: { .popFrom(id: $0) },
        extract: { action in
          guard case .popFrom(let id) = action else { return nil }
          return id
        }
      )
    }

    /// A push, with the new screen and its id.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        name: "push",
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { action in
          guard case .push(let id, let state) = action else { return nil }
          return (id, state)
        }
      )
    }

    /// The action of the screen under an id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        name: "[id: \(id)]",
        embed: { .element(id: id, action: $0) },
        extract: { action in
          guard case .element(id, let action) = action else { return nil }
          return action
        }
      )
    }
  }
}
