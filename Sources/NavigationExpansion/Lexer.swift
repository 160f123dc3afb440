/// Splits Swift source into tokens without losing a byte: each token's trivia and text, one after
/// the other, give the source back.
///
/// The compiler hands a plugin only text that it has parsed, so there is nothing to reject here:
/// an unfinished literal simply ends with the text.
package struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private var tokens: [Token] = []

  package static func tokens(in source: SourceText) -> [Token] {
    var lexer = Lexer(bytes: source.bytes)
    lexer.tokens.reserveCapacity(source.bytes.count / 4 + 1)
    lexer.scan(stopsAtBody: false)
    return lexer.tokens
  }

  /// The tokens of a declaration up to the brace that opens its body, and an end.
  static func headerTokens(in source: SourceText) -> [Token] {
    var lexer = Lexer(bytes: source.bytes)
    lexer.scan(stopsAtBody: true)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan(stopsAtBody: Bool) {
    var depth = 0
    while true {
      let start = position
      let startsLine = skipTrivia() || start == 0
      let wordStart = position
      let first = peek()
      let isBody = stopsAtBody && depth == 0 && first == Byte.openBrace
      let kind = isBody ? Token.Kind.end : scanWord()
      if kind == .symbol, first == Byte.openParenthesis { depth += 1 }
      if kind == .symbol, first == Byte.closeParenthesis { depth -= 1 }
      tokens.append(
        Token(
          kind: kind,
          leading: start..<wordStart,
          range: wordStart..<position,
          startsLine: startsLine
        )
      )
      if kind == .end { return }
    }
  }

  /// The byte so far ahead, or 0 beyond the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  // MARK: - Blanks and comments

  /// Skips blanks and comments and tells whether a line ended among them.
  private mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while position < bytes.count {
      switch bytes[position] {
      case Byte.newline, Byte.carriageReturn:
        sawNewline = true
        position += 1
      case Byte.space, Byte.tab, 0x0B, 0x0C, 0x00:
        position += 1
      case Byte.slash where peek(1) == Byte.slash:
        skipLine()
      case Byte.slash where peek(1) == Byte.star:
        sawNewline = skipBlockComment() || sawNewline
      case Byte.pound where position == 0 && peek(1) == Byte.exclamation:
        skipLine()
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF:
        position += 3
      default:
        return sawNewline
      }
    }
    return sawNewline
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != Byte.newline,
      bytes[position] != Byte.carriageReturn
    {
      position += 1
    }
  }

  /// Block comments nest in Swift. Tells whether a line ended in it.
  mutating func skipBlockComment() -> Bool {
    var sawNewline = false
    var depth = 0
    while position < bytes.count {
      if peek() == Byte.slash, peek(1) == Byte.star {
        depth += 1
        position += 2
      } else if peek() == Byte.star, peek(1) == Byte.slash {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if peek() == Byte.newline { sawNewline = true }
        position += 1
      }
    }
    position = min(position, bytes.count)
    return sawNewline
  }

  // MARK: - Words

  private mutating func scanWord() -> Token.Kind {
    guard position < bytes.count else { return .end }
    let byte = bytes[position]
    switch byte {
    case Byte.quote:
      scanString(poundCount: 0)
      return .string
    case Byte.pound:
      return scanPound()
    case Byte.backtick:
      scanBackticks()
      return .identifier
    case Byte.dollar, Byte.underscore:
      scanName()
      return .identifier
    case Byte.slash where startsRegex():
      scanRegex(poundCount: 0)
      return .regex
    case Byte.minus where peek(1) == Byte.greater:
      position += 2
      return .symbol
    default:
      if Byte.isDigit(byte) {
        scanNumber()
        return .number
      }
      if Byte.isNamePart(byte) {
        scanName()
        return .identifier
      }
      position += 1
      return .symbol
    }
  }

  private mutating func scanPound() -> Token.Kind {
    var count = 0
    while peek(count) == Byte.pound { count += 1 }
    if peek(count) == Byte.quote {
      position += count
      scanString(poundCount: count)
      return .string
    }
    if peek(count) == Byte.slash {
      position += count
      scanRegex(poundCount: count)
      return .regex
    }
    position += count
    if count == 1 { scanName() }
    return .pound
  }

  private mutating func scanName() {
    while Byte.isNamePart(peek()) || peek() == Byte.dollar { position += 1 }
  }

  private mutating func scanBackticks() {
    position += 1
    while position < bytes.count, bytes[position] != Byte.backtick { position += 1 }
    position = min(position + 1, bytes.count)
  }

  /// Digits, letters and `_`; a dot only before a digit; a sign only in an exponent.
  private mutating func scanNumber() {
    let isHexadecimal = peek() == Byte.zero && peek(1) | 0x20 == Byte.x
    position += 1
    while true {
      let byte = peek()
      if Byte.isNamePart(byte) && byte < 0x80 {
        position += 1
        let isExponent = byte | 0x20 == (isHexadecimal ? Byte.p : Byte.e)
        if isExponent, peek() == Byte.plus || peek() == Byte.minus { position += 1 }
      } else if byte == Byte.dot, Byte.isDigit(peek(1)) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The last word so far; what a `/` means depends on it.
  var previousToken: Token? { tokens.last }
}
