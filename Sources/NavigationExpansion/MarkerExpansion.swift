/// `@ReducerCaseIgnored`, `@ReducerCaseEphemeral`, `@ObservationStateIgnored` and
/// `@DependencyEndpointIgnored`: words for another macro, which add nothing themselves.
struct MarkerExpansion {
  private let context: MacroContext
  private let declaration: Declaration?

  init(_ context: MacroContext) {
    self.context = context
    declaration = DeclarationParser.declaration(in: SourceText(context.declaration))
  }

  func expand() -> MacroExpansion {
    guard let declaration, let marker else { return .nothing }
    let problem: Diagnostic?
    switch marker {
    case "ReducerCaseIgnored", "ReducerCaseEphemeral":
      problem = self.problem(ofCase: declaration, marker: marker)
    case "ObservationStateIgnored":
      problem = self.problem(ofVariable: declaration, marker: marker, macro: "ObservableState")
    case "DependencyEndpointIgnored":
      problem = self.problem(ofVariable: declaration, marker: marker, macro: "DependencyClient")
    default:
      problem = nil
    }
    return problem.map { .failure($0) } ?? .nothing
  }

  /// The marker's name without `@` and module.
  private var marker: String? {
    let text = SourceText(context.attribute)
    let names = Lexer.tokens(in: text).prefix { !text.matches($0, "(") }
    return names.last { $0.kind == .identifier }.map(text.text)
  }

  private func problem(ofCase declaration: Declaration, marker: String) -> Diagnostic? {
    guard declaration.keyword == "case" else {
      return Diagnostic(
        "@\(marker) marks a case of an enum reducer, not a \"\(declaration.keyword)\"",
        at: declaration.keywordRange
      )
    }
    if isOutside(of: "Reducer") { return outside(of: "Reducer", marker, at: declaration) }
    guard marker == "ReducerCaseEphemeral" else { return nil }
    if declaration.hasAttribute("ReducerCaseIgnored") {
      return Diagnostic(
        "A case is either @ReducerCaseIgnored or @ReducerCaseEphemeral: remove one of them",
        at: declaration.keywordRange
      )
    }
    return declaration.cases.first { $0.parameters.count != 1 }.map { element in
      Diagnostic(
        "@ReducerCaseEphemeral needs a case with one value, the state that goes away: "
          + "\"\(element.name)\" has \(element.parameters.count)",
        at: element.range
      )
    }
  }

  private func problem(
    ofVariable declaration: Declaration,
    marker: String,
    macro: String
  ) -> Diagnostic? {
    guard ["var", "let"].contains(declaration.keyword) else {
      return Diagnostic(
        "@\(marker) marks a stored variable, not a \"\(declaration.keyword)\"",
        at: declaration.keywordRange
      )
    }
    return isOutside(of: macro) ? outside(of: macro, marker, at: declaration) : nil
  }

  /// Whether the type around the declaration is known and does not carry the macro.
  private func isOutside(of macro: String) -> Bool {
    guard let outer = context.lexicalContext.first,
      let header = DeclarationParser.header(in: SourceText(outer))
    else { return false }
    return !header.hasAttribute(macro)
  }

  private func outside(
    of macro: String,
    _ marker: String,
    at declaration: Declaration
  ) -> Diagnostic {
    Diagnostic(
      "@\(marker) says nothing here: the type around it is not @\(macro)",
      severity: .warning,
      at: declaration.keywordRange
    )
  }
}
