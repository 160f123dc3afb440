import Navigation

extension TestSession {
  /// Nothing came, or nothing that was looked for.
  func reportNothingReceived(_ matching: Matching, timeout: Duration, at site: SourceSite) {
    let came = held.map(\.action)
    let others =
      came.isEmpty ? nil : "What came instead, and can still be received:\n\n\(list(came))"
    let missing = matching.matchers.count == 1 ? nil : marked(matching.missing.map(text), "-")
    report(
      [
        """
        Expected to receive \(name(of: matching)), but \
        \(came.isEmpty ? "nothing came" : "it did not come"): \(reason(timeout))
        """,
        missing,
        others,
      ],
      at: site
    )
  }

  /// Something else came.
  func reportUnexpected(_ actions: [Action], instead matching: Matching, at site: SourceSite) {
    let missing = matching.missing
    let queued = actionsInFront(of: missing, behind: actions)
    let isPayload =
      queued == nil && actions.count == 1 && missing.count == 1
      && missing[0].isInSameCase(actions[0])
    report(
      [
        isPayload
          ? "Received \(missing[0].description) with another payload than expected:"
          : "Expected to receive \(name(of: matching)), but \(another(actions)) came first:",
        difference(missing, actions),
        "(− expected, + actual)",
        queued ?? advice(isPayload: isPayload),
        effectsAtWork,
      ],
      at: site
    )
  }

  private func name(of matching: Matching) -> String {
    let (missing, all) = (matching.missing, matching.matchers)
    return all.count == 1
      ? all[0].description
      : "\(missing.count == all.count ? "" : "\(missing.count) of ")\(all.count) actions in any order"
  }

  private func another(_ actions: [Action]) -> String {
    actions.count == 1 ? "another action" : "\(actions.count) other actions"
  }

  private func advice(isPayload: Bool) -> String {
    isPayload
      ? "Correct what is expected, or what sends it."
      : "Receive it first, or correct what is expected."
  }

  /// The difference of two actions, or both sides whole.
  private func difference(_ missing: [Matcher], _ actions: [Action]) -> String {
    if missing.count == 1, actions.count == 1, let expected = missing[0].expected,
      let text = diff(expected, actions[0])
    {
      return indented(text)
    }
    return marked(missing.map(text), "-") + "\n"
      + marked(actions.map { String(customDumping: $0) }, "+")
  }

  private func text(of matcher: Matcher) -> String {
    matcher.expected.map { String(customDumping: $0) } ?? matcher.description
  }

  /// Texts as the lines of one side of a difference.
  private func marked(_ texts: [String], _ mark: String) -> String {
    texts
      .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { "    \(mark) \($0)" }
      .joined(separator: "\n")
  }

  /// What is said of actions that are in the way of those expected; nil when none of those comes.
  private func actionsInFront(of missing: [Matcher], behind unexpected: [Action]) -> String? {
    let line = unexpected + held.map(\.action)
    func isMissing(_ action: Action) -> Bool { missing.contains { $0.matches(action) } }
    guard let last = line.lastIndex(where: isMissing) else { return nil }
    let first = line.firstIndex(where: isMissing) ?? last
    let inFront = line[..<(missing.count == 1 ? first : last)].filter { !isMissing($0) }
    return """
      What is expected comes later, behind \(counted(inFront.count, "action")):

      \(list(inFront))
      """
  }

  /// Where each effect that is still at work was started; nil when there is none.
  private var effectsAtWork: String? {
    running.isEmpty ? nil : "Effects at work:\n\n\(list(running))"
  }

  /// Why nothing more comes.
  private func reason(_ timeout: Duration) -> String {
    let running = running
    if isDismissed {
      return "the root feature has dismissed itself, which ended its effects."
    }
    if running.isEmpty {
      return """
        no effect is at work that could send it. Check that the action before returned the effect, \
        and that nothing cancelled it.
        """
    }
    if isQuiet {
      return """
        every effect at work sleeps on a test clock. Advance the clock first:

        \(list(running))
        """
    }
    return """
      effects have been waiting for the outside world for \(timeout). Let it answer, or raise the \
      "timeout":

      \(list(running))
      """
  }

  /// Fails the test with paragraphs, of which some may be missing.
  private func report(_ paragraphs: [String?], at site: SourceSite) {
    NavigationTesting.report(paragraphs.compactMap { $0 }.joined(separator: "\n\n"), at: site)
  }
}
