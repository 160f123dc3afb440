/// One declaration: its attributes, modifiers, header and body.
extension DeclarationParser {
  /// The declaration that begins here, or nil when none does.
  mutating func parseDeclaration() -> Declaration? {
    let start = index
    let attributes = parseAttributes()
    let modifiers = parseModifiers()
    guard let keyword = takeKeyword() else { return nil }
    var declaration = Declaration(
      range: range(from: start),
      attributes: attributes,
      modifiers: modifiers,
      keyword: source.text(keyword),
      keywordRange: keyword.range,
      nameRange: token.range
    )
    parseRest(of: &declaration)
    declaration.range = range(from: start)
    return declaration
  }

  private mutating func parseRest(of declaration: inout Declaration) {
    switch declaration.keyword {
    case "struct", "enum", "class", "actor", "protocol", "extension":
      parseType(&declaration)
    case "var", "let":
      declaration.bindings = parseBindings()
      if let first = declaration.bindings.first {
        declaration.name = first.pattern
        declaration.nameRange = first.range
        declaration.body = first.accessorBlock
      }
    case "case":
      declaration.cases = parseCases()
      declaration.name = declaration.cases.first?.name ?? ""
    case "func", "init", "subscript", "deinit", "macro", "operator", "precedencegroup":
      parseFunction(&declaration)
    default:
      declaration.name = source.text(token)
      advance()
      skipToNextDeclaration()
    }
  }

  // MARK: - Attributes and modifiers

  private mutating func parseAttributes() -> [Declaration.Attribute] {
    var attributes: [Declaration.Attribute] = []
    while isAt("@") {
      let start = index
      advance()
      let nameStart = index
      advance()
      while isAt("<") || (isAt(".") && token.isAdjacent) {
        if isAt("<") {
          skipAngles()
        } else {
          advance()
          advance()
        }
      }
      let name = text(from: nameStart)
      var arguments: String?
      if isAt("("), token.isAdjacent {
        let argumentsStart = index
        skipBrackets()
        arguments = text(from: argumentsStart)
      }
      attributes.append(
        Declaration.Attribute(name: name, arguments: arguments, range: range(from: start))
      )
    }
    return attributes
  }

  private mutating func parseModifiers() -> [Declaration.Modifier] {
    var modifiers: [Declaration.Modifier] = []
    while token.kind == .identifier, Self.modifiers.contains(source.text(token)), isModifierHere {
      let start = index
      let name = source.text(token)
      advance()
      var detail: String?
      if isAt("("), token.isAdjacent {
        let detailStart = index
        skipBrackets()
        detail = String(text(from: detailStart).dropFirst().dropLast())
      }
      modifiers.append(
        Declaration.Modifier(name: name, detail: detail, range: range(from: start))
      )
    }
    return modifiers
  }

  /// `class` is a keyword unless another declaration keyword follows it: `class var`.
  private var isModifierHere: Bool {
    guard isAt("class") else { return true }
    let next = tokens[min(index + 1, tokens.count - 1)]
    let word = source.text(next)
    return Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  private mutating func takeKeyword() -> Token? {
    guard token.kind == .identifier, Self.keywords.contains(source.text(token)) else { return nil }
    let keyword = token
    advance()
    return keyword
  }

  static let keywords: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "var", "let", "case", "func",
    "init", "subscript", "deinit", "typealias", "associatedtype", "import", "macro", "operator",
    "precedencegroup",
  ]

  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "lazy", "mutating", "nonmutating", "indirect", "override", "required", "convenience", "weak",
    "unowned", "dynamic", "optional", "prefix", "postfix", "infix", "isolated", "nonisolated",
    "borrowing", "consuming", "distributed", "sending",
  ]

  /// Whether a declaration may begin with this token at the start of a line.
  var startsDeclaration: Bool {
    if isAt("@") || isAt("}") || isAtEnd || isAt("#if") || isAtClauseBoundary { return true }
    guard token.kind == .identifier else { return false }
    let word = source.text(token)
    return Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  // MARK: - Headers

  private mutating func parseType(_ declaration: inout Declaration) {
    let nameStart = index
    advance()
    while isAt(".") {
      advance()
      advance()
    }
    declaration.name = text(from: nameStart)
    declaration.nameRange = range(from: nameStart)
    if isAt("<") {
      let start = index
      skipAngles()
      declaration.genericParameters = text(from: start)
    }
    if take(":") { declaration.inheritance = parseInheritance() }
    while !isAtEnd, !isAt("{") { advance() }
    let bodyStart = index
    guard take("{") else { return }
    declaration.members = parseMembers()
    _ = take("}")
    declaration.body = range(from: bodyStart)
  }

  private mutating func parseInheritance() -> [String] {
    var elements: [String] = []
    var start = index
    while !isAtEnd, !isAt("{"), !isAt("where") {
      if isAt(",") {
        elements.append(text(from: start))
        advance()
        start = index
      } else if isAt("<") {
        skipAngles()
      } else if isAt("(") || isAt("[") {
        skipBrackets()
      } else {
        advance()
      }
    }
    elements.append(text(from: start))
    return elements
  }

  private mutating func parseFunction(_ declaration: inout Declaration) {
    if declaration.keyword == "init" {
      declaration.parameterLabels = parameterLabels()
    } else if !isAt("("), !isAt("{") {
      declaration.name = source.text(token)
      declaration.nameRange = token.range
      advance()
      // An operator's name may be several symbols.
      while !isAtEnd, !isAt("("), !isAt("<"), !isAt("{"), !token.startsLine { advance() }
      if declaration.keyword == "func" { declaration.parameterLabels = parameterLabels() }
    }
    while !isAtEnd, !isAt("{"), !isAt("}"), !isAt(";"), !(token.startsLine && startsDeclaration) {
      if isAt("(") || isAt("[") {
        skipBrackets()
      } else {
        advance()
      }
    }
    guard isAt("{") else { return }
    let bodyStart = index
    skipBrackets()
    declaration.body = range(from: bodyStart)
  }

  /// The labels of the parameters that begin here; nothing is stepped over.
  private func parameterLabels() -> [String] {
    var parser = self
    while !parser.isAtEnd, !parser.isAt("("), !parser.isAt("{") {
      if parser.isAt("<") { parser.skipAngles() } else { parser.advance() }
    }
    guard parser.isAt("(") else { return [] }
    return parser.parseParameters().map { $0.label ?? "_" }
  }

  private mutating func skipToNextDeclaration() {
    while !isAtEnd, !isAt(";"), !isAt("}"), !(token.startsLine && startsDeclaration) {
      if isAt("(") || isAt("[") || isAt("{") {
        skipBrackets()
      } else {
        advance()
      }
    }
  }
}
