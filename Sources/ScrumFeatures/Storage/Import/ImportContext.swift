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

/// What the readers of files share: reading one value, noting what was changed.
struct ImportContext {
  let now: Date
  var notes: [ImportNote] = []
  /// How many scrums without an id have had each title.
  private var titlesWithoutID: [String: Int] = [:]

  init(now: Date) { self.now = now }

  /// The id that is given, else one that follows from where the value stands.
  mutating func id(
    _ value: JSONValue?,
    in parent: UUID,
    _ purpose: String,
    _ place: Int,
    of subject: @autoclosure () -> ImportNote.Subject
  ) -> UUID {
    if let text = value?.string, let id = UUID(text: text) { return id }
    notes.append(.idMissing(subject()))
    return parent.derived(purpose, place)
  }

  /// The id of a scrum, else one that follows from its title, wherever in the file it stands.
  mutating func scrumID(_ value: JSONValue?, title: String) -> UUID {
    if let text = value?.string, let id = UUID(text: text) { return id }
    notes.append(.idMissing(.scrum(title)))
    let place = titlesWithoutID[title, default: 0]
    titlesWithoutID[title] = place + 1
    return UUID.none.derived("scrum " + title, place)
  }

  /// Names what could be read in several ways, `list` being the key that the scrums stand under.
  mutating func note(_ oddities: [JSONTree.Oddity], below list: String?) {
    for oddity in oddities {
      var place = oddity.place[...]
      if let list, place.count > 1, place.first == list { place = place.dropFirst() }
      var scrum: Int?
      if place.count > 1, let first = place.first, first.hasPrefix("["),
        let index = Int(first.dropFirst().dropLast())
      {
        scrum = index + 1
        place = place.dropFirst()
      }
      let text = place.reduce(into: "") { text, part in
        text += (text.isEmpty || part.hasPrefix("[") ? "" : ".") + part
      }
      switch oddity.kind {
      case .repeatedKey: notes.append(.keyRepeated(scrum: scrum, place: text))
      case .halfCharacter: notes.append(.characterReplaced(scrum: scrum, place: text))
      }
    }
  }

  /// Whole minutes from any number of them.
  mutating func minutes(_ value: JSONValue?, of subject: ImportNote.Subject) -> Int {
    let used = DailyScrum.lengthRange.lowerBound
    guard let value else {
      notes.append(.lengthUnreadable(subject, problem: "its length is missing", used: used))
      return used
    }
    if case .integer(let minutes) = value, Self.minutesThatFit.contains(minutes) {
      return Int(minutes)
    }
    guard let minutes = value.double else {
      let problem = "its length is \(value.kind), not a number"
      notes.append(.lengthUnreadable(subject, problem: problem, used: used))
      return used
    }
    guard let whole = Int64(exactly: minutes.rounded()), Self.minutesThatFit.contains(whole) else {
      let problem = "its length is too large a number"
      notes.append(.lengthUnreadable(subject, problem: problem, used: used))
      return used
    }
    if abs(minutes - Double(whole)) > 0.001 {
      notes.append(.lengthRounded(subject, minutes: minutes, used: Int(whole)))
    }
    return Int(whole)
  }

  /// Lengths whose seconds can be reckoned with in 64 bits.
  private static let minutesThatFit: ClosedRange<Int64> =
    -100_000_000_000_000_000...100_000_000_000_000_000

  /// People, as names or as `{id, name}`; one that has no name is left out.
  mutating func attendees(
    _ value: JSONValue?,
    of id: UUID,
    _ title: String
  ) -> [DailyScrum.Attendee] {
    let subject = ImportNote.Subject.scrum(title)
    return elements(["attendees": value ?? .null], "attendees", of: subject) {
      (person, place, context) throws(ImportProblem) in
      if let name = person.string {
        return .init(id: id.derived("attendee", place), name: name)
      }
      let row = try Self.requiredObject(person)
      let name = try Self.requiredText(row, "name")
      var attendee = DailyScrum.Attendee(
        id: context.id(
          row["id"],
          in: id,
          "attendee",
          place,
          of: .attendee(name, scrum: title)
        ),
        name: name
      )
      attendee.preserved = context.preserved(
        for: DailyScrum.Attendee.self,
        row,
        besides: DailyScrum.Attendee.knownKeys,
        of: subject,
        in: "attendees[\(place)]."
      )
      return attendee
    }
  }
}
