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
  static func scrum(
    _ value: JSONValue,
    index: Int,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    guard let row = value.object else {
      throw ImportProblem("it is \(value.kind), not an object")
    }
    guard let title = row["title"]?.string else {
      throw .expected("a string", for: "title", got: row["title"])
    }
    let subject = ImportNote.Subject.scrum(title)
    let id = context.id(row["id"], in: .none, "scrum " + title, index, of: subject)
    let theme =
      row["theme"] == nil && row["color"] != nil
      ? context.theme(color: row["color"], of: subject)
      : context.theme(row["theme"], of: subject)
    return DailyScrum(
      id: id,
      title: title,
      attendees: try attendees(row["attendees"], of: id, title, &context),
      lengthInMinutes: context.minutes(minutes(row), of: subject),
      theme: theme,
      history: history(row["history"] ?? row["histories"], of: id, title, &context)
    )
  }

  /// People, as names or as `{id, name}`.
  static func attendees(
    _ value: JSONValue?,
    of id: UUID,
    _ title: String,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> [DailyScrum.Attendee] {
    guard let value else { return [] }
    guard let people = value.array else {
      throw .expected("an array", for: "attendees", got: value)
    }
    var attendees: [DailyScrum.Attendee] = []
    for (place, person) in people.enumerated() {
      if let name = person.string {
        attendees.append(.init(id: id.derived("attendee", place), name: name))
      } else if let name = person.object?["name"]?.string {
        let subject = ImportNote.Subject.attendee(name, scrum: title)
        let personID = context.id(person.object?["id"], in: id, "attendee", place, of: subject)
        attendees.append(.init(id: personID, name: name))
      } else {
        context.notes.append(
          .leftOut(.scrum(title), place: "attendees[\(place)]", problem: "it has no name")
        )
      }
    }
    return attendees
  }

  /// Meetings, newest first. One that cannot be read is left out and noted.
  static func history(
    _ value: JSONValue?,
    of id: UUID,
    _ title: String,
    _ context: inout ImportContext
  ) -> [Meeting] {
    var meetings: [Meeting] = []
    for (place, value) in (value?.array ?? []).enumerated() {
      do throws(ImportProblem) {
        meetings.append(try meeting(value, of: id, title, place, &context))
      } catch {
        context.notes.append(
          .leftOut(.scrum(title), place: "history[\(place)]", problem: error.problem)
        )
      }
    }
    return meetings.enumerated()
      .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }
      .map(\.element)
  }

  private static func meeting(
    _ value: JSONValue,
    of id: UUID,
    _ title: String,
    _ place: Int,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> Meeting {
    guard let row = value.object else {
      throw ImportProblem("it is \(value.kind), not an object")
    }
    let date = try context.date(row["date"], of: title)
    let subject = ImportNote.Subject.meeting(ISODate.text(for: date), scrum: title)
    let names = (row["attendees"]?.array ?? []).compactMap { person in
      person.string ?? person.object?["name"]?.string
    }
    let transcript = row["transcript"]?.string ?? ""
    return Meeting(
      id: context.id(row["id"], in: id, "meeting", place, of: subject),
      date: date,
      lengthInSeconds: minutes(row).flatMap { $0 > 0 ? $0 * 60 : nil },
      attendees: names.map { Meeting.Attendee(name: $0) },
      notes: transcript.split(whereSeparator: \.isNewline)
        .map { $0.description.trimmingBlanks() }
        .filter { !$0.isEmpty }
    )
  }

  /// `lengthInMinutes`, or the forks' `length` in seconds.
  private static func minutes(_ row: [String: JSONValue]) -> Double? {
    row["lengthInMinutes"]?.double ?? row["length"]?.double.map { $0 / 60 }
  }
}

extension UUID {
  /// No parent: ids that follow from it follow from the purpose and the place alone.
  static let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
