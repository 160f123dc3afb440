/// An action of a presented child, or its dismissal.
public enum PresentationAction<Action> {
  /// The child goes: the parent's reducer runs first and can still read it.
  case dismiss
  /// Something happened in the child.
  case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a presentation action. A child's cases are reached without `presented`:
  /// `\.sheet.save`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        name: "dismiss",
        embed: { .dismiss },
        extract: { action in
          guard case .dismiss = action else { return nil }
          return ()
        }
      )
    }

    /// Any action of the child.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        name: "presented",
        embed: { .presented($0) },
        extract: { action in
          guard case .presented(let action) = action else { return nil }
          return action
        }
      )
    }

    /// An action of the child by its case.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return presented.appending(path).named(path.name)
    }
  }
}
