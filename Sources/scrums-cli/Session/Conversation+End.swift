import ScrumFeatures

/// How a session ends.
extension Conversation {
  func finish(_ session: Session) async -> ExitCode {
    lastPath?.write(session.location.path)
    await session.dismissUnknownAlert()
    if !session.isOver { await leaveMeeting(session) }
    if let failure = await session.saveAtEnd() {
      tell(failure.message)
      if session.storage.isKept() {
        tell("What was changed is kept, and made again when the file can be read and written.")
      }
      return failure.exitCodeAtEnd
    }
    if session.isOver { return exitCode }
    if let alert = session.alert, !isOver {
      let isDropped = session.store.draft?.isChanged == true
      let isOneShot = if case .oneShot = invocation.source { !isInteractive } else { false }
      let advice = isOneShot ? " With --yes before the command it is answered." : ""
      tell("\(alert.title) Nobody answered\(isDropped ? "" : "; nothing was done").\(advice)")
      if exitCode == .success {
        exitCode = session.store.disk.isUnreadable ? .badData : .commandFailed
      }
    }
    if session.store.draft?.isChanged == true {
      tell("The changes of the open form at \(session.location.path) were dropped.")
    }
    return exitCode
  }

  /// Nobody was asked about the running meeting: it is kept as it stands now.
  private func leaveMeeting(_ session: Session) async {
    guard let meeting = session.meeting else { return }
    await session.refreshMeeting()
    let title = "The meeting of \"\(meeting.scrum.title)\""
    tell(
      session.keepsMeetings
        ? "\(title) was not ended; it is kept as it stood, and \"recover\" goes on with it."
        : "\(title) was not ended, and is dropped: nothing is kept in this session."
    )
  }
}

extension CommandError {
  /// How a session ends whose last save failed for this reason.
  fileprivate var exitCodeAtEnd: ExitCode {
    switch code {
    case .locked: .locked
    case .unreadable, .newerVersion: .badData
    default: .inputOutput
    }
  }
}
