import Foundation
import Testing

@testable import ScrumFeatures

@Suite struct ISODateTests {
  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0.0), ("2000-02-29T23:59:59Z", -26_438_401),
    ("1970-01-01T00:00:00Z", -978_307_200), ("2030-01-01T00:00:00Z", 915_148_800),
    ("0000-01-01T00:00:00Z", -63_145_526_400), ("9999-12-31T23:59:59Z", 252_423_993_599),
    ("2001-01-01T00:00:00.25Z", 0.25), ("2000-12-31T23:59:59.5Z", -0.5),
  ])
  func textAndDateLeadToEachOther(text: String, seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(ISODate.text(for: date) == text)
    #expect(ISODate.date(from: text) == date)
  }

  @Test(arguments: [
    ("2030-01-01T02:00:00+02:00", "2030-01-01T00:00:00Z"),
    ("2030-01-01t00:00:00z", "2030-01-01T00:00:00Z"),
    ("2029-12-31 19:30:00-0430", "2030-01-01T00:00:00Z"),
    ("2030-01-01T00:00:00,5Z", "2030-01-01T00:00:00.5Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
  ])
  func otherFormsOfADateAreUnderstood(text: String, canonical: String) throws {
    let date = try #require(ISODate.date(from: text))
    #expect(ISODate.text(for: date) == canonical)
  }

  @Test(arguments: [
    "", "2030", "2030-01-01", "2030-01-01T00:00:00", "2030-13-01T00:00:00Z",
    "2030-02-29T00:00:00Z", "2030-01-00T00:00:00Z", "2030-01-01T24:00:00Z",
    "2030-01-01T00:60:00Z", "2030-01-01T00:00:61Z", "2030-01-01T00:00:00.Z",
    "2030-01-01T00:00:00Zx", "2030-01-01T00:00:00+2", "٢٠٣٠-01-01T00:00:00Z",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(ISODate.date(from: text) == nil)
  }

  @Test func fractionsComeBackExactly() {
    for step in 0..<5000 {
      let seconds = (Double(step) * 0.618_033_988_749_895 - 1500) * 654_321.123_457
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let text = ISODate.text(for: date)
      let back = ISODate.date(from: text)?.timeIntervalSinceReferenceDate ?? .nan
      #expect(abs(back - seconds) < 2e-7, "\(text)")
      #expect(ISODate.date(from: text).map(ISODate.text(for:)) == text)
    }
  }

  @Test func everyDayOfFourHundredYearsIsTheNextOne() {
    for day in -146_097...146_097 {
      let (year, month, dayOfMonth) = CivilDay.civil(day)
      guard CivilDay.number(year, month, dayOfMonth) == day,
        (1...CivilDay.days(in: month, of: year)).contains(dayOfMonth)
      else {
        Issue.record("day \(day) became \(year)-\(month)-\(dayOfMonth)")
        return
      }
    }
  }

  @Test func whatTheFormatCannotSayBecomesTheNearestItCan() {
    #expect(
      ISODate.text(for: Date(timeIntervalSinceReferenceDate: .infinity)).hasPrefix("9999-12-31")
    )
    #expect(ISODate.text(for: Date(timeIntervalSinceReferenceDate: -1e300)).hasPrefix("0000-01-01"))
    #expect(ISODate.text(for: Date(timeIntervalSinceReferenceDate: .nan)) == "2001-01-01T00:00:00Z")
  }
}
