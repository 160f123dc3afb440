#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file of Apple's tutorial app of 2023: an array of scrums, dates in seconds since 2001.
enum ScrumdingerExport {
  static func text(of scrums: [DailyScrum]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(scrums.map(Scrum.init))
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private struct Scrum: Encodable {
    let id: UUID
    let title: String
    let attendees: [Person]
    let lengthInMinutes: Int
    let theme: String
    let history: [Held]

    init(_ scrum: DailyScrum) {
      id = scrum.id
      title = scrum.title
      attendees = scrum.attendees.map { Person(id: $0.id, name: $0.name) }
      lengthInMinutes = scrum.lengthInMinutes
      theme = scrum.theme.name
      history = scrum.history.map(Held.init)
    }
  }

  private struct Person: Encodable {
    let id: UUID
    let name: String
  }

  private struct Held: Encodable {
    let id: UUID
    let date: Double
    let attendees: [Person]
    let transcript: String?

    init(_ meeting: Meeting) {
      id = meeting.id
      date = meeting.date.timeIntervalSinceReferenceDate
      // NB: the app wants an id for each; those of today's attendees may be others' by now.
      attendees = meeting.attendees.enumerated().map { place, person in
        Person(id: meeting.id.derived("attendee", place), name: person.name)
      }
      let notes =
        meeting.notes
        + meeting.attendees.flatMap { person in
          person.notes.map { "\(person.name): \($0)" }
        }
      let lines = notes.map(\.onOneLine).filter { !$0.isEmpty }
      transcript = lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }
}
