#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes scrums as Apple's tutorial app of 2023 reads them.
///
/// Dates are plain numbers of seconds since 2001, as its decoder expects. Notes become the
/// transcript (see `Transcript`), from which an import gives each back to whoever it belongs to.
/// A past meeting's attendees have the ids that those of the same name have in the scrum, in their
/// order; others' follow from the meeting's id and their place, so that they are the same each time.
enum ScrumdingerExport {
  static func output(_ scrums: [DailyScrum]) throws -> ScrumExport.Output {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(scrums.map(Row.init))
    return ScrumExport.Output(
      text: String(decoding: data, as: UTF8.self) + "\n",
      losses: scrums.flatMap(losses)
    )
  }

  private static func losses(of scrum: DailyScrum) -> [ScrumExport.Loss] {
    var count = LossCount(scrum)
    count.add(.followUps, scrum.followUps.count)
    var newest: Date?
    for meeting in scrum.history {
      if meeting.lengthInSeconds != nil { count.add(.meetingLengths) }
      if meeting.attendees.contains(where: { $0.seconds != nil }) { count.add(.speakingTimes) }
      count.add(.absentees, meeting.absent.count)
      count.add(.guests, meeting.attendees.count(where: \.isGuest))
      count.add(.changedNotes, changedNotes(of: meeting))
      if let newest, meeting.date > newest { count.add(.meetingOrder) }
      newest = min(newest ?? meeting.date, meeting.date)
    }
    count.addCarriedKeys()
    return count.losses
  }

  /// How many notes an import would not give back as they are.
  private static func changedNotes(of meeting: Meeting) -> Int {
    guard let text = Transcript.text(of: meeting) else { return 0 }
    var attendees = meeting.attendees.map { Meeting.Attendee(name: $0.name) }
    let notes = Transcript.takeNotes(from: text, for: &attendees)
    var changed = differences(meeting.notes, notes)
    for (before, after) in zip(meeting.attendees, attendees) {
      changed += differences(before.notes, after.notes)
    }
    return changed
  }

  private static func differences(_ before: [String], _ after: [String]) -> Int {
    // NB: compared by their bytes; two spellings of one letter are equal as strings.
    before.indices.count { !after.indices.contains($0) || !before[$0].isSpelled(like: after[$0]) }
  }

  private struct Row: Encodable {
    let id: UUID
    let title: String
    let attendees: [Person]
    let lengthInMinutes: Int
    let theme: String
    let history: [Past]

    init(_ scrum: DailyScrum) {
      id = scrum.id
      title = scrum.title
      attendees = scrum.attendees.map { Person(id: $0.id, name: $0.name) }
      lengthInMinutes = scrum.lengthInMinutes
      theme = scrum.theme.name
      let ids = Dictionary(grouping: scrum.attendees, by: \.name).mapValues { $0.map(\.id) }
      history = scrum.history.map { Past($0, ids: ids) }
    }
  }

  private struct Person: Encodable {
    let id: UUID
    let name: String
  }

  private struct Past: Encodable {
    let id: UUID
    let date: Double
    let attendees: [Person]
    let transcript: String?

    init(_ meeting: Meeting, ids: [String: [UUID]]) {
      id = meeting.id
      date = meeting.date.timeIntervalSinceReferenceDate
      transcript = Transcript.text(of: meeting)
      var used: [String: Int] = [:]
      attendees = meeting.attendees.enumerated().map { place, attendee in
        let count = used[attendee.name, default: 0]
        used[attendee.name] = count + 1
        let known = ids[attendee.name] ?? []
        let id = count < known.count ? known[count] : meeting.id.derived("attendee", place)
        return Person(id: id, name: attendee.name)
      }
    }
  }
}

extension String {
  fileprivate func isSpelled(like other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
