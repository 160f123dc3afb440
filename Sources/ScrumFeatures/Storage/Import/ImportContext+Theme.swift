extension ImportContext {
  /// A theme by name: ours, a fork's name that holds one of ours (`appOrange`, `yellow-my`), else
  /// sky.
  mutating func theme(_ value: JSONValue?, of subject: ImportNote.Subject) -> Theme {
    guard let value, let name = value.string else {
      let problem = value.map { "its theme is \($0.kind), not a name" } ?? "its theme is missing"
      notes.append(.themeUnreadable(subject, problem: problem))
      return .sky
    }
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
    for character in name.prefix(100) {
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
  mutating func theme(color value: JSONValue, of subject: ImportNote.Subject) -> Theme {
    guard let red = value.object?["red"]?.double,
      let green = value.object?["green"]?.double,
      let blue = value.object?["blue"]?.double
    else {
      let problem =
        value.object == nil
        ? "its colour is \(value.kind), not {red, green, blue}"
        : "its colour has not all of red, green and blue"
      notes.append(.themeUnreadable(subject, problem: problem))
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
