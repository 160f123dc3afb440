#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a scrum, or a part of one, cannot be read.
struct ImportProblem: Error, Hashable {
  var problem: String

  init(_ problem: String) { self.problem = problem }

  static func expected(_ expected: String, for key: String, got value: JSONValue?) -> ImportProblem
  {
    guard let value else { return ImportProblem("\"\(key)\" is missing") }
    return ImportProblem("\"\(key)\" is \(value.kind), not \(expected)")
  }
}

/// What the readers of other programs' files share: reading one value, noting what was changed.
struct ImportContext {
  let now: Date
  var notes: [ImportNote] = []

  init(now: Date) { self.now = now }

  /// The id that is given, else one that follows from where the value stands.
  mutating func id(
    _ value: JSONValue?,
    in parent: UUID,
    _ purpose: String,
    _ place: Int,
    of subject: ImportNote.Subject
  ) -> UUID {
    if let text = value?.string, let id = UUID(uuidString: text) { return id }
    notes.append(.idMissing(subject))
    return parent.derived(purpose, place)
  }

  /// A number of seconds since 2001, or a date as text. A number that would lie in the future is
  /// Unix time, in seconds or milliseconds, when that does not.
  mutating func date(_ value: JSONValue?, of scrum: String) throws(ImportProblem) -> Date {
    if let text = value?.string, let date = ISODate.date(from: text) { return date }
    guard let seconds = value?.double else {
      throw .expected("a date", for: "date", got: value)
    }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    // NB: a day is allowed for clocks that differ; Unix time read as time since 2001 is off by
    // 31 years.
    let latest = now.addingTimeInterval(86_400)
    if date > latest {
      for unix in [seconds, seconds / 1000] {
        let date = Date(timeIntervalSince1970: unix)
        guard date <= latest else { continue }
        notes.append(
          .dateWasUnixTime(.meeting(ISODate.text(for: date), scrum: scrum), date)
        )
        return date
      }
    }
    guard abs(seconds) < 60_000_000_000 else {
      throw ImportProblem("\"date\" is \(seconds), which is no date")
    }
    return date
  }

  /// Whole minutes from any number of them.
  mutating func minutes(_ minutes: Double?, of subject: ImportNote.Subject) -> Int {
    guard let minutes, let whole = Int(exactly: minutes.rounded()) else {
      notes.append(.lengthMissing(subject, used: DailyScrum.lengthRange.lowerBound))
      return DailyScrum.lengthRange.lowerBound
    }
    if abs(minutes - Double(whole)) > 0.001 {
      notes.append(.lengthRounded(subject, minutes: minutes, used: whole))
    }
    return whole
  }

  /// A theme by name: ours, a fork's name that holds one of ours (`appOrange`, `yellow-my`), else
  /// sky.
  mutating func theme(_ value: JSONValue?, of subject: ImportNote.Subject) -> Theme {
    let name = value?.string ?? ""
    if let theme = Theme(rawValue: name) { return theme }
    for word in Self.words(of: name) {
      if let theme = Theme(typed: word) {
        notes.append(.themeMapped(subject, given: name, used: theme))
        return theme
      }
    }
    notes.append(.themeUnknown(subject, given: name))
    return .sky
  }

  /// `appOrange` → app, orange, and the whole without an `app` before it.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase, words.last != "" { words.append("") }
      if character.isLetter {
        words[words.count - 1].append(character)
      } else if words.last != "" {
        words.append("")
      }
    }
    words.append(name)
    if name.lowercased().hasPrefix("app") { words.append(String(name.dropFirst(3))) }
    return words
  }

  /// The theme nearest to a colour of `red`, `green` and `blue` from 0 to 1.
  mutating func theme(color value: JSONValue?, of subject: ImportNote.Subject) -> Theme {
    guard let red = value?.object?["red"]?.double,
      let green = value?.object?["green"]?.double,
      let blue = value?.object?["blue"]?.double
    else {
      notes.append(.themeUnknown(subject, given: value?.string ?? ""))
      return .sky
    }
    let color = RGBColor(unitRed: red, green: green, blue: blue)
    let theme = Theme.nearest(to: color)
    if theme.color != color {
      notes.append(.colorMapped(subject, given: color.hexText, used: theme))
    }
    return theme
  }
}

extension RGBColor {
  /// `#rrggbb`.
  public var hexText: String {
    "#"
      + [red, green, blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}
