import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// What the clock on the wall does to a meeting: nothing. It says once when the meeting began.
@MainActor
@Suite
struct WallClockTests {
  private let clock = TestClock()
  private let wall = LockIsolated(Date(timeIntervalSince1970: 0))
  private let notices = Notices()

  /// Holds a meeting of "Design" that begins at `start`; the wall shows `later` from its second half
  /// on. Returns what is left of it, and the report of the day.
  private func hold(
    from start: Double,
    then later: Double
  ) async -> (record: Meeting?, report: String) {
    wall.withLock { $0 = Date(timeIntervalSince1970: start) }
    let store = Store(initialState: AppFeature.State(read: [.design])) {
      AppFeature()
    } withDependencies: { [clock, wall] in
      $0.continuousClock = clock
      $0.date = DateGenerator { wall.withLock { $0 } }
      $0.uuid = .incrementing
      $0.notices = notices.client
    }
    store.send(.meetingChosen(UUID(1), absent: []))
    let screen = store.path.ids[1]
    let meeting = { store.send(.path(.element(id: screen, action: .meeting($0)))) }
    let task = meeting(.task)
    await clock.advance(by: .seconds(60))
    wall.withLock { $0 = Date(timeIntervalSince1970: later) }
    await clock.advance(by: .seconds(60))
    await meeting(.endButtonTapped).finish()
    await meeting(.destination(.presented(.end(.saveConfirmed)))).finish()
    await task.finish()
    let scrum = store.scrumList.scrums[id: UUID(1)]
    let report = StandUpReport(
      scrums: scrum.map { [$0] } ?? [],
      period: .last,
      now: wall.withLock { $0 },
      days: .utc
    )
    return (scrum?.history.first, report.text)
  }

  /// Set back an hour, an hour ahead as where the clocks change, and set to another year.
  @Test(arguments: [-3600, 3600, -86_400, 34_560_000] as [Double])
  func aWallClockThatIsSetChangesNeitherTimesNorDates(shift: Double) async {
    let start = 1_893_488_400.0
    let (record, _) = await hold(from: start, then: start + 60 + shift)
    #expect(record?.date == Date(timeIntervalSince1970: start))
    #expect(record?.lengthInSeconds == 120)
    #expect(record?.attendees.compactMap(\.seconds) == [120, 0])
    #expect(notices.all == [.meeting(.turnBegan(name: "Ida", share: .seconds(300)))])
  }

  @Test func aMeetingAcrossMidnightIsOfTheDayOnWhichItBegan() async {
    let midnight = 1_893_456_000.0
    let (record, report) = await hold(from: midnight - 60, then: midnight)
    #expect(record?.date == Date(timeIntervalSince1970: midnight - 60))
    #expect(report.hasPrefix("## Design, Mon 2029-12-31 23:59, 2:00 of 10:00"))
  }
}
