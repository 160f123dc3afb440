/// Which of several expected actions have come, in whatever order.
///
/// An action that two matchers would take goes to the one that leaves the most for those that come
/// later: what was given to one matcher is given to another one when that helps.
struct ActionMatching<Action> {
  let matchers: [ActionMatcher<Action>]
  /// For each action that was taken, which matchers would have it.
  private var candidates: [[Int]] = []
  /// For each matcher, which of the actions taken it has.
  private var owned: [Int?]

  init(_ matchers: [ActionMatcher<Action>]) {
    self.matchers = matchers
    owned = matchers.map { _ in nil }
  }

  /// The matchers that no action has come for.
  var missing: [ActionMatcher<Action>] {
    zip(matchers, owned).compactMap { matcher, action in action == nil ? matcher : nil }
  }

  var isComplete: Bool { !owned.contains(nil) }

  /// Whether there is a place for an action beside those already taken.
  func accepts(_ action: Action) -> Bool {
    var copy = self
    return copy.take(action)
  }

  /// Takes an action; false, without a change, when there is no place for it.
  mutating func take(_ action: Action) -> Bool {
    candidates.append(matchers.indices.filter { matchers[$0].matches(action) })
    var tried: Set<Int> = []
    if place(candidates.count - 1, &tried) { return true }
    candidates.removeLast()
    return false
  }

  /// Gives an action to a matcher, and moves others out of its way.
  private mutating func place(_ action: Int, _ tried: inout Set<Int>) -> Bool {
    for matcher in candidates[action] where tried.insert(matcher).inserted {
      if let other = owned[matcher], !place(other, &tried) { continue }
      owned[matcher] = action
      return true
    }
    return false
  }
}
