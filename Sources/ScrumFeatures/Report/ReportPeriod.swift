#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The days that a report is about. All of them are local days, from midnight to midnight; a meeting
/// belongs to the one on which it began.
public enum ReportPeriod: Hashable, Sendable {
  case today
  case yesterday
  /// The last day on which a meeting was held, whenever that was.
  case last
  /// Today and the six days before.
  case week
  /// From that moment on, the first of a day.
  case since(Date)

  /// What is written for those that need no date.
  public static let words = ["today", "yesterday", "last", "week"]

  /// The period that these words name; nil when they name none.
  public init?(words: String, in days: LocalDays) {
    switch words {
    case "today": self = .today
    case "yesterday": self = .yesterday
    case "last": self = .last
    case "week": self = .week
    default:
      let parts = words.split(whereSeparator: \.isWhitespace)
      guard parts.count == 2, parts[0] == "since",
        let day = days.startOfDay(named: String(parts[1]))
      else { return nil }
      self = .since(day)
    }
  }

  /// Its moments; nil for the last day when no meeting was ever held.
  func range(now: Date, meetings: some Sequence<Meeting>, in days: LocalDays) -> Range<Date>? {
    func day(_ date: Date, later count: Int = 0) -> Range<Date> {
      let start = days.startOfDay(of: date, later: count)
      return start..<max(start, days.startOfDay(of: date, later: count + 1))
    }
    switch self {
    case .today: return day(now)
    case .yesterday: return day(now, later: -1)
    case .last: return meetings.map(\.date).max().map { day($0) }
    case .week: return day(now, later: -6).lowerBound..<day(now).upperBound
    case .since(let date): return date..<max(date, .distantFuture)
    }
  }

  /// How a sentence names it: "today", "since Tue 2030-01-01".
  func name(now: Date, in days: LocalDays) -> String {
    switch self {
    case .today: "today, \(days.day(of: now))"
    case .yesterday: "yesterday, \(days.day(of: days.startOfDay(of: now, later: -1)))"
    case .last: "ever"
    case .week: "since \(days.day(of: days.startOfDay(of: now, later: -6)))"
    case .since(let date): "since \(days.day(of: date))"
    }
  }
}
