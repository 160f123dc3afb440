import Testing

@testable import NavigationExpansion

extension DiagnosticTests {
  /// Misuse of the macros of clients.
  static let clientExamples = [
    Example(
      macro: "DependencyClientMacro",
      role: .member,
      source: "@DependencyClient final class Client {}",
      message: "@DependencyClient needs a struct: its endpoints are stored closures, "
        + "but Client is a class",
      blamed: ["class"]
    ),
    Example(
      macro: "DependencyClientMacro",
      role: .member,
      source: "@DependencyClient enum Client {}",
      message: "@DependencyClient needs a struct: its endpoints are stored closures, "
        + "but Client is an enum",
      blamed: ["enum"]
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "var names: @Sendable (_ of: Int, Bool) async -> [String]",
      message: "@DependencyEndpoint \"names\" does not throw, so it needs something to return in a "
        + "test that gives no implementation: add \"= { _, _ in … }\" with a value of [String]",
      blamed: ["names: @Sendable (_ of: Int, Bool) async -> [String]"],
      expansion: "private var _names: @Sendable (_ of: Int, Bool) async -> [String] "
        + "= { _, _ in fatalError() }"
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "var count: () throws(E) -> Int",
      message: "@DependencyEndpoint \"count\" can throw only its own errors, so it needs something "
        + "to return in a test that gives no implementation: add \"= { … }\" with a value of Int",
      blamed: ["count: () throws(E) -> Int"],
      expansion: "private var _count: () throws(E) -> Int = { fatalError() }"
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "@DependencyEndpoint let a: () -> Void",
      message: "@DependencyEndpoint needs a stored \"var\": a test replaces the closure",
      blamed: ["let"]
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "@DependencyEndpoint var a: Fetch",
      message: "@DependencyEndpoint needs a closure's type that is written out: "
        + "var a: @Sendable () async throws -> Value",
      blamed: ["a: Fetch"]
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "@DependencyEndpoint var a: () -> Void { { } }",
      message: "@DependencyEndpoint cannot apply to \"a\", which has accessors of its own",
      blamed: ["a: () -> Void { { } }"]
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "@DependencyEndpoint var a: () -> Void, b: () -> Void",
      message: "@DependencyEndpoint applies to one variable a declaration",
      blamed: ["var"]
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "var sum: (_ of: Int...) throws -> Int",
      message: "@DependencyEndpoint \"sum\" cannot hand on any number of values: "
        + "take an array instead of Int...",
      blamed: ["sum: (_ of: Int...) throws -> Int"],
      expansion: "private var _sum: (_ of: Int...) throws -> Int = { _ in fatalError() }"
    ),
    Example(
      macro: "DependencyEndpointMacro",
      role: .peer,
      source: "@DependencyEndpoint lazy var a: () -> Void = {}",
      message: "@DependencyEndpoint needs a stored \"var\": a test replaces the closure",
      blamed: ["var"]
    ),
    Example(
      macro: "ReducerMacro",
      source: "@Reducer enum Path { case a(A), again(Path) }",
      message: "An enum of reducers that holds itself is \"indirect\": "
        + "write \"indirect case again\"",
      blamed: ["again(Path)"]
    ),
  ]

  @Test(arguments: clientExamples)
  func theBlamedTextOfAClientIsMarked(example: Example) {
    theBlamedTextIsMarked(example: example)
  }

  @Test(
    arguments: [
      (
        "let a: () -> Void",
        "@DependencyClient cannot override \"a\", which is a constant: make it a \"var\", "
          + "or mark it @DependencyEndpointIgnored", "let"
      ),
      (
        "var a = 1",
        "@DependencyClient needs the type of \"a\" written out: its initialiser takes it", "a = 1"
      ),
      (
        "var a: Fetch = { $0 }",
        "@DependencyClient cannot see a closure behind the name Fetch: "
          + "write the type of \"a\" out", "a: Fetch = { $0 }"
      ),
      (
        "var a: Int, b: Int",
        "@DependencyClient takes one variable a declaration: "
          + "give each of these a \"var\" of its own", "var"
      ),
    ]
  )
  func theBlamedMemberOfAClientIsMarked(member: String, message: String, blamed: String) {
    let source = "struct Client { \(member)\n }"
    let result = expansion("DependencyClientMacro", role: .member, declaration: source)
    #expect(result.diagnostics.map(\.message) == [message])
    let text = SourceText(source)
    #expect(result.diagnostics.map { text.text($0.range) } == [blamed])
  }
}
