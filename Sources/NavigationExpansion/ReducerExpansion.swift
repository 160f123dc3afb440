/// `@Reducer`: the conformance, and what a feature leaves unsaid.
struct ReducerExpansion {
  let context: MacroContext
  let text: SourceText
  let declaration: Declaration?

  init(_ context: MacroContext) {
    self.context = context
    text = SourceText(context.declaration)
    declaration = DeclarationParser.declaration(in: text)
  }

  func expand() -> MacroExpansion {
    guard let declaration else { return .nothing }
    if context.role == .memberAttribute { return attributes(for: declaration) }
    let problems = problems(of: declaration)
    guard problems.isEmpty else {
      let name = declaration.keyword == "enum" ? "CaseReducer" : "Reducer"
      let tells = context.tellsProblems(of: declaration, protocolName: name)
      // The conformance is made all the same: its lack would be reported a second time.
      let isConforming = context.role == .extension && declaration.keyword == "struct"
      return MacroExpansion(
        source: isConforming ? conformance(of: declaration).source : nil,
        diagnostics: tells ? problems : []
      )
    }
    switch context.role {
    case .member:
      return declaration.keyword == "struct"
        ? structMembers(of: declaration) : enumMembers(of: declaration)
    case .extension:
      return conformance(of: declaration)
    case .memberAttribute, .accessor, .peer:
      return .nothing
    }
  }

  private func problems(of declaration: Declaration) -> [Diagnostic] {
    guard declaration.keyword == "struct" || declaration.keyword == "enum" else {
      let article = declaration.keyword == "actor" ? "an" : "a"
      return [
        Diagnostic(
          "@Reducer needs a struct or an enum, but \(declaration.name) is \(article) "
            + declaration.keyword,
          at: declaration.keywordRange
        )
      ]
    }
    let hidden = context.hiddenTypeDiagnostic(for: declaration, macro: "@Reducer")
    return (hidden.map { [$0] } ?? [])
      + CasePathableExpansion.overloadedCases(of: declaration, macro: "@Reducer")
      + (declaration.keyword == "enum"
        ? enumProblems(of: declaration) : structProblems(of: declaration))
  }

  // MARK: - Conformance

  private func conformance(of declaration: Declaration) -> MacroExpansion {
    switch declaration.keyword {
    case "struct":
      let names = Set(declaration.allMembers.map(\.name))
      let missing =
        hasBody(declaration)
        ? [("State", "_StatelessReducer"), ("Action", "_ActionlessReducer")]
          .filter { !names.contains($0.0) }.map(\.1)
        : ["_BodylessReducer"]
      return ConformanceExtension.source(
        to: ["Reducer"] + missing,
        of: declaration,
        in: context,
        text: text
      )
    case "enum":
      return ConformanceExtension.source(
        to: ["CaseReducer", "Reducer"],
        of: declaration,
        in: context,
        text: text
      )
    default:
      return .nothing
    }
  }

  private func hasBody(_ declaration: Declaration) -> Bool {
    declaration.allMembers.contains { $0.name == "body" || $0.isReduceFunction }
  }

  // MARK: - Members

  /// A state and an action where the body is missing too. Beside a body, what is missing may be in
  /// an extension, and the conformance has a default for it; without one the compiler could not
  /// find out what the default body is.
  private func structMembers(of declaration: Declaration) -> MacroExpansion {
    guard !hasBody(declaration) else { return .nothing }
    let access = context.accessPrefix(of: declaration)
    let names = Set(declaration.allMembers.map(\.name))
    var members: [String] = []
    if !names.contains("State") {
      let initializer = access.isEmpty ? "" : "\n  \(access)init() {}\n"
      members.append(
        "@Navigation.ObservableState\n\(access)struct State: Equatable, Sendable {\(initializer)}"
      )
    }
    if !names.contains("Action") {
      members.append("\(access)enum Action: Equatable, Sendable {}")
    }
    guard !members.isEmpty else { return .nothing }
    return MacroExpansion(source: members.joined(separator: "\n\n"))
  }

  // MARK: - Attributes of members

  /// The context's declaration is the member here, its parent the reducer.
  private func attributes(for member: Declaration) -> MacroExpansion {
    guard let parent = context.parent.map(SourceText.init),
      DeclarationParser.header(in: parent)?.keyword == "struct"
    else { return .nothing }
    var attributes: [String] = []
    switch member.keyword {
    case "enum" where needsCasePaths(member):
      for name in ["CasePathable", "dynamicMemberLookup"] where !member.hasAttribute(name) {
        attributes.append(name == "CasePathable" ? "@Navigation.CasePathable" : "@\(name)")
      }
    case "var" where needsBuilder(member):
      attributes.append("@Navigation.ReducerBuilder<Self.State, Self.Action>")
    default:
      break
    }
    guard !attributes.isEmpty else { return .nothing }
    return MacroExpansion(source: attributes.joined(separator: "\n"))
  }

  private func needsCasePaths(_ member: Declaration) -> Bool {
    member.name == "Action" || member.name == "State" || member.hasAttribute("ObservableState")
  }

  /// Whether the variable is a body written as a block of reducers.
  private func needsBuilder(_ member: Declaration) -> Bool {
    guard let body = member.bindings.first, member.bindings.count == 1, body.pattern == "body",
      body.accessors == .computed, member.attributes.isEmpty, !member.hasModifier("static"),
      let type = body.type, type.hasPrefix("some "), let block = body.accessorBlock
    else { return false }
    return !hasReturn(in: block)
  }

  /// Whether the block itself, and not a closure in it, returns: then it is no builder's block.
  private func hasReturn(in block: Range<Int>) -> Bool {
    let block = SourceText(text.text(block))
    var depth = 0
    for token in Lexer.tokens(in: block) {
      if block.matches(token, "{") { depth += 1 }
      if block.matches(token, "}") { depth -= 1 }
      if depth == 1, block.matches(token, "return") { return true }
    }
    return false
  }
}
