#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads our own format for an import, where what is broken does not lose the rest.
///
/// The file that the program lives on is read strictly instead (`ScrumFile.decode`): leaving
/// something out there would delete it with the next save.
enum OwnFormatReader {
  /// The scrums of a file, as they stand there.
  static func rows(_ file: [String: JSONValue]) throws(UnreadableReason) -> [JSONValue] {
    guard file["format"]?.string == ScrumFile.format else { throw .otherFormat(nil) }
    guard let version = file["version"] else {
      throw .malformed(place: "it", problem: "\"version\" is missing")
    }
    guard let number = version.double.flatMap({ Int(exactly: $0) }) else {
      throw .malformed(place: "version", problem: "it is \(version.kind), not a version")
    }
    guard number <= ScrumFile.version else { throw .newerVersion(number) }
    guard number >= 1 else {
      throw .malformed(place: "version", problem: "there is no version \(number)")
    }
    guard let scrums = file["scrums"] else {
      throw .malformed(place: "it", problem: "\"scrums\" is missing")
    }
    guard let rows = scrums.array else {
      throw .malformed(place: "scrums", problem: "it is \(scrums.kind), not an array")
    }
    return rows
  }

  static func scrum(
    _ row: [String: JSONValue],
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    let title = try ImportContext.requiredText(row, "title")
    let subject = ImportNote.Subject.scrum(title)
    let id = context.scrumID(row["id"], title: title)
    var scrum = DailyScrum(
      id: id,
      title: title,
      attendees: context.attendees(row["attendees"], of: id, title),
      lengthInMinutes: ImportContext.member(row, "lengthInMinutes")
        .map { context.minutes($0, of: subject) } ?? DailyScrum.lengthRange.lowerBound,
      theme: ImportContext.member(row, "theme").map { context.theme($0, of: subject) } ?? .sky,
      history: context.elements(row, "history", of: subject) {
        (value, place, context) throws(ImportProblem) in
        try meeting(value, place, of: id, title, &context)
      }
    )
    scrum.followUps = context.elements(row, "followUps", of: subject) {
      (value, place, context) throws(ImportProblem) in
      try followUp(value, place, of: id, title, &context)
    }
    scrum.preserved = context.preserved(
      for: DailyScrum.self,
      row,
      besides: DailyScrum.knownKeys,
      of: subject
    )
    return scrum
  }

  private static func meeting(
    _ value: JSONValue,
    _ place: Int,
    of id: UUID,
    _ title: String,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> Meeting {
    let row = try ImportContext.requiredObject(value)
    let (date, spelling) = try ImportContext.date(row, "date")
    let subject = ImportNote.Subject.meeting(ISODate.text(for: date), scrum: title)
    var meeting = Meeting(
      id: context.id(row["id"], in: id, "meeting", place, of: subject),
      date: date,
      lengthInSeconds: context.seconds(row, "lengthInSeconds", of: subject),
      attendees: context.elements(row, "attendees", of: subject) {
        (value, place, context) throws(ImportProblem) in
        try attendee(value, place, of: subject, &context)
      },
      absent: context.texts(row, "absent", of: subject),
      notes: context.texts(row, "notes", of: subject)
    )
    meeting.preserved = context.preserved(
      for: Meeting.self,
      row,
      besides: Meeting.knownKeys,
      of: subject
    )
    meeting.preserved["date"] = spelling
    return meeting
  }

  private static func attendee(
    _ value: JSONValue,
    _ place: Int,
    of subject: ImportNote.Subject,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> Meeting.Attendee {
    let row = try ImportContext.requiredObject(value)
    let prefix = "attendees[\(place)]."
    var attendee = Meeting.Attendee(
      name: try ImportContext.requiredText(row, "name"),
      seconds: context.seconds(row, "seconds", of: subject, in: prefix),
      isGuest: context.flag(row, "guest", of: subject, in: prefix),
      notes: context.texts(row, "notes", of: subject, in: prefix)
    )
    attendee.preserved = context.preserved(
      for: Meeting.Attendee.self,
      row,
      besides: Meeting.Attendee.knownKeys,
      of: subject,
      in: prefix
    )
    return attendee
  }

  private static func followUp(
    _ value: JSONValue,
    _ place: Int,
    of id: UUID,
    _ title: String,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> FollowUp {
    let row = try ImportContext.requiredObject(value)
    let description = try ImportContext.requiredText(row, "description")
    let subject = ImportNote.Subject.followUp(description, scrum: title)
    let added = context.optionalDate(row, "added", of: subject)
    let completed = context.optionalDate(row, "completed", of: subject)
    var followUp = FollowUp(
      id: context.id(row["id"], in: id, "follow-up", place, of: subject),
      description: description,
      isComplete: context.flag(row, "isComplete", of: subject),
      owner: context.optional(row, "owner", "a string", of: subject, \.string),
      added: added?.date,
      completed: completed?.date
    )
    followUp.preserved = context.preserved(
      for: FollowUp.self,
      row,
      besides: FollowUp.knownKeys,
      of: subject
    )
    followUp.preserved["added"] = added?.spelling
    followUp.preserved["completed"] = completed?.spelling
    return followUp
  }
}
