@testable import NavigationExpansion

/// What a macro makes of a declaration.
func expansion(
  _ typeName: String,
  role: MacroRole,
  attribute: String = "",
  declaration: String,
  parent: String? = nil,
  extendedType: String? = nil,
  conformances: String? = nil,
  lexicalContext: [String] = []
) -> MacroExpansion {
  MacroExpansion.expand(
    typeName,
    in: MacroContext(
      role: role,
      attribute: attribute,
      declaration: declaration,
      parent: parent,
      extendedType: extendedType,
      conformances: conformances,
      lexicalContext: lexicalContext
    )
  )
}
