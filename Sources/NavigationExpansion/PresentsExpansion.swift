/// `@Presents`: keeps an optional child in a `PresentationState` and projects that as `$child`.
struct PresentsExpansion {
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
    let binding: Declaration.Binding
    let wrapped: String
    switch Self.check(declaration) {
    case .success(let found): (binding, wrapped) = found
    case .failure(let problem):
      // Both roles see the same problem; one of them tells.
      return context.role == .peer ? .failure(problem.diagnostic) : .nothing
    }
    let field = StoredField(binding.pattern)
    switch context.role {
    case .accessor: return MacroExpansion(source: accessors(of: field))
    case .peer:
      return MacroExpansion(
        source: peers(of: field, binding: binding, wrapped: wrapped, declaration: declaration)
      )
    case .member, .memberAttribute, .extension: return .nothing
    }
  }

  private func accessors(of field: StoredField) -> String {
    """
    @storageRestrictions(initializes: \(field.storageName))
    init(initialValue) {
      \(field.storageName) = Navigation.PresentationState(wrappedValue: initialValue)
    }
    \(accessors(of: field, storage: "\(field.storageName).wrappedValue"))
    """
  }

  private func peers(
    of field: StoredField,
    binding: Declaration.Binding,
    wrapped: String,
    declaration: Declaration
  ) -> String {
    let type = "Navigation.PresentationState<\(wrapped)>"
    let access = declaration.accessPrefix
    return """
      private var \(field.storageName) = \(type)(wrappedValue: \(binding.initialValue ?? "nil"))

      \(access)var \(field.projectedName): \(type) {
      \(accessors(of: field, storage: field.storageName).indented())
      }
      """
  }

  private func accessors(of field: StoredField, storage: String) -> String {
    guard isTracked else { return field.plainAccessors(of: storage) }
    return field.trackedAccessors(of: storage, compared: "\(field.storageName).wrappedValue")
  }

  /// Whether the type around the variable is `@ObservableState`.
  private var isTracked: Bool {
    guard let outer = context.lexicalContext.first ?? context.parent else { return false }
    return DeclarationParser.header(in: SourceText(outer))?.hasAttribute("ObservableState")
      ?? false
  }
}

/// Where `@Presents` applies.
extension PresentsExpansion {
  struct Problem: Error {
    let diagnostic: Diagnostic

    init(_ message: String, at range: Range<Int>, fixIt: Diagnostic.FixIt? = nil) {
      diagnostic = Diagnostic(message, at: range, fixIt: fixIt)
    }
  }

  /// The variable and what its optional type wraps.
  static func check(
    _ declaration: Declaration
  ) -> Result<(Declaration.Binding, wrapped: String), Problem> {
    guard declaration.keyword == "var", !declaration.hasModifier("static"),
      !declaration.hasModifier("lazy")
    else { return .failure(notStored(declaration)) }
    guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
      !binding.isTuple
    else {
      return .failure(
        Problem("@Presents applies to one variable a declaration", at: declaration.keywordRange)
      )
    }
    guard binding.accessors == .none else {
      return .failure(
        Problem(
          "@Presents cannot apply to \"\(binding.pattern)\", which has accessors of its own",
          at: binding.range
        )
      )
    }
    guard let type = binding.type, let wrapped = TypeSource(type).wrappedOfOptional else {
      return .failure(
        Problem(
          "@Presents needs an optional type that is written out: "
            + "var \(binding.pattern): Child.State?",
          at: binding.range
        )
      )
    }
    return .success((binding, wrapped))
  }

  private static func notStored(_ declaration: Declaration) -> Problem {
    let isConstant = declaration.keyword == "let" && declaration.modifiers.isEmpty
    return Problem(
      "@Presents needs a stored \"var\": a child comes and goes",
      at: declaration.keywordRange,
      fixIt: isConstant
        ? Diagnostic.FixIt("make it a \"var\"", replacing: declaration.keywordRange, with: "var")
        : nil
    )
  }
}
