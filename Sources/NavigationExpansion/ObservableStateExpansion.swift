/// `@ObservableState`: a registrar, an identity, and tracking on each stored variable.
struct ObservableStateExpansion {
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
      let tells = context.tellsProblems(of: declaration, protocolName: "ObservableState")
      // The members are made all the same: their lack would be reported a second time.
      let isStruct = context.role == .member && declaration.keyword == "struct"
      return MacroExpansion(
        source: isStruct ? structMembers(of: declaration) : nil,
        diagnostics: tells ? problems : []
      )
    }
    switch context.role {
    case .member:
      if declaration.keyword == "struct" {
        return MacroExpansion(source: structMembers(of: declaration))
      }
      let access = context.accessPrefix(of: declaration)
      return MacroExpansion(source: Self.enumMembers(of: declaration, access: access))
    case .extension:
      return ConformanceExtension.source(
        to: ["ObservableState"],
        of: declaration,
        in: context,
        text: text
      )
    case .memberAttribute, .accessor, .peer:
      return .nothing
    }
  }

  // MARK: - Where it applies

  private func problems(of declaration: Declaration) -> [Diagnostic] {
    guard declaration.keyword == "struct" || declaration.keyword == "enum" else {
      let article = declaration.keyword == "actor" ? "an" : "a"
      return [
        Diagnostic(
          "@ObservableState needs a struct or an enum: state is a value, "
            + "but \(declaration.name) is \(article) \(declaration.keyword)",
          at: declaration.keywordRange
        )
      ]
    }
    let hidden = context.hiddenTypeDiagnostic(for: declaration, macro: "@ObservableState")
    return (hidden.map { [$0] } ?? []) + sharedDeclarations(in: declaration)
      + storageClashes(in: declaration)
  }

  /// The variables that cannot be tracked because they share one `var`.
  private func sharedDeclarations(in declaration: Declaration) -> [Diagnostic] {
    declaration.allMembers.filter { $0.isTrackable && !$0.declaresOneVariable }.map { member in
      Diagnostic(
        "@ObservableState tracks one variable a declaration: "
          + "give each of these a \"var\" of its own",
        at: member.keywordRange
      )
    }
  }

  /// The members that have the name under which a tracked variable is stored.
  private func storageClashes(in declaration: Declaration) -> [Diagnostic] {
    guard declaration.keyword == "struct" else { return [] }
    let tracked = declaration.unconditionalMembers.filter { member in
      member.declaresOneVariable && (member.isTrackable || member.hasAttribute("Presents"))
    }
    let names = Dictionary(
      tracked.map { (StoredField($0.name).storageName, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    return declaration.unconditionalMembers.compactMap { member in
      guard ["var", "let"].contains(member.keyword), let owner = names[member.name]
      else { return nil }
      return Diagnostic(
        "@ObservableState stores \"\(owner)\" under the name \"\(member.name)\": "
          + "give this one another name",
        at: member.nameRange
      )
    }
  }

  // MARK: - Members

  private func structMembers(of declaration: Declaration) -> String {
    let access = context.accessPrefix(of: declaration)
    let members = [
      "\(access)var _$observationRegistrar = Navigation.ObservationStateRegistrar()",
      "\(access)var _$id: Navigation.ObservableStateID { _$observationRegistrar.id }",
      "\(access)mutating func _$willModify() { _$observationRegistrar.willModify() }",
      storedKeyPaths(of: declaration, access: access),
    ]
    let keys = CodingKeysSource.source(for: declaration).map { [$0] } ?? []
    return (members + keys).joined(separator: "\n\n")
  }

  /// From each tracked variable to the storage behind it.
  private func storedKeyPaths(of declaration: Declaration, access: String) -> String {
    let header = "\(access)static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath]"
    let tracked = declaration.allMembers.contains { !storageEntries(of: $0).isEmpty }
    guard tracked else { return "\(header) { [:] }" }
    guard declaration.hasConditionalMembers else {
      let entries = declaration.unconditionalMembers.flatMap(storageEntries).map { "\($0): \($1)," }
      return """
        \(header) {
          [
        \(entries.joined(separator: "\n").indented(by: 4))
          ]
        }
        """
    }
    let lines = ConditionalSource.lines(of: declaration.members) { member in
      storageEntries(of: member).map { "paths[\($0)] = \($1)" }
    }
    return """
      \(header) {
        var paths: [AnyKeyPath: AnyKeyPath] = [:]
      \(lines.joined(separator: "\n").indented())
        return paths
      }
      """
  }

  private func storageEntries(of member: Declaration) -> [(String, String)] {
    // A deprecated variable is left out: to name it here would warn.
    guard let binding = member.bindings.first, member.declaresOneVariable,
      !member.hasAttribute("available")
    else { return [] }
    let field = StoredField(binding.pattern)
    if member.hasAttribute("Presents") {
      // What cannot be presented has no storage, and @Presents says so.
      guard case .success = PresentsExpansion.check(member) else { return [] }
      return [
        ("\\Self.\(field.name)", "\\Self.\(field.storageName).wrappedValue"),
        ("\\Self.\(field.projectedName)", "\\Self.\(field.storageName)"),
      ]
    }
    guard member.isTrackable else { return [] }
    return [("\\Self.\(field.name)", "\\Self.\(field.storageName)")]
  }

  // MARK: - Tracking

  /// The context's declaration is the member here, its parent the state.
  private func attributes(for member: Declaration) -> MacroExpansion {
    guard let parent = context.parent.map(SourceText.init),
      DeclarationParser.header(in: parent)?.keyword == "struct", member.isTrackable,
      member.declaresOneVariable
    else { return .nothing }
    return MacroExpansion(source: "@Navigation.ObservationStateTracked")
  }
}

extension Declaration {
  /// Whether reads and writes of the variable can be tracked: it is stored in the value, changes,
  /// and nobody else has put accessors on it.
  var isTrackable: Bool {
    guard keyword == "var", !hasModifier("static"), !hasModifier("lazy"), !hasModifier("class"),
      attributes.allSatisfy({ Self.harmlessAttributes.contains($0.baseName) })
    else { return false }
    return bindings.allSatisfy { $0.accessors != .computed }
  }

  /// Whether there is one name, not several or a tuple of them.
  var declaresOneVariable: Bool {
    bindings.count == 1 && !bindings.contains(where: \.isTuple)
  }

  private static let harmlessAttributes: Set<String> = [
    "available", "MainActor", "usableFromInline", "preconcurrency", "ObservationStateTracked",
  ]
}
