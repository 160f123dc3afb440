import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Time that moves only when it is told to: it begins at 2030-01-01T00:00:00Z.
struct Simulation: Sendable {
  private static let start = Date(timeIntervalSince1970: 1_893_456_000)

  let clock = TestClock<Duration>()
  let queue = EffectQueue()

  /// Makes dependencies follow the simulated time, and ids count from 0.
  func prepare(_ values: inout DependencyValues) {
    values.effectQueue = queue
    values.continuousClock = clock
    values.date = DateGenerator { [self] in now }
    values.localDays = .utc
    values.uuid = .incrementing
  }

  /// The simulated time.
  var now: Date {
    Self.start.addingTimeInterval(clock.now.offset / .seconds(1))
  }

  /// Lets everything happen that is to happen now.
  func settle() async {
    await queue.settle()
  }

  /// Lets time pass, and everything happen that was to happen meanwhile.
  func advance(by duration: Duration) async {
    await withDependencies {
      $0.effectQueue = queue
    } operation: {
      await clock.advance(by: duration)
    }
  }
}
