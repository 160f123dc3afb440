import Navigation

extension TestSession {
  /// Lets the effects do whatever they can do by themselves.
  func settle() async {
    guard let queue = core.runtime.queue, queue.hasJobs || !running.isEmpty else { return }
    await queue.settle()
  }

  /// Lets the effects go on until `condition` holds, or none of them can do anything more.
  ///
  /// - Parameter timeout: How long to wait for the outside world.
  /// - Returns: Whether `condition` holds.
  @discardableResult
  func drive(until condition: () -> Bool, timeout: Duration) async -> Bool {
    if condition() { return true }
    guard let queue = core.runtime.queue else { return false }
    await queue.settle(until: { condition() || isQuiet }, timeout: timeout)
    return condition()
  }

  /// Lets the reducer see all that is held, and what follows from it, and forgets it.
  ///
  /// - Returns: The actions.
  @discardableResult
  func receiveAll() async -> [Action] {
    var received: [Action] = []
    await settle()
    while let first = held.first {
      // NB: a feature whose effects send without end would keep this going forever.
      guard received.count < mostReceived else {
        report(
          """
          Effects have sent \(mostReceived) actions one after the other, and go on.

          An action leads to an effect that sends it again without waiting for anything. Receive \
          the actions one by one, or give the feature a clock that waits.
          """,
          at: site
        )
        break
      }
      received.append(first.action)
      _ = reduce(first)
      remove(first)
      if held.isEmpty { await settle() }
    }
    return received
  }

  private var mostReceived: Int { 10_000 }
}
