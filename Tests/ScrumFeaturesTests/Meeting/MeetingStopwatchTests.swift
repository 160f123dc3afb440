import NavigationTesting
import Testing

@testable import ScrumFeatures

/// Readings on whatever clock there is.
@Suite struct MeetingStopwatchTests {
  @Test func aReadingIsTheTimeSinceTheStart() async throws {
    let clock = ImmediateClock<Duration>()
    try await clock.sleep(for: .seconds(100))
    let stopwatch = MeetingStopwatch.started(on: clock)
    #expect(stopwatch.reading(on: clock) == .zero)
    try await clock.sleep(for: .seconds(2))
    #expect(stopwatch.reading(on: clock) == .seconds(2))
    #expect(try await stopwatch.wait(until: .seconds(5), on: clock) == .seconds(5))
    #expect(clock.now.offset == .seconds(105))
  }

  @Test func oneThatGoesOnBeginsWhereItStood() async throws {
    let clock = ImmediateClock<Duration>()
    let stopwatch = MeetingStopwatch.started(on: clock, base: .seconds(60))
    #expect(stopwatch.reading(on: clock) == .seconds(60))
    #expect(try await stopwatch.wait(until: .seconds(61), on: clock) == .seconds(61))
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func onAClockOfAnotherKindNoTimePasses() async throws {
    let clock = ImmediateClock<Duration>()
    let stopwatch = MeetingStopwatch.started(on: ContinuousClock(), base: .seconds(7))
    #expect(stopwatch.reading(on: clock) == .seconds(7))
    #expect(try await stopwatch.wait(until: .seconds(8), on: clock) == .seconds(7))
    #expect(clock.now.offset == .seconds(1), "it waits all the same, and does not spin")
  }

  @Test func twoAreEqualWhenTheirStartsAre() async throws {
    let clock = ImmediateClock<Duration>()
    let first = MeetingStopwatch.started(on: clock)
    let second = MeetingStopwatch.started(on: clock)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first != MeetingStopwatch.started(on: clock, base: .seconds(1)))
    #expect(first != MeetingStopwatch.started(on: ContinuousClock()))
    try await clock.sleep(for: .seconds(1))
    #expect(first != MeetingStopwatch.started(on: clock))
  }
}
