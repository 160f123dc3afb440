/// What the compiler asks; each message is an object with one key that names the question.
///
/// The names are those of the compiler's plugin protocol, version 7.
package struct PluginRequest: Decodable, Sendable {
  package var getCapability: Capability?
  package var expandAttachedMacro: AttachedMacro?
  package var expandFreestandingMacro: FreestandingMacro?

  package struct Capability: Decodable, Sendable {}

  package struct AttachedMacro: Decodable, Sendable {
    package var macro: MacroName
    package var macroRole: String
    package var attributeSyntax: SyntaxText
    package var declSyntax: SyntaxText
    package var parentDeclSyntax: SyntaxText?
    package var extendedTypeSyntax: SyntaxText?
    package var conformanceListSyntax: SyntaxText?
    package var lexicalContext: [SyntaxText]?
  }

  package struct FreestandingMacro: Decodable, Sendable {
    package var macro: MacroName
    package var syntax: SyntaxText
  }

  package struct MacroName: Decodable, Sendable {
    package var moduleName: String
    package var typeName: String
    package var name: String
  }

  /// A piece of source and where it stands in its file.
  package struct SyntaxText: Decodable, Sendable {
    package var source: String
    package var location: Location
  }

  package struct Location: Decodable, Sendable {
    package var fileID: String
    package var fileName: String
    package var offset: Int
  }
}

/// What the plugin answers.
package enum PluginResponse: Encodable, Sendable {
  case capability(protocolVersion: Int)
  case expansion(source: String?, diagnostics: [PluginDiagnostic])

  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  private enum CapabilityKeys: String, CodingKey {
    case capability
    case protocolVersion
  }

  private enum ExpansionKeys: String, CodingKey {
    case expandedSource
    case diagnostics
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability(let protocolVersion):
      var result = container.nestedContainer(
        keyedBy: CapabilityKeys.self,
        forKey: .getCapabilityResult
      )
      var capability = result.nestedContainer(keyedBy: CapabilityKeys.self, forKey: .capability)
      try capability.encode(protocolVersion, forKey: .protocolVersion)
    case .expansion(let source, let diagnostics):
      var result = container.nestedContainer(
        keyedBy: ExpansionKeys.self,
        forKey: .expandMacroResult
      )
      try result.encode(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }
}

/// A diagnostic as the compiler reads it, at a byte offset of a file.
package struct PluginDiagnostic: Encodable, Equatable, Sendable {
  package var message: String
  package var severity: String
  package var position: Position
  package var highlights: [Range] = []
  package var notes: [Note] = []
  package var fixIts: [FixIt] = []

  package struct Position: Encodable, Equatable, Sendable {
    package var fileName: String
    package var offset: Int
  }

  package struct Range: Encodable, Equatable, Sendable {
    package var fileName: String
    package var startOffset: Int
    package var endOffset: Int
  }

  package struct Note: Encodable, Equatable, Sendable {
    package var position: Position
    package var message: String
  }

  package struct FixIt: Encodable, Equatable, Sendable {
    package var message: String
    package var changes: [Change]

    package struct Change: Encodable, Equatable, Sendable {
      package var range: Range
      package var newText: String
    }
  }
}
