/// Writes the history for a spreadsheet: a row per meeting and person, and one for a meeting that
/// nobody is named for.
///
///     scrum            the title
///     date             when the meeting began, ISO 8601 in UTC
///     length_seconds   how long it took, empty when it is not known
///     person           a name, empty in the row of a meeting without people
///     role             present, guest or absent; empty where the person is
///     person_seconds   how long they spoke, empty when it is not known
///     person_notes     their notes, one a line
///     meeting_notes    the whole meeting's, one a line, the same in each of its rows
///
/// Lines end with CR and LF, fields are quoted where they must be, there is no byte-order mark. A
/// text that begins with = + - @, a tab or an end of line gets an apostrophe before it, so that no
/// spreadsheet runs it; one that began with an apostrophe itself looks the same, which is why that
/// is told as a loss. Numbers and dates are never touched.
enum CSVExport {
  static let header = [
    "scrum", "date", "length_seconds", "person", "role", "person_seconds", "person_notes",
    "meeting_notes",
  ]

  static func output(_ scrums: [DailyScrum]) -> ScrumExport.Output {
    var text = header.joined(separator: ",") + "\r\n"
    var losses: [ScrumExport.Loss] = []
    for scrum in scrums {
      var writer = Writer(scrum)
      for meeting in scrum.history { text += writer.rows(meeting) }
      losses += writer.losses()
    }
    return ScrumExport.Output(text: text, losses: losses)
  }

  /// Writes one scrum's rows and counts what it loses.
  private struct Writer {
    let scrum: DailyScrum
    var count: LossCount

    init(_ scrum: DailyScrum) {
      self.scrum = scrum
      count = LossCount(scrum)
    }

    mutating func losses() -> [ScrumExport.Loss] {
      count.add(.settings)
      count.add(.followUps, scrum.followUps.count)
      if scrum.history.isEmpty { count.add(.scrumsWithoutMeetings) }
      count.addCarriedKeys()
      return count.losses
    }

    mutating func rows(_ meeting: Meeting) -> String {
      let start =
        guarded(scrum.title) + "," + ISODate.text(for: meeting.date) + ","
        + CSVField.number(meeting.lengthInSeconds) + ","
      let end = "," + notes(meeting.notes) + "\r\n"
      var text = ""
      for attendee in meeting.attendees {
        text += start + guarded(attendee.name) + "," + (attendee.isGuest ? "guest" : "present")
        text += "," + CSVField.number(attendee.seconds) + "," + notes(attendee.notes) + end
      }
      for name in meeting.absent { text += start + guarded(name) + ",absent,," + end }
      return text.isEmpty ? start + ",,," + end : text
    }

    private mutating func notes(_ notes: [String]) -> String {
      count.add(.brokenNotes, notes.count { $0.contains(where: \.isNewline) })
      return guarded(notes.joined(separator: "\n"))
    }

    private mutating func guarded(_ text: String) -> String {
      guard CSVField.looksLikeFormula(text) else { return CSVField.quoted(text) }
      count.add(.guardedTexts)
      return CSVField.quoted("'" + text)
    }
  }
}
