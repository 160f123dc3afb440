/// The notes of a meeting as one text, which is all that Scrumdinger has for them: the whole
/// meeting's a line each, then each person's after their name.
///
///     The demo is on Friday.
///     Ida: The icons are in review.
enum Transcript {
  /// Nil when there is no note.
  static func text(of meeting: Meeting) -> String? {
    var lines = meeting.notes
    for attendee in meeting.attendees {
      for note in attendee.notes { lines.append(attendee.name + separator + note) }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Gives the lines that begin with somebody's name to them, and returns the others: the whole
  /// meeting's. Blanks around a line and blank lines are no part of a note; of people who share a
  /// name the first gets it all.
  static func takeNotes(from text: String, for attendees: inout [Meeting.Attendee]) -> [String] {
    guard !text.isEmpty else { return [] }
    var places: [String: Int] = [:]
    for (place, attendee) in attendees.enumerated().reversed() { places[attendee.name] = place }
    var notes: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.description.trimmingBlanks()
      guard !line.isEmpty else { continue }
      guard let (name, note) = split(line), let place = places[name] else {
        notes.append(line)
        continue
      }
      attendees[place].notes.append(note)
    }
    return notes
  }

  private static let separator = ": "

  /// What stands before and after the first colon that has a blank behind it.
  private static func split(_ line: String) -> (name: String, note: String)? {
    guard let colon = line.indices.first(where: { line[$0...].hasPrefix(separator) }) else {
      return nil
    }
    let note = String(line[line.index(colon, offsetBy: separator.count)...]).trimmingBlanks()
    let name = String(line[..<colon])
    return name.isEmpty || note.isEmpty ? nil : (name, note)
  }
}
