import Testing

@testable import NavigationExpansion

@Suite struct DeclarationParserTests {
  private func parse(_ source: String) throws -> Declaration {
    try #require(DeclarationParser.declaration(in: SourceText(source)))
  }

  @Test func aTypeHasAHeader() throws {
    let type = try parse(
      """
      /// A box.
      @MainActor @available(macOS 15, *)
      public final class Box<Value: Hashable, Other>: Base<[Value]>, @unchecked Sendable
      where Other: Equatable { var x = 1 }
      """
    )
    #expect(type.keyword == "class")
    #expect(type.name == "Box")
    #expect(type.genericParameters == "<Value: Hashable, Other>")
    #expect(type.inheritance == ["Base<[Value]>", "@unchecked Sendable"])
    #expect(type.attributes.map(\.name) == ["MainActor", "available"])
    #expect(type.attributes.map(\.arguments) == [nil, "(macOS 15, *)"])
    #expect(type.modifiers.map(\.name) == ["public", "final"])
    #expect(type.allMembers.map(\.name) == ["x"])
  }

  @Test(arguments: [
    ("@A struct S {}", ["A"]),
    ("@A.B struct S {}", ["B"]),
    ("@A<Int> struct S {}", ["A"]),
    ("@Module.A<[Int], B<C>>(x: { $0 }) struct S {}", ["A"]),
    ("@A(\") }\") @B struct S {}", ["A", "B"]),
    ("@A\n// } \n@B /* @C */ struct S {}", ["A", "B"]),
  ])
  func attributesHaveABaseName(source: String, expected: [String]) throws {
    let type = try parse(source)
    #expect(type.attributes.map(\.baseName) == expected)
    #expect(type.name == "S")
  }

  @Test(arguments: [
    ("struct S {}", ""), ("public struct S {}", "public "), ("package enum S {}", "package "),
    ("private struct S {}", ""), ("open class S {}", "public "),
    ("public private(set) var x = 1", "public "), ("private(set) var x = 1", ""),
  ])
  func accessIsRead(source: String, expected: String) throws {
    #expect(try parse(source).accessPrefix == expected)
  }

  @Test func membersOfEveryKindAreTold() throws {
    let type = try parse(
      """
      struct S {
        import struct Foundation.Date
        typealias A = [String: Int]
        associatedtype B: Equatable
        let a = 1; var b: Int { 2 }
        static var c = 3
        class var d: Int { 4 }
        lazy var e = { 5 }()
        subscript(index: Int) -> Int { get { 1 } set {} }
        init?(x: Int = { 1 }()) where A: B { }
        deinit { }
        func f<T>(_ x: T) async throws(E) -> [T] where T: Equatable { return [x] }
        static func == (lhs: S, rhs: S) -> Bool { true }
        prefix static func +++ (x: S) -> S { x }
        protocol P { func g(); var h: Int { get }; init() }
        actor Q { }
        indirect enum R: Int { case x = 1, y }
        extension S.T where X == Y { }
        macro m() = #externalMacro(module: "M", type: "T")
        #warning("}")
        #Preview { View { } }
        case z
      }
      """
    )
    let expected = [
      "import", "typealias", "associatedtype", "let", "var", "var", "var", "var", "subscript",
      "init", "deinit", "func", "func", "func", "protocol", "actor", "enum", "extension", "macro",
      "case",
    ]
    try #require(type.allMembers.map(\.keyword) == expected)
    #expect(type.allMembers[14].allMembers.map(\.keyword) == ["func", "var", "init"])
    #expect(type.allMembers[17].name == "S.T")
  }

  @Test func everyRangeCoversItsDeclaration() throws {
    let source = SourceText("@A public var a = f {\n  1 }\n\n/* { */ func g() { h() }\nlet c: Int")
    let members = DeclarationParser.members(in: source)
    let texts = members.map { member -> String in
      guard case .declaration(let declaration) = member else { return "" }
      return source.text(declaration.range)
    }
    #expect(texts == ["@A public var a = f {\n  1 }", "func g() { h() }", "let c: Int"])
  }

  @Test func aHeaderIsReadWithoutItsBody() throws {
    let source = SourceText("@A({ 1 }) @B(\"{\") /* { */ public struct S<T>: P { var x = 1 }")
    let header = try #require(DeclarationParser.header(in: source))
    #expect(header.keyword == "struct")
    #expect(header.attributes.map(\.baseName) == ["A", "B"])
    #expect(header.inheritance == ["P"])
    #expect(header.accessPrefix == "public ")
    #expect(header.members.isEmpty)
    #expect(Lexer.headerTokens(in: source).last?.range.isEmpty == true)
  }

  // MARK: - Conditions

  @Test func conditionsAreKept() throws {
    let type = try parse(
      """
      enum E {
        case a
        #if DEBUG && os(Linux) // why
        case b
        #if X
        case c
        #endif
        #elseif canImport(Darwin)
        #else
        case d
        #endif
        case e
      }
      """
    )
    #expect(type.members.count == 3)
    guard case .conditional(let clauses) = type.members[1] else {
      Issue.record("no condition")
      return
    }
    let directives = ["#if DEBUG && os(Linux)", "#elseif canImport(Darwin)", "#else"]
    #expect(clauses.map(\.directive) == directives)
    #expect(clauses.map(\.members.count) == [2, 0, 1])
    #expect(type.allMembers.flatMap(\.cases).map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(type.unconditionalMembers.flatMap(\.cases).map(\.name) == ["a", "e"])
  }
}
