#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers one message of the compiler with one message; touches no pipe.
package struct PluginHost: Sendable {
  /// The protocol version that is spoken here; the compiler settles for the lower of the two.
  package static let protocolVersion = 7

  package init() {}

  /// The answer's JSON to the question's JSON.
  package func respond(to message: [UInt8]) -> [UInt8] {
    let response: PluginResponse
    do {
      response = try answer(JSONDecoder().decode(PluginRequest.self, from: Data(message)))
    } catch {
      response = .expansion(source: nil, diagnostics: [Self.unreadable(error)])
    }
    guard let data = try? JSONEncoder().encode(response) else { return Array("{}".utf8) }
    return Array(data)
  }

  private func answer(_ request: PluginRequest) throws -> PluginResponse {
    if let attached = request.expandAttachedMacro {
      return expand(attached)
    }
    if let freestanding = request.expandFreestandingMacro {
      let diagnostic = Diagnostic(
        "#\(freestanding.macro.name) is no macro of this plugin",
        at: 0
      )
      return .expansion(
        source: nil,
        diagnostics: [diagnostic.placed(in: freestanding.syntax)]
      )
    }
    return .capability(protocolVersion: Self.protocolVersion)
  }

  private func expand(_ request: PluginRequest.AttachedMacro) -> PluginResponse {
    guard let role = MacroRole(rawValue: request.macroRole) else {
      return .expansion(source: nil, diagnostics: [])
    }
    let context = MacroContext(
      role: role,
      attribute: request.attributeSyntax.source,
      declaration: request.declSyntax.source,
      parent: request.parentDeclSyntax?.source,
      extendedType: request.extendedTypeSyntax?.source,
      conformances: request.conformanceListSyntax?.source,
      lexicalContext: (request.lexicalContext ?? []).map(\.source)
    )
    let expansion = MacroExpansion.expand(request.macro.typeName, in: context)
    return .expansion(
      source: expansion.source,
      diagnostics: expansion.diagnostics.map { $0.placed(in: request.declSyntax) }
    )
  }

  private static func unreadable(_ error: any Error) -> PluginDiagnostic {
    PluginDiagnostic(
      message: "The macro plugin cannot read the compiler's message: \(error)",
      severity: "error",
      position: PluginDiagnostic.Position(fileName: "", offset: 0)
    )
  }
}
