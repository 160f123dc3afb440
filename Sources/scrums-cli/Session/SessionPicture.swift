import Navigation
import ScrumFeatures

/// What a session shows and holds at a moment, so that what a command has changed can be told.
struct SessionPicture {
  let screen: ScreenKind
  let scrums: IdentifiedArrayOf<DailyScrum>
  let draft: DailyScrum?
  /// The screen of the meeting that is being held: another meeting has another.
  let meeting: StackElementID?
  let round: MeetingRound?
  /// Notes of the whole meeting.
  let notes: [String]
}

extension Session {
  var picture: SessionPicture {
    SessionPicture(
      screen: location.screen,
      scrums: scrums,
      draft: store.draft?.scrum,
      meeting: store.runningMeeting?.id,
      round: meeting?.round,
      notes: meeting?.notes ?? []
    )
  }
}
