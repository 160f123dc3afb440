import Navigation

/// An action that a test waits for, in one of the ways to name it.
///
/// ```swift
/// await store.receiveUnordered(
///   .inCase(\.scrumsLoaded),
///   .inCase(\.titleChanged, "Design"),
///   .where { $0.isOver }
/// )
/// ```
public struct ActionMatcher<Action> {
  /// What it is called in reports.
  let description: String
  let matches: (Action) -> Bool
  /// The whole action, when the test named it.
  var expected: Action?
  /// Whether another action differs in its payload alone.
  var isInSameCase: (Action) -> Bool = { _ in false }

  /// This action and no other.
  public static func equal(to action: Action) -> Self where Action: Equatable {
    let text = casePathText(of: action)
    return Self(
      description: text,
      matches: { $0 == action },
      expected: action,
      isInSameCase: { casePathText(of: $0) == text }
    )
  }

  /// Any action of the case that a key path names.
  public static func inCase<Value>(_ actionCase: CaseKeyPath<Action, Value>) -> Self {
    let path = AnyCasePath(actionCase)
    return Self(description: caseKeyPathText(actionCase)) { path.extract(from: $0) != nil }
  }

  /// An action of the case that a key path names, with a payload.
  public static func inCase<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value
  ) -> Self {
    let path = AnyCasePath(actionCase)
    return Self(
      description: caseKeyPathText(actionCase),
      matches: { path.extract(from: $0) == value },
      expected: path.embed(value),
      isInSameCase: { path.extract(from: $0) != nil }
    )
  }

  /// An action for which `isMatching` holds.
  ///
  /// - Parameter isMatching: May be asked more than once about the same action.
  public static func `where`(_ isMatching: @escaping (_ action: Action) -> Bool) -> Self {
    Self(description: "an action that matches the given condition", matches: isMatching)
  }
}
