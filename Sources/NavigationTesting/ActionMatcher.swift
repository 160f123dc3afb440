import Navigation

/// An action that a test waits for.
struct ActionMatcher<Action> {
  /// What it is called in reports.
  let description: String
  let matches: (Action) -> Bool
  /// The whole action, when the test named it.
  var expected: Action?

  static func equal(to action: Action) -> Self where Action: Equatable {
    Self(description: casePathText(of: action), matches: { $0 == action }, expected: action)
  }

  static func inCase<Value>(_ keyPath: CaseKeyPath<Action, Value>) -> Self {
    let path = AnyCasePath(keyPath)
    return Self(description: caseKeyPathText(keyPath)) { path.extract(from: $0) != nil }
  }

  static func inCase<Value: Equatable>(
    _ keyPath: CaseKeyPath<Action, Value>,
    _ value: Value
  ) -> Self {
    let path = AnyCasePath(keyPath)
    return Self(
      description: caseKeyPathText(keyPath),
      matches: { path.extract(from: $0) == value },
      expected: path.embed(value)
    )
  }

  static func `where`(_ isMatching: @escaping (Action) -> Bool) -> Self {
    Self(description: "an action that matches the given condition", matches: isMatching)
  }

  /// What was expected, and what came instead.
  func mismatch(with action: Action) -> String {
    guard let expected else {
      return "\(indented(customDump(action)))"
    }
    return difference(expected, action)
  }
}
