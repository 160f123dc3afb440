import Testing

@testable import NavigationExpansion

/// Where a macro cannot apply it says why, at the place in the source that is to blame.
@Suite struct DiagnosticTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var macro: String
    var role = MacroRole.extension
    var source: String
    var context: [String] = []
    var message: String
    var blamed: [String]
    /// What is made all the same.
    var expansion: String?

    var testDescription: String { source }
  }

  static let examples = [
    Example(
      macro: "CasePathableMacro",
      source: "@CasePathable struct Wrong {}",
      message: "@CasePathable needs an enum: struct Wrong has no cases",
      blamed: ["struct"]
    ),
    Example(
      macro: "CasePathableMacro",
      source: "enum E { case a(Int); case b, a(x: String) }",
      message: "@CasePathable cannot tell cases of the same name apart: "
        + "give this \"a\" a name of its own",
      blamed: ["a(x: String)"]
    ),
    Example(
      macro: "CasePathableMacro",
      role: .member,
      source: "enum E: Navigation.CasePathable { case a(Int), a }",
      message: "@CasePathable cannot tell cases of the same name apart: "
        + "give this \"a\" a name of its own",
      blamed: ["a"]
    ),
    Example(
      macro: "CasePathableMacro",
      source: "/* é */ @CasePathable private enum Hidden { case a }",
      context: ["struct Outer {}"],
      message: "@CasePathable adds an extension, which cannot see \"Hidden\" while it is private "
        + "to the type around it: make it fileprivate",
      blamed: ["private"]
    ),
    Example(
      macro: "ReducerMacro",
      source: "@Reducer final class Feature {}",
      message: "@Reducer needs a struct or an enum, but Feature is a class",
      blamed: ["class"]
    ),
    Example(
      macro: "ReducerMacro",
      source: "@Reducer enum Path { case a(A), a(x: B) }",
      message: "@Reducer cannot tell cases of the same name apart: "
        + "give this \"a\" a name of its own",
      blamed: ["a(x: B)"]
    ),
    Example(
      macro: "ObservableStateMacro",
      source: "@ObservableState actor State {}",
      message: "@ObservableState needs a struct or an enum: state is a value, "
        + "but State is an actor",
      blamed: ["actor"]
    ),
    Example(
      macro: "ObservableStateMacro",
      source: "struct State { let z = 1, y = 2; var a = 1, b = 2\n  private var (c, d) = (1, 2) }",
      message: "@ObservableState tracks one variable a declaration: "
        + "give each of these a \"var\" of its own",
      blamed: ["var", "var"]
    ),
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents let child: Child.State?",
      message: "@Presents needs a stored \"var\": a child comes and goes",
      blamed: ["let"]
    ),
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents var child: Child.State",
      message: "@Presents needs an optional type that is written out: var child: Child.State?",
      blamed: ["child: Child.State"]
    ),
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents var a: A?, b: B?",
      message: "@Presents applies to one variable a declaration",
      blamed: ["var"]
    ),
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents var child: Child.State? { nil }",
      message: "@Presents cannot apply to \"child\", which has accessors of its own",
      blamed: ["child: Child.State? { nil }"]
    ),
  ]

  @Test(arguments: examples)
  func theBlamedTextIsMarked(example: Example) {
    let result = expansion(
      example.macro,
      role: example.role,
      declaration: example.source,
      extendedType: "T",
      lexicalContext: example.context
    )
    let source = SourceText(example.source)
    #expect(result.source == example.expansion)
    #expect(result.diagnostics.map { source.text($0.range) } == example.blamed)
    #expect(Set(result.diagnostics.map(\.message)) == [example.message])
    #expect(result.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func aProblemIsToldOnce() {
    let roles: [MacroRole] = [.member, .memberAttribute, .extension]
    let told = roles.flatMap { role in
      expansion("ObservableStateMacro", role: role, declaration: "class C {}").diagnostics
    }
    #expect(told.count == 1)
  }

  @Test func anUnknownMacroIsNamed() {
    let result = expansion("NoMacro", role: .peer, declaration: "var a = 1")
    #expect(result.diagnostics.map(\.message) == ["NoMacro is no macro of this plugin"])
  }
}
