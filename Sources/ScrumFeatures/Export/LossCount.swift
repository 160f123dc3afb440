/// Counts what one scrum loses.
struct LossCount {
  private let scrum: DailyScrum
  private var counts: [ScrumExport.Loss.Kind: Int] = [:]

  init(_ scrum: DailyScrum) { self.scrum = scrum }

  mutating func add(_ kind: ScrumExport.Loss.Kind, _ count: Int = 1) {
    if count > 0 { counts[kind, default: 0] += count }
  }

  /// The keys that are only carried, and the dates that were spelled in another zone.
  mutating func addCarriedKeys() {
    add(DailyScrum.self, scrum.preserved)
    for attendee in scrum.attendees { add(DailyScrum.Attendee.self, attendee.preserved) }
    for meeting in scrum.history {
      add(Meeting.self, meeting.preserved)
      for attendee in meeting.attendees { add(Meeting.Attendee.self, attendee.preserved) }
    }
  }

  /// Those of the follow-ups, where they are written.
  mutating func addCarriedKeysOfFollowUps() {
    for followUp in scrum.followUps { add(FollowUp.self, followUp.preserved) }
  }

  private mutating func add<Owner: FieldOwner>(_ owner: Owner.Type, _ preserved: PreservedKeys) {
    for key in preserved.members.keys {
      add(owner.knownKeys.contains(key) ? .dateSpellings : .unknownKeys)
    }
  }

  /// The losses in the order of their kinds.
  var losses: [ScrumExport.Loss] {
    guard !counts.isEmpty else { return [] }
    return ScrumExport.Loss.Kind.allCases.compactMap { kind in
      counts[kind].map { ScrumExport.Loss(kind: kind, scrum: scrum.title, count: $0) }
    }
  }
}
