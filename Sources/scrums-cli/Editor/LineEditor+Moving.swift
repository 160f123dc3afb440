/// Moving along the line, and through the history.
extension LineEditor {
  mutating func move(to place: Int) -> Outcome {
    let before = buffer.cursor
    buffer.move(to: place)
    return buffer.cursor == before ? .refused : .edited
  }

  /// To the right; at the end of the line, into what is suggested there.
  mutating func moveRight(_ key: Key, _ assistant: some EditorAssistant) -> Outcome {
    guard buffer.isAtEnd else {
      switch key {
      case .right, .control("f"): return move(to: buffer.cursor + 1)
      case .wordRight, .alt("f"): return move(to: buffer.wordEnd)
      default: return move(to: buffer.count)
      }
    }
    let ghost = ghost(assistant)
    guard !ghost.isEmpty else { return .refused }
    switch key {
    case .wordRight, .alt("f"):
      // A word of it.
      let whole = EditBuffer(ghost, cursor: 0)
      return insert(String(whole.characters[..<whole.wordEnd]), typing: false)
    default:
      return insert(ghost, typing: false)
    }
  }

  /// Up and down: by lines where there are several, else through the history by what was typed.
  mutating func walk(older: Bool) -> Outcome {
    if let place = buffer.place(onLineBy: older ? -1 : 1) { return move(to: place) }
    let text = buffer.text
    let found = older ? history.older(than: text) : history.newer(than: text)
    guard let found else { return .refused }
    undo.keep(buffer)
    buffer = EditBuffer(found)
    return .edited
  }
}

extension EditBuffer {
  /// The place as far along the line above or below; nil where there is none.
  fileprivate func place(onLineBy step: Int) -> Int? {
    let start = characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let column = cursor - start
    if step < 0 {
      guard start > 0 else { return nil }
      let above = characters[..<(start - 1)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return min(above + column, start - 1)
    }
    guard let end = characters[cursor...].firstIndex(of: "\n") else { return nil }
    let below = characters[(end + 1)...].firstIndex(of: "\n") ?? count
    return min(end + 1 + column, below)
  }
}
