import ScrumFeatures

/// A running meeting as an answer shows it. Times are seconds, with fractions.
struct AnswerMeeting: Encodable, Hashable, Sendable {
  struct Speaker: Encodable, Hashable, Sendable {
    var name: String
    var state: MeetingRound.Speaker.State
    /// Left out where there are none.
    var notes: [String]?
  }

  var title: String
  /// In speaking order.
  var speakers: [Speaker]
  var elapsedSeconds: Double
  /// Of the planned length; negative in overtime.
  var remainingSeconds: Double
  var speakerRemainingSeconds: Double
  var isPaused: Bool
  /// All notes, in speaking order; those of the whole meeting come last.
  var notes: [String]
  /// The open ones.
  var followUps: [FollowUp]

  init(_ meeting: MeetingFeature.State) {
    let round = meeting.round
    title = meeting.scrum.title
    speakers = round.speakers.map { speaker in
      Speaker(
        name: speaker.name,
        state: speaker.state,
        notes: speaker.notes.isEmpty ? nil : speaker.notes
      )
    }
    elapsedSeconds = round.elapsed / .seconds(1)
    remainingSeconds = round.remaining / .seconds(1)
    speakerRemainingSeconds = round.speakerRemaining / .seconds(1)
    isPaused = round.isPaused
    notes = round.speakers.flatMap(\.notes) + meeting.notes
    followUps = meeting.openFollowUps
  }
}
