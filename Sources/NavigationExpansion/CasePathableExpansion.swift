/// `@CasePathable`: a type with one case path a case, and the conformance that makes key paths of
/// them.
struct CasePathableExpansion {
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
    let problems = problems(of: declaration)
    guard problems.isEmpty else {
      let tells = context.tellsProblems(of: declaration, protocolName: "CasePathable")
      return MacroExpansion(source: nil, diagnostics: tells ? problems : [])
    }
    switch context.role {
    case .extension:
      return ConformanceExtension.source(
        to: ["CasePathable"],
        of: declaration,
        in: context,
        text: text
      )
    case .member:
      let access = context.accessPrefix(of: declaration)
      let isGeneric = declaration.genericParameters != nil || context.mayBeInGenericType
      return MacroExpansion(
        source: Self.members(of: declaration, in: text, access: access, isGeneric: isGeneric)
      )
    case .memberAttribute, .accessor, .peer:
      return .nothing
    }
  }

  private func problems(of declaration: Declaration) -> [Diagnostic] {
    guard declaration.keyword == "enum" else {
      return [
        Diagnostic(
          "@CasePathable needs an enum: \(declaration.keyword) \(declaration.name) has no cases",
          at: declaration.keywordRange
        )
      ]
    }
    let hidden = context.hiddenTypeDiagnostic(for: declaration, macro: "@CasePathable")
    return (hidden.map { [$0] } ?? [])
      + Self.overloadedCases(of: declaration, macro: "@CasePathable")
  }

  /// A case path is found by its case's name alone.
  static func overloadedCases(of declaration: Declaration, macro: String) -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for element in declaration.unconditionalMembers.flatMap(\.cases)
    where !seen.insert(element.name).inserted {
      diagnostics.append(
        Diagnostic(
          "\(macro) cannot tell cases of the same name apart: "
            + "give this \"\(element.name)\" a name of its own",
          at: element.range
        )
      )
    }
    return diagnostics
  }

  /// What makes an enum conform to `CasePathable`.
  static func members(
    of declaration: Declaration,
    in text: SourceText,
    access: String,
    isGeneric: Bool
  ) -> String {
    let paths = ConditionalSource.lines(of: declaration.members) { member in
      guard member.keyword == "case" else { return [] }
      let availability = member.availability(in: text)
      return member.cases.map { element in
        let path = CasePathSource(
          element: element,
          enumName: declaration.name,
          access: access,
          nameLabel: isGeneric ? "_$name" : "name"
        )
        return (availability + [path.source]).joined(separator: "\n")
      }
    }
    let body = paths.isEmpty ? "" : "\n" + paths.joined(separator: "\n").indented() + "\n"
    let binding = binding(of: declaration, access)
    return """
      \(access)struct AllCasePaths: Sendable {\(body)}

      \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }\(binding)
      """
  }

  /// The write of a field, for an action with a case `binding(BindingAction<…>)`.
  private static func binding(of declaration: Declaration, _ access: String) -> String {
    let cases = declaration.unconditionalMembers.flatMap(\.cases)
    guard let type = cases.first(where: { $0.name == "binding" })?.parameters.first?.type,
      TypeSource(type).lastName == "BindingAction"
    else { return "" }
    return """


      \(access)var _$binding: \(type)? {
        guard case .binding(let action) = self else { return nil }
        return action
      }
      """
  }
}

/// The property that holds the path of one case.
private struct CasePathSource {
  let element: Declaration.EnumCase
  let enumName: String
  let access: String
  let nameLabel: String

  var source: String {
    let path = "Navigation.AnyCasePath<\(enumName), \(valueType)>"
    return """
      \(access)var \(element.name): \(path) {
        \(path)(
          \(nameLabel): "\(element.name.filter { $0 != "`" })",
          embed: \(embedFunction),
          extract: { root in
            guard case .\(element.name)\(pattern) = root else { return nil }
            return \(value)
          },
          modify: { root, body in
            guard case .\(element.name) = root else { return false }
      \(modification.indented(by: 6))
            return true
          }
        )
      }
      """
  }

  private var parameters: [Declaration.Parameter] { element.parameters }

  /// The payload's type: nothing, the only value's, or a tuple with the case's labels.
  private var valueType: String {
    switch parameters.count {
    case 0: return "Void"
    case 1: return type(of: parameters[0])
    default:
      let elements = parameters.map { parameter in
        let label = tupleLabel(of: parameter).map { "\($0): " } ?? ""
        return label + type(of: parameter)
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }

  /// `Self` means the enum, also inside the struct of paths.
  private func type(of parameter: Declaration.Parameter) -> String {
    TypeSource(parameter.type).replacing("Self", with: enumName)
  }

  private func tupleLabel(of parameter: Declaration.Parameter) -> String? {
    parameter.label == "_" ? nil : parameter.label
  }

  private var embed: String {
    switch parameters.count {
    case 0: return "_ in .\(element.name)"
    case 1: return ".\(element.name)(\(argument(parameters[0], "$0")))"
    default:
      let arguments = parameters.enumerated().map { argument($0.element, "$0.\($0.offset)") }
      return ".\(element.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// NB: a closure would be refused where the payload is a type without values, such as the action
  /// of a feature to which nothing can happen.
  private var embedFunction: String {
    guard parameters.count == 1 else { return "{ \(embed) }" }
    // A name that is also a keyword after a dot is understood with an argument only.
    guard element.name != "`self`" else { return "{ \(embed) }" }
    let label = tupleLabel(of: parameters[0]).map { "(\($0):)" } ?? ""
    return "\(enumName).\(element.name)\(label)"
  }

  private func argument(_ parameter: Declaration.Parameter, _ value: String) -> String {
    (tupleLabel(of: parameter).map { "\($0): " } ?? "") + value
  }

  private func names(_ prefix: String) -> [String] {
    parameters.count == 1 ? [prefix] : parameters.indices.map { "\(prefix)\($0)" }
  }

  private var pattern: String {
    guard !parameters.isEmpty else { return "" }
    let bindings = zip(parameters, names("value")).map { argument($0, "let \($1)") }
    return "(\(bindings.joined(separator: ", ")))"
  }

  private var value: String {
    switch parameters.count {
    case 0: return "()"
    case 1: return "value"
    default:
      let elements = zip(parameters, names("value")).map { argument($0, $1) }
      return "(\(elements.joined(separator: ", ")))"
    }
  }

  /// Takes the payload out of the root, so that it is unique while it changes, and puts it back.
  private var modification: String {
    guard !parameters.isEmpty else {
      return """
        var value: Void = ()
        body(&value)
        """
    }
    return """
      Navigation._$modifyPayload(
        of: &root,
        body,
        take: { root in
          guard case .\(element.name)\(pattern) = root else { preconditionFailure() }
          return Navigation._$Payload(\(value))
        },
        embed: \(embedFunction)
      )
      """
  }
}
