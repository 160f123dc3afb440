/// `@ObservationStateTracked`: moves a variable into private storage and tracks who reads and
/// changes it.
struct ObservationStateTrackedExpansion {
  private let context: MacroContext
  private let text: SourceText
  private let declaration: Declaration?

  init(_ context: MacroContext) {
    self.context = context
    text = SourceText(context.declaration)
    declaration = DeclarationParser.declaration(in: text)
  }

  func expand() -> MacroExpansion {
    guard let declaration, declaration.keyword == "var", declaration.bindings.count == 1,
      let binding = declaration.bindings.first, !binding.isTuple, binding.accessors != .computed
    else { return .nothing }
    let field = StoredField(binding.pattern)
    switch context.role {
    case .accessor:
      return MacroExpansion(
        source: """
          @storageRestrictions(initializes: \(field.storageName))
          init(initialValue) {
            \(field.storageName) = initialValue
          }
          \(field.trackedAccessors(of: field.storageName, compared: field.storageName))
          """
      )
    case .peer:
      let type = binding.type.map { ": \($0)" } ?? ""
      let value = binding.initialValue.map { " = \($0)" } ?? ""
      let block = binding.accessorBlock.map { " " + observers(in: $0, of: field) } ?? ""
      return MacroExpansion(source: "private var \(field.storageName)\(type)\(value)\(block)")
    case .member, .memberAttribute, .extension:
      return .nothing
    }
  }

  /// The observers, moved to the storage: what they assign to the variable goes to the storage, as
  /// an observer's assignment to its own variable does not call it again.
  private func observers(in block: Range<Int>, of field: StoredField) -> String {
    let block = SourceText(text.text(block))
    let tokens = Lexer.tokens(in: block)
    var result = ""
    for (index, token) in tokens.enumerated() {
      let word = block.text(token)
      let isVariable = field.isNamed(word) && !isLabelOrMember(at: index, of: tokens, in: block)
      result += block.text(token.leading) + (isVariable ? field.storageName : word)
    }
    return result
  }

  /// Whether the word is a label or belongs to something other than `self`.
  private func isLabelOrMember(at index: Int, of tokens: [Token], in block: SourceText) -> Bool {
    guard index > 1, index + 1 < tokens.count else { return true }
    let previous = tokens[index - 1]
    if block.matches(previous, ".") { return !block.matches(tokens[index - 2], "self") }
    return block.matches(tokens[index + 1], ":")
      && (block.matches(previous, "(") || block.matches(previous, ","))
  }
}
