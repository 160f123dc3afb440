import Testing

@testable import NavigationExpansion

@Suite struct BindingParserTests {
  private func bindings(_ source: String) throws -> [Declaration.Binding] {
    try #require(DeclarationParser.declaration(in: SourceText(source))).bindings
  }

  @Test(
    arguments: [
      ("var a: Int", "a", "Int", nil),
      ("var a = 1", "a", nil, "1"),
      ("var a: Int? = nil // why", "a", "Int?", "nil"),
      ("var `default`: [String: [Int]] = [:]", "`default`", "[String: [Int]]", "[:]"),
      ("var f: (Int, String) -> Void = { _, _ in }", "f", "(Int, String) -> Void", "{ _, _ in }"),
      ("var f: @Sendable () async throws -> Int", "f", "@Sendable () async throws -> Int", nil),
      ("var a = b < c", "a", nil, "b < c"),
      ("var a = Dictionary<String, Int>()", "a", nil, "Dictionary<String, Int>()"),
      ("var a: Result<Int, any Error>.Success", "a", "Result<Int, any Error>.Success", nil),
      ("var a = { 1 }()", "a", nil, "{ 1 }()"),
      ("var a = f { 1 } other: { 2 }", "a", nil, "f { 1 } other: { 2 }"),
      ("var a = x\n  .y\n  .z { 1 }\nvar b = 1", "a", nil, "x\n  .y\n  .z { 1 }"),
      ("var a =\n  if x { 1 } else { 2 }\nfunc f() {}", "a", nil, "if x { 1 } else { 2 }"),
      ("var a = x +\n  1\nlet b = 2", "a", nil, "x +\n  1"),
      ("var a = x\n  ?? y\n@A var b = 2", "a", nil, "x\n  ?? y"),
      ("var a = x\n#if D\n.y()\n#endif\nvar b = 1", "a", nil, "x\n#if D\n.y()\n#endif"),
      ("var a = 1; var b = 2", "a", nil, "1"),
      ("var a = \"} { \\(x)\"", "a", nil, "\"} { \\(x)\""),
      ("var a: some P<A, B>", "a", "some P<A, B>", nil),
      ("weak var a: C?", "a", "C?", nil),
    ] as [(String, String, String?, String?)]
  )
  func aVariableHasAnOptionalTypeAndValue(
    source: String,
    name: String,
    type: String?,
    value: String?
  ) throws {
    let first = try #require(try bindings(source).first)
    #expect(first.pattern == name)
    #expect(first.type == type)
    #expect(first.initialValue == value)
    #expect(first.accessors == .none)
  }

  @Test(
    arguments: [
      ("var a: Int { 1 }", .computed),
      ("var a: Int { get { 1 } set { } }", .computed),
      ("var a: Int { get async throws { 1 } }", .computed),
      ("var a: Int\n{\n  1\n}", .computed),
      ("var a = 1 { didSet { } }", .observers),
      ("var a: Int { willSet(new) { } didSet { } }", .observers),
      ("var a = f { 1 } { didSet { } }", .observers),
      ("var a: Int = 1 { @MainActor didSet { } }", .observers),
      ("var a: Int { @A(x) willSet { } }", .observers),
    ] as [(String, Declaration.Accessors)]
  )
  func accessorsAreTold(source: String, expected: Declaration.Accessors) throws {
    #expect(try bindings(source).map(\.accessors) == [expected])
  }

  @Test func severalVariablesShareADeclaration() throws {
    let several = try bindings("var a = 1, b: Int, c: [Int] = [1, 2], d = f(1, 2) { 3, 4 }")
    #expect(several.map(\.pattern) == ["a", "b", "c", "d"])
    #expect(several.map(\.initialValue) == ["1", nil, "[1, 2]", "f(1, 2) { 3, 4 }"])
    let generic = try bindings("let a = Pair<Int, Int>(), b = x<y, c = z > 1")
    #expect(generic.map(\.pattern) == ["a", "b", "c"])
  }

  @Test func aTupleIsOnePattern() throws {
    let tuple = try bindings("var (a, (b, c)) = (1, (2, 3))")
    #expect(tuple.map(\.pattern) == ["(a, (b, c))"])
    #expect(tuple.map(\.isTuple) == [true])
  }

  // MARK: - Cases

  private func cases(_ source: String) throws -> [Declaration.EnumCase] {
    try #require(DeclarationParser.declaration(in: SourceText(source))).cases
  }

  @Test func casesHaveParameters() throws {
    let found = try cases(
      "indirect case a, `default`(Int), c(x: Int, _ y: [A: B]), d = 4, e(F = F(1, 2)), g((A) -> B)"
    )
    #expect(found.map(\.name) == ["a", "`default`", "c", "d", "e", "g"])
    #expect(found[1].parameters == [Declaration.Parameter(type: "Int")])
    #expect(found[2].parameters.map(\.label) == ["x", "_"])
    #expect(found[2].parameters.map(\.type) == ["Int", "[A: B]"])
    #expect(
      found[4].parameters == [Declaration.Parameter(type: "F", defaultValue: "F(1, 2)")]
    )
    #expect(found[5].parameters.map(\.type) == ["(A) -> B"])
  }

  @Test func rawValuesAreSkipped() throws {
    let found = try cases("case a = \"x, y\", b = 2, c")
    #expect(found.map(\.name) == ["a", "b", "c"])
  }
}
