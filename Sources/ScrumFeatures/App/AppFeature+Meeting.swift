import Navigation

extension AppFeature {
  /// What a meeting's end comes to, and what is told of it.
  func reduceMeeting(
    _ state: inout State,
    _ id: StackElementID,
    _ action: MeetingFeature.Action.Delegate
  ) -> Effect<Action> {
    guard case .meeting(let meeting)? = state.path[id: id] else { return .none }
    switch action {
    case .finished(let record):
      meeting.$scrum.withLock { scrum in
        // NB: exactly one, also where a session that was cut off had saved it.
        guard !scrum.history.contains(where: { $0.id == record.id }) else { return }
        scrum.history.insert(record, at: 0)
      }
      return .merge(goOn(from: meeting, &state), endJournal(of: meeting))

    case .discarded:
      return .merge(goOn(from: meeting, &state), endJournal(of: meeting))

    case .happened(let events):
      let notices = events.map { MeetingNotice($0, in: meeting.round) }
      return .run { _ in
        for notice in notices { await self.notices.tell(.meeting(notice)) }
      }
    }
  }

  /// Goes to where people wanted to go when they were asked about the meeting, else to its scrum.
  private func goOn(from meeting: MeetingFeature.State, _ state: inout State) -> Effect<Action> {
    depart(state.departure ?? .route(.detail(meeting.scrum.id)), &state)
  }

  // MARK: - The journal

  /// Keeps the running meeting as it is after something happened in it.
  func keepMeeting(_ state: State, after action: Action) -> Effect<Action> {
    guard case .path(.element(_, .meeting)) = action,
      let snapshot = state.runningMeeting?.state.snapshot
    else { return .none }
    return keep(snapshot)
  }

  func keep(
    _ meeting: MeetingSnapshot,
    then next: @escaping @Sendable () async -> Void = {}
  ) -> Effect<Action> {
    .run { _ in
      try await journal.keep(meeting)
      await next()
    } catch: { error, _ in
      guard let failure = error as? SystemFailure else { return }
      await notices.tell(.meetingNotKept(failure))
    }
  }

  /// A meeting that is over needs no journal once its record is safe.
  private func endJournal(of meeting: MeetingFeature.State) -> Effect<Action> {
    guard let id = meeting.record?.id else { return .none }
    return .run { _ in
      try await storage.settle()
      await journal.end(id)
    } catch: { _, _ in
      // NB: the settling after each action tells of it. Until it succeeds the meeting is kept.
    }
  }
}
