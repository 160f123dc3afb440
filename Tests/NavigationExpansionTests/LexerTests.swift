import Testing

@testable import NavigationExpansion

@Suite struct LexerTests {
  private func words(_ source: String) -> [String] {
    let text = SourceText(source)
    return Lexer.tokens(in: text).dropLast().map(text.text)
  }

  private func kinds(_ source: String) -> [Token.Kind] {
    Lexer.tokens(in: SourceText(source)).dropLast().map(\.kind)
  }

  @Test(arguments: [
    ("", []),
    ("  \n\t ", []),
    ("a", ["a"]),
    ("let x=1", ["let", "x", "=", "1"]),
    ("$0.name", ["$0", ".", "name"]),
    ("_x", ["_x"]),
    ("`default`(Int)", ["`default`", "(", "Int", ")"]),
    ("größe", ["größe"]),
    ("(A) -> B", ["(", "A", ")", "->", "B"]),
    ("[Int]?", ["[", "Int", "]", "?"]),
    ("Array<Array<Int>>", ["Array", "<", "Array", "<", "Int", ">", ">"]),
    ("@MainActor", ["@", "MainActor"]),
    ("#if DEBUG", ["#if", "DEBUG"]),
    ("#selector(a)", ["#selector", "(", "a", ")"]),
  ])
  func wordsAreSplit(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("1_000", ["1_000"]),
    ("0xFF", ["0xFF"]),
    ("0x1.8p-3", ["0x1.8p-3"]),
    ("1.5e+10", ["1.5e+10"]),
    ("0xe+1", ["0xe", "+", "1"]),
    ("0...5", ["0", ".", ".", ".", "5"]),
    ("1.advanced", ["1", ".", "advanced"]),
    ("0b1010 0o17", ["0b1010", "0o17"]),
  ])
  func numbersAreWhole(source: String, expected: [String]) {
    #expect(words(source) == expected)
    #expect(kinds(source).first == .number)
  }

  @Test(arguments: [
    "\"\"",
    "\"plain\"",
    "\"a \\\" b\"",
    "\"} ) ]\"",
    "\"\\(x)\"",
    "\"\\(f(\")\"))\"",
    "\"\\(\"\\(\"deep\")\")\"",
    "\"\\(x /* ) \" */)\"",
    "\"\\(#\"raw \" )\"#)\"",
    "\"\\\\\"",
    "\"\"\"\n a \"quoted\" { \n \"\"\"",
    "\"\"\"\n \\(x ? \"}\" : \"{\") \\\"\"\" \n\"\"\"",
    "#\"a \" b \\(no) \"#",
    "#\"\\#(x + \")\")\"#",
    "##\"one \"# two\"##",
    "#\"\"\"\n \"\"\" \n\"\"\"#",
  ])
  func stringsAreWhole(source: String) {
    #expect(words("a = \(source) }") == ["a", "=", source, "}"])
    #expect(kinds(source) == [.string])
  }

  @Test(arguments: [
    "/a[{]b/", "/\\//", "/(a|b)}/", "#/ } /a/ \" /#", "##/ a/# {\n/##", "#/\n}\n/#",
  ])
  func regularExpressionsAreWhole(source: String) {
    #expect(words("let r = \(source)\n}") == ["let", "r", "=", source, "}"])
    #expect(words("f(\(source))") == ["f", "(", source, ")"])
  }

  @Test(arguments: [
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("a/b/c", ["a", "/", "b", "/", "c"]),
    ("x[0]/y/2", ["x", "[", "0", "]", "/", "y", "/", "2"]),
    ("f(1)/2/3", ["f", "(", "1", ")", "/", "2", "/", "3"]),
    ("(/)", ["(", "/", ")"]),
    ("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
    ("`in`/a/b", ["`in`", "/", "a", "/", "b"]),
  ])
  func divisionIsNoRegularExpression(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("a // } \nb", ["a", "b"]),
    ("a /* } */ b", ["a", "b"]),
    ("a /* /* } */ ) */ b", ["a", "b"]),
    ("a /* \" */ b", ["a", "b"]),
    ("#!/usr/bin/swift\na", ["a"]),
    ("\u{FEFF}a", ["a"]),
    ("a // no newline", ["a"]),
  ])
  func commentsAreTrivia(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func aTokenKnowsWhetherItStartsALine() {
    let tokens = Lexer.tokens(in: SourceText("a b\nc /* \n */ d // x\n  e"))
    #expect(tokens.dropLast().map(\.startsLine) == [true, false, true, true, true])
  }

  @Test func aTokenKnowsWhetherItClingsToTheOneBefore() {
    let tokens = Lexer.tokens(in: SourceText("f(x) (y)"))
    #expect(tokens.dropLast().map(\.isAdjacent) == [true, true, true, true, false, true, true])
  }

  @Test(arguments: [
    "\"open", "\"\"\"open", "/* open", "`open", "#\"open", "#/open", "\"\\(open", "#",
  ])
  func unfinishedTextEndsWithTheText(source: String) {
    #expect(printedBack(source) == source)
  }
}

/// The tokens of the source, printed one after the other.
func printedBack(_ source: String) -> String {
  let text = SourceText(source)
  return Lexer.tokens(in: text).map { text.text($0.leading) + text.text($0) }.joined()
}
