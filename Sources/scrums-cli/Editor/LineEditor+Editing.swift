/// Putting text in and taking it away.
extension LineEditor {
  mutating func insert(_ text: String, typing: Bool = true) -> Outcome {
    guard !text.isEmpty else { return .refused }
    undo.keep(buffer, typing: typing)
    buffer.insert(text)
    // The next word is a step of its own.
    if text.last?.isWhitespace == true { undo.endStep() }
    return .edited
  }

  /// Pasted text goes in as it is, and nothing runs. A line end at its end is left out.
  mutating func paste(_ text: String) -> Outcome {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return insert(text, typing: false)
  }

  /// Changes the line as one step.
  mutating func change(_ body: (inout EditBuffer) -> Void) -> Outcome {
    var changed = buffer
    body(&changed)
    guard changed != buffer else { return .refused }
    undo.keep(buffer)
    buffer = changed
    return .edited
  }

  mutating func remove(_ range: Range<Int>) -> Outcome {
    guard range.lowerBound >= 0, range.upperBound <= buffer.count else { return .refused }
    return change { $0.remove(range) }
  }

  /// Takes text away to be put in elsewhere. What is taken away in a row is one text.
  mutating func kill(_ range: Range<Int>, _ before: Action) -> Outcome {
    guard !range.isEmpty else { return .refused }
    let isBackward = range.upperBound == buffer.cursor
    let text = String(buffer.characters[range])
    switch (before, isBackward) {
    case (.killing, true): killed = text + killed
    case (.killing, false): killed += text
    default: killed = text
    }
    lastAction = .killing
    return change { $0.remove(range) }
  }

  mutating func takeBack() -> Outcome {
    guard let earlier = undo.undo() else { return .refused }
    buffer = earlier
    return .edited
  }

  /// Puts in the last word of the newest line; again, that of the one before.
  mutating func insertLastWord(_ before: Action) -> Outcome {
    var place = history.lines.count
    var length = 0
    if case .lastWord(let earlier, let earlierLength) = before {
      (place, length) = (earlier, earlierLength)
    }
    guard place > 0 else {
      lastAction = before
      return .refused
    }
    let word = history.lines[place - 1].split(whereSeparator: \.isWhitespace).last ?? ""
    if case .lastWord = before {} else { undo.keep(buffer) }
    let start = buffer.cursor
    buffer.replace(start - length..<start, with: String(word))
    lastAction = .lastWord(place: place - 1, length: buffer.cursor - (start - length))
    return .edited
  }
}
