/// `@DependencyEndpoint`: a closure that reports an issue until it is given, and a method with the
/// labels that a closure's type cannot have.
struct DependencyEndpointExpansion {
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
    if let problem = Self.problem(of: declaration) {
      // Both roles see the same problem; one of them tells.
      return context.role == .peer ? .failure(problem) : .nothing
    }
    guard let binding = declaration.bindings.first,
      let type = binding.type.flatMap(FunctionType.init)
    else { return .nothing }
    switch context.role {
    case .accessor:
      return MacroExpansion(source: accessors(of: binding))
    case .peer:
      return peers(of: declaration, binding, type)
    case .member, .memberAttribute, .extension:
      return .nothing
    }
  }

  private func peers(
    of declaration: Declaration,
    _ binding: Declaration.Binding,
    _ type: FunctionType
  ) -> MacroExpansion {
    let method = method(of: declaration, binding, type)
    let isHandedOn = method != nil || binding.initialValue != nil
    if isHandedOn, let problem = Self.variadicParameter(of: binding, type) {
      return MacroExpansion(source: blankStorage(of: binding, type), diagnostics: [problem])
    }
    // The storage is made all the same: its lack would be reported a second time.
    if let problem = Self.missingPlaceholder(of: binding, type) {
      return MacroExpansion(source: blankStorage(of: binding, type), diagnostics: [problem])
    }
    let peers = [storage(of: binding, type), method]
    return MacroExpansion(source: peers.compactMap { $0 }.joined(separator: "\n\n"))
  }

  // MARK: - Accessors

  private func accessors(of binding: Declaration.Binding) -> String {
    let field = StoredField(binding.pattern)
    let accessors = """
      get { \(field.storageName) }
      set { \(field.storageName) = newValue }
      """
    // NB: an initial value would go through the init accessor, past the report around it.
    guard binding.initialValue == nil else { return accessors }
    return """
      @storageRestrictions(initializes: \(field.storageName))
      init(initialValue) {
        \(field.storageName) = initialValue
      }
      \(accessors)
      """
  }

  // MARK: - Storage

  /// Storage for an endpoint that cannot be made.
  private func blankStorage(of binding: Declaration.Binding, _ type: FunctionType) -> String {
    let name = StoredField(binding.pattern).storageName
    let arguments = type.placeholderArguments
    return "private var \(name): \(binding.type ?? "") = { \(arguments)fatalError() }"
  }

  private func storage(of binding: Declaration.Binding, _ type: FunctionType) -> String {
    let field = StoredField(binding.pattern)
    let header = "private var \(field.storageName): \(binding.type ?? "")"
    if let value = binding.initialValue, isUnimplemented(value) {
      return "\(header) = \(value)"
    }
    let parameters = type.parameters.indices.map { "p\($0)" }
    let arguments = parameters.isEmpty ? "" : " \(parameters.joined(separator: ", ")) in"
    let name = (outerName.map { "\($0)." } ?? "") + field.plainName
    let report = "Navigation._$unimplementedEndpoint(\"\(name)\")"
    return """
      \(header) = {\(arguments)
      \(storageBody(of: binding, type, report: report).indented())
      }
      """
  }

  private func storageBody(
    of binding: Declaration.Binding,
    _ type: FunctionType,
    report: String
  ) -> String {
    if let value = binding.initialValue {
      let result = type.returnsNothing ? "" : "return "
      return """
        \(report)
        let placeholder: \(binding.type ?? "") = \(value)
        \(result)\(type.call("placeholder"))
        """
    }
    if type.throwsAnyError { return "throw \(report)" }
    guard type.returnsNothing else { return "\(report)\nreturn nil" }
    return report
  }

  /// Whether the closure given reports by itself.
  private func isUnimplemented(_ value: String) -> Bool {
    ["unimplemented(", "Navigation.unimplemented("].contains(where: value.hasPrefix)
  }

  /// The client's name and those of the types around it.
  private var outerName: String? {
    let names = context.lexicalContext.compactMap { outer -> String? in
      let declaration = DeclarationParser.header(in: SourceText(outer))
      guard let declaration, Self.typeKeywords.contains(declaration.keyword) else { return nil }
      return declaration.name
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  private static let typeKeywords: Set<String> = ["struct", "enum", "class", "actor", "extension"]

  // MARK: - Method

  private func method(
    of declaration: Declaration,
    _ binding: Declaration.Binding,
    _ type: FunctionType
  ) -> String? {
    guard givenMethodName != nil || type.parameters.contains(where: { $0.label != nil })
    else { return nil }
    let field = StoredField(binding.pattern)
    let attributes = declaration.availability(in: text) + type.attributes.filter(isForMethods)
    let parameters = type.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): \(parameter.type)"
    }
    let header =
      (declaration.accessModifier.map { "\($0) " } ?? "")
      + "func \(givenMethodName ?? field.name)(\(parameters.joined(separator: ", ")))"
    let lines = ["\(header) \(type.effectsAndResult) {", "  " + type.call(field.storageName), "}"]
    return (attributes + lines).joined(separator: "\n")
  }

  private func isForMethods(_ attribute: String) -> Bool {
    attribute.hasPrefix("@") && !attribute.hasPrefix("@convention")
      && !attribute.hasPrefix("@isolated") && attribute != "@Sendable"
  }

  /// The name in `@DependencyEndpoint(method: "load")`.
  private var givenMethodName: String? {
    let attribute = SourceText(context.attribute)
    let literal = Lexer.tokens(in: attribute).first { $0.kind == .string }
    guard let name = literal.map({ attribute.text($0).filter { $0 != "\"" } }), !name.isEmpty
    else { return nil }
    return DeclarationParser.keywords.contains(name) ? "`\(name)`" : name
  }
}
