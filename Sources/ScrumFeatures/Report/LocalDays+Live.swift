#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LocalDays {
  /// The days of this machine's time zone.
  ///
  /// NB: by the C library, because FoundationEssentials knows no time zone but Greenwich's.
  public static let live = LocalDays(
    parts: { parts(of: $0, localtime_r) },
    start: { start(year: $0, month: $1, day: $2, mktime) }
  )

  /// The days of Greenwich, the same on every machine.
  public static let utc = LocalDays(
    parts: { parts(of: $0, gmtime_r) },
    start: { start(year: $0, month: $1, day: $2, timegm) }
  )

  private typealias BreakDown =
    (UnsafePointer<time_t>?, UnsafeMutablePointer<tm>?) -> UnsafeMutablePointer<tm>?

  private static func parts(of date: Date, _ breakDown: BreakDown) -> Parts {
    // NB: what comes from a file may be any number; years of more than four digits are none.
    let seconds = date.timeIntervalSince1970.rounded(.down)
    var time = time_t(min(max(seconds, -62_135_596_800), 253_402_300_799))
    var broken = tm()
    _ = breakDown(&time, &broken)
    return Parts(
      year: Int(broken.tm_year) + 1900,
      month: Int(broken.tm_mon) + 1,
      day: Int(broken.tm_mday),
      hour: Int(broken.tm_hour),
      minute: Int(broken.tm_min),
      weekday: Int(broken.tm_wday)
    )
  }

  private static func start(
    year: Int,
    month: Int,
    day: Int,
    _ makeTime: (UnsafeMutablePointer<tm>?) -> time_t
  ) -> Date {
    var broken = tm()
    broken.tm_year = Int32(clamping: year - 1900)
    broken.tm_mon = Int32(clamping: month - 1)
    broken.tm_mday = Int32(clamping: day)
    broken.tm_isdst = -1
    return Date(timeIntervalSince1970: Double(makeTime(&broken)))
  }
}
