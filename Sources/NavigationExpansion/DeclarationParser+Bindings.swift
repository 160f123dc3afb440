/// The variables of a `var` or `let` and the elements of a `case`.
extension DeclarationParser {
  mutating func parseBindings() -> [Declaration.Binding] {
    var bindings: [Declaration.Binding] = []
    repeat {
      bindings.append(parseBinding())
    } while take(",")
    return bindings
  }

  private mutating func parseBinding() -> Declaration.Binding {
    let start = index
    let isTuple = isAt("(")
    if isTuple { skipBrackets() } else { advance() }
    var binding = Declaration.Binding(
      pattern: text(from: start),
      isTuple: isTuple,
      range: range(from: start)
    )
    if take(":") {
      let typeStart = index
      skipType()
      binding.type = text(from: typeStart)
    }
    if isAt("=") {
      advance()
      let valueStart = index
      skipExpression()
      binding.initialValue = text(from: valueStart)
    }
    if isAt("{") {
      let blockStart = index
      binding.accessors = isAtObservers ? .observers : .computed
      skipBrackets()
      binding.accessorBlock = range(from: blockStart)
    }
    binding.range = range(from: start)
    return binding
  }

  mutating func parseCases() -> [Declaration.EnumCase] {
    var cases: [Declaration.EnumCase] = []
    repeat {
      let start = index
      advance()
      var element = Declaration.EnumCase(name: text(from: start), range: range(from: start))
      if isAt("(") { element.parameters = parseParameters() }
      if isAt("=") {
        advance()
        skipExpression()
      }
      element.range = range(from: start)
      cases.append(element)
    } while take(",")
    return cases
  }

  mutating func parseParameters() -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    advance()
    while !isAtEnd, !isAt(")") {
      let start = index
      parameters.append(parseParameter())
      _ = take(",")
      // NB: what cannot be a parameter is stepped over, or there would be no end.
      if index == start { advance() }
    }
    advance()
    return parameters
  }

  private mutating func parseParameter() -> Declaration.Parameter {
    var label: String?
    skipParameterAttributes()
    if let colon = labelColon {
      label = source.text(token)
      index = colon + 1
    }
    let start = index
    skipType(isParameter: true)
    var parameter = Declaration.Parameter(label: label, type: text(from: start))
    if take("=") {
      let valueStart = index
      skipExpression()
      parameter.defaultValue = text(from: valueStart)
    }
    return parameter
  }

  /// Steps over what stands before a parameter's label: `@ReducerBuilder<State, Action>`.
  private mutating func skipParameterAttributes() {
    while isAt("@"), labelColonFollowsAttribute {
      advance()
      advance()
      if isAt("<") { skipAngles() }
      if isAt("(") { skipBrackets() }
    }
  }

  /// Whether the attribute here belongs to the parameter, and not to its type.
  private var labelColonFollowsAttribute: Bool {
    var next = self
    next.advance()
    next.advance()
    if next.isAt("<") { next.skipAngles() }
    if next.isAt("(") { next.skipBrackets() }
    return next.isAt("@") || next.labelColon != nil
  }

  /// The colon after a parameter's label, if it has one: `id:` or `_ id:`.
  private var labelColon: Int? {
    guard token.kind == .identifier else { return nil }
    for offset in 1...2 where index + offset < tokens.count {
      let next = tokens[index + offset]
      if source.matches(next, ":") { return index + offset }
      if next.kind != .identifier { return nil }
    }
    return nil
  }

  /// Steps over a type, up to what cannot belong to it. A parameter's goes on over line ends.
  mutating func skipType(isParameter: Bool = false) {
    while !isAtEnd, !isAt("="), !isAt(","), !isAt("{"), !isAt(")"), !isAt("}"), !isAt(";") {
      if !isParameter, token.startsLine, startsDeclaration, !isTypeAttribute { return }
      if isAt("<") {
        skipAngles()
      } else if isAt("(") || isAt("[") {
        skipBrackets()
      } else {
        advance()
      }
    }
  }

  /// A type may begin with an attribute on a line of its own only right after its colon.
  private var isTypeAttribute: Bool {
    index > 0 && isAt("@") && source.matches(tokens[index - 1], ":")
  }

  /// Whether the braces here hold `willSet` or `didSet`.
  private var isAtObservers: Bool {
    var next = index + 1
    while next < tokens.count, source.matches(tokens[next], "@") {
      next += 2
      if next < tokens.count, source.matches(tokens[next], "(") {
        while next < tokens.count, !source.matches(tokens[next], ")") { next += 1 }
        next += 1
      }
    }
    guard next < tokens.count else { return false }
    return source.matches(tokens[next], "didSet") || source.matches(tokens[next], "willSet")
  }

  /// Steps over an expression: to a comma or bracket that is not its own, or to a line on which
  /// the next declaration begins.
  mutating func skipExpression() {
    let start = index
    while !isAtEnd, !isAt(","), !isAt(")"), !isAt("]"), !isAt("}"), !isAt(";") {
      if token.startsLine, index > start, startsDeclaration, !expectsOperand {
        guard isAt("#if"), isPostfixConditional else { return }
        skipConditional()
      } else if isAt("{") {
        if index > start, isAtObservers { return }
        skipBrackets()
      } else if isAt("<"), opensGenericArguments {
        skipAngles()
      } else if isAt("(") || isAt("[") {
        skipBrackets()
      } else {
        advance()
      }
    }
  }

  /// Whether the expression cannot end before the current token.
  private var expectsOperand: Bool {
    let previous = tokens[index - 1]
    guard previous.kind == .symbol else { return false }
    let closing: [StaticString] = [")", "]", "}", "?", "!", ">"]
    return !closing.contains { source.matches(previous, $0) }
  }

  /// Whether a `<` in an expression brackets generic arguments: it clings to a name, and a `>`
  /// closes it before anything that no type holds.
  private var opensGenericArguments: Bool {
    guard token.isAdjacent, index > 0, tokens[index - 1].kind == .identifier else { return false }
    var depth = 0
    var next = index
    // NB: the look ahead is bounded, or a long row of comparisons would cost its square.
    let limit = min(tokens.count, index + 1_000)
    while next < limit {
      let candidate = tokens[next]
      let word = source.text(candidate)
      switch word {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return true }
      case ",", ".", "[", "]", "(", ")", "?", ":", "&", "->", "@": break
      default:
        guard candidate.kind == .identifier else { return false }
      }
      next += 1
    }
    return false
  }

  /// Whether `#if` here continues an expression: a `.` follows its condition.
  private var isPostfixConditional: Bool {
    var next = index + 1
    while next < tokens.count, !tokens[next].startsLine { next += 1 }
    return next < tokens.count && source.matches(tokens[next], ".")
  }
}
