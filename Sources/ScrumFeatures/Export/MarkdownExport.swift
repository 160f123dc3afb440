/// Scrums for a chat or a wiki (CommonMark, with GitHub's task lists). Dates are in UTC.
///
/// Stored texts stay on one line, and letters of theirs that would mean something are escaped.
enum MarkdownExport {
  static func text(of scrums: [DailyScrum]) -> String {
    guard !scrums.isEmpty else { return "No scrums.\n" }
    return scrums.map { text(of: $0) }.joined(separator: "\n")
  }

  private static func text(of scrum: DailyScrum) -> String {
    let title = scrum.title.trimmingBlanks().isEmpty ? "(untitled)" : escaped(scrum.title)
    var lines = ["# \(title)", "", "\(scrum.lengthInMinutes) minutes, \(scrum.theme.name)"]
    lines += section("Attendees", scrum.attendees.map { "- " + escaped($0.name) })
    lines += section("Follow-ups", scrum.followUps.map(line(of:)))
    lines += section("History", scrum.history.flatMap(lines(of:)))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "## \(heading)", ""] + lines
  }

  private static func line(of followUp: FollowUp) -> String {
    let owner = followUp.owner.map { " (\(escaped($0)))" } ?? ""
    return "- [\(followUp.isComplete ? "x" : " ")] \(escaped(followUp.description))\(owner)"
  }

  private static func lines(of meeting: Meeting) -> [String] {
    let length = meeting.lengthInSeconds.map { ", \(ClockText.of($0))" } ?? ""
    var lines = ["- \(ISODate.text(for: meeting.date))\(length)"]
    for person in meeting.attendees {
      let guest = person.isGuest ? " (guest)" : ""
      let time = person.seconds.map { " \(ClockText.of($0))" } ?? ""
      lines.append("  - \(escaped(person.name))\(guest)\(time)")
      lines += person.notes.map { "    - " + escaped($0) }
    }
    if !meeting.absent.isEmpty {
      lines.append("  - absent: \(meeting.absent.map(escaped).joined(separator: ", "))")
    }
    return lines + meeting.notes.map { "  - " + escaped($0) }
  }

  /// The text as itself, wherever it stands in a line.
  static func escaped(_ text: String) -> String {
    let line = text.onOneLine
    var escaped = ""
    for character in line {
      if "\\`*_[]<>|~&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    // NB: a text is the first of its line, where these begin a heading or a list.
    if let first = escaped.first, "#+-=".contains(first) { return "\\" + escaped }
    let digits = escaped.prefix { $0.isASCII && $0.isNumber }
    let rest = escaped.dropFirst(digits.count)
    guard !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")" else { return escaped }
    return digits + "\\" + rest
  }
}
