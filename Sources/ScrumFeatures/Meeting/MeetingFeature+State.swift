import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MeetingFeature.State {
  /// A meeting of a scrum, of the people and the length that it has now.
  ///
  /// - Parameter absent: The ids of the attendees who are not here.
  public init(scrum: Shared<DailyScrum>, absent: Set<DailyScrum.Attendee.ID> = []) {
    let current = scrum.wrappedValue
    // NB: what comes from a file may be any number.
    let minutes = min(max(current.lengthInMinutes, 0), 1_000_000)
    self.init(
      scrum: scrum,
      round: MeetingRound(
        people: current.attendees,
        length: .seconds(60 * minutes),
        absent: absent
      )
    )
  }

  /// A meeting that was cut off: it goes on where it stood when `snapshot` was taken, and the time
  /// since does not count.
  public init(recovering snapshot: MeetingSnapshot, scrum: Shared<DailyScrum>) {
    self.init(scrum: scrum, round: snapshot.round)
    notes = snapshot.notes
    record = MeetingFeature.RecordHead(id: snapshot.meetingID, date: snapshot.date)
  }

  /// What is to be kept of the meeting, should it be cut off; nil before it has begun, and once it
  /// is saved or discarded.
  public var snapshot: MeetingSnapshot? {
    guard !isOver, let record else { return nil }
    return MeetingSnapshot(
      meetingID: record.id,
      date: record.date,
      scrumID: scrum.id,
      title: scrum.title,
      round: round,
      notes: notes
    )
  }

  /// What is open of the scrum's follow-ups: each stays until it is checked.
  public var openFollowUps: [FollowUp] { scrum.openFollowUps }
}
