import Foundation
import Testing

@testable import ScrumFeatures

@Suite
struct LocalDaysTests {
  private let days = LocalDays.utc

  @Test(arguments: [
    (0.0, "Thu 1970-01-01", "00:00"), (1_893_456_000, "Tue 2030-01-01", "00:00"),
    (1_893_455_999.999, "Mon 2029-12-31", "23:59"), (951_825_599, "Tue 2000-02-29", "11:59"),
    (-1, "Wed 1969-12-31", "23:59"), (1e300, "Fri 9999-12-31", "23:59"),
    (-1e300, "Mon 0001-01-01", "00:00"),
  ])
  func aMomentIsOnADay(seconds: Double, day: String, time: String) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(days.day(of: date) == day)
    #expect(days.time(of: date) == time)
  }

  @Test
  func aDayBeginsAtItsMidnight() {
    for seconds in [1_893_456_000.0, 1_893_456_000.5, 1_893_542_399.999] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(days.startOfDay(of: date) == Date(timeIntervalSince1970: 1_893_456_000))
      #expect(days.startOfDay(of: date, later: -1) == Date(timeIntervalSince1970: 1_893_369_600))
      #expect(days.startOfDay(of: date, later: 31) == Date(timeIntervalSince1970: 1_896_134_400))
    }
  }

  @Test(arguments: [
    ("2030-01-01", 1_893_456_000.0), ("2028-02-29", 1_835_395_200), ("1970-01-01", 0),
  ])
  func aDayIsNamed(text: String, seconds: Double) {
    #expect(days.startOfDay(named: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "today", "2030", "2030-1-1", "2030-13-01", "2030-00-01", "2030-02-30", "2029-02-29",
    "2030-01-00", "2030-01-01T00:00:00Z", "20300101", "+030-01-01", "٢٠٣٠-٠١-٠١", "2030-01-1x",
  ])
  func whatIsNoDayIsNone(text: String) {
    #expect(days.startOfDay(named: text) == nil)
  }
}
