extension TestClock {
  /// Moves the clock by `duration`; zero still lets the effects under way reach their sleep.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to `deadline`; it never goes backwards.
  public func advance(to deadline: Instant) async {
    await settle()
    await wake(upTo: deadline)
  }

  /// Moves the clock until nobody sleeps on it any more.
  ///
  /// Someone who falls asleep again and again, such as a timer, would keep it going forever.
  ///
  /// - Parameter limit: after how many deadlines to give up and report an issue.
  public func run(
    limit: Int = 10_000,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    var count = 0
    await settle()
    while let deadline = sleepers.withLock({ $0.nextDeadline }) {
      count += 1
      guard count <= limit else {
        reportIssue(
          """
          A test clock was still slept on after it had run to \(limit) deadlines, by \
          \(sleeperCount) task(s).

          Something sleeps again each time it is woken, such as a timer: cancel it first or use \
          "advance(by:)". If it does come to an end, raise the "limit".
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      await wake(upTo: deadline)
    }
  }

  /// Throws unless nobody sleeps on the clock.
  public func checkSuspension() async throws {
    await settle()
    let count = sleeperCount
    guard count == 0 else { throw SuspensionError(sleeperCount: count) }
  }

  /// Wakes all who are due up to `deadline`, and those who fall asleep and are due meanwhile.
  private func wake(upTo deadline: Instant) async {
    while true {
      let due = sleepers.withLock { $0.advance(upTo: deadline) }
      if due.isEmpty { return }
      for sleeper in due { sleeper.wake() }
      await settle(expectsOutsiders: false)
    }
  }

  /// Lets everybody reach their sleep before the clock starts to move.
  private func settle() async {
    await settle(expectsOutsiders: false)
    if sleeperCount == 0 { await settle(expectsOutsiders: true) }
  }

  /// Lets everybody do what they can before the clock moves on.
  private func settle(expectsOutsiders: Bool) async {
    let queue = EffectQueue.current ?? queue
    await queue?.settle()
    guard queue == nil || expectsOutsiders || sleepers.withLock({ $0.hadOutsiders }) else { return }
    await yieldToOutsiders()
    await queue?.settle()
  }

  /// Gives tasks that no queue of ours runs a chance to get to their sleep.
  ///
  /// NB: Nothing tells when they have; a test that needs to be sure starts them on the effect queue.
  private func yieldToOutsiders() async {
    for _ in 0..<20 {
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

/// Somebody sleeps on a test clock where the test expects nobody to.
public struct SuspensionError: Error, Hashable, CustomStringConvertible {
  public let sleeperCount: Int

  public init(sleeperCount: Int) {
    self.sleeperCount = sleeperCount
  }

  public var description: String {
    "Expected nobody to sleep on the test clock, but \(sleeperCount) task(s) did."
  }
}
