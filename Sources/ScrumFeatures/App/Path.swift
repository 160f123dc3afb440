import Navigation

extension AppFeature {
  /// The screens that can be pushed.
  @Reducer
  public enum Path {
    case detail(DetailFeature)
    case followUps(FollowUpsFeature)
    case history(HistoryFeature)
    case meeting(MeetingFeature)
    case pastMeeting(PastMeetingFeature)
  }
}

extension AppFeature.Path.State: Equatable {}
extension AppFeature.Path.State: Sendable {}
extension AppFeature.Path.Action: Sendable {}

extension AppFeature.Path.State {
  /// Where the screen is; sheets over it do not count.
  var place: Route {
    switch self {
    case .detail(let detail): .detail(detail.scrum.id)
    case .followUps(let followUps): .followUps(followUps.scrum.id)
    case .history(let history): .history(history.scrum.id)
    case .meeting(let meeting): .meeting(meeting.scrum.id)
    case .pastMeeting(let past): .pastMeeting(past.scrum.id, past.meetingID)
    }
  }
}
