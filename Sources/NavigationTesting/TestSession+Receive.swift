import Navigation

extension TestSession {
  typealias Matcher = ActionMatcher<Action>
  typealias Matching = ActionMatching<Action>

  /// Receives as many actions of effects as there are matchers, in whatever order they come, and
  /// compares what all of them together changed.
  ///
  /// In an exhaustive test they must be the next ones: one that is not expected takes the place of
  /// one that is. In other tests those in between are passed over.
  func receive(
    _ matchers: [Matcher],
    _ expectation: Expectation?,
    timeout: Duration?,
    at site: SourceSite
  ) async {
    let timeout = timeout ?? self.timeout
    var matching = Matching(matchers)
    var received = Received()
    for _ in matchers.indices {
      guard let next = await next(for: matching, timeout: timeout, at: site) else {
        reportNothingReceived(matching, timeout: timeout, at: site)
        break
      }
      let isExpected = matching.take(next.action)
      received.add(next.action, reduce(next), isExpected: isExpected)
      remove(next)
    }
    if !received.unexpected.isEmpty {
      reportUnexpected(received.unexpected, instead: matching, at: site)
    }
    if matching.isComplete, let change = received.change {
      check(change, expectation, after: received.names.joined(separator: ", "), at: site)
    } else {
      tracker.expectCurrentValues()
    }
    await settle()
  }

  /// What came so far.
  private struct Received {
    var names: [String] = []
    var change: StateChange<State>?
    var unexpected: [Action] = []

    mutating func add(_ action: Action, _ latest: StateChange<State>, isExpected: Bool) {
      names.append(casePathText(of: action))
      change = change?.followed(by: latest) ?? latest
      if !isExpected { unexpected.append(action) }
    }
  }

  /// The action to receive next; nil when none comes.
  private func next(
    for matching: Matching,
    timeout: Duration,
    at site: SourceSite
  ) async -> Held? {
    if exhaustivity.isOn {
      await drive(until: { !held.isEmpty }, timeout: timeout)
      return held.first
    }
    while let found = await search(for: matching, timeout: timeout) {
      passOver(to: found, at: site)
      // NB: one of those in front may have cancelled the effect that sent it.
      if held.first === found { return found }
    }
    return nil
  }

  /// The first action that there is a place for.
  ///
  /// To see what follows from an action the reducer has to see it. So actions go ahead one by one,
  /// but stay in line, in case none matches.
  private func search(for matching: Matching, timeout: Duration) async -> Held? {
    for _ in 0..<10_000 {
      if let found = held.first(where: { matching.accepts($0.action) }) { return found }
      if let next = held.first(where: { $0.change == nil }) {
        next.change = reduce(next)
        if !held.contains(where: { $0.change == nil }) { await settle() }
      } else {
        let came = await drive(until: { held.contains { $0.change == nil } }, timeout: timeout)
        guard came else { return nil }
      }
    }
    return nil
  }

  /// Lets the reducer see what is in front of an action, and forgets it.
  private func passOver(to next: Held, at site: SourceSite) {
    var passedOver: [Action] = []
    while let first = held.first, first !== next, held.contains(where: { $0 === next }) {
      _ = reduce(first)
      remove(first)
      passedOver.append(first.action)
    }
    showSkipped(passedOver, at: site)
  }
}

extension StateChange {
  /// This change and the one after it as one.
  func followed(by next: StateChange) -> StateChange {
    StateChange(
      before: before,
      after: next.after,
      stackElementID: stackElementID,
      hasSharedChanges: hasSharedChanges || next.hasSharedChanges
    )
  }
}
