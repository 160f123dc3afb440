import Navigation
import ScrumFeatures

/// The prompt: a live one where the terminal can repaint, else one that the terminal itself edits.
extension Conversation {
  /// Whether keys may be read one by one and the prompt be repainted.
  ///
  /// NB: under `NO_COLOR` nothing is sent that begins with an escape, and repainting is made of those.
  static func repaints(
    _ invocation: Invocation,
    output: OutputQueue,
    environment: [String: String]
  ) -> Bool {
    !invocation.isPlain && ColorDepth.allowsEscapes(environment)
      && TerminalProbe.isTerminal(output.descriptor)
  }

  /// How large the window is now.
  var size: TerminalSize { TerminalProbe.size(of: output.descriptor) }

  /// Asks for the next line.
  func ask(_ session: Session) {
    guard isInteractive else { return }
    guard live != nil else {
      output.write(transcript.ask(session.prompt))
      return
    }
    placeClock(of: session.meeting)
    live?.ask(session.styledPrompt, session.assistant)
    repaint()
  }

  /// Shows the prompt as it is by now.
  func repaint() {
    guard live != nil else { return }
    output.write(live?.paint(in: size) ?? "")
  }

  /// Shows an answer, above the prompt if it is up.
  ///
  /// What comes in quick succession while a line is typed is shown together, so that the prompt does
  /// not flicker.
  func show(_ text: String) {
    guard live?.isAsking == true else {
      output.write(live?.message(text, in: size) ?? text)
      return
    }
    live?.hold(text)
    guard nextFrame == nil else { return }
    repaint()
    nextFrame = Task { [weak self] in
      try? await Task.sleep(for: Self.frameDuration)
      self?.nextFrame = nil
      self?.repaint()
    }
  }

  /// A sixtieth of a second: nobody sees more.
  private static let frameDuration = Duration.milliseconds(17)

  /// So long the clock waits for an answer.
  private static let patience = Duration.milliseconds(900)

  /// What is carried out may have changed the prompt of the line that is being typed.
  func refreshPrompt(_ session: Session) {
    guard live?.isAsking == true else { return }
    live?.ask(session.styledPrompt, session.assistant)
  }

  // MARK: - Keys

  /// Gives a key to the editor; false when the input ends with it.
  func press(_ key: Key, _ session: Session, _ reader: InputReader) -> Bool {
    let text = live?.editor.buffer.text ?? ""
    if text.isEmpty { session.speakerOfNote = session.meeting?.round.speaker.id }
    switch live?.press(key) {
    case .edited?, .refused?, nil:
      // What is pasted or typed ahead is shown when all of it is there.
      if !reader.holdsInput { repaint() }
    case .entered(let lines)?:
      if lines.count == 1, LineHistory.isKept(text) { history?.append(text) }
      pending = lines[...]
      takePending(session, reader)
    case .interrupted?:
      output.write(live?.entered(text, ending: "^C", in: size) ?? "")
      ask(session)
    case .endOfInput?:
      output.write(live?.entered("", in: size) ?? "")
      if session.alert == nil, session.store.draft?.isChanged == true {
        // Here somebody can be asked.
        begin("quit", lineNumber, session, reader)
        return true
      }
      return false
    case .suspended?:
      suspend(session)
    case .screenCleared?:
      output.write((live?.hide(in: size) ?? "") + "\u{1B}[H\u{1B}[2J")
      repaint()
    }
    return true
  }

  /// Carries the next of the entered lines out, as if it had just been typed.
  func takePending(_ session: Session, _ reader: InputReader) {
    guard let line = pending.popFirst() else { return }
    output.write(live?.entered(line, in: size) ?? "")
    lineNumber += 1
    begin(line, lineNumber, session, reader)
  }

  /// A line was refused: those that were entered with it are in the prompt again.
  func keepPending() {
    guard !pending.isEmpty else { return }
    live?.editor.buffer = EditBuffer(pending.joined(separator: "\n"))
    pending = []
  }

  // MARK: - The terminal

  /// Takes the keys of the terminal.
  func takeTerminal() {
    guard live != nil else { return }
    RawMode.enter()
    // What is pasted comes between marks.
    output.write("\u{1B}[?2004h")
  }

  /// Gives the terminal back as it was.
  func giveTerminalBack() {
    guard live != nil else { return }
    output.write((live?.end(in: size) ?? "") + "\u{1B}[?2004l")
    output.drain(milliseconds: 200)
    RawMode.leave()
  }

  /// `Ctrl-Z`: the shell has the terminal until it brings the session back.
  func suspend(_ session: Session) {
    let text = live?.editor.buffer.text ?? ""
    let prompt = live?.isAsking == true ? live?.entered(text, in: size) : nil
    output.write(prompt ?? "")
    giveTerminalBack()
    SignalRelay.stopProcess()
    _ = TerminalProbe.waitForForeground()
    takeTerminal()
    if prompt != nil { ask(session) }
  }

  /// The process goes on after it was stopped by others.
  func resume(_ session: Session) {
    guard live != nil else {
      output.write(transcript.resumed())
      return
    }
    // Somebody else had the terminal meanwhile, and nobody knows where in a row the cursor is.
    takeTerminal()
    live?.forget()
    output.write("\r\n")
    repaint()
  }

  // MARK: - The clock of a meeting

  /// The clock as it is by now, in the window as it is now.
  func placeClock(of meeting: MeetingFeature.State?) {
    var style = style
    style.columns = size.columns
    live?.block = meeting.map { MeetingBlock.rows($0, style: style) } ?? []
  }

  /// Lets the clock follow the meeting, for as long as the subscription lives.
  func followMeeting(_ session: Session) -> StoreSubscription? {
    guard live != nil else { return nil }
    return session.store.subscribe(\.meetingOnScreen) { [weak self] meeting in
      guard let self else { return }
      placeClock(of: meeting)
      // While an answer is being made the clock waits for it, unless that takes its time.
      if let runningSince, .now - runningSince > Self.patience { live?.isWaiting = true }
      if live?.isAsking == true || live?.isWaiting == true { repaint() }
    }
  }
}

extension AppFeature.State {
  /// The meeting that is being held.
  fileprivate var meetingOnScreen: MeetingFeature.State? { runningMeeting?.state }
}
