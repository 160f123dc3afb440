/// A line being edited at the keyboard: keys in, the next line out. A value that knows no terminal.
struct LineEditor: Sendable {
  /// What a key came to.
  enum Outcome: Hashable, Sendable {
    case edited
    /// Nothing could be done.
    case refused
    /// Enter: the lines to be carried out, more than one after pasting.
    case entered([String])
    /// `Ctrl-C`: the line stays as it is on the screen, and a fresh one begins.
    case interrupted
    /// `Ctrl-D` on an empty line.
    case endOfInput
    /// `Ctrl-Z`.
    case suspended
    /// `Ctrl-L`.
    case screenCleared
  }

  var buffer = EditBuffer()
  var history: LineHistory
  var menu: CompletionMenu?
  var search: HistorySearch?
  /// Whether the last key took text away or put it in, so that the next can go on with it.
  var lastAction = Action.other
  /// What was taken away last: `Ctrl-Y` puts it in.
  var killed = ""
  var undo = EditUndo()
  /// The line of the history that goes on from what is typed.
  private var past: PastLine?

  /// What was found for a text. A longer one is found at the same place or before it, so that ten
  /// thousand lines are gone through once a line, and not once a key.
  private struct PastLine {
    let text: String
    let place: Int?
  }

  /// What the last key did, where the next one may go on with it.
  enum Action: Hashable, Sendable {
    case other
    case killing
    /// `Alt-.` has put in the last word of the line at this place of the history.
    case lastWord(place: Int, length: Int)
  }

  init(history: LineHistory = LineHistory()) {
    self.history = history
  }

  /// What could follow the line, in the newest line of the history that begins with it and works here,
  /// or else as the one command that it can become.
  func ghost(_ assistant: some EditorAssistant) -> String {
    guard menu == nil, search == nil, buffer.isAtEnd else { return "" }
    let text = buffer.text
    guard !text.isEmpty else { return assistant.suggestion ?? "" }
    guard !text.contains("\n") else { return "" }
    let place = past?.text == text ? past?.place : pastPlace(of: text, assistant)
    if let place { return String(history.lines[place].dropFirst(text.count)) }
    // Arguments, of which there may be thousands, are completed when that is asked for.
    guard assistant.command(in: text).validity == .unfinished else { return "" }
    let completion = assistant.completion(of: text)
    guard let first = completion.candidates.first, completion.length > 0,
      completion.length == text.count,
      first.text.hasPrefix(text)
    else { return "" }
    return String(first.text.dropFirst(text.count))
  }

  private func pastPlace(of text: String, _ assistant: some EditorAssistant) -> Int? {
    var end = history.lines.count
    if let past, text.hasPrefix(past.text) { end = past.place.map { $0 + 1 } ?? 0 }
    return history.lastIndex(goingOnFrom: text, before: end) {
      assistant.command(in: $0).validity == .valid
    }
  }

  /// Carries a key out.
  mutating func handle(_ key: Key, _ assistant: some EditorAssistant) -> Outcome {
    let outcome = carryOut(key, assistant)
    let text = buffer.text
    if text.isEmpty || text.contains("\n") {
      past = nil
    } else if past?.text != text {
      past = PastLine(text: text, place: pastPlace(of: text, assistant))
    }
    return outcome
  }

  private mutating func carryOut(_ key: Key, _ assistant: some EditorAssistant) -> Outcome {
    if search != nil, let outcome = handleInSearch(key) { return outcome }
    if menu != nil, let outcome = handleInMenu(key, assistant) { return outcome }
    let before = lastAction
    lastAction = .other
    if !key.isTyping { undo.endStep() }
    if !key.walksHistory { history.endWalk() }
    switch key {
    case .text(let text): return insert(text)
    case .paste(let text): return paste(text)
    case .enter: return enter()
    case .tab: return complete(assistant)
    case .backTab, .escape: return .edited
    case .pageUp, .pageDown: return .refused
    case .right, .control("f"), .end, .control("e"), .wordRight, .alt("f"):
      return moveRight(key, assistant)
    case .left, .control("b"): return move(to: buffer.cursor - 1)
    case .home, .control("a"): return move(to: 0)
    case .wordLeft, .alt("b"): return move(to: buffer.wordStart)
    case .up, .control("p"): return walk(older: true)
    case .down, .control("n"): return walk(older: false)
    case .backspace, .control("h"): return remove(buffer.cursor - 1..<buffer.cursor)
    case .delete: return remove(buffer.cursor..<buffer.cursor + 1)
    case .control("d"):
      return buffer.isEmpty ? .endOfInput : remove(buffer.cursor..<buffer.cursor + 1)
    case .control("k"): return kill(buffer.cursor..<buffer.count, before)
    case .control("u"): return kill(0..<buffer.cursor, before)
    case .control("w"): return kill(buffer.blankWordStart..<buffer.cursor, before)
    case .altBackspace: return kill(buffer.wordStart..<buffer.cursor, before)
    case .alt("d"): return kill(buffer.cursor..<buffer.wordEnd, before)
    case .control("y"): return insert(killed, typing: false)
    case .control("t"): return change { $0.transpose() }
    case .alt("."), .alt("_"): return insertLastWord(before)
    case .control("_"): return takeBack()
    case .control("r"):
      search = HistorySearch(over: buffer)
      return .edited
    case .control("l"): return .screenCleared
    case .control("c"): return interrupt()
    case .control("z"): return .suspended
    case .control, .alt: return .edited
    }
  }

  /// Begins a fresh line. What was killed stays.
  mutating func clear() {
    buffer = EditBuffer()
    menu = nil
    search = nil
    undo = EditUndo()
    lastAction = .other
    history.endWalk()
  }

  private mutating func enter() -> Outcome {
    let text = buffer.text
    clear()
    history.append(text)
    return .entered(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private mutating func interrupt() -> Outcome {
    clear()
    return .interrupted
  }
}

extension Key {
  /// Whether it puts in a letter that may go on with a step of undo.
  fileprivate var isTyping: Bool {
    if case .text = self { true } else { false }
  }

  fileprivate var walksHistory: Bool {
    switch self {
    case .up, .down, .control("p"), .control("n"): true
    default: false
    }
  }
}
