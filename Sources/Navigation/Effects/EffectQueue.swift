import Dispatch

/// Runs the effects of a test, so that the test knows when they have nothing left to do.
///
/// Jobs are only queued; the main actor runs them inline, either when somebody settles the queue or
/// when it gets to it:
///
///     effect, child tasks, actors ──enqueue──▶ jobs ──▶ settle()          (a test drives effects)
///                                               └─────▶ a turn of its own (nobody settles)
///
/// A class because tasks, clocks and stores of one test share it.
package final class EffectQueue: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// How many jobs were ever queued.
    var enqueued = 0
    /// How many calls of `settle` are under way, each of which comes back to run the jobs.
    var settlers = 0
    /// Whether the main actor has been asked for a turn that has not begun.
    var hasTurn = false
    /// Whoever waits for something to happen, by the order of their arrival.
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    /// How many waits there were, as each got the next number.
    var lastWaiter = 0

    /// Whether a turn must be asked for, which counts as asked for from here on.
    mutating func claimTurn() -> Bool {
      guard settlers == 0, !hasTurn, !jobs.isEmpty else { return false }
      hasTurn = true
      return true
    }

    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      guard !waiters.isEmpty else { return [] }
      defer { waiters.removeAll() }
      return Array(waiters.values)
    }
  }

  /// How many rounds in a row must bring nothing before the queue counts as settled.
  ///
  /// A job that the main actor runs may put off its next step by another turn of the main actor, which
  /// nobody sees coming; one more round is the price of not missing it.
  private static let quietRounds = 4
  /// How many rounds may bring something before the end counts as out of sight.
  private static let roundLimit = 10_000
  /// How many jobs may run in all these rounds, or thereabouts.
  private static let jobLimit = 100_000
  /// How many jobs a round runs, or thereabouts, before it gives the main actor its turn.
  private static let jobsPerRound = 100

  private let state = Locked(State())

  package init() {}

  /// The running test's queue; nil outside tests.
  package static var current: EffectQueue? {
    DependencyValues.current.effectQueue
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (needsTurn, waiters) = state.withLock { state in
      state.jobs.append(job)
      state.enqueued += 1
      return (state.claimTurn(), state.takeWaiters())
    }
    if needsTurn { askForTurn() }
    for waiter in waiters { waiter.resume() }
  }

  /// Whether jobs are queued that have not begun.
  package var hasJobs: Bool {
    state.withLock { !$0.jobs.isEmpty }
  }

  /// Whether the calling task was started on this queue.
  package var runsCurrentTask: Bool {
    withUnsafeCurrentTask { $0?.unownedTaskExecutor == asUnownedTaskExecutor() }
  }

  /// How often anybody waited for the outside world so far, by the clock on the wall.
  package var waitCount: Int {
    state.withLock { $0.lastWaiter }
  }

  /// How many jobs were queued so far; two equal readings mean that nothing moved between them.
  package var enqueuedCount: Int {
    state.withLock { $0.enqueued }
  }

  /// Runs jobs, and gives the main actor a turn, until nothing new comes of it.
  ///
  /// What is still in flight then waits for a clock, a stream or the outside world.
  ///
  /// - Returns: false when it stopped because there was no end in sight, as with an effect that
  ///   loops without ever waiting.
  @MainActor
  @discardableResult
  package func settle() async -> Bool {
    await runRounds { false }
  }

  /// Settles until `condition` holds, waiting for the outside world where that is what is left.
  ///
  /// Looks at the condition first, and then after each round, so that an effect which loops without
  /// ever waiting does not keep it from returning.
  ///
  /// - Parameter timeout: how long it may take, by the clock on the wall; nil for as long as it takes.
  ///   What the queue itself can run in a few thousand rounds is never cut short.
  /// - Returns: whether `condition` holds; false after the timeout, or when the task was cancelled.
  @MainActor
  @discardableResult
  package func settle(
    until condition: @MainActor () -> Bool,
    timeout: Duration? = nil
  ) async -> Bool {
    let deadline = timeout.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      let isQuiet = await runRounds(until: condition)
      if condition() { return true }
      if Task.isCancelled { return false }
      if let deadline, ContinuousClock.now >= deadline { return false }
      if isQuiet { await waitForSignal() }
    }
  }

  /// Makes everybody in `settle(until:)` look at their condition again.
  ///
  /// For what happens without a job of this queue, such as an effect that ends on the main actor.
  package func signal() {
    let waiters = state.withLock { $0.takeWaiters() }
    for waiter in waiters { waiter.resume() }
  }

  /// Runs rounds until several in a row brought nothing, or until `condition` holds.
  ///
  /// - Returns: whether all is quiet.
  @MainActor
  private func runRounds(until condition: @MainActor () -> Bool) async -> Bool {
    state.withLock { $0.settlers += 1 }
    defer { leaveSettle() }
    var quiet = 0
    var jobs = 0
    for _ in 0..<Self.roundLimit where jobs < Self.jobLimit {
      if condition() { return false }
      let before = enqueuedCount
      let ran = drain()
      await Task.yield()
      jobs += ran
      quiet = ran == 0 && enqueuedCount == before ? quiet + 1 : 0
      if quiet == Self.quietRounds { return true }
    }
    return false
  }

  /// Runs what is queued and what that queues in turn, up to a limit; returns how many jobs.
  @MainActor
  @discardableResult
  private func drain() -> Int {
    var count = 0
    while count < Self.jobsPerRound {
      let jobs = state.withLock { state in
        let jobs = state.jobs
        state.jobs.removeAll()
        return jobs
      }
      if jobs.isEmpty { break }
      count += jobs.count
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
    return count
  }

  /// A job queued since the last round is nobody's but a turn's once the last settler has left.
  @MainActor
  private func leaveSettle() {
    let needsTurn = state.withLock { state in
      state.settlers -= 1
      return state.claimTurn()
    }
    if needsTurn { askForTurn() }
  }

  private func askForTurn() {
    Task.detached { @MainActor in self.takeTurn() }
  }

  @MainActor
  private func takeTurn() {
    drain()
    let needsTurn = state.withLock { state in
      state.hasTurn = false
      return state.claimTurn()
    }
    if needsTurn { askForTurn() }
  }

  /// Returns when a job is queued or `signal` is called, and after a few milliseconds in any case,
  /// so that a condition which changes without either is noticed too.
  private func waitForSignal() async {
    await withCheckedContinuation { continuation in
      let ticket = state.withLock { state -> Int? in
        guard state.jobs.isEmpty else { return nil }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = continuation
        return state.lastWaiter
      }
      guard let ticket else {
        continuation.resume()
        return
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { [weak self] in
        self?.state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume()
      }
    }
  }
}

extension DependencyValues {
  /// Where effects start: the running test's queue, or nil for the default executor.
  package var effectQueue: EffectQueue? {
    get { self[EffectQueueKey.self] }
    set { self[EffectQueueKey.self] = newValue }
  }
}

private enum EffectQueueKey: DependencyKey {
  static var liveValue: EffectQueue? { nil }
  static var previewValue: EffectQueue? { nil }
  static var testValue: EffectQueue? { EffectQueue() }
}
