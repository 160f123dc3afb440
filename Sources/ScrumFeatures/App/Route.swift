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
}

extension AppFeature.State {
  /// Where the app is.
  public var route: Route {
    guard case .detail(let detail)? = path.last else {
      return scrumList.newScrum == nil ? .scrums : .new
    }
    return detail.editScrum == nil ? .detail(detail.scrum.id) : .edit(detail.scrum.id)
  }

  /// The form that is open, if one is.
  public var draft: DetailEditFeature.State? {
    guard case .detail(let detail)? = path.last else { return scrumList.newScrum?.editScrum }
    return detail.editScrum
  }

  /// Whether going there closes a form that holds changes.
  func losesDraft(goingTo route: Route) -> Bool {
    draft?.isChanged == true && route != self.route && exists(route)
  }

  /// Goes there; stays when there is no such place. What is there already stays as it is.
  mutating func go(to route: Route) {
    guard exists(route) else { return }
    switch route {
    case .scrums:
      path.removeAll()
      scrumList.newScrum = nil

    case .new:
      path.removeAll()
      guard scrumList.newScrum == nil else { return }
      scrumList.newScrum = NewScrumFeature.State(scrums: scrumList.$scrums)

    case .detail(let id):
      scrumList.newScrum = nil
      show(id, isEditing: false)

    case .edit(let id):
      scrumList.newScrum = nil
      show(id, isEditing: true)
    }
  }

  private func exists(_ route: Route) -> Bool {
    switch route {
    case .scrums, .new: true
    case .detail(let id), .edit(let id): scrumList.scrums[id: id] != nil
    }
  }

  private mutating func show(_ id: DailyScrum.ID, isEditing: Bool) {
    guard let scrum = scrumList.$scrums[id: id] else { return }
    guard let top = path.ids.first, case .detail(var detail)? = path[id: top],
      detail.scrum.id == id
    else {
      let edit = isEditing ? DetailEditFeature.State(scrum: scrum.wrappedValue) : nil
      path = StackState([.detail(DetailFeature.State(scrum: scrum, editScrum: edit))])
      return
    }
    path.pop(to: top)
    if !isEditing {
      detail.editScrum = nil
    } else if detail.editScrum == nil {
      detail.editScrum = DetailEditFeature.State(scrum: detail.scrum)
    }
    path[id: top] = .detail(detail)
  }
}
