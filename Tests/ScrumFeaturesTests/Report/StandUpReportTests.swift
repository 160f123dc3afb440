import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@Suite
struct StandUpReportTests {
  /// Tuesday, January 1, 2030, noon in Greenwich.
  private static let now = Date(timeIntervalSince1970: 1_893_499_200)
  private static let midnight = 1_893_456_000.0
  private static let day = 86_400.0

  private func meeting(_ seconds: Double) -> Meeting {
    Meeting(id: UUID(0), date: Date(timeIntervalSince1970: seconds), lengthInSeconds: 300)
  }

  private func text(
    _ scrums: [DailyScrum],
    _ period: ReportPeriod,
    days: LocalDays = .utc
  ) -> String {
    StandUpReport(scrums: scrums, period: period, now: Self.now, days: days).text
  }

  /// A scrum with meetings at these moments.
  private func scrum(_ moments: [Double]) -> DailyScrum {
    var scrum = DailyScrum.design
    scrum.history = moments.map { meeting($0) }
    return scrum
  }

  @Test
  func aReportSaysWhatWasSaidAndWhatIsToBeDone() {
    var scrum = DailyScrum.design
    scrum.title = "Design\n# Team"
    scrum.history = [
      Meeting(
        id: UUID(0),
        date: Date(timeIntervalSince1970: Self.midnight + 32_400),
        lengthInSeconds: 580.5,
        attendees: [
          Meeting.Attendee(name: "Ida", seconds: 290.25, notes: ["icons\nare in", "on call"]),
          Meeting.Attendee(name: "Gus", seconds: 290.25, isGuest: true),
          Meeting.Attendee(name: "Old", notes: ["x"]),
        ],
        absent: ["Ole", "Per"],
        notes: ["Next week: demo"]
      )
    ]
    let today = Date(timeIntervalSince1970: Self.midnight)
    scrum.followUps = [
      FollowUp(id: UUID(1), description: "Send it", owner: "Ida"),
      FollowUp(id: UUID(2), description: "Done today", isComplete: true, completed: today),
      FollowUp(id: UUID(3), description: "Done before", isComplete: true, completed: .distantPast),
      FollowUp(id: UUID(4), description: "Done once", isComplete: true),
    ]
    var other = DailyScrum.webDev
    other.history = [meeting(Self.midnight - 1)]
    #expect(
      text([scrum, other], .today) == """
        ## Design # Team, Tue 2030-01-01 09:00, 9:40 of 10:00
        Present: Ida 4:50, Gus (guest) 4:50, Old
        Absent: Ole, Per
        - Ida: icons are in
        - Ida: on call
        - Old: x
        - Next week: demo

        Follow-ups
        - [ ] Send it (Ida)
        - [x] Done today
        """
    )
  }

  @Test
  func severalMeetingsComeInTheOrderInWhichTheyWereHeld() {
    let scrum = scrum([Self.midnight + 7200, Self.midnight - Self.day, Self.midnight + 3600])
    #expect(
      text([scrum], .week) == """
        ## Design, Mon 2029-12-31 00:00, 5:00 of 10:00

        ## Design, Tue 2030-01-01 01:00, 5:00 of 10:00

        ## Design, Tue 2030-01-01 02:00, 5:00 of 10:00
        """
    )
  }

  @Test(
    arguments: [
      (.today, [0, 0.5, 0.999_99], [-0.000_01, 1, -1]),
      (.yesterday, [-1, -0.000_01], [0, -1.000_02]),
      (.week, [0.9, -6, -5.5], [1, -6.000_02]),
    ] as [(ReportPeriod, [Double], [Double])]
  )
  func aDayGoesFromMidnightToMidnight(period: ReportPeriod, within: [Double], beyond: [Double]) {
    for place in within {
      let text = text([scrum([Self.midnight + place * Self.day])], period)
      #expect(text.hasPrefix("## Design"), "\(place)")
    }
    for place in beyond {
      let text = text([scrum([Self.midnight + place * Self.day])], period)
      #expect(text.hasPrefix("No stand-up was held "), "\(place)")
    }
  }

  /// Over a weekend, or a month: the last day that had a meeting, all of it, of whichever scrum.
  @Test
  func lastIsTheLastDayOnWhichAMeetingWasHeld() {
    let friday = Self.midnight - 4 * Self.day
    var other = DailyScrum.webDev
    other.history = [meeting(friday + 3600), meeting(friday - 1)]
    let text = text([scrum([friday + 60_000, friday - Self.day]), other], .last)
    #expect(
      text == """
        ## Design, Fri 2029-12-28 16:40, 5:00 of 10:00

        ## Web Dev, Fri 2029-12-28 01:00, 5:00 of 5:00
        """
    )
  }

  @Test
  func whereThereIsNothingItSaysSo() {
    #expect(text([], .last) == "No stand-up was held yet.")
    #expect(text([.design], .today) == "No stand-up was held today, Tue 2030-01-01.")
    let old = scrum([Self.midnight - 3 * Self.day])
    #expect(
      text([old], .yesterday)
        == "No stand-up was held yesterday, Mon 2029-12-31. The last one was on Sat 2029-12-29."
    )
    let since = ReportPeriod.since(Date(timeIntervalSince1970: Self.midnight))
    #expect(
      text([old], since)
        == "No stand-up was held since Tue 2030-01-01. The last one was on Sat 2029-12-29."
    )
  }

  /// Without a meeting, what was added or done on the day is still told.
  @Test
  func followUpsOfTheDayAreTold() {
    var scrum = DailyScrum.design
    scrum.followUps = [FollowUp(id: UUID(1), description: "New", added: Self.now)]
    #expect(text([scrum, .webDev], .today) == "## Design\n\nFollow-ups\n- [ ] New")
  }

  /// In a zone where clocks change, the day of the change has 23 or 25 hours.
  @Test
  func daysAreCountedAndNotHours() {
    // A zone one hour ahead of Greenwich until noon of Monday, December 31, 2029, and level after.
    let change = Self.midnight - Self.day / 2
    let days = LocalDays(
      parts: { date in
        let offset = date.timeIntervalSince1970 < change ? 3600.0 : 0
        return LocalDays.utc.parts(date.addingTimeInterval(offset))
      },
      start: { year, month, day in
        let date = LocalDays.utc.start(year, month, day)
        let isBefore = date.timeIntervalSince1970 - 3600 < change
        return isBefore ? date.addingTimeInterval(-3600) : date
      }
    )
    // Monday begins at 23:00 of Greenwich's Sunday, and has 25 hours.
    let monday = Self.midnight - Self.day - 3600
    #expect(
      text([scrum([monday])], .yesterday, days: days).hasPrefix("## Design, Mon 2029-12-31 00:00")
    )
    #expect(text([scrum([monday - 1])], .yesterday, days: days).hasPrefix("No stand-up"))
    #expect(text([scrum([Self.midnight - 1])], .yesterday, days: days).hasPrefix("## Design, Mon"))
    #expect(text([scrum([Self.midnight])], .yesterday, days: days).hasPrefix("No stand-up"))
  }

  @Test(
    arguments: [
      ("today", .today), ("yesterday", .yesterday), ("last", .last), ("week", .week),
      ("since 2030-01-01", .since(Date(timeIntervalSince1970: midnight))),
      ("since", nil), ("since yesterday", nil), ("since 2030-02-30", nil), ("Today", nil),
      ("", nil),
      ("since 2030-01-01 x", nil),
    ] as [(String, ReportPeriod?)]
  )
  func aPeriodIsNamed(words: String, period: ReportPeriod?) {
    #expect(ReportPeriod(words: words, in: .utc) == period)
  }
}
