#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ImportContext {
  /// A number of seconds since 2001, or a date as text. A number that would lie in the future is
  /// Unix time, in seconds or milliseconds, when that does not.
  ///
  /// The date is one that our own format can say, so that it is the same after a save.
  mutating func foreignDate(
    _ value: JSONValue?,
    of scrum: String
  ) throws(ImportProblem) -> Date {
    if let text = value?.string {
      guard let date = ISODate.date(from: text) else {
        throw ImportProblem("\"date\" is \(ImportNote.quoted(text)), which is no date")
      }
      return date
    }
    guard let seconds = value?.double else {
      throw .expected("a date", for: "date", got: value)
    }
    guard seconds.isFinite else { throw ImportProblem("\"date\" is too large a number") }
    // NB: a day is allowed for clocks that differ; Unix time read as time since 2001 is off by
    // 31 years.
    let latest = now.addingTimeInterval(86_400)
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    if date > latest, let unix = Self.unixDate(seconds, until: latest) {
      let date = Self.writable(unix) ?? unix
      let subject = ImportNote.Subject.meeting(ISODate.text(for: date), scrum: scrum)
      notes.append(.dateWasUnixTime(subject, date))
      return date
    }
    guard let date = Self.writable(date) else {
      throw ImportProblem("\"date\" is \(seconds), which is no date")
    }
    if date > latest {
      notes.append(.dateInFuture(.meeting(ISODate.text(for: date), scrum: scrum)))
    }
    return date
  }

  /// The time that a number of seconds, else of milliseconds, since 1970 says; milliseconds only
  /// of this century, else any large number would be some day in 1970.
  private static func unixDate(_ number: Double, until latest: Date) -> Date? {
    let seconds = Date(timeIntervalSince1970: number)
    if seconds <= latest { return seconds }
    let milliseconds = Date(timeIntervalSince1970: number / 1000)
    let isPlausible = milliseconds <= latest && milliseconds.timeIntervalSinceReferenceDate >= 0
    return isPlausible ? milliseconds : nil
  }

  /// The date as it comes back from its text; nil when its year has not four digits.
  private static func writable(_ date: Date) -> Date? {
    guard let written = ISODate.date(from: ISODate.text(for: date)),
      abs(written.timeIntervalSince(date)) < 1
    else { return nil }
    return written
  }

  /// A date of our own format, and its text where writing the date anew would give another.
  static func date(
    _ row: [String: JSONValue],
    _ key: String
  ) throws(ImportProblem) -> (date: Date, spelling: JSONValue?) {
    guard let text = row[key]?.string else {
      throw .expected("a date", for: key, got: row[key])
    }
    guard let date = ISODate.date(from: text) else {
      throw ImportProblem("\"\(key)\" is \(ImportNote.quoted(text)), which is no date")
    }
    let isOwn = ISODate.isCanonical(text) || ISODate.text(for: date) == text
    return (date, isOwn ? nil : .string(text))
  }

  /// A date of our own format that may be missing; one that is none is left out.
  mutating func optionalDate(
    _ row: [String: JSONValue],
    _ key: String,
    of subject: ImportNote.Subject
  ) -> (date: Date, spelling: JSONValue?)? {
    guard Self.member(row, key) != nil else { return nil }
    do throws(ImportProblem) {
      return try Self.date(row, key)
    } catch {
      notes.append(.leftOut(subject, place: key, problem: error.problem))
      return nil
    }
  }
}
