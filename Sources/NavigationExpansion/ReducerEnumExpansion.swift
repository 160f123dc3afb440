/// `@Reducer` on an enum: one feature a case, any of which may be the present one.
///
/// The cases name reducers; the expansion makes of them an enum of their states, an enum of their
/// actions and a body that hands each action to its case.
extension ReducerExpansion {
  func enumMembers(of declaration: Declaration) -> MacroExpansion {
    let access = context.accessPrefix(of: declaration)
    let options = ReducerOptions(attribute: context.attribute)
    let names = Set(declaration.allMembers.filter { $0.keyword != "case" }.map(\.name))
    var members: [String] = []
    if !names.contains("State") {
      members.append(state(of: declaration, access: access, conformances: options.state))
    }
    if !names.contains("Action") {
      members.append(action(of: declaration, access: access, conformances: options.action))
    }
    if !names.contains("body") {
      members.append(body(of: declaration, access: access))
    }
    if !names.contains("CaseScope") {
      members.append(caseScope(of: declaration, access: access))
    }
    return MacroExpansion(source: members.joined(separator: "\n\n"))
  }

  private func state(
    of declaration: Declaration,
    access: String,
    conformances: [String]
  ) -> String {
    let protocols = ["CaseReducerState", "CasePathable", "ObservableState"]
    let inheritance = protocols.map { "Navigation.\($0)" } + conformances
    let header = "\(access)\(indirect(declaration))enum State"
    return GeneratedEnum(
      attributes: ["@dynamicMemberLookup"],
      header: "\(header): \(inheritance.joined(separator: ", "))",
      cases: ["\(access)typealias StateReducer = \(declaration.name)"]
        + lines(of: declaration) { $0.stateCase }
    ).source { state, text in
      [
        ephemeral(of: declaration, access: access),
        casePaths(of: state, in: text, access: access),
        ObservableStateExpansion.enumMembers(of: state, access: access),
      ]
    }
  }

  private func action(
    of declaration: Declaration,
    access: String,
    conformances: [String]
  ) -> String {
    let inheritance = ["Navigation.CasePathable"] + conformances
    let cases = lines(of: declaration) { $0.actionCase }
    let indirect = cases.isEmpty ? "" : indirect(declaration)
    return GeneratedEnum(
      attributes: ["@dynamicMemberLookup"],
      header: "\(access)\(indirect)enum Action: \(inheritance.joined(separator: ", "))",
      cases: cases
    ).source { action, text in
      [casePaths(of: action, in: text, access: access)]
    }
  }

  private func casePaths(of type: Declaration, in text: SourceText, access: String) -> String {
    let isGeneric = declaration?.genericParameters != nil || context.mayBeInGenericType
    return CasePathableExpansion.members(of: type, in: text, access: access, isGeneric: isGeneric)
  }

  private func body(of declaration: Declaration, access: String) -> String {
    let scopes = lines(of: declaration) { $0.scope }
    let hasScope = declaration.unconditionalMembers.contains { member in
      member.cases.contains { ReducerCase($0, of: member, in: text).scope != nil }
    }
    let content =
      hasScope ? scopes : ["Navigation.EmptyReducer<Self.State, Self.Action>()"] + scopes
    return """
      @Navigation.ReducerBuilder<Self.State, Self.Action>
      \(access)static var body: some Navigation.Reducer<Self.State, Self.Action> {
      \(content.joined(separator: "\n").indented())
      }
      """
  }

  /// Says in which cases the state goes away with the first action, when there are such cases.
  private func ephemeral(of declaration: Declaration, access: String) -> String {
    let branches = ConditionalSource.lines(of: declaration.members) { member in
      member.cases.filter { ReducerCase($0, of: member, in: text).kind == .ephemeral }
        .map { "case .\($0.name): return true" }
    }
    guard !branches.isEmpty else { return "" }
    let isExhaustive = declaration.allMembers.allSatisfy { member in
      member.cases.allSatisfy { ReducerCase($0, of: member, in: text).kind == .ephemeral }
    }
    let others = isExhaustive ? [] : ["default: return false"]
    return """
      \(access)var _$isEphemeral: Bool {
        switch self {
      \((branches + others).joined(separator: "\n").indented())
        }
      }
      """
  }

  private func indirect(_ declaration: Declaration) -> String {
    declaration.hasModifier("indirect") ? "indirect " : ""
  }

  private func lines(
    of declaration: Declaration,
    _ transform: (ReducerCase) -> String?
  ) -> [String] {
    ConditionalSource.lines(of: declaration.members) { member in
      member.cases.compactMap { transform(ReducerCase($0, of: member, in: text)) }
    }
  }
}

/// An enum that a macro makes, together with what its own macros would add.
///
/// NB: a generated type does not carry macros itself. Compiler 6.3 may crash when it expands the
/// conformances of such a type late; and it is slower.
private struct GeneratedEnum {
  let attributes: [String]
  let header: String
  let cases: [String]

  func source(_ members: (Declaration, SourceText) -> [String]) -> String {
    let body = cases.map { "\n" + $0.indented() }.joined()
    let text = SourceText("\(header) {\(body)\n}")
    guard let declaration = DeclarationParser.declaration(in: text) else { return "" }
    let parts = [cases.joined(separator: "\n")] + members(declaration, text)
    let content = parts.filter { !$0.isEmpty }.joined(separator: "\n\n").indented()
    return (attributes + ["\(header) {", content, "}"]).joined(separator: "\n")
  }
}
