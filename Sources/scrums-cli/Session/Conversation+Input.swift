import Navigation
import ScrumFeatures

/// Commands that come in, a line at a time.
extension Conversation {
  func readLines(_ session: Session) async {
    let reader: InputReader
    do {
      if isInteractive { _ = TerminalProbe.waitForForeground() }
      reader =
        try live == nil
        ? InputReader()
        : InputReader(readsKeys: true, signals: SignalRelay.keyboardSignals)
      self.reader = reader
      takeTerminal()
      try reader.start()
    } catch {
      tell("Standard input cannot be read: \(error).")
      exitCode = .inputOutput
      return
    }
    defer {
      giveTerminalBack()
      reader.stop()
    }
    if isInteractive { greet(session, reader) }
    for await event in reader.events {
      switch event {
      case .line(let line):
        lineNumber += 1
        transcript.lineEntered()
        begin(line, lineNumber, session, reader)
      case .overlongLine:
        lineNumber += 1
        transcript.lineEntered()
        refuse(.lineTooLong(limit: LineDecoder.defaultLimit), lineNumber, session, reader)
      case .key(let key):
        guard press(key, session, reader) else { return }
      case .endOfInput:
        output.write(transcript.ended())
        return
      case .inputFailed(let failure):
        tell("Standard input cannot be read: \(failure).")
        exitCode = .inputOutput
        return
      case .interrupt:
        guard interrupt(session, reader) else { return }
      case .resize:
        if live?.isAsking == true { placeClock(of: session.meeting) }
        repaint()
      case .suspend:
        suspend(session)
      case .resumed:
        resume(session)
      case .terminate(let signal):
        running?.cancel()
        giveTerminalBack()
        _ = await finish(session)
        output.drain(milliseconds: 200)
        SignalRelay.endProcess(by: signal)
      }
      if isOver || session.isOver { return }
    }
  }

  private func greet(_ session: Session, _ reader: InputReader) {
    perform(session, reader) { [self] in
      if case .oneShot(let words) = invocation.source {
        let reply = await session.reply(toWords: words)
        await take(reply, of: nil, session)
        guard reply.error == nil else {
          exitCode = .commandFailed
          isOver = true
          return
        }
      } else {
        await take(await session.reply(to: "show"), of: nil, session)
      }
      await offerRecovery(session)
      guard session.alert == nil else { return }
      if session.suggestion == nil { offerLastPath(session) }
      show("Type help; Ctrl-D ends the session.\n")
    }
  }

  /// Where the last session ended; the suggestion in the prompt goes there.
  private func offerLastPath(_ session: Session) {
    guard session.location.path == "/", let path = lastPath?.read() else { return }
    // Where a meeting was, another one would begin.
    let place = path.hasSuffix("/meeting") ? String(path.dropLast("/meeting".count)) : path
    guard (try? session.route(NavigationPath(place))) != nil else { return }
    session.suggestion = "go \(place)"
    show("Last time you were at \(place). There again: go \(place)\n")
  }

  private func offerRecovery(_ session: Session) async {
    let meetings = await session.cutOffMeetings()
    // NB: who begins another of the same scrum has been told of it.
    guard let newest = meetings.first, newest.snapshot.scrumID != session.meeting?.scrum.id else {
      return
    }
    let others = meetings.count > 1 ? " (\(meetings.count - 1) more after that)" : ""
    let then = session.meeting == nil ? "" : "After this one, "
    tell(session.offer(of: newest, after: then, others: others))
    session.suggestion = "recover"
  }

  func begin(_ line: String, _ number: Int, _ session: Session, _ reader: InputReader) {
    guard !CommandText.isIgnorable(line) else {
      askNext(session, reader)
      return
    }
    session.suggestion = nil
    perform(session, reader) { [self] in
      await carryOut(line, number, session)
      while !isInteractive, !isOver, !session.isOver, let line = reader.heldLine() {
        lineNumber += 1
        // Saving and the timers of the app are not to wait for the end of a long script.
        if lineNumber.isMultiple(of: 64) { await Task.yield() }
        guard !CommandText.isIgnorable(line) else { continue }
        await carryOut(line, lineNumber, session)
      }
    }
  }

  private func carryOut(_ line: String, _ number: Int, _ session: Session) async {
    if !isInteractive { await session.dismissUnknownAlert() }
    await take(await session.reply(to: line), of: number, session)
  }

  private func refuse(
    _ error: CommandError,
    _ number: Int,
    _ session: Session,
    _ reader: InputReader
  ) {
    perform(session, reader) { [self] in
      await take(Session.Reply(line: "", error: error), of: number, session)
    }
  }

  /// Carries something out beside the reading, so that it can be interrupted; what is typed
  /// meanwhile waits.
  private func perform(
    _ session: Session,
    _ reader: InputReader,
    _ work: @escaping @MainActor () async -> Void
  ) {
    reader.holdLines(true)
    runningSince = .now
    running = Task {
      await work()
      running = nil
      if isOver || session.isOver {
        reader.stop()
      } else {
        reader.holdLines(false)
        askNext(session, reader)
      }
    }
  }

  /// Ends what is being done, or drops what is typed; a script ends.
  private func interrupt(_ session: Session, _ reader: InputReader) -> Bool {
    if let running {
      output.write(live?.hide(in: size) ?? "")
      // The terminal has echoed "^C"; what the command answers begins on a line of its own.
      if isInteractive { output.write(live == nil ? "\n" : "^C\n") }
      keepPending()
      running.cancel()
    } else if live != nil {
      return press(.control("c"), session, reader)
    } else if isInteractive {
      output.write(transcript.interrupted())
    }
    guard !isInteractive else { return true }
    exitCode = .interrupted
    return false
  }

  /// Asks for the next line, or takes the next of those that were entered together.
  private func askNext(_ session: Session, _ reader: InputReader) {
    if session.alert != nil { keepPending() }
    session.speakerOfNote = nil
    ask(session)
    takePending(session, reader)
  }
}

extension Invocation {
  /// Whether lines are read from standard input.
  var readsInput: Bool {
    switch source {
    case .standardInput: true
    case .oneShot: opensSession
    case .script, .commands: false
    }
  }
}
