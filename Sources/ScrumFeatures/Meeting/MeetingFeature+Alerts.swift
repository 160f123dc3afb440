import Navigation

extension MeetingFeature {
  /// What the meeting asks before it ends. Its time goes on meanwhile.
  @Reducer(state: .equatable, .sendable, action: .sendable)
  public enum Destination {
    case end(AlertState<End>)
    case discard(AlertState<Discard>)

    @CasePathable
    public enum End: Hashable, Sendable {
      case saveConfirmed
      case discardConfirmed
    }

    @CasePathable
    public enum Discard: Hashable, Sendable {
      case discardConfirmed
    }
  }
}

extension AlertState<MeetingFeature.Destination.End> {
  /// The meeting is to end, or its screen is to be left.
  static func endMeeting(title: String) -> Self {
    AlertState {
      TextState("End the meeting?")
    } actions: {
      ButtonState(action: .saveConfirmed) { TextState("Save") }
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Resume") }
    } message: {
      TextState("\"\(title)\" goes on until this is answered; Save puts it into the history.")
    }
  }
}

extension AlertState<MeetingFeature.Destination.Discard> {
  /// The meeting is to leave no trace.
  static func discardMeeting(title: String) -> Self {
    AlertState {
      TextState("Discard the meeting?")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState("Nothing of this meeting of \"\(title)\" is kept, its notes neither.")
    }
  }
}
