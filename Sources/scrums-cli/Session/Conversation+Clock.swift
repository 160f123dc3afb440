import Navigation
import ScrumFeatures

/// The clock of a running meeting at the bottom of the window.
extension Conversation {
  /// Whether there may be one: where nothing is repainted a line a turn takes its place.
  func mayShowClock(environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return isInteractive && !invocation.isPlain && !["", "dumb"].contains(terminal)
      && TerminalProbe.isTerminal(output.descriptor)
  }

  /// Lets the clock follow the meeting, for as long as the subscription lives.
  func followMeeting(_ session: Session) -> StoreSubscription? {
    guard showsClock else { return nil }
    return session.store.subscribe(\.meetingOnScreen) { [weak self] meeting in
      guard let self else { return }
      guard let meeting else { return output.write(statusLine.hide()) }
      output.write(statusLine.repaint(MeetingScreen.status(meeting, style: windowStyle)))
    }
  }

  /// Gives the clock its place while there is a meeting, at the beginning of a row.
  func placeClock(_ session: Session) {
    guard showsClock else { return }
    guard let meeting = session.meeting else { return output.write(statusLine.hide()) }
    let size = TerminalProbe.size(of: output.descriptor)
    let line = MeetingScreen.status(meeting, style: windowStyle)
    output.write(statusLine.show(line, in: size))
  }

  /// The window has another size, or was somebody else's: the clock gets its place anew, and the
  /// prompt a row of its own.
  func replaceClock(_ session: Session) {
    guard statusLine.place != nil else { return }
    output.write(statusLine.hide() + "\n")
    placeClock(session)
    output.write(transcript.resumed())
  }

  /// The style for the window as it is now.
  private var windowStyle: ScreenStyle {
    var style = style
    style.columns = TerminalProbe.size(of: output.descriptor).columns
    return style
  }
}

extension AppFeature.State {
  /// The meeting that is being held.
  fileprivate var meetingOnScreen: MeetingFeature.State? { runningMeeting?.state }
}
