/// Strings and regular expressions: the literals that may hold brackets which bracket nothing.
extension Lexer {
  /// What is open between the start of a string and the place that is scanned.
  private enum Literal {
    case string(isMultiline: Bool, poundCount: Int)
    /// `\( … )` in a string, and how many parentheses are open in it.
    case interpolation(depth: Int)
  }

  /// Scans a string from its opening quote, interpolations and the strings in them included.
  ///
  /// NB: what is open is kept in an array, not on the stack: strings may nest without end.
  mutating func scanString(poundCount: Int) {
    var open = [openString(poundCount: poundCount)]
    while let literal = open.last, position < bytes.count {
      switch literal {
      case .string(let isMultiline, let poundCount):
        if scanInString(isMultiline: isMultiline, poundCount: poundCount, &open) {
          open.removeLast()
        }
      case .interpolation(let depth):
        scanInInterpolation(depth: depth, &open)
      }
    }
  }

  /// Steps over the opening quotes.
  private mutating func openString(poundCount: Int) -> Literal {
    let isMultiline = peek(1) == Byte.quote && peek(2) == Byte.quote
    position += isMultiline ? 3 : 1
    return .string(isMultiline: isMultiline, poundCount: poundCount)
  }

  /// Steps on in a string; true where it ends.
  private mutating func scanInString(
    isMultiline: Bool,
    poundCount: Int,
    _ open: inout [Literal]
  ) -> Bool {
    switch bytes[position] {
    case Byte.quote:
      if closesString(isMultiline: isMultiline, poundCount: poundCount) { return true }
      position += 1
    case Byte.backslash:
      if scanEscape(poundCount: poundCount) { open.append(.interpolation(depth: 0)) }
    case Byte.newline where !isMultiline:
      return true
    default:
      position += 1
    }
    return false
  }

  /// Steps over the closing delimiter if it stands here.
  private mutating func closesString(isMultiline: Bool, poundCount: Int) -> Bool {
    let quotes = isMultiline ? 3 : 1
    for offset in 0..<quotes where peek(offset) != Byte.quote { return false }
    for offset in 0..<poundCount where peek(quotes + offset) != Byte.pound { return false }
    position += quotes + poundCount
    return true
  }

  /// Steps over a backslash and what it escapes; in a raw string only `\#…` escapes. True before
  /// the parenthesis of an interpolation, which is not stepped over.
  private mutating func scanEscape(poundCount: Int) -> Bool {
    for offset in 0..<poundCount where peek(1 + offset) != Byte.pound {
      position += 1
      return false
    }
    position = min(position + 1 + poundCount, bytes.count)
    if peek() == Byte.openParenthesis { return true }
    position = min(position + 1, bytes.count)
    return false
  }

  /// Steps on in `( … )` inside a string; strings, comments and regular expressions in it are whole
  /// again.
  private mutating func scanInInterpolation(depth: Int, _ open: inout [Literal]) {
    switch bytes[position] {
    case Byte.openParenthesis:
      position += 1
      open[open.count - 1] = .interpolation(depth: depth + 1)
    case Byte.closeParenthesis:
      position += 1
      open[open.count - 1] = .interpolation(depth: depth - 1)
      if depth == 1 { open.removeLast() }
    case Byte.quote:
      open.append(openString(poundCount: 0))
    case Byte.pound:
      scanPoundsInInterpolation(&open)
    case Byte.slash where peek(1) == Byte.star:
      _ = skipBlockComment()
    case Byte.slash where peek(1) == Byte.slash:
      skipLine()
    case Byte.slash where opensArgument:
      scanRegex(poundCount: 0)
    default:
      position += 1
    }
  }

  private mutating func scanPoundsInInterpolation(_ open: inout [Literal]) {
    var count = 0
    while peek(count) == Byte.pound { count += 1 }
    position += count
    if peek() == Byte.quote { open.append(openString(poundCount: count)) }
    if peek() == Byte.slash { scanRegex(poundCount: count) }
  }

  /// Whether what stands here begins an argument or an operand, and not a division's right side.
  private var opensArgument: Bool {
    let next = peek(1)
    guard next != Byte.space, next != Byte.closeParenthesis,
      let before = bytes[..<position].last(where: { $0 != Byte.space })
    else { return false }
    return [Byte.openParenthesis, Byte.openBracket, UInt8(ascii: ","), UInt8(ascii: ":")]
      .contains(before)
  }

  // MARK: - Regular expressions

  /// Whether the `/` here opens a regular expression: it stands where an operand is expected, no
  /// blank follows it, and another `/` closes it on the same line.
  func startsRegex() -> Bool {
    guard expectsOperand else { return false }
    let next = peek(1)
    guard next != Byte.space, next != Byte.tab, next != Byte.newline, next != 0
    else { return false }
    return regexEnd(from: position + 1) != nil
  }

  private var expectsOperand: Bool {
    guard let previous = previousToken else { return true }
    let first = bytes[previous.range.lowerBound]
    let last = bytes[previous.range.upperBound - 1]
    switch previous.kind {
    case .symbol:
      if last == Byte.closeParenthesis || last == Byte.closeBracket { return false }
      if last == Byte.closeBrace { return position > previous.range.upperBound }
      // A postfix `?` or `!` ends an operand unless a blank follows it.
      if last == Byte.question || last == Byte.exclamation {
        return position > previous.range.upperBound
      }
      return true
    case .identifier:
      guard first != Byte.backtick else { return false }
      let word = String(decoding: bytes[previous.range], as: UTF8.self)
      return Self.wordsBeforeAnOperand.contains(word)
    case .number, .string, .regex, .pound, .end:
      return false
    }
  }

  private static let wordsBeforeAnOperand: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "where", "else", "try", "await", "throw",
    "switch", "is", "as", "yield", "do", "repeat", "consume", "copy",
  ]

  /// The place after the closing `/` of a one-line regular expression.
  private func regexEnd(from start: Int) -> Int? {
    var index = start
    var isInSet = false
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case Byte.newline:
        return nil
      case Byte.backslash:
        index += 1
      case Byte.openBracket:
        isInSet = true
      case Byte.closeBracket:
        isInSet = false
      case Byte.openParenthesis where !isInSet:
        depth += 1
      case Byte.closeParenthesis where !isInSet:
        depth -= 1
        if depth < 0 { return nil }
      case Byte.slash:
        let before = bytes[index - 1]
        return before == Byte.space || before == Byte.tab ? nil : index + 1
      default:
        break
      }
      index += 1
    }
    return nil
  }

  /// Scans a regular expression from its opening `/`; one with `#` may run over several lines.
  mutating func scanRegex(poundCount: Int) {
    guard poundCount > 0 else {
      position = regexEnd(from: position + 1) ?? position + 1
      return
    }
    position += 1
    while position < bytes.count {
      if peek() == Byte.backslash {
        position = min(position + 2, bytes.count)
      } else if peek() == Byte.slash, closesRegex(poundCount: poundCount) {
        position += 1 + poundCount
        return
      } else {
        position += 1
      }
    }
  }

  private func closesRegex(poundCount: Int) -> Bool {
    for offset in 0..<poundCount where peek(1 + offset) != Byte.pound { return false }
    return true
  }
}
