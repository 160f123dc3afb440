import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calendar on the wall: which moments belong to which day, where people are.
public struct LocalDays: Sendable {
  /// A day of the Gregorian calendar, and a time on it.
  public struct Parts: Hashable, Sendable {
    public var year: Int
    /// 1…12.
    public var month: Int
    /// 1…31.
    public var day: Int
    public var hour = 0
    public var minute = 0
    /// 0 is Sunday.
    public var weekday = 0
  }

  /// What a clock and a calendar show at that moment.
  public var parts: @Sendable (Date) -> Parts
  /// The first moment of a day. Days and months out of range count on: January 32 is February 1.
  public var start: @Sendable (_ year: Int, _ month: Int, _ day: Int) -> Date

  public init(
    parts: @escaping @Sendable (Date) -> Parts,
    start: @escaping @Sendable (_ year: Int, _ month: Int, _ day: Int) -> Date
  ) {
    self.parts = parts
    self.start = start
  }
}

extension LocalDays {
  /// The first moment of the day of `date`, or of one so many days later.
  ///
  /// NB: a day has 23 or 25 hours where the clocks change, so days are counted, not hours.
  public func startOfDay(of date: Date, later days: Int = 0) -> Date {
    let parts = parts(date)
    return start(parts.year, parts.month, parts.day + days)
  }

  /// The first moment of the day that a text like `2030-01-31` names; nil when there is no such day.
  public func startOfDay(named text: String) -> Date? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.map(\.count) == [4, 2, 2], text.allSatisfy({ $0 == "-" || $0.isASCIIDigit }),
      let year = Int(numbers[0]), let month = Int(numbers[1]), let day = Int(numbers[2])
    else { return nil }
    let date = start(year, month, day)
    let parts = parts(date)
    return (parts.year, parts.month, parts.day) == (year, month, day) ? date : nil
  }

  /// `2030-01-01`
  public func date(of date: Date) -> String {
    let parts = parts(date)
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }

  /// `Tue 2030-01-01`
  public func day(of date: Date) -> String {
    "\(Self.weekdays[min(max(0, parts(date).weekday), 6)]) \(self.date(of: date))"
  }

  /// `09:05`
  public func time(of date: Date) -> String {
    let parts = parts(date)
    return "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension LocalDays: DependencyKey {
  public static var liveValue: LocalDays { .live }
  public static var testValue: LocalDays { .utc }
}

extension DependencyValues {
  public var localDays: LocalDays {
    get { self[LocalDays.self] }
    set { self[LocalDays.self] = newValue }
  }
}
