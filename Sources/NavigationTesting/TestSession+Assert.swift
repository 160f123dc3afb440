import Navigation

extension TestSession {
  typealias Expectation = (_ state: inout State) throws -> Void

  /// Compares what an action changed with what the test says of it.
  ///
  /// - Parameters:
  ///   - action: What the action is called in reports.
  func check(
    _ change: StateChange<State>,
    _ expectation: Expectation?,
    after action: String,
    at site: SourceSite
  ) {
    if exhaustivity.isOn {
      checkExactly(change, expectation, after: action, at: site)
    } else {
      checkPartly(change, expectation, after: action, at: site)
    }
  }

  /// The test must turn the state before into the state after.
  private func checkExactly(
    _ change: StateChange<State>,
    _ expectation: Expectation?,
    after action: String,
    at site: SourceSite
  ) {
    guard let expectation else {
      guard !areEqual(change.before, change.after) else { return }
      reportChange(
        from: change.before,
        to: change.after,
        "The state was not expected to change, but \(action) changed it:",
        "If the change is right, say so in a trailing closure.",
        at: site
      )
      return
    }
    guard let expected = expected(change, from: change.before, expectation, at: site) else {
      return
    }
    guard areEqual(expected, change.after) else {
      return reportMismatch(expected, change, after: action, at: site)
    }
    guard !change.hasSharedChanges, change.before == change.after else { return }
    report(
      """
      The state was expected to change, but no change occurred after \(action).

      What the trailing closure says leaves the state as it was before. If nothing is to change, \
      leave the closure out.
      """,
      at: site
    )
  }

  /// What the test says must be true of the state after.
  private func checkPartly(
    _ change: StateChange<State>,
    _ expectation: Expectation?,
    after action: String,
    at site: SourceSite
  ) {
    if exhaustivity.showsSkippedAssertions {
      showUnasserted(change, hasExpectation: expectation != nil, after: action, at: site)
    }
    tracker.expectCurrentValues()
    guard let expectation else { return }
    guard let expected = expected(change, from: change.after, expectation, at: site) else { return }
    if !areEqual(expected, change.after) {
      reportMismatch(expected, change, after: action, at: site)
    }
  }

  /// Runs the closure of a test; nil when it threw an error.
  private func expected(
    _ change: StateChange<State>,
    from start: State,
    _ expectation: Expectation,
    at site: SourceSite
  ) -> State? {
    var expected = start
    var dependencies = core.dependencies
    dependencies.stackElementID = change.stackElementID
    shownState = change.before
    defer { shownState = nil }
    do {
      try dependencies.inForce { try tracker.assert { try expectation(&expected) } }
      return expected
    } catch {
      tracker.expectCurrentValues()
      report(
        """
        Threw error: \(error)

        The closure that says what is expected must not fail: nothing was compared.
        """,
        at: site
      )
      return nil
    }
  }

  /// Compares the state as it is with what the test says of it.
  func checkNow(_ expectation: Expectation, at site: SourceSite) {
    let now = StateChange(
      before: core.state,
      after: core.state,
      stackElementID: core.dependencies.stackElementID.copy(),
      hasSharedChanges: tracker.hasChanges
    )
    if !exhaustivity.isOn { tracker.expectCurrentValues() }
    guard let expected = expected(now, from: now.after, expectation, at: site) else { return }
    if !areEqual(expected, now.after) {
      reportChange(
        from: expected,
        to: now.after,
        "The state does not match what was asserted:",
        "Correct what the trailing closure says, or the reducer.",
        at: site
      )
    }
  }

  /// Whether two states are equal, where a shared value stands for what is expected of it in the
  /// first one, and for itself in the other.
  func areEqual(_ expected: State, _ actual: State) -> Bool {
    tracker.assert { expected == actual }
  }

  private func reportMismatch(
    _ expected: State,
    _ change: StateChange<State>,
    after action: String,
    at site: SourceSite
  ) {
    reportChange(
      from: expected,
      to: change.after,
      "The state does not match what was expected after \(action):",
      "Correct what the trailing closure says, or the reducer.",
      at: site
    )
  }

  /// Reports a difference, that of shared values included, which counts as said from here on.
  private func reportChange(
    from expected: State,
    to actual: State,
    _ heading: String,
    _ advice: String,
    at site: SourceSite
  ) {
    let state = expected == actual ? nil : diff(expected, actual).map(indented)
    let parts = [state, sharedChanges()].compactMap { $0 }
    tracker.expectCurrentValues()
    report(
      """
      \(heading)

      \(parts.joined(separator: "\n\n"))

      (− expected, + actual)

      \(advice)
      """,
      at: site
    )
  }

  /// The shared values that are others than expected; nil when there are none.
  func sharedChanges() -> String? {
    let changes = tracker.unassertedChanges()
    guard !changes.isEmpty else { return nil }
    return changes.map { change in
      let text = diff(change.expected, change.actual) ?? String(customDumping: change.actual)
      return "    \(change.name):\n\(indented(text))"
    }
    .joined(separator: "\n\n")
  }

  private func showUnasserted(
    _ change: StateChange<State>,
    hasExpectation: Bool,
    after action: String,
    at site: SourceSite
  ) {
    let state = change.before == change.after ? nil : diff(change.before, change.after)
    let parts = [state.map(indented), sharedChanges()].compactMap { $0 }
    guard !parts.isEmpty else { return }
    let heading =
      hasExpectation
      ? "Of these changes after \(action), only what the closure says was asserted:"
      : "These changes after \(action) were not asserted:"
    SkippedAssertions.show("\(heading)\n\n\(parts.joined(separator: "\n\n"))", at: site)
  }
}
