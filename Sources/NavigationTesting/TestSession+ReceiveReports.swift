import Navigation

extension TestSession {
  /// Nothing came, or nothing that was looked for.
  func reportNothingReceived(_ expected: String, timeout: Duration, at site: SourceSite) {
    let came = held.map(\.action)
    let others =
      came.isEmpty ? "" : "\n\nWhat came instead, and can still be received:\n\n\(list(came))"
    report(
      """
      Expected to receive \(expected), but \(came.isEmpty ? "nothing came" : "it did not come"): \
      \(reason(timeout))\(others)
      """,
      at: site
    )
  }

  /// Something else came first.
  func reportUnexpected(_ action: Action, instead matcher: Matcher, at site: SourceSite) {
    let actions = held.map(\.action)
    let index = actions.firstIndex(where: matcher.matches)
    let advice =
      switch index {
      case nil: "Receive it first, or correct what is expected."
      case let index?:
        """
        What is expected comes later: \(counted(index, "action")) must be received before it:

        \(list(Array(actions.prefix(index))))
        """
      }
    report(
      """
      Expected to receive \(matcher.description), but another action came first:

      \(matcher.mismatch(with: action))

      \(advice)
      """,
      at: site
    )
  }

  /// Not all of what was expected in any order came.
  func reportMissing(_ missing: [Matcher], timeout: Duration, at site: SourceSite) {
    let names = missing.map { "    \($0.description)" }.joined(separator: "\n")
    let came = held.map(\.action)
    let reason =
      came.isEmpty
      ? reason(timeout)
      : "another action came first, which can still be received:\n\n\(list(came))"
    report(
      """
      Expected to receive \(counted(missing.count, "more action")) in any order:

      \(names)

      But \(reason)
      """,
      at: site
    )
  }

  /// Why nothing more comes.
  private func reason(_ timeout: Duration) -> String {
    let running = running
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
}
