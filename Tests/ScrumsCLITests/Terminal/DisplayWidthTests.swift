import Testing

@testable import scrums_cli

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("世界", 4), ("👍", 2), ("👍🏽", 2),
    ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("1", 1), ("#", 1),
    ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("\u{200B}", 0), ("\u{AD}", 1),
    ("\u{0}\u{7F}", 0), ("\u{303F}", 1), ("〈", 2), ("☃", 1), ("⌚", 2), ("한é1", 4), ("नि", 2),
    ("✌🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
  ])
  func isTheNumberOfColumns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("世界人", 5, "世界…"), ("世界人", 4, "世…"), ("世", 1, "…"),
    ("abc", 0, ""), ("👩‍👩‍👧‍👦👍x", 4, "👩‍👩‍👧‍👦…"),
  ])
  func aTextIsCutBetweenCharacters(text: String, columns: Int, cut: String) {
    #expect(DisplayWidth.truncated(text, to: columns) == cut)
  }

  @Test(arguments: 0...12)
  func aPaddedTextFillsItsColumns(columns: Int) {
    for text in ["", "abc", "世界人民", "👍🏽é世x"] {
      #expect(DisplayWidth.of(DisplayWidth.padded(text, to: columns)) == columns)
    }
  }
}
