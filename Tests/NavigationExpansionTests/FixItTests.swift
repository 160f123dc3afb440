import Testing

@testable import NavigationExpansion

/// A problem that has one certain remedy comes with it.
@Suite struct FixItTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var macro: String
    var role = MacroRole.extension
    var source: String
    var context: [String] = []
    var message: String
    var mended: String

    var testDescription: String { source }
  }

  static let examples = [
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents let child: Child.State?",
      message: "make it a \"var\"",
      mended: "@Presents var child: Child.State?"
    ),
    Example(
      macro: "CasePathableMacro",
      source: "/* é */ private enum E { case a }",
      context: ["struct Outer {}"],
      message: "make it fileprivate",
      mended: "/* é */ fileprivate enum E { case a }"
    ),
    Example(
      macro: "ReducerMacro",
      source: "package struct F { private struct State {} }",
      message: "make it package",
      mended: "package struct F { package struct State {} }"
    ),
    Example(
      macro: "ReducerMacro",
      source: "enum Path { @available(macOS 15, *) case a(Path) }",
      message: "add \"indirect\"",
      mended: "enum Path { @available(macOS 15, *) indirect case a(Path) }"
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "var a: (Int, _ b: Int) -> [Int]  // all",
      message: "add a closure",
      mended: "var a: (Int, _ b: Int) -> [Int] = { _, _ in <#[Int]#> }  // all"
    ),
    Example(
      macro: "DependencyClientMacro",
      role: .member,
      source: "struct C { let a: () -> Void }",
      message: "make it a \"var\"",
      mended: "struct C { var a: () -> Void }"
    ),
  ]

  @Test(arguments: examples)
  func theRemedyIsOffered(example: Example) throws {
    let result = expansion(
      example.macro,
      role: example.role,
      declaration: example.source,
      extendedType: "T",
      lexicalContext: example.context
    )
    let fixIt = try #require(result.diagnostics.first?.fixIt)
    var bytes = Array(example.source.utf8)
    bytes.replaceSubrange(fixIt.range, with: Array(fixIt.newText.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == example.mended)
    #expect(fixIt.message == example.message)
    #expect(result.diagnostics.count == 1)
    let mended = expansion(
      example.macro,
      role: example.role,
      declaration: example.mended,
      extendedType: "T",
      lexicalContext: example.context
    )
    #expect(mended.diagnostics == [])
  }
}
