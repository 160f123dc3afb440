import Navigation

extension AppFeature {
  /// What the screens tell the app.
  func reduceScreen(
    _ state: inout State,
    _ id: StackElementID,
    _ action: Path.Action
  ) -> Effect<Action> {
    guard let scrum = state.path[id: id]?.place.scrumID else { return .none }
    switch action {
    case .detail(.delegate(let action)):
      return reduceDetail(&state, scrum, action)

    case .history(.delegate(.openMeeting(let meeting))):
      state.go(to: .pastMeeting(scrum, meeting))
      return .none

    case .meeting(.delegate(let action)):
      return reduceMeeting(&state, id, action)

    case .meeting(.destination(.dismiss)):
      state.departure = nil
      return .none

    case .pastMeeting(.delegate(.deletionConfirmed(let meeting))):
      state.go(to: .history(scrum))
      state.scrumList.$scrums.withLock { $0[id: scrum]?.history.removeAll { $0.id == meeting } }
      return .none

    case .detail, .followUps, .history, .meeting, .pastMeeting:
      return .none
    }
  }

  private func reduceDetail(
    _ state: inout State,
    _ scrum: DailyScrum.ID,
    _ action: DetailFeature.Action.Delegate
  ) -> Effect<Action> {
    switch action {
    case .deletionConfirmed(let id):
      state.go(to: .scrums)
      _ = state.scrumList.$scrums.withLock { $0.remove(id: id) }
      return .none

    case .draftContradicted(let other, let facts):
      if let other { keep(other, beside: scrum, &state) }
      return .run { _ in
        for conflict in facts { await notices.tell(.conflict(conflict)) }
      }

    case .meetingStarted(let absent):
      return leave(.meeting(scrum, absent: absent), &state)
    }
  }

  /// Puts a scrum behind another, unless it is there already.
  private func keep(_ other: DailyScrum, beside first: DailyScrum.ID, _ state: inout State) {
    state.scrumList.$scrums.withLock { scrums in
      guard scrums[id: other.id] == nil else { return }
      scrums.insert(other, at: scrums.index(id: first).map { $0 + 1 } ?? scrums.count)
    }
  }
}
