import ScrumFeatures

/// How a session ends.
extension Conversation {
  func finish(_ session: Session) async -> ExitCode {
    await session.dismissUnknownAlert()
    if let failure = await session.saveAtEnd() {
      tell(failure.message)
      if session.storage.isKept() {
        tell("What was changed is kept, and made again when the file can be read and written.")
      }
      return failure.exitCodeAtEnd
    }
    if session.isOver { return exitCode }
    if let alert = session.alert, !isOver {
      tell("\(alert.title) Nobody answered; nothing was done.")
      if exitCode == .success {
        exitCode = session.store.disk.isUnreadable ? .badData : .commandFailed
      }
    }
    if session.store.draft?.isChanged == true {
      tell("The changes of the open form at \(session.location.path) were dropped.")
    }
    return exitCode
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
