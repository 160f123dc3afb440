#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MeetingRound {
  /// What is left of the meeting when it ends: who was there and spoke how long, who was not, and
  /// what was noted.
  ///
  /// Whoever is absent in the end is named as such; one who had the word or notes all the same is
  /// named with them, so that nothing is lost and the seconds make up the length.
  ///
  /// - Parameter notes: Those of the whole meeting.
  public func record(id: Meeting.ID, date: Date, notes: [String]) -> Meeting {
    Meeting(
      id: id,
      date: date,
      lengthInSeconds: elapsed / .seconds(1),
      attendees: speakers.filter(\.isRecorded).map { speaker in
        Meeting.Attendee(
          name: speaker.name,
          seconds: speaker.spoken / .seconds(1),
          isGuest: speaker.kind == .guest,
          notes: speaker.notes
        )
      },
      absent: speakers.filter { $0.state == .absent }.map(\.name),
      notes: notes
    )
  }
}

extension MeetingRound.Speaker {
  /// Whether the record names them among those who were there.
  fileprivate var isRecorded: Bool {
    let isPerson = kind != .everyone && state != .absent
    return isPerson || spoken > .zero || !notes.isEmpty
  }
}
