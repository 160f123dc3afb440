import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct TimerSequenceTests {
  @Test func ticksFallOnMultiplesOfTheInterval() async throws {
    let clock = TestClock()
    let queue = try #require(EffectQueue.current)
    await clock.advance(by: .milliseconds(300))
    let task = Task(executorPreference: queue) {
      var ticks: [Duration] = []
      for await tick in clock.timer(interval: .seconds(1)) {
        ticks.append(tick)
        if ticks.count == 3 { break }
      }
      return ticks
    }
    await clock.advance(by: .milliseconds(2999))
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(await task.value == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func ticksMissedWhileTheBodyIsBusyAreSkipped() async throws {
    let clock = TestClock()
    let queue = try #require(EffectQueue.current)
    let task = Task(executorPreference: queue) {
      var ticks: [Duration] = []
      for await tick in clock.timer(interval: .seconds(1)) {
        ticks.append(tick)
        if ticks.count == 3 { break }
        try await clock.sleep(for: .milliseconds(2500))
      }
      return ticks
    }
    await clock.advance(by: .seconds(20))
    #expect(try await task.value == [.seconds(1), .seconds(4), .seconds(7)])
  }

  @Test func cancellationEndsTheSequence() async throws {
    let clock = TestClock()
    let queue = try #require(EffectQueue.current)
    let task = Task(executorPreference: queue) {
      var count = 0
      for await _ in clock.timer(interval: .seconds(1)) { count += 1 }
      return count
    }
    await clock.advance(by: .seconds(2))
    task.cancel()
    #expect(await task.value == 2)
  }

  @Test func anyClockHasATimer() async {
    let clock: any Clock<Duration> = ImmediateClock()
    var ticks: [Duration] = []
    for await tick in clock.timer(interval: .seconds(2), tolerance: nil) {
      ticks.append(tick)
      if ticks.count == 3 { break }
    }
    #expect(ticks == [.seconds(2), .seconds(4), .seconds(6)])
  }

  @Test func anImmediateClockMovesToEachDeadlineAndHeedsCancellation() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    #expect(clock.now.offset == .seconds(5))
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .seconds(5))
  }
}
