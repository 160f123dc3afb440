import Navigation

extension TestSession {
  typealias Matcher = ActionMatcher<Action>

  /// Receives one action of an effect.
  func receive(
    _ matcher: Matcher,
    _ expectation: Expectation?,
    timeout: Duration?,
    at site: SourceSite
  ) async {
    let timeout = timeout ?? self.timeout
    if exhaustivity.isOn {
      await receiveNext(matcher, expectation, timeout: timeout, at: site)
    } else {
      await receiveFirst(matcher, expectation, timeout: timeout, at: site)
    }
    await settle()
  }

  /// The action must be the next one.
  private func receiveNext(
    _ matcher: Matcher,
    _ expectation: Expectation?,
    timeout: Duration,
    at site: SourceSite
  ) async {
    await drive(until: { !held.isEmpty }, timeout: timeout)
    guard let next = held.first else {
      return reportNothingReceived(matcher.description, timeout: timeout, at: site)
    }
    guard matcher.matches(next.action) else {
      reportUnexpected(next.action, instead: matcher, at: site)
      _ = reduce(next)
      remove(next)
      tracker.expectCurrentValues()
      return
    }
    let change = reduce(next)
    remove(next)
    check(change, expectation, after: casePathText(of: next.action), at: site)
  }

  /// The action must be among those that come; those before it are passed over.
  ///
  /// To see what follows from an action the reducer has to see it. So actions go ahead one by one,
  /// but stay in line, in case none matches.
  private func receiveFirst(
    _ matcher: Matcher,
    _ expectation: Expectation?,
    timeout: Duration,
    at site: SourceSite
  ) async {
    var passedOver: [Action] = []
    var reduced = 0
    while !held.contains(where: { matcher.matches($0.action) }) {
      if let next = held.first(where: { $0.change == nil }), reduced < 10_000 {
        next.change = reduce(next)
        reduced += 1
        if !held.contains(where: { $0.change == nil }) { await settle() }
      } else {
        let came = await drive(until: { held.contains { $0.change == nil } }, timeout: timeout)
        guard came, reduced < 10_000 else {
          return reportNothingReceived(matcher.description, timeout: timeout, at: site)
        }
      }
    }
    while let next = held.first {
      let change = reduce(next)
      remove(next)
      if matcher.matches(next.action) {
        showSkipped(passedOver, at: site)
        check(change, expectation, after: casePathText(of: next.action), at: site)
        return
      }
      passedOver.append(next.action)
    }
  }

  /// Receives as many actions as there are matchers, in whatever order they come.
  func receiveUnordered(
    _ matchers: [Matcher],
    _ expectation: Expectation?,
    timeout: Duration?,
    at site: SourceSite
  ) async {
    let timeout = timeout ?? self.timeout
    var missing = matchers
    var change: StateChange<State>?
    var names: [String] = []
    while !missing.isEmpty {
      let next = await next(among: missing, timeout: timeout)
      guard let (held, index) = next else {
        reportMissing(missing, timeout: timeout, at: site)
        tracker.expectCurrentValues()
        break
      }
      missing.remove(at: index)
      names.append(casePathText(of: held.action))
      let latest = reduce(held)
      remove(held)
      change = change?.followed(by: latest) ?? latest
    }
    if let change, missing.isEmpty {
      check(change, expectation, after: names.joined(separator: ", "), at: site)
    }
    await settle()
  }

  /// The next action in line that is among the missing ones; in an exhaustive test it must be
  /// first.
  private func next(
    among missing: [Matcher],
    timeout: Duration
  ) async -> (held: Held, index: Int)? {
    func candidate() -> (held: Held, index: Int)? {
      for held in exhaustivity.isOn ? Array(held.prefix(1)) : held {
        let index = missing.firstIndex { $0.matches(held.action) }
        if let index { return (held, index) }
      }
      return nil
    }
    await drive(
      until: { exhaustivity.isOn ? !held.isEmpty : candidate() != nil },
      timeout: timeout
    )
    return candidate()
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
