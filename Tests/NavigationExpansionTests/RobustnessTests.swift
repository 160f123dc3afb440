import Testing

@testable import NavigationExpansion

/// No text, valid or not, stops the plugin: each expansion ends, and ends with a place inside the
/// text.
@Suite struct RobustnessTests {
  /// Expands every macro on the text, in one role or in each.
  private func expandAll(_ text: String, roles: [MacroRole] = NastySources.roles) {
    let end = text.utf8.count
    for macro in NastySources.macros {
      for role in roles {
        let result = expansion(
          macro,
          role: role,
          attribute: "@ReducerCaseEphemeral",
          declaration: text,
          parent: text,
          extendedType: "T",
          lexicalContext: [text]
        )
        for diagnostic in result.diagnostics {
          #expect(diagnostic.range.upperBound <= end)
          #expect(diagnostic.fixIt.map { $0.range.upperBound <= end } ?? true)
        }
      }
    }
  }

  /// The tokens of the text lie one after the other and cover it.
  private func checkTokens(of text: String) {
    let source = SourceText(text)
    var position = 0
    for token in Lexer.tokens(in: source) {
      #expect(token.leading.lowerBound == position)
      #expect(token.range.lowerBound == token.leading.upperBound)
      position = token.range.upperBound
    }
    #expect(position == source.bytes.count)
  }

  @Test(arguments: NastySources.declarations)
  func everyPrefixOfADeclarationIsExpanded(declaration: String) {
    let bytes = Array(declaration.utf8)
    for count in 0...bytes.count {
      let prefix = String(decoding: bytes[..<count], as: UTF8.self)
      checkTokens(of: prefix)
      expandAll(prefix, roles: [NastySources.roles[count % NastySources.roles.count]])
    }
  }

  @Test(arguments: NastySources.declarations)
  func everySuffixOfADeclarationIsRead(declaration: String) {
    let bytes = Array(declaration.utf8)
    for count in 0..<bytes.count {
      let suffix = String(decoding: bytes[count...], as: UTF8.self)
      checkTokens(of: suffix)
      _ = DeclarationParser.members(in: SourceText(suffix))
    }
  }

  @Test(arguments: 0..<20)
  func anySoupOfWordsIsExpanded(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for _ in 0..<20 {
      let soup = (0..<dice.roll(60)).map { _ in
        NastySources.words[dice.roll(NastySources.words.count)] + (dice.roll(3) == 0 ? "" : " ")
      }
      let text = (dice.roll(2) == 0 ? "enum E { " : "var a: ") + soup.joined()
      checkTokens(of: text)
      expandAll(text)
    }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"\\(", ")\""), ("/*", "*/"),
    ("struct S { ", "}"), ("#if A\n", "\n#endif\n"), ("enum E { case a(", ")}"), ("a<", ">"),
    ("@A(", ")"), ("f { ", " }"), ("#", "#"), ("@", ""), ("() -> ", ""), ("/", "/"), ("(/\\", ""),
  ])
  func tenThousandLevelsOfNestingAreRead(opening: String, closing: String) {
    let depth = 10_000
    let nested =
      String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
    let text = "struct S { var a: \(nested) = \(nested)\n var b = 1 }"
    let source = SourceText(text)
    #expect(Lexer.tokens(in: source).last?.range.upperBound == source.bytes.count)
    #expect(DeclarationParser.declaration(in: source)?.name == "S")
    _ = DeclarationParser.members(in: SourceText(nested))
    _ = FunctionType(nested)
    _ = TypeSource(nested).wrappedOfOptional
  }

  @Test func whatFollowsADeepBodyIsStillRead() {
    let deep =
      String(repeating: "struct S { #if A\n", count: 200)
      + String(repeating: "\n#endif\n }", count: 200)
    let members = DeclarationParser.members(in: SourceText(deep + "\nenum After { case a }"))
    guard case .declaration(let last)? = members.last else {
      Issue.record("nothing was read")
      return
    }
    #expect(last.name == "After")
    #expect(members.count == 2)
  }

  @Test func aMegabyteOfCasesIsExpanded() {
    let cases = (0..<20_000).map { "case number\($0)(Feature\($0)<[Int]>, a: String)" }
    let text = "@CasePathable enum E {\n" + cases.joined(separator: "\n") + "\n}"
    #expect(text.utf8.count > 900_000)
    let result = expansion("CasePathableMacro", role: .member, declaration: text)
    #expect(result.diagnostics == [])
    #expect(result.source?.contains("number19999") == true)
  }
}
