/// What of a scrum Scrumdinger's format cannot hold.
public struct ExportLoss: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case followUps(Int)
    /// Lengths, and how long each spoke: so many meetings know some.
    case times(meetings: Int)
    case absent(meetings: Int)
    case guests(meetings: Int)
    /// The notes are in the transcript, but whose they are is not told apart from their text.
    case notesOfPeople(meetings: Int)
    /// Notes of several lines, which come back as one.
    case lineBreaks(meetings: Int)
    /// Members that another version or tool has put into the file.
    case otherMembers(Int)
  }

  public let title: String
  public let kinds: [Kind]

  /// Nil when nothing is lost.
  init?(_ scrum: DailyScrum) {
    func meetings(_ isAffected: (Meeting) -> Bool) -> Int { scrum.history.count(where: isAffected) }
    let notes = { (meeting: Meeting) in meeting.notes + meeting.attendees.flatMap(\.notes) }
    let counts: [(Int, (Int) -> Kind)] = [
      (scrum.followUps.count, Kind.followUps),
      (
        meetings { meeting in
          meeting.lengthInSeconds != nil || meeting.attendees.contains { $0.seconds != nil }
        }, Kind.times
      ),
      (meetings { !$0.absent.isEmpty }, Kind.absent),
      (meetings { $0.attendees.contains(where: \.isGuest) }, Kind.guests),
      (meetings { $0.attendees.contains { !$0.notes.isEmpty } }, Kind.notesOfPeople),
      (meetings { notes($0).contains { $0 != $0.onOneLine || $0.isEmpty } }, Kind.lineBreaks),
      (scrum.otherMembers, Kind.otherMembers),
    ]
    kinds = counts.filter { $0.0 > 0 }.map { count, kind in kind(count) }
    title = scrum.title
    if kinds.isEmpty { return nil }
  }

  /// One line for people.
  public var words: String {
    "\"\(title)\": this format has no place for \(kinds.map(\.words).joined(separator: ", "))."
  }
}

extension ExportLoss.Kind {
  fileprivate var words: String {
    switch self {
    case .followUps(let count): "\(count) follow-\(count == 1 ? "up" : "ups")"
    case .times(let count): "the times of \(Self.meetings(count))"
    case .absent(let count): "who was absent from \(Self.meetings(count))"
    case .guests(let count): "who was a guest of \(Self.meetings(count))"
    case .notesOfPeople(let count):
      "whose notes those of \(Self.meetings(count)) are but as a name before the text"
    case .lineBreaks(let count): "the line breaks in notes of \(Self.meetings(count))"
    case .otherMembers(let count): "\(count) \(count == 1 ? "member" : "members") of other tools"
    }
  }

  private static func meetings(_ count: Int) -> String {
    "\(count) \(count == 1 ? "meeting" : "meetings")"
  }
}

extension DailyScrum {
  /// How many members there are in it that have no meaning here.
  fileprivate var otherMembers: Int {
    func count<Owner: FieldOwner>(_ keys: PreservedKeys, _: Owner.Type) -> Int {
      keys.members.keys.count { !Owner.knownKeys.contains($0) }
    }
    let ofMeetings = history.map { meeting in
      count(meeting.preserved, Meeting.self)
        + meeting.attendees.map { count($0.preserved, Meeting.Attendee.self) }.reduce(0, +)
    }
    return count(preserved, DailyScrum.self)
      + attendees.map { count($0.preserved, Attendee.self) }.reduce(0, +)
      + ofMeetings.reduce(0, +)
  }
}
