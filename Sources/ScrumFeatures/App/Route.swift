import Navigation

/// A place in the app, to which one can go from anywhere.
public enum Route: Hashable, Sendable {
  /// The list.
  case scrums
  /// The sheet for a new scrum.
  case new
  /// A scrum's screen.
  case detail(DailyScrum.ID)
  /// A scrum's edit sheet.
  case edit(DailyScrum.ID)
  /// A scrum's running meeting; to go there begins one.
  case meeting(DailyScrum.ID)
  /// The follow-ups of a scrum.
  case followUps(DailyScrum.ID)
  /// The meetings that a scrum has held.
  case history(DailyScrum.ID)
  /// One of them.
  case pastMeeting(DailyScrum.ID, Meeting.ID)

  /// The scrum that it belongs to; nil for the list and what lies over it.
  public var scrumID: DailyScrum.ID? {
    switch self {
    case .scrums, .new: nil
    case .detail(let id), .edit(let id), .meeting(let id), .followUps(let id), .history(let id),
      .pastMeeting(let id, _):
      id
    }
  }

  /// Where one comes from it by going back; nil at the list.
  public var parent: Route? {
    switch self {
    case .scrums: nil
    case .new, .detail: .scrums
    case .edit(let id), .meeting(let id), .followUps(let id), .history(let id): .detail(id)
    case .pastMeeting(let id, _): .history(id)
    }
  }
}

extension AppFeature.State {
  /// Where the app is.
  public var route: Route {
    guard let screen = path.last else {
      return scrumList.newScrum == nil ? .scrums : .new
    }
    if case .detail(let detail) = screen, detail.editScrum != nil { return .edit(detail.scrum.id) }
    return screen.place
  }

  /// The form that is open, if one is.
  public var draft: DetailEditFeature.State? {
    switch path.last {
    case nil: scrumList.newScrum?.editScrum
    case .detail(let detail)?: detail.editScrum
    case .followUps?, .history?, .meeting?, .pastMeeting?: nil
    }
  }

  /// The meeting that is being held, with its screen's id.
  package var runningMeeting: (id: StackElementID, state: MeetingFeature.State)? {
    guard let id = path.ids.last, case .meeting(let meeting)? = path.last, !meeting.isOver else {
      return nil
    }
    return (id, meeting)
  }

  func exists(_ route: Route) -> Bool {
    guard let id = route.scrumID else { return true }
    guard case .pastMeeting(_, let meeting) = route else { return scrumList.scrums[id: id] != nil }
    return scrumList.scrums[id: id]?.history.contains { $0.id == meeting } == true
  }

  /// Goes there; stays when there is no such place. What is there already stays as it is.
  mutating func go(to route: Route) {
    guard let id = route.scrumID else {
      path.removeAll()
      if route == .scrums {
        scrumList.newScrum = nil
      } else if scrumList.newScrum == nil {
        scrumList.newScrum = NewScrumFeature.State(scrums: scrumList.$scrums)
      }
      return
    }
    guard exists(route), let scrum = scrumList.$scrums[id: id] else { return }
    let detail = AppFeature.Path.State.detail(DetailFeature.State(scrum: scrum))
    let history = AppFeature.Path.State.history(HistoryFeature.State(scrum: scrum))
    switch route {
    case .scrums, .new:
      break
    case .detail, .edit:
      show([detail])
      present(edit: route == .edit(id))
    case .meeting:
      begin(MeetingFeature.State(scrum: scrum))
    case .followUps:
      show([detail, .followUps(FollowUpsFeature.State(scrum: scrum))])
    case .history:
      show([detail, history])
    case .pastMeeting(_, let meeting):
      let past = PastMeetingFeature.State(scrum: scrum, meetingID: meeting)
      show([detail, history, .pastMeeting(past)])
    }
  }

  /// Goes to a meeting, which begins or goes on there.
  mutating func begin(_ meeting: MeetingFeature.State) {
    // Another one of the same scrum is another screen.
    if let id = path.ids.last, case .meeting? = path.last { path.pop(from: id) }
    show([.detail(DetailFeature.State(scrum: meeting.$scrum)), .meeting(meeting)])
  }

  /// Lets these be the screens over the list; those that are there already stay as they are.
  private mutating func show(_ screens: [AppFeature.Path.State]) {
    scrumList.newScrum = nil
    let common = zip(path, screens).prefix { $0.place == $1.place }.count
    if common < path.count { path.pop(from: path.ids[common]) }
    if common < screens.count { closeSheet() }
    for screen in screens.dropFirst(common) { path.append(screen) }
  }

  /// Opens the edit sheet of the detail on top, or closes it.
  private mutating func present(edit isEditing: Bool) {
    guard isEditing else { return closeSheet() }
    guard let id = path.ids.last, case .detail(var detail)? = path.last, detail.editScrum == nil
    else { return }
    detail.editScrum = DetailEditFeature.State(scrum: detail.scrum)
    path[id: id] = .detail(detail)
  }

  private mutating func closeSheet() {
    guard let id = path.ids.last, case .detail(var detail)? = path.last, detail.editScrum != nil
    else { return }
    detail.editScrum = nil
    path[id: id] = .detail(detail)
  }
}
