/// Reads declarations out of tokens: what is declared, with which attributes, types and members.
///
/// It looks into type bodies, not into function bodies or expressions; those are skipped bracket by
/// bracket. The source is known to be valid Swift.
package struct DeclarationParser {
  let source: SourceText
  let tokens: [Token]
  var index = 0
  /// How many bodies of types and branches of `#if` are open.
  private var depth = 0

  /// Deeper bodies are stepped over, so that no source overflows the stack. No macro looks further
  /// than into the type that it is written on.
  private static let greatestDepth = 64

  package init(_ source: SourceText) {
    self.source = source
    self.tokens = Lexer.tokens(in: source)
  }

  private init(_ source: SourceText, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  /// The first declaration of the text without its body, which is not read.
  static func header(in source: SourceText) -> Declaration? {
    var parser = DeclarationParser(source, tokens: Lexer.headerTokens(in: source))
    return parser.parseDeclaration()
  }

  /// The first declaration of the text.
  package static func declaration(in source: SourceText) -> Declaration? {
    var parser = DeclarationParser(source)
    for member in parser.parseMembers() {
      if case .declaration(let declaration) = member { return declaration }
    }
    return nil
  }

  /// All declarations of a file.
  package static func members(in source: SourceText) -> [Declaration.Member] {
    var parser = DeclarationParser(source)
    return parser.parseMembers()
  }

  // MARK: - Tokens

  var token: Token { tokens[index] }

  var isAtEnd: Bool { token.kind == .end }

  func isAt(_ spelling: StaticString) -> Bool {
    token.kind != .string && source.matches(token, spelling)
  }

  mutating func advance() {
    if !isAtEnd { index += 1 }
  }

  mutating func take(_ spelling: StaticString) -> Bool {
    guard isAt(spelling) else { return false }
    advance()
    return true
  }

  /// The text from a token to the one before the current one, without the trivia around it.
  func text(from start: Int) -> String {
    source.text(range(from: start))
  }

  func range(from start: Int) -> Range<Int> {
    let first = tokens[start].range.lowerBound
    guard index > start else { return first..<first }
    return first..<tokens[index - 1].range.upperBound
  }

  // MARK: - Members

  /// The declarations up to a closing brace, the next branch of a `#if`, or the end.
  mutating func parseMembers() -> [Declaration.Member] {
    var members: [Declaration.Member] = []
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      skipMembers()
      return []
    }
    while !isAtEnd, !isAt("}"), !isAtClauseBoundary {
      if isAt("#if") {
        members.append(.conditional(parseClauses()))
      } else if token.kind == .pound {
        skipFreestandingMacro()
      } else if let declaration = parseDeclaration() {
        members.append(.declaration(declaration))
      } else {
        advance()
      }
    }
    return members
  }

  private mutating func skipMembers() {
    while !isAtEnd, !isAt("}"), !isAtClauseBoundary {
      if isAt("#if") {
        skipConditional()
      } else if isAt("{") {
        skipBrackets()
      } else {
        advance()
      }
    }
  }

  /// Steps from `#if` over its `#endif`.
  mutating func skipConditional() {
    var depth = 0
    repeat {
      if isAt("#if") { depth += 1 }
      if isAt("#endif") { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  var isAtClauseBoundary: Bool {
    isAt("#elseif") || isAt("#else") || isAt("#endif")
  }

  private mutating func parseClauses() -> [Declaration.Clause] {
    var clauses: [Declaration.Clause] = []
    while !isAtEnd, !isAt("#endif") {
      let start = index
      advance()
      while !isAtEnd, !token.startsLine { advance() }
      let directive = text(from: start)
      let first = index
      let members = parseMembers()
      if index == first, !isAtClauseBoundary { advance() }
      clauses.append(Declaration.Clause(directive: directive, members: members))
    }
    advance()
    return clauses
  }

  private mutating func skipFreestandingMacro() {
    advance()
    if isAt("<") { skipAngles() }
    while !isAtEnd, !token.startsLine, isAt("(") || isAt("{") || isAt(".") {
      if isAt(".") { advance() } else { skipBrackets() }
    }
  }

  // MARK: - Brackets

  /// Steps over a bracket, what is in it, and the bracket that closes it.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if isAt("(") || isAt("[") || isAt("{") { depth += 1 }
      if isAt(")") || isAt("]") || isAt("}") { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  /// Steps over `< … >` in a type, where both are always brackets.
  mutating func skipAngles() {
    var depth = 0
    repeat {
      if isAt("(") || isAt("[") || isAt("{") {
        skipBrackets()
        continue
      }
      if isAt("<") { depth += 1 }
      if isAt(">") { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }
}
