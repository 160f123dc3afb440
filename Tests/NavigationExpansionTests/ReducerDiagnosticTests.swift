import Testing

@testable import NavigationExpansion

extension DiagnosticTests {
  /// Misuse of `@Reducer` and of the markers.
  static let reducerExamples = [
    Example(
      macro: "ReducerMacro",
      source: """
        struct Feature {
          var body: some ReducerOf<Self> { EmptyReducer() }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """,
      message: "@Reducer runs either \"body\" or \"reduce(into:action:)\", "
        + "but \"Feature\" has both: keep one of them",
      blamed: ["reduce"],
      expansion: "extension T: Navigation.Reducer, Navigation._StatelessReducer, "
        + "Navigation._ActionlessReducer {}"
    ),
    Example(
      macro: "ReducerMacro",
      source: "public struct Feature { private struct State {}; let body = 1 }",
      message: "@Reducer needs \"State\" to be seen as far as \"Feature\": make it public",
      blamed: ["private"],
      expansion: "extension T: Navigation.Reducer, Navigation._ActionlessReducer {}"
    ),
    Example(
      macro: "ReducerMacro",
      source: "private struct Feature { let body = 1; private enum Action {} }",
      message: "@Reducer needs \"Action\" to be seen as far as \"Feature\": make it fileprivate",
      blamed: ["private"],
      expansion: "extension T: Navigation.Reducer, Navigation._StatelessReducer {}"
    ),
    Example(
      macro: "ReducerMacro",
      source: "enum Path { case a(A), body; case allCasePaths(Int) }",
      message: "@Reducer gives the enum a \"body\" of its own: give this case another name",
      blamed: ["body"]
    ),
    Example(
      macro: "ObservableStateMacro",
      source: "struct State { var a = 1; var _a = 2 }",
      message: "@ObservableState stores \"a\" under the name \"_a\": give this one another name",
      blamed: ["_a = 2"]
    ),
    Example(
      macro: "PresentsMacro",
      role: .peer,
      source: "@Presents lazy var child: Child.State?",
      message: "@Presents needs a stored \"var\": a child comes and goes",
      blamed: ["var"]
    ),
  ]

  @Test(arguments: reducerExamples)
  func theBlamedTextOfAReducerIsMarked(example: Example) {
    theBlamedTextIsMarked(example: example)
  }

  struct Marker: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var context = ["@Reducer enum Path {}"]
    var message: String
    var blamed: String
    var severity = Diagnostic.Severity.error

    var testDescription: String { "@\(name) \(source)" }
  }

  static let markers = [
    Marker(
      name: "ReducerCaseIgnored",
      source: "struct S {}",
      message: "@ReducerCaseIgnored marks a case of an enum reducer, not a \"struct\"",
      blamed: "struct"
    ),
    Marker(
      name: "ReducerCaseEphemeral",
      source: "case a(Int), b",
      message: "@ReducerCaseEphemeral needs a case with one value, the state that goes away: "
        + "\"b\" has 0",
      blamed: "b"
    ),
    Marker(
      name: "ReducerCaseEphemeral",
      source: "@ReducerCaseIgnored @ReducerCaseEphemeral case a(Int)",
      message: "A case is either @ReducerCaseIgnored or @ReducerCaseEphemeral: "
        + "remove one of them",
      blamed: "case"
    ),
    Marker(
      name: "Navigation.ReducerCaseIgnored",
      source: "case a(Int)",
      context: ["enum Plain {}", "@Reducer enum Path {}"],
      message: "@ReducerCaseIgnored says nothing here: the type around it is not @Reducer",
      blamed: "case",
      severity: .warning
    ),
    Marker(
      name: "ObservationStateIgnored",
      source: "func f() {}",
      message: "@ObservationStateIgnored marks a stored variable, not a \"func\"",
      blamed: "func"
    ),
    Marker(
      name: "ObservationStateIgnored",
      source: "var a = 1",
      context: ["struct Plain {}"],
      message: "@ObservationStateIgnored says nothing here: "
        + "the type around it is not @ObservableState",
      blamed: "var",
      severity: .warning
    ),
    Marker(
      name: "DependencyEndpointIgnored",
      source: "case a",
      message: "@DependencyEndpointIgnored marks a stored variable, not a \"case\"",
      blamed: "case"
    ),
  ]

  @Test(arguments: markers)
  func aMarkerSaysWhereItBelongs(marker: Marker) {
    let result = expansion(
      "MarkerMacro",
      role: .peer,
      attribute: "@\(marker.name)",
      declaration: marker.source,
      lexicalContext: marker.context
    )
    let source = SourceText(marker.source)
    #expect(result.diagnostics.map(\.message) == [marker.message])
    #expect(result.diagnostics.map { source.text($0.range) } == [marker.blamed])
    #expect(result.diagnostics.map(\.severity) == [marker.severity])
  }

  @Test(arguments: [
    ("ReducerCaseIgnored", "case a(Int), b", "@Reducer enum E {}"),
    ("ReducerCaseEphemeral", "case a(Int)", "@Navigation.Reducer(state: .equatable) enum E {}"),
    ("ObservationStateIgnored", "var a = 1", "@ObservableState struct S {}"),
    ("DependencyEndpointIgnored", "let a: () -> Void", "@DependencyClient struct S {}"),
    ("ReducerCaseIgnored", "case a", ""),
  ])
  func aMarkerInItsPlaceIsQuiet(name: String, source: String, context: String) {
    let result = expansion(
      "MarkerMacro",
      role: .peer,
      attribute: "@\(name)",
      declaration: source,
      lexicalContext: context.isEmpty ? [] : [context]
    )
    #expect(result == .nothing)
  }
}
