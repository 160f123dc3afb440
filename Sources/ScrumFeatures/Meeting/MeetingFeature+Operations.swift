import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MeetingFeature {
  typealias Operation =
    (inout MeetingRound, Duration) throws(MeetingRefusal) -> [MeetingRound.Event]

  /// Lets time pass up to now, and something be done; says what happened, or why it could not.
  func perform(_ state: inout State, _ operation: Operation) -> Effect<Action> {
    let now = reading(state)
    var events = state.round.advance(to: now)
    do throws(MeetingRefusal) {
      events += try operation(&state.round, now)
      state.refusal = nil
    } catch {
      state.refusal = error
    }
    return tell(events)
  }

  func note(
    _ text: String,
    _ subject: NoteSubject,
    _ state: inout State
  ) -> Effect<Action> {
    var notes = state.notes
    let effect = perform(&state) { round, _ throws(MeetingRefusal) in
      switch subject {
      case .speaker: try round.note(text)
      case .person(let id): try round.note(text, for: id)
      case .meeting: notes.append(try MeetingRound.validNote(text))
      }
      return []
    }
    state.notes = notes
    return effect
  }

  func adjust(by time: Duration, _ state: inout State) -> Effect<Action> {
    let effect = perform(&state) { round, now throws(MeetingRefusal) in
      try round.adjust(by: time, at: now)
    }
    // A start that was forgotten was earlier than recorded; a time taken out changes no start.
    if time > .zero { state.record?.date -= time / .seconds(1) }
    return effect
  }

  func tell(_ events: [MeetingRound.Event]) -> Effect<Action> {
    events.isEmpty ? .none : .send(.delegate(.happened(events)))
  }

  // MARK: - The end

  func finish(_ state: inout State) -> Effect<Action> {
    state.round.advance(to: reading(state))
    let head = state.record ?? RecordHead(id: uuid(), date: date.now)
    let meeting = state.round.record(id: head.id, date: head.date, notes: state.notes)
    return leave(.finished(meeting), &state)
  }

  func leave(_ outcome: Action.Delegate, _ state: inout State) -> Effect<Action> {
    state.isOver = true
    return .merge(.cancel(id: CancelID.wake), .send(.delegate(outcome)))
  }
}
