/// The history as a table, a row a person of a meeting (RFC 4180: fields in quotes where needed,
/// lines end with CR LF).
///
///     scrum,date,length,person,role,seconds,notes,meeting notes
///
/// Dates are ISO 8601 in UTC, times seconds; what is unknown is empty. A role is `present`, `guest`
/// or `absent`; a meeting of nobody has one row without. Several notes are lines of one field.
///
/// NB: spreadsheets take a text that begins with `=`, `+`, `-` or `@` for a formula, which may do
/// harm, so an apostrophe goes before it.
enum CSVExport {
  static func text(of scrums: [DailyScrum]) -> String {
    let header = ["scrum", "date", "length", "person", "role", "seconds", "notes", "meeting notes"]
    let table = scrums.flatMap { scrum in
      scrum.history.flatMap { rows(of: $0, title: scrum.title) }
    }
    return ([header] + table).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func rows(of meeting: Meeting, title: String) -> [[String]] {
    let length = meeting.lengthInSeconds.map(number) ?? ""
    func row(_ person: String, _ role: String, _ seconds: Double?, _ notes: [String]) -> [String] {
      [
        safe(title), ISODate.text(for: meeting.date), length, safe(person), role,
        seconds.map(number) ?? "", safe(notes.joined(separator: "\n")),
        safe(meeting.notes.joined(separator: "\n")),
      ]
    }
    let present = meeting.attendees.map { person in
      row(person.name, person.isGuest ? "guest" : "present", person.seconds, person.notes)
    }
    let rows = present + meeting.absent.map { row($0, "absent", nil, []) }
    return rows.isEmpty ? [row("", "", nil, [])] : rows
  }

  /// Without a fraction where there is none.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private static func safe(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else {
      return text
    }
    return "'" + text
  }

  private static func field(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
