import Testing

@testable import NavigationExpansion

@Suite struct ReducerExpansionTests {
  @Test func aBareStructGetsStateAndAction() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: "@Reducer struct Feature {}"
      ).source
        == #"""
        @Navigation.ObservableState
        struct State: Equatable, Sendable {}

        enum Action: Equatable, Sendable {}
        """#
    )
  }

  @Test func aPublicStructGetsPublicMembers() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: "public struct Feature { public typealias Action = Int }"
      ).source
        == #"""
        @Navigation.ObservableState
        public struct State: Equatable, Sendable {
          public init() {}
        }
        """#
    )
  }

  @Test func aWholeStructGetsNoMembers() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration:
          "struct F { struct State {}; enum Action {}; var body: some ReducerOf<Self> { A() } }"
      ).source == nil
    )
  }

  @Test func aStructWithABodyIsAReducer() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .extension,
        declaration: "struct F { var body: some ReducerOf<Self> { A() } }",
        extendedType: "F",
        conformances: "struct Placeholder: Reducer, _BodylessReducer, CaseReducer {}"
      ).source
        == "extension F: Navigation.Reducer {}"
    )
  }

  @Test(arguments: [
    (
      "let body = 1",
      "Navigation.Reducer, Navigation._StatelessReducer, Navigation._ActionlessReducer"
    ),
    ("let body = 1; struct State {}", "Navigation.Reducer, Navigation._ActionlessReducer"),
    (
      "func reduce(into: inout State, action: Action) -> Effect<Action> { .none }; enum Action {}",
      "Navigation.Reducer, Navigation._StatelessReducer"
    ),
    ("func reduce(_ a: Int) {}", "Navigation.Reducer, Navigation._BodylessReducer"),
  ])
  func whatIsMissingBesideABodyMayBeInAnExtension(members: String, conformances: String) {
    let source = "struct F { \(members) }"
    let made = expansion(
      "ReducerMacro",
      role: .extension,
      declaration: source,
      extendedType: "F"
    )
    #expect(made.source == "extension F: \(conformances) {}")
    let members = expansion("ReducerMacro", role: .member, declaration: source)
    #expect((members.source == nil) == !conformances.contains("Bodyless"))
  }

  @Test func aStructWithoutABodyMayHaveOneInAnExtension() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .extension,
        declaration: "struct F {}",
        extendedType: "F",
        conformances: "struct Placeholder: Reducer, _BodylessReducer, CaseReducer {}"
      ).source
        == "extension F: Navigation.Reducer, Navigation._BodylessReducer {}"
    )
  }

  @Test func anEnumIsACaseReducer() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .extension,
        declaration: "enum P {}",
        extendedType: "F.P",
        conformances: "struct Placeholder: Reducer, _BodylessReducer, CaseReducer {}"
      ).source
        == "extension F.P: Navigation.CaseReducer, Navigation.Reducer {}"
    )
  }

  @Test func actionsGetCasePaths() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "enum Action { case a }",
        parent: "struct F {}"
      ).source
        == #"""
        @Navigation.CasePathable
        @dynamicMemberLookup
        """#
    )
  }

  @Test func whatAnActionHasIsNotAddedAgain() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "@CasePathable enum Action { case a }",
        parent: "struct F {}"
      ).source
        == "@dynamicMemberLookup"
    )
  }

  @Test func observableEnumsGetCasePaths() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "@ObservableState enum Destination { case a }",
        parent: "struct F {}"
      ).source
        == #"""
        @Navigation.CasePathable
        @dynamicMemberLookup
        """#
    )
  }

  @Test func otherEnumsAreLeftAlone() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "enum CancelID { case a }",
        parent: "struct F {}"
      ).source == nil
    )
  }

  @Test func aBodyGetsTheBuilder() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "var body: some ReducerOf<Self> { Reduce { s, a in return .none } }",
        parent: "struct F {}"
      ).source
        == "@Navigation.ReducerBuilder<Self.State, Self.Action>"
    )
  }

  @Test func aBodyThatReturnsGetsNoBuilder() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "var body: some ReducerOf<Self> { return A() }",
        parent: "struct F {}"
      ).source == nil
    )
  }

  @Test func aBodyOfANamedTypeGetsNoBuilder() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .memberAttribute,
        declaration: "var body: Reduce<State, Action> { A() }",
        parent: "struct F {}"
      ).source == nil
    )
  }
}
