/// The roles in which the compiler asks for an expansion.
package enum MacroRole: String, Sendable {
  case member
  case memberAttribute
  case `extension`
  case accessor
  case peer
}

/// What a macro is told about the place where it stands, all of it as source text.
package struct MacroContext: Sendable {
  package var role: MacroRole
  package var attribute: String
  package var declaration: String
  package var parent: String?
  package var extendedType: String?
  /// The protocols that the type does not conform to yet, separated by commas.
  package var conformances: String?
  /// The declarations around this one, from the inside out.
  package var lexicalContext: [String]

  package init(
    role: MacroRole,
    attribute: String = "",
    declaration: String,
    parent: String? = nil,
    extendedType: String? = nil,
    conformances: String? = nil,
    lexicalContext: [String] = []
  ) {
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.parent = parent
    self.extendedType = extendedType
    self.conformances = conformances
    self.lexicalContext = lexicalContext
  }
}

/// What a macro turns into.
package struct MacroExpansion: Equatable, Sendable {
  /// The source to add, or nil when there is nothing to add.
  package var source: String?
  package var diagnostics: [Diagnostic] = []

  static let nothing = MacroExpansion(source: nil)

  static func failure(_ diagnostics: Diagnostic...) -> MacroExpansion {
    MacroExpansion(source: nil, diagnostics: diagnostics)
  }

  /// Expands the macro whose implementation has this name.
  package static func expand(_ typeName: String, in context: MacroContext) -> MacroExpansion {
    switch typeName {
    case "CasePathableMacro": CasePathableExpansion(context).expand()
    case "ReducerMacro": ReducerExpansion(context).expand()
    case "ObservableStateMacro": ObservableStateExpansion(context).expand()
    case "ObservationStateTrackedMacro": ObservationStateTrackedExpansion(context).expand()
    case "PresentsMacro": PresentsExpansion(context).expand()
    case "DependencyClientMacro": DependencyClientExpansion(context).expand()
    case "DependencyEndpointMacro": DependencyEndpointExpansion(context).expand()
    case "MarkerMacro": MarkerExpansion(context).expand()
    default: .failure(Diagnostic("\(typeName) is no macro of this plugin", at: 0))
    }
  }
}
