import Navigation
import ScrumFeatures

/// One session from its first command to its exit code: it reads lines, has them carried out, and
/// writes the answers.
///
/// A class, because signals, notices and commands all act on the one conversation.
@MainActor
final class Conversation {
  let invocation: Invocation
  let output: OutputQueue
  let isInteractive: Bool
  var style: ScreenStyle
  private let showsOnTerminal: Bool
  var transcript = PromptTranscript()
  /// The prompt of a terminal that can repaint; without it the terminal edits the lines itself.
  var live: LivePrompt?
  /// The wait for the moment when the prompt may be painted again on account of a message.
  var nextFrame: Task<Void, Never>?
  /// What shows the answers that are longer than the window, where one is asked for.
  let pager: Pager?
  /// Where the last session of this file ended.
  var lastPath: LastPath?
  /// Where the lines that are entered are kept.
  let history: HistoryFile?
  /// Lines that were entered together and wait for their turn.
  var pending: ArraySlice<String> = []
  var lineNumber = 0
  var reader: InputReader?
  var exitCode = ExitCode.success
  var running: Task<Void, Never>?
  /// When what is being carried out was begun.
  var runningSince: ContinuousClock.Instant?
  var isOver = false
  private weak var session: Session?

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
    showsOnTerminal = TerminalProbe.isTerminal(output.descriptor)
    style = ScreenStyle(
      columns: showsOnTerminal ? TerminalProbe.size(of: output.descriptor).columns : 80,
      colors: ColorDepth.decide(
        environment: environment,
        isTerminal: showsOnTerminal,
        isColorless: invocation.isColorless || invocation.isPlain
      )
    )
    pager = Pager(environment: environment)
    let stateFolder = ScrumFileLocation.stateFolder(environment: environment)
    history = isInteractive ? stateFolder.map { HistoryFile(stateFolder: $0) } : nil
    if isInteractive, !invocation.keepsNothing, let stateFolder {
      let file = ScrumFileLocation.path(option: invocation.file, environment: environment)
      lastPath = LastPath(of: file, stateFolder: stateFolder)
    }
    guard isInteractive,
      Self.repaints(invocation, output: self.output, environment: environment)
    else { return }
    live = LivePrompt(history: LineHistory(history?.lines() ?? []), colors: style.colors)
  }

  /// Runs the commands that are given, else those that come in.
  func run(_ lines: [(number: Int, line: String)]?, _ start: SessionStart) async -> ExitCode {
    let session = session(start)
    self.session = session
    let clock = followMeeting(session)
    defer { clock?.cancel() }
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
      if case .meeting(let notice) = notice { return await self.tell(notice) }
      for line in notice.lines { await self.tell(line) }
    }
    return Session(
      store: start.store(notices: notices),
      storage: start.storage,
      journal: start.journal,
      reader: ScrumReader(now: start.now),
      simulation: start.simulation,
      invocation: invocation,
      isInteractive: isInteractive,
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

  // MARK: - Answers

  /// Shows an answer, and waits until it is out.
  func take(_ reply: Session.Reply, of number: Int?, _ session: Session) async {
    fitStyle()
    runningSince = nil
    live?.isWaiting = false
    if invocation.isJSON {
      show(session.json(reply) + "\n")
    } else {
      let lines = session.text(reply, style: style)
      if !lines.isEmpty { await tellAnswer(shown(lines.joined(separator: "\n"), of: reply)) }
    }
    if let error = reply.error { tellRefusal(error, number) }
    live?.editor.history.keep(reply.line, wasRefused: reply.error != nil)
    if !(await output.drain()) { isOver = true }
    guard reply.error != nil else { return }
    keepPending()
    guard !isInteractive else { return }
    if exitCode == .success {
      exitCode = session.store.disk.isUnreadable ? .badData : .commandFailed
    }
    if !invocation.keepsGoing { isOver = true }
  }

  /// The window may have become another since the last answer.
  private func fitStyle() {
    guard showsOnTerminal else { return }
    let size = size
    style.columns = size.columns
    // The frame and the question have their place below a list.
    style.rows = isInteractive && pager == nil ? size.rows - 6 : nil
  }

  /// Shows an answer, page by page where it is long and a pager is asked for.
  private func tellAnswer(_ text: String) async {
    guard let pager, let reader, live != nil, text.count(where: \.isNewline) >= size.rows else {
      return show(text)
    }
    reader.lend(true)
    giveTerminalBack()
    output.hold()
    let result = await pager.show(text)
    output.release()
    takeTerminal()
    reader.lend(false)
    guard case .failure(let failure) = result else { return }
    show(text)
    tell("The pager \"\(pager.command)\" could not be started: \(failure.reason).")
  }

  /// The text with the end of its last line. What people wrote is exact in a file, and on a terminal
  /// nothing that it would obey.
  private func shown(_ text: String, of reply: Session.Reply) -> String {
    let isExact = reply.text == nil || !showsOnTerminal
    let text = isExact ? text : TextSanitizer.visibleLines(text)
    return text.last?.isNewline == true ? text : text + "\n"
  }

  private func tellRefusal(_ error: CommandError, _ number: Int?) {
    guard !isInteractive, let number else {
      tell(error.message(forShell: invocation.form(after: error)))
      return
    }
    let unit = if case .commands = invocation.source { "command" } else { "line" }
    tell("\(unit) \(number): \(error.message)")
  }

  /// Lets a meeting be heard: the bell on a terminal, and a line a turn.
  private func tell(_ notice: MeetingNotice) {
    switch notice {
    case .shareEnded:
      if isInteractive { output.write("\u{7}") }
    case .gap:
      tell(notice.words)
    case .turnBegan, .overtimeBegan:
      guard !invocation.isJSON else { return }
      guard isInteractive else {
        output.write(TextSanitizer.visible(notice.words) + "\n")
        return
      }
      // What a command has done is told by its answer.
      if running == nil { tell(notice.words) }
    }
  }

  /// Tells people something beside the answers.
  func tell(_ text: String) {
    let text = TextSanitizer.visible(text)
    if live != nil {
      if let session { refreshPrompt(session) }
      show(DisplayWidth.wrapped(text, to: size.columns).joined(separator: "\n") + "\n")
    } else if isInteractive {
      output.write(transcript.message(text, newPrompt: session?.prompt))
    } else {
      output.tell("scrums-cli: \(text)\n")
    }
  }
}
