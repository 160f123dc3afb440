import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct TestClockTests {
  private let clock = TestClock()
  private let log = WakeLog()

  /// Starts an effect that sleeps through `durations` one after the other and logs each awakening.
  @discardableResult
  private func sleep(_ name: String, _ durations: Int...) throws -> Task<Void, any Error> {
    let queue = try #require(EffectQueue.current)
    return Task(executorPreference: queue) { [clock, log] in
      for duration in durations {
        try await clock.sleep(for: .seconds(duration))
        log.add("\(name) at \(clock.now.offset)")
      }
    }
  }

  @Test func nobodyWakesBeforeTheDeadline() async throws {
    try sleep("a", 2)
    await clock.advance(by: .milliseconds(1999))
    #expect(log.entries == [])
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["a at 2.0 seconds"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func advancingStopsAtEveryDeadlineAlsoAtThoseThatComeUpOnTheWay() async throws {
    try sleep("a", 1, 1, 1)
    try sleep("b", 2)
    await clock.advance(by: .seconds(10))
    #expect(
      log.entries == [
        "a at 1.0 seconds", "b at 2.0 seconds", "a at 2.0 seconds", "a at 3.0 seconds",
      ]
    )
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func whoComesFirstWakesFirst() async throws {
    for name in ["a", "b", "c"] { try sleep(name, 1) }
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(log.entries == ["a at 1.0 seconds", "b at 1.0 seconds", "c at 1.0 seconds"])
  }

  @Test func timeNeverRunsBackwards() async {
    await clock.advance(by: .seconds(5))
    await clock.advance(to: .init(offset: .seconds(3)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func aDeadlineThatHasPassedDoesNotSleep() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(for: .zero)
  }

  @Test func cancellationWakesWithAnErrorAndForgetsTheSleeper() async throws {
    let task = try sleep("a", 1)
    await clock.advance()
    #expect(clock.sleeperCount == 1)
    task.cancel()
    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries == [])
  }

  @Test func aCancelledTaskDoesNotFallAsleep() async throws {
    let task = try sleep("a", 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func runningWakesEverybody() async throws {
    try sleep("a", 1, 100)
    try sleep("b", 50)
    await clock.run()
    #expect(log.entries == ["a at 1.0 seconds", "b at 50.0 seconds", "a at 101.0 seconds"])
    #expect(clock.now.offset == .seconds(101))
  }

  @Test func runningGivesUpOnAnEndlessTimer() async throws {
    let queue = try #require(EffectQueue.current)
    let task = Task(executorPreference: queue) { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    let recorded = RecordedIssues()
    let line: UInt = #line + 1
    await withIssueReporters([recorded]) { await clock.run(limit: 3) }
    #expect(recorded.all.map(\.line) == [line])
    task.cancel()
    await task.value
  }

  @Test func suspensionIsChecked() async throws {
    try await clock.checkSuspension()
    let task = try sleep("a", 1)
    await #expect(throws: SuspensionError(sleeperCount: 1)) {
      try await clock.checkSuspension()
    }
    task.cancel()
    try await clock.checkSuspension()
  }

  @Test func tasksThatNoQueueRunsAreGivenAChanceToSleep() async throws {
    let task = Task.detached { [clock, log] in
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        log.add("woken")
      }
    }
    await clock.advance(by: .seconds(3))
    try await task.value
    #expect(log.entries.count == 3)
  }

  @Test func itServesAsAnyClock() async throws {
    let anyClock: any Clock<Duration> = clock
    let queue = try #require(EffectQueue.current)
    let task = Task(executorPreference: queue) { try await anyClock.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    try await task.value
  }

  @Test func anEffectKnowsWhetherItsOwnTaskIsAsleep() async throws {
    let queue = try #require(EffectQueue.current)
    let (own, children) = (EffectSleep(), EffectSleep())
    let first = Task(executorPreference: queue) { [clock] in
      try await own.track { try await clock.sleep(for: .seconds(1)) }
    }
    let second = Task(executorPreference: queue) { [clock] in
      try await children.track {
        async let sleep: Void = clock.sleep(for: .seconds(1))
        try await sleep
      }
    }
    #expect(!own.isAsleep)
    await clock.advance(by: .milliseconds(500))
    #expect(own.isAsleep)
    #expect(!children.isAsleep)
    await clock.advance(by: .milliseconds(500))
    #expect(!own.isAsleep)
    try await first.value
    try await second.value
  }

  @Test func aCancelledEffectIsNotAsleep() async throws {
    let queue = try #require(EffectQueue.current)
    let sleep = EffectSleep()
    let task = Task(executorPreference: queue) { [clock] in
      try await sleep.track { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.advance()
    #expect(sleep.isAsleep)
    task.cancel()
    #expect(!sleep.isAsleep)
    _ = await task.result
  }
}

private final class WakeLog: Sendable {
  private let state = Locked<[String]>([])

  var entries: [String] { state.withLock { $0 } }

  func add(_ entry: String) {
    state.withLock { $0.append(entry) }
  }
}
