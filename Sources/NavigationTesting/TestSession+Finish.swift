import Navigation

extension TestSession {
  /// Complains about what was not received, drives the effects to their end, and looks whether all
  /// changes of shared values were asserted.
  func finish(timeout: Duration, at site: SourceSite) async {
    await settle()
    let early = held.map(\.action)
    if exhaustivity.isOn, !early.isEmpty {
      report(unreceived(early), at: site)
    }
    showSkipped(await receiveAll(), at: site)
    if !early.isEmpty { tracker.expectCurrentValues() }
    var late: [Action] = []
    while await drive(until: { !held.isEmpty }, timeout: timeout) {
      late += await receiveAll()
    }
    if exhaustivity.isOn {
      if !late.isEmpty { report(unreceived(late), at: site) }
      reportRunning(timeout: timeout, at: site)
      if late.isEmpty { reportSharedChanges(at: site) }
    } else {
      showSkipped(late, at: site)
    }
    tracker.expectCurrentValues()
  }

  /// What is said of actions that nobody received.
  func unreceived(_ actions: [Action]) -> String {
    """
    \(counted(actions.count, "action")) of effects \(actions.count == 1 ? "was" : "were") not \
    received:

    \(list(actions))

    Receive them with "await store.receive(…)", skip them with \
    "await store.skipReceivedActions()", or set "store.exhaustivity = .off".
    """
  }

  /// What is said of shared values that changed without an assertion.
  var unassertedSharedChanges: String? {
    sharedChanges().map { changes in
      """
      Test store finished before asserting against changes to shared state:

      \(changes)

      (− expected, + actual)

      Say what changed in the closure of the "send" or "receive" after which it changed, or with \
      "store.assert { … }".
      """
    }
  }

  private func reportSharedChanges(at site: SourceSite) {
    guard let changes = unassertedSharedChanges else { return }
    report(changes, at: site)
  }

  private func reportRunning(timeout: Duration, at site: SourceSite) {
    let running = takeUnreported()
    guard !running.isEmpty else { return }
    let isOne = running.count == 1
    let reason =
      isQuiet
      ? "\(isOne ? "sleeps" : "sleep") on a test clock"
      : "\(isOne ? "has" : "have") not ended within \(timeout)"
    report(
      """
      Effects were expected to end, but \(running.count) \(reason):

      \(list(running))

      Advance the clock, let the outside world answer, raise the "timeout", or cancel the effects \
      by an action of the feature. An effect that outlives the test can be left with \
      "await store.skipInFlightEffects()".
      """,
      at: site
    )
  }
}
