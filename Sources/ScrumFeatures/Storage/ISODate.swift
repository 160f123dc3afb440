#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as ISO 8601 text with a zone (RFC 3339), fractions of a second as exact as `Date` is.
public enum ISODate {
  /// The date in UTC, with as few digits of fraction as lead back to it: `2030-01-01T00:00:00Z`.
  ///
  /// Years outside 0000…9999, which the format cannot say, become the nearest it can.
  public static func text(for date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let bounded = min(max(seconds.isNaN ? 0 : seconds, earliest), latest)
    let whole = bounded.rounded(.down)
    let fraction = fractionDigits(of: bounded, whole: whole)
    let (day, second) = Int(whole).quotientAndRemainder(floor: 86_400)
    let (year, month, dayOfMonth) = CivilDay.civil(day)
    var text = ""
    text.reserveCapacity(30)
    text += padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
    text += padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) + ":"
    text += padded(second % 60, 2) + fraction + "Z"
    return text
  }

  /// The date that `text` says, or nil. `Z` and numeric zones (`+02:00`, `+0200`) are understood;
  /// a leap second is the second after it.
  public static func date(from text: String) -> Date? {
    var reader = DigitReader(text)
    guard let year = reader.digits(4), reader.skip("-"),
      let month = reader.digits(2), (1...12).contains(month), reader.skip("-"),
      let day = reader.digits(2), (1...CivilDay.days(in: month, of: year)).contains(day),
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.digits(2), hour < 24, reader.skip(":"),
      let minute = reader.digits(2), minute < 60, reader.skip(":"),
      let second = reader.digits(2), second <= 60
    else { return nil }
    var fraction = 0.0
    if reader.skip(".") || reader.skip(",") {
      guard let value = reader.fraction() else { return nil }
      fraction = value
    }
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    let days = CivilDay.number(year, month, day)
    let whole = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSinceReferenceDate: Double(whole) + fraction)
  }

  /// Whether `text`, known to be a date, is surely what `text(for:)` would write. Cheap.
  static func isCanonical(_ text: String) -> Bool {
    text.utf8.count == 20 && text.utf8.last == UInt8(ascii: "Z")
      && text.utf8.dropFirst(10).first == UInt8(ascii: "T")
      && !text.utf8.dropFirst(17).starts(with: "60".utf8)
  }

  private static let earliest = -63_145_526_400.0
  private static let latest = 252_423_993_599.0

  private static func fractionDigits(of seconds: Double, whole: Double) -> String {
    let fraction = seconds - whole
    guard fraction > 0 else { return "" }
    var scale = 1.0
    for count in 1...9 {
      scale *= 10
      let digits = (fraction * scale).rounded()
      if digits < scale, count == 9 || whole + digits / scale == seconds {
        let text = padded(Int(digits), count)
        let zeros = text.reversed().prefix { $0 == "0" }.count
        return zeros == count ? "" : "." + text.dropLast(zeros)
      }
    }
    return ""
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// Days of the Gregorian calendar, numbered from 2001-01-01.
enum CivilDay {
  /// From 0000-03-01, the start of a year that ends with its leap day, to 2001-01-01.
  private static let reference = 730_791

  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let era = year.quotientAndRemainder(floor: 400)
    let dayOfEra = era.remainder * 365 + era.remainder / 4 - era.remainder / 100 + dayOfYear
    return era.quotient * 146_097 + dayOfEra - reference
  }

  static func civil(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (number + reference).quotientAndRemainder(floor: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Walks over the digits and signs of a date.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let byte = rest.first, (48...57).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 48)
      rest.removeFirst()
    }
    return number
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }

  /// One digit or more after the point; what is finer than a nanosecond is dropped.
  mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 1.0
    var count = 0
    while let digit = digits(1) {
      count += 1
      guard count <= 9 else { continue }
      value = value * 10 + Double(digit)
      scale *= 10
    }
    return count > 0 ? value / scale : nil
  }

  /// Seconds east of Greenwich.
  mutating func zone() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign: Int
    if skip("+") {
      sign = 1
    } else if skip("-") {
      sign = -1
    } else {
      return nil
    }
    guard let hours = digits(2), hours < 24 else { return nil }
    _ = skip(":")
    guard let minutes = digits(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}

extension Int {
  fileprivate func quotientAndRemainder(floor divisor: Int) -> (quotient: Int, remainder: Int) {
    var (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    if remainder < 0 {
      quotient -= 1
      remainder += divisor
    }
    return (quotient, remainder)
  }
}
