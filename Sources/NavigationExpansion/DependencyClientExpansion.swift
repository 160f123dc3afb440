/// `@DependencyClient`: two initialisers, and `@DependencyEndpoint` on each closure.
struct DependencyClientExpansion {
  private let context: MacroContext
  private let text: SourceText
  private let declaration: Declaration?

  init(_ context: MacroContext) {
    self.context = context
    text = SourceText(context.declaration)
    declaration = DeclarationParser.declaration(in: text)
  }

  func expand() -> MacroExpansion {
    guard let declaration else { return .nothing }
    switch context.role {
    case .member:
      let problems = problems(of: declaration)
      guard declaration.keyword == "struct" else {
        return MacroExpansion(source: nil, diagnostics: problems)
      }
      return MacroExpansion(source: initializers(of: declaration), diagnostics: problems)
    case .memberAttribute:
      return attributes(for: declaration)
    case .extension, .accessor, .peer:
      return .nothing
    }
  }

  // MARK: - Where it applies

  private func problems(of declaration: Declaration) -> [Diagnostic] {
    guard declaration.keyword == "struct" else {
      let article = ["enum", "actor"].contains(declaration.keyword) ? "an" : "a"
      return [
        Diagnostic(
          "@DependencyClient needs a struct: its endpoints are stored closures, "
            + "but \(declaration.name) is \(article) \(declaration.keyword)",
          at: declaration.keywordRange
        )
      ]
    }
    return declaration.allMembers.flatMap(problems(ofMember:))
  }

  private func problems(ofMember member: Declaration) -> [Diagnostic] {
    let isStored = ["var", "let"].contains(member.keyword) && !member.hasModifier("static")
    if isStored, !member.declaresOneVariable {
      return [
        Diagnostic(
          "@DependencyClient takes one variable a declaration: "
            + "give each of these a \"\(member.keyword)\" of its own",
          at: member.keywordRange
        )
      ]
    }
    guard let property = ClientProperty(member) else { return [] }
    if property.hidesClosure, !member.hasAttribute("DependencyEndpointIgnored") {
      return [hiddenClosure(property)]
    }
    guard property.isInitialised else { return [] }
    let isClosure = property.type.map { FunctionType($0) != nil } ?? false
    if property.isConstant, isClosure, !member.hasAttribute("DependencyEndpointIgnored") {
      return [
        Diagnostic(
          "@DependencyClient cannot override \"\(property.name)\", which is a constant: make it a "
            + "\"var\", or mark it @DependencyEndpointIgnored",
          at: member.keywordRange,
          fixIt: Diagnostic.FixIt(
            "make it a \"var\"",
            replacing: member.keywordRange,
            with: "var"
          )
        )
      ]
    }
    guard property.type == nil else { return [] }
    return [
      Diagnostic(
        "@DependencyClient needs the type of \"\(property.name)\" written out: "
          + "its initialiser takes it",
        at: property.range
      )
    ]
  }

  /// A closure whose type is hidden behind a name cannot be told from plain data, unless its value
  /// tells.
  private func hiddenClosure(_ property: ClientProperty) -> Diagnostic {
    Diagnostic(
      "@DependencyClient cannot see a closure behind the name \(property.type ?? ""): "
        + "write the type of \"\(property.name)\" out",
      at: property.range
    )
  }

  // MARK: - Initialisers

  private func initializers(of declaration: Declaration) -> String? {
    // NB: a parameter cannot stand in `#if`: what does is assigned after the initialiser.
    let properties = declaration.unconditionalMembers.compactMap(ClientProperty.init)
      .filter(\.isInitialised)
    let needed = properties.filter { !$0.isEndpoint && !$0.hasInitialValue }
    let isUntouchedAnother = needed.count < properties.count
    let choices = isUntouchedAnother ? [properties, needed] : [properties]
    let written = Set(
      declaration.allMembers.filter { $0.keyword == "init" }.map(\.parameterLabels)
    )
    let sources = choices.filter { !written.contains($0.map(\.name)) }
      .map { initializer(of: $0, in: declaration) }
    return sources.isEmpty ? nil : sources.joined(separator: "\n\n")
  }

  private func initializer(of properties: [ClientProperty], in declaration: Declaration) -> String {
    let access = access(of: properties, in: declaration)
    guard !properties.isEmpty else { return "\(access)init() {}" }
    let parameters = properties.compactMap(\.initializerParameter).joined(separator: ",\n")
    let assignments = properties.filter { $0.type != nil }
      .map { "self.\($0.storage) = \($0.name)" }
    return """
      \(access)init(
      \(parameters.indented())
      ) {
      \(assignments.joined(separator: "\n").indented())
      }
      """
  }

  /// As far as the client is seen, and all that the initialiser sets: a property that is not public
  /// may have a type that is not. What is private is set all the same.
  private func access(of properties: [ClientProperty], in declaration: Declaration) -> String {
    let ownAccess = context.accessPrefix(of: declaration)
    let levels = ["", "package ", "public "]
    let modifiers = properties.map { $0.accessModifier ?? "" }
    let visible = modifiers.filter { $0 != "private" && $0 != "fileprivate" }
    let ranks = ([ownAccess] + visible.map { "\($0) " }).map { levels.firstIndex(of: $0) ?? 0 }
    return levels[ranks.min() ?? 0]
  }

  // MARK: - Endpoints

  /// The context's declaration is the member here, its parent the client.
  private func attributes(for member: Declaration) -> MacroExpansion {
    guard let parent = context.parent.map(SourceText.init),
      DeclarationParser.header(in: parent)?.keyword == "struct",
      let property = ClientProperty(member), property.isEndpoint,
      !member.hasAttribute("DependencyEndpoint")
    else { return .nothing }
    return MacroExpansion(source: "@Navigation.DependencyEndpoint")
  }
}
