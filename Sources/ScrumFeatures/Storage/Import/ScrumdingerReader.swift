#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a scrum as the versions of Apple's tutorial app and its forks wrote them.
///
///     2021  attendees: [String], color: {red, green, blue, alpha}, later with history
///     2022  attendees: [{id, name}], theme: a name, history[].lengthInMinutes (0: not known)
///     2023  the same without history[].lengthInMinutes
enum ScrumdingerReader {
  /// - Parameter historyKey: where the meetings stand; the forks' `histories` is known too.
  static func scrum(
    _ row: [String: JSONValue],
    historyKey: String = "history",
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    let title = try ImportContext.requiredText(row, "title")
    let subject = ImportNote.Subject.scrum(title)
    let id = context.scrumID(row["id"], title: title)
    let theme: Theme
    var read = ["id", "title", "attendees", "lengthInMinutes", "length", "duration", "theme"]
    if row["theme"] == nil, let color = row["color"] {
      read.append("color")
      theme = context.theme(color: color, of: subject)
    } else {
      theme = context.theme(row["theme"], of: subject)
    }
    let historyKey =
      [historyKey, "history", "histories"].first { row[$0] != nil } ?? historyKey
    var scrum = DailyScrum(
      id: id,
      title: title,
      attendees: context.attendees(row["attendees"], of: id, title),
      lengthInMinutes: context.minutes(minutes(row), of: subject),
      theme: theme,
      history: newestFirst(
        context.elements(row, historyKey, of: subject) {
          (value, place, context) throws(ImportProblem) in
          try meeting(value, place, of: id, title, &context)
        }
      )
    )
    scrum.preserved = context.preserved(
      for: DailyScrum.self,
      row,
      besides: read + [historyKey],
      of: subject
    )
    return scrum
  }

  private static func newestFirst(_ meetings: [Meeting]) -> [Meeting] {
    guard meetings.count > 1 else { return meetings }
    return meetings.enumerated()
      .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }
      .map(\.element)
  }

  private static func meeting(
    _ value: JSONValue,
    _ place: Int,
    of id: UUID,
    _ title: String,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> Meeting {
    let row = try ImportContext.requiredObject(value)
    let date = try context.foreignDate(row["date"], of: title)
    let subject = ImportNote.Subject.meeting(ISODate.text(for: date), scrum: title)
    let transcript = context.optional(row, "transcript", "a string", of: subject, \.string)
    var attendees = context.elements(row, "attendees", of: subject) {
      (person, place, context) throws(ImportProblem) in
      try attendee(person, place, of: subject, &context)
    }
    let notes = Transcript.takeNotes(from: transcript ?? "", for: &attendees)
    var meeting = Meeting(
      id: context.id(row["id"], in: id, "meeting", place, of: subject),
      date: date,
      lengthInSeconds: length(row, of: subject, &context),
      attendees: attendees,
      notes: notes
    )
    meeting.preserved = context.preserved(
      for: Meeting.self,
      row,
      besides: ["id", "date", "attendees", "lengthInMinutes", "length", "transcript"],
      of: subject
    )
    return meeting
  }

  /// How long a meeting took, in seconds; 0 minutes were written where it was not known.
  private static func length(
    _ row: [String: JSONValue],
    of subject: ImportNote.Subject,
    _ context: inout ImportContext
  ) -> Double? {
    let seconds =
      context.seconds(row, "lengthInMinutes", of: subject, factor: 60)
      ?? context.seconds(row, "length", of: subject)
    guard let seconds, seconds != 0 else { return nil }
    guard seconds > 0 else {
      context.notes.append(
        .leftOut(subject, place: "its length", problem: "it is less than nothing")
      )
      return nil
    }
    return seconds
  }

  /// Somebody who was there; what their id was is of no use, for they are kept by name.
  private static func attendee(
    _ person: JSONValue,
    _ place: Int,
    of subject: ImportNote.Subject,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> Meeting.Attendee {
    if let name = person.string { return Meeting.Attendee(name: name) }
    let row = try ImportContext.requiredObject(person)
    var attendee = Meeting.Attendee(name: try ImportContext.requiredText(row, "name"))
    attendee.preserved = context.preserved(
      for: Meeting.Attendee.self,
      row,
      besides: ["id", "name"],
      of: subject,
      in: "attendees[\(place)]."
    )
    return attendee
  }

  /// `lengthInMinutes`, or the forks' `length` in seconds.
  private static func minutes(_ row: [String: JSONValue]) -> JSONValue? {
    if let minutes = row["lengthInMinutes"] { return minutes }
    guard let length = row["length"] else { return nil }
    return length.double.map { .number($0 / 60) } ?? length
  }
}

extension UUID {
  /// No parent: ids that follow from it follow from the purpose and the place alone.
  static let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
