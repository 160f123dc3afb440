/// The prompt of a terminal whose keys are read one by one, with what stands above and below it: values
/// in, bytes out.
///
/// ```
/// what was answered before, never touched again
/// ──────────────── the frame, repainted in place
/// the clock of a meeting
/// /design/meeting> note |
/// what the command takes, or the completion menu
/// ```
struct LivePrompt {
  var editor: LineEditor
  /// Rows above the prompt; none where nothing goes on.
  var block: [StyledText] = []
  /// Whether a command takes its time: then the rows above are shown without a prompt.
  var isWaiting = false
  private let colors: ColorDepth
  private var painter = FramePainter()
  private var question: Question?
  /// What is to be put above the frame when it is painted next.
  private var held = ""

  /// A prompt that waits for a line, and who knows what may be typed there.
  private struct Question {
    var prompt: StyledText
    var assistant: any EditorAssistant
  }

  /// Windows with fewer rows have none for a hint.
  private static let rowsForHint = 4

  init(history: LineHistory, colors: ColorDepth) {
    editor = LineEditor(history: history)
    self.colors = colors
  }

  /// Whether a line is waited for.
  var isAsking: Bool { question != nil }

  /// Waits for a line. The frame is not painted yet.
  mutating func ask(_ prompt: StyledText, _ assistant: any EditorAssistant) {
    question = Question(prompt: prompt, assistant: assistant)
    isWaiting = false
  }

  /// Carries a key out. The frame is not painted yet.
  mutating func press(_ key: Key) -> LineEditor.Outcome {
    guard let question else { return .refused }
    return editor.handle(key, question.assistant)
  }

  /// Shows the frame as it is now; nothing where it is shown already.
  mutating func paint(in size: TerminalSize) -> String {
    let above = held.isEmpty ? "" : erase(in: size)
    guard let frame = frame(in: size) else { return above + painter.erase(in: size) }
    return above + painter.paint(frame, in: size)
  }

  /// Keeps text to be put above the frame with whatever is shown next; it ends with a line end.
  mutating func hold(_ text: String) {
    held += text
  }

  /// Puts text above the frame; it ends with a line end.
  mutating func message(_ text: String, in size: TerminalSize) -> String {
    let wasShown = painter.shown != nil
    let erased = erase(in: size)
    return erased + text + (wasShown ? paint(in: size) : "")
  }

  /// The line was entered: it stays in the window as it was typed, without what was around it.
  mutating func entered(_ line: String, ending: String = "", in size: TerminalSize) -> String {
    guard let question else { return "" }
    let erased = erase(in: size)
    self.question = nil
    let shown = EditorLayout.entered(
      line,
      question.assistant,
      prompt: question.prompt,
      colors: colors
    )
    return erased + shown + ending + "\n"
  }

  /// Nothing is asked any more, and the frame goes.
  mutating func end(in size: TerminalSize) -> String {
    question = nil
    isWaiting = false
    return erase(in: size)
  }

  /// The frame gives way to something that writes by itself.
  mutating func hide(in size: TerminalSize) -> String {
    erase(in: size)
  }

  /// Somebody else has written: the frame begins anew where the cursor is.
  mutating func forget() {
    painter.forget()
  }

  /// The frame goes, and what was held comes.
  private mutating func erase(in size: TerminalSize) -> String {
    defer { held = "" }
    return painter.erase(in: size) + held
  }

  /// Nil while nothing is asked, and nothing takes its time.
  private func frame(in size: TerminalSize) -> Frame? {
    guard let question else {
      return isWaiting && !block.isEmpty
        ? EditorLayout.frame(rows: block, columns: size.columns, colors: colors) : nil
    }
    return EditorLayout.frame(
      editor,
      question.assistant,
      prompt: question.prompt,
      above: block,
      showsHint: size.rows >= Self.rowsForHint,
      columns: size.columns,
      colors: colors
    )
  }
}
