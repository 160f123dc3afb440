import Navigation

extension AppFeature {
  /// Where people want to go, which a changed form or a running meeting may stand in the way of.
  @CasePathable
  public enum Departure: Hashable, Sendable {
    case quit
    case route(Route)
    /// To a meeting that begins, without those who are absent.
    case meeting(DailyScrum.ID, absent: Set<DailyScrum.Attendee.ID>)
    /// To a meeting that was cut off.
    case recovery(CutOffMeeting)

    /// Whether nothing is to be done where that is the place: another meeting is not the same.
    func isThere(_ place: Route) -> Bool {
      if case .recovery = self { false } else { route == place }
    }

    /// The place that it leads to; nil when it leads out.
    var route: Route? {
      switch self {
      case .quit: nil
      case .route(let route): route
      case .meeting(let id, _): .meeting(id)
      case .recovery(let meeting): .meeting(meeting.snapshot.scrumID)
      }
    }
  }

  /// Goes, or asks first if a changed form or a running meeting would be lost.
  func leave(_ departure: Departure, _ state: inout State) -> Effect<Action> {
    if let route = departure.route, !state.exists(route) { return .none }
    guard !departure.isThere(state.route) else { return .none }
    if state.draft?.isChanged == true {
      state.alert = .discardDraft(then: departure)
      return .none
    }
    if let meeting = state.runningMeeting {
      state.departure = departure
      return .send(.path(.element(id: meeting.id, action: .meeting(.leaveAttempted))))
    }
    return depart(departure, &state)
  }

  /// Goes, whatever stands in the way.
  func depart(_ departure: Departure, _ state: inout State) -> Effect<Action> {
    state.departure = nil
    switch departure {
    case .quit:
      state.hasQuit = true
      return .none

    case .route(let route):
      state.go(to: route)
      return .none

    case .meeting(let id, let absent):
      guard let scrum = state.scrumList.$scrums[id: id] else { return .none }
      state.begin(MeetingFeature.State(scrum: scrum, absent: absent))
      return .none

    case .recovery(let meeting):
      let snapshot = meeting.snapshot
      guard let scrum = state.scrumList.$scrums[id: snapshot.scrumID] else { return .none }
      state.begin(MeetingFeature.State(recovering: snapshot, scrum: scrum))
      // NB: the old file goes when the new one is there.
      return keep(snapshot) { await journal.forget(meeting) }
    }
  }
}
