import Navigation
import ScrumFeatures

/// What a session shows and holds at a moment, so that what a command has changed can be told.
struct SessionPicture {
  let screen: ScreenKind
  let path: String
  let scrums: IdentifiedArrayOf<DailyScrum>
  let draft: DailyScrum?
  let round: MeetingRound?
  /// Notes of the whole meeting.
  let notes: [String]
}

extension Session {
  var picture: SessionPicture {
    let location = location
    return SessionPicture(
      screen: location.screen,
      path: location.path,
      scrums: scrums,
      draft: store.draft?.scrum,
      round: meeting?.round,
      notes: meeting?.notes ?? []
    )
  }
}
