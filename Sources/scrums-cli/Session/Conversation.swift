import Navigation
import ScrumFeatures

/// One session from its first command to its exit code: it reads lines, has them carried out, and
/// writes the answers.
///
/// A class, because signals, notices and commands all act on the one conversation.
@MainActor
final class Conversation {
  private let invocation: Invocation
  private let output: OutputQueue
  private let isInteractive: Bool
  private let style: ScreenStyle
  private var transcript = PromptTranscript()
  private var exitCode = ExitCode.success
  private var running: Task<Void, Never>?
  private var isOver = false

  init(
    invocation: Invocation,
    output: OutputWriter,
    errors: OutputWriter,
    isTerminal: Bool,
    environment: [String: String]
  ) {
    self.invocation = invocation
    self.output = OutputQueue(output: output, errors: errors)
    isInteractive = isTerminal && !invocation.isJSON && invocation.readsInput
    let showsOnTerminal = TerminalProbe.isTerminal(output.descriptor)
    style = ScreenStyle(
      columns: showsOnTerminal ? TerminalProbe.size(of: output.descriptor).columns : 80,
      colors: ColorDepth.decide(
        environment: environment,
        isTerminal: showsOnTerminal,
        isColorless: invocation.isColorless || invocation.isPlain
      )
    )
  }

  /// Runs the commands that are given, else those that come in.
  func run(_ lines: [(number: Int, line: String)]?, _ start: SessionStart) async -> ExitCode {
    let session = session(start)
    for note in start.notes { tell(note.words) }
    await session.begin()
    if let failure = session.store.disk.failure, !isInteractive { tell(failure.words) }
    guard await open(session) else {
      _ = await output.drain()
      return session.store.disk.isUnreadable ? .badData : .usage
    }
    if let lines {
      await runAll(lines, session)
    } else if case .oneShot(let words) = invocation.source, !invocation.opensSession {
      await take(await session.reply(toWords: words), of: nil, session)
    } else {
      await readLines(session)
    }
    let code = await finish(session)
    _ = await output.drain()
    return code
  }

  private func session(_ start: SessionStart) -> Session {
    let isInteractive = isInteractive
    let notices = NoticeClient { notice in
      // NB: a script reads the scrums as they are with each command; it has no use for this.
      if notice == .changedElsewhere, !isInteractive { return }
      await self.tell(notice.words)
    }
    return Session(
      store: start.store(notices: notices),
      storage: start.storage,
      reader: ScrumReader(now: start.now),
      simulation: start.simulation,
      invocation: invocation,
      tell: { [weak self] text in self?.tell(text) }
    )
  }

  /// Goes to where `--at` says, or a command that opens the session.
  private func open(_ session: Session) async -> Bool {
    guard let path = invocation.start else { return true }
    do throws(CommandError) {
      await session.send(.routeChosen(try session.route(path)))
      return true
    } catch {
      tell("--at: \(error.message)")
      return false
    }
  }

  // MARK: - Commands that are given

  private func runAll(_ lines: [(number: Int, line: String)], _ session: Session) async {
    for (number, line) in lines where !CommandText.isIgnorable(line) {
      await session.dismissUnknownAlert()
      await take(await session.reply(to: line), of: number, session)
      if isOver || session.isOver { return }
    }
  }

  // MARK: - Commands that come in

  private func readLines(_ session: Session) async {
    let reader: InputReader
    do {
      if isInteractive { _ = TerminalProbe.waitForForeground() }
      reader = try InputReader()
      try reader.start()
    } catch {
      tell("Standard input cannot be read: \(error).")
      exitCode = .inputOutput
      return
    }
    defer { reader.stop() }
    if isInteractive { greet(session, reader) }
    var number = 0
    for await event in reader.events {
      switch event {
      case .line(let line):
        number += 1
        transcript.lineEntered()
        begin(line, number, session, reader)
      case .overlongLine:
        number += 1
        transcript.lineEntered()
        refuse(.lineTooLong(limit: LineDecoder.defaultLimit), number, session, reader)
      case .endOfInput:
        output.write(transcript.ended())
        return
      case .inputFailed(let failure):
        tell("Standard input cannot be read: \(failure).")
        exitCode = .inputOutput
        return
      case .interrupt:
        guard interrupt() else { return }
      case .resize:
        continue
      case .resumed:
        output.write(transcript.resumed())
      case .terminate(let signal):
        running?.cancel()
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
        await take(await session.reply(toWords: words), of: nil, session)
      } else {
        await take(await session.reply(to: "show"), of: nil, session)
      }
      guard session.alert == nil else { return }
      output.write("Type help; Ctrl-D ends the session.\n")
    }
  }

  private func begin(_ line: String, _ number: Int, _ session: Session, _ reader: InputReader) {
    guard !CommandText.isIgnorable(line) else {
      ask(session)
      return
    }
    perform(session, reader) { [self] in
      if !isInteractive { await session.dismissUnknownAlert() }
      await take(await session.reply(to: line), of: number, session)
    }
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
    running = Task {
      await work()
      running = nil
      if isOver || session.isOver {
        reader.stop()
      } else {
        ask(session)
        reader.holdLines(false)
      }
    }
  }

  /// Ends what is being done, or drops what is typed; a script ends.
  private func interrupt() -> Bool {
    if let running {
      // The terminal has echoed "^C"; what the command answers begins on a line of its own.
      if isInteractive { output.write("\n") }
      running.cancel()
    } else if isInteractive {
      output.write(transcript.interrupted())
    }
    guard !isInteractive else { return true }
    exitCode = .interrupted
    return false
  }

  private func ask(_ session: Session) {
    guard isInteractive else { return }
    output.write(transcript.ask(session.prompt))
  }

  // MARK: - Answers

  /// Shows an answer, and waits until it is out.
  private func take(_ reply: Session.Reply, of number: Int?, _ session: Session) async {
    if invocation.isJSON {
      output.write(session.json(reply) + "\n")
    } else {
      let lines = session.text(reply, style: style)
      if !lines.isEmpty { output.write(lines.joined(separator: "\n") + "\n") }
    }
    if let error = reply.error { tellRefusal(error, number) }
    if !(await output.drain()) { isOver = true }
    guard reply.error != nil else { return }
    guard !isInteractive else { return }
    if exitCode == .success {
      exitCode = session.store.disk.isUnreadable ? .badData : .commandFailed
    }
    if !invocation.keepsGoing { isOver = true }
  }

  private func tellRefusal(_ error: CommandError, _ number: Int?) {
    guard !isInteractive, let number else {
      tell(error.message)
      return
    }
    let unit = if case .commands = invocation.source { "command" } else { "line" }
    tell("\(unit) \(number): \(error.message)")
  }

  /// Tells people something beside the answers.
  private func tell(_ text: String) {
    let text = TextSanitizer.visible(text)
    if isInteractive {
      output.write(transcript.message(text))
    } else {
      output.tell("scrums-cli: \(text)\n")
    }
  }

  // MARK: - The end

  private func finish(_ session: Session) async -> ExitCode {
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
