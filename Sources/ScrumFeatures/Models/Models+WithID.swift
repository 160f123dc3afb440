#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Ids are constants: what changes its id is another value. These make that other value.

extension DailyScrum.Attendee {
  /// The same person under another id.
  package func withID(_ id: UUID) -> DailyScrum.Attendee {
    var copy = DailyScrum.Attendee(id: id, name: name)
    copy.preserved = preserved
    return copy
  }
}

extension Meeting {
  /// The same meeting under another id.
  package func withID(_ id: UUID) -> Meeting {
    var copy = Meeting(
      id: id,
      date: date,
      lengthInSeconds: lengthInSeconds,
      attendees: attendees,
      absent: absent,
      notes: notes
    )
    copy.preserved = preserved
    return copy
  }
}

extension FollowUp {
  /// The same follow-up under another id.
  package func withID(_ id: UUID) -> FollowUp {
    var copy = FollowUp(
      id: id,
      description: description,
      isComplete: isComplete,
      owner: owner,
      added: added,
      completed: completed
    )
    copy.preserved = preserved
    return copy
  }
}
