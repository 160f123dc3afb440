import Foundation
import Testing

@testable import NavigationExpansion

@Suite struct PluginHostTests {
  /// The answer to a message, with its keys in order.
  private func answer(_ message: String) throws -> String {
    let response = PluginHost().respond(to: Array(message.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(response))
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }

  private func syntax(_ source: String, offset: Int = 0) -> String {
    let text = String(decoding: (try? JSONEncoder().encode(source)) ?? Data(), as: UTF8.self)
    return """
      {"kind":"declaration","source":\(text),"location":{"fileID":"M/a.swift",\
      "fileName":"/a.swift","offset":\(offset),"line":1,"column":1}}
      """
  }

  private func attached(_ typeName: String, role: String, fields: String) -> String {
    """
    {"expandAttachedMacro":{"macro":{"moduleName":"NavigationMacros","typeName":"\(typeName)",\
    "name":"X"},"macroRole":"\(role)","discriminator":"$s","attributeSyntax":\(syntax("@X")),\
    \(fields),"staticBuildConfiguration":"{}"}}
    """
  }

  @Test func theCapabilityIsTheProtocolsVersion() throws {
    let expected = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    #expect(try answer(#"{"getCapability":{}}"#) == expected)
    let question = #"{"getCapability":{"capability":{"protocolVersion":9}}}"#
    #expect(try answer(question) == expected)
  }

  @Test func anExpansionIsAnswered() throws {
    let message = attached(
      "CasePathableMacro",
      role: "extension",
      fields: """
        "declSyntax":\(syntax("@CasePathable enum E {}")),"parentDeclSyntax":null,\
        "extendedTypeSyntax":\(syntax("Outer.E")),\
        "conformanceListSyntax":\(syntax("struct Placeholder: CasePathable {}")),\
        "lexicalContext":[\(syntax("struct Outer {}"))]
        """
    )
    #expect(
      try answer(message)
        == """
        {"expandMacroResult":{"diagnostics":[],\
        "expandedSource":"extension Outer.E: Navigation.CasePathable {}"}}
        """
    )
  }

  @Test func nothingToAddIsNull() throws {
    let message = attached(
      "MarkerMacro",
      role: "peer",
      fields: #""declSyntax":\#(syntax("var a = 1"))"#
    )
    #expect(
      try answer(message) == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":null}}"#
    )
  }

  @Test func aDiagnosticStandsAtItsOffsetInTheFile() throws {
    let message = attached(
      "PresentsMacro",
      role: "peer",
      fields: #""declSyntax":\#(syntax("/* é */ @Presents let a: Int?", offset: 100))"#
    )
    #expect(
      try answer(message)
        == """
        {"expandMacroResult":{"diagnostics":[{"fixIts":[{"changes":[{"newText":"var",\
        "range":{"endOffset":122,"fileName":"/a.swift","startOffset":119}}],\
        "message":"make it a \\"var\\""}],"highlights":[{"endOffset":122,\
        "fileName":"/a.swift","startOffset":119}],"message":"@Presents needs a stored \\"var\\": \
        a child comes and goes","notes":[],"position":{"fileName":"/a.swift","offset":119},\
        "severity":"error"}],"expandedSource":null}}
        """
    )
  }

  @Test func aRoleOfALaterCompilerAddsNothing() throws {
    let message = attached(
      "ReducerMacro",
      role: "body",
      fields: #""declSyntax":\#(syntax("struct S {}"))"#
    )
    #expect(
      try answer(message) == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":null}}"#
    )
  }

  @Test func aFreestandingMacroIsRefused() throws {
    let message = """
      {"expandFreestandingMacro":{"macro":{"moduleName":"M","typeName":"T","name":"make"},\
      "macroRole":"expression","discriminator":"$s","syntax":\(syntax("#make()"))}}
      """
    #expect(try answer(message).contains("#make is no macro of this plugin"))
  }

  @Test(arguments: ["", "nonsense", "[]", #"{"expandAttachedMacro":{}}"#])
  func whatCannotBeReadIsSaid(message: String) throws {
    #expect(try answer(message).contains("cannot read the compiler's message"))
  }

  @Test func anUnknownQuestionIsAnsweredWithTheCapability() throws {
    #expect(try answer(#"{"loadPluginLibrary":{}}"#).contains("protocolVersion"))
  }
}
