import Testing

@testable import scrums_cli

@Suite struct TextSanitizerTests {
  @Test(arguments: [
    "", "Design", "é世👍", "👩‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्षि", "a\\n", "\u{A0}",
  ])
  func textIsLeftAlone(text: String) {
    #expect(TextSanitizer.visible(text) == text)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"), ("a\r\nb\tc", "a\\r\\nb\\tc"),
    ("\0", "\\u{0}"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}", "\\u{7F}"),
    ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"), ("\u{2028}", "\\u{2028}"),
    ("e\u{200B}\u{301}", "e\\u{200B}\u{301}"), ("\u{FEFF}x", "\\u{FEFF}x"),
  ])
  func whatATerminalObeysIsShownEscaped(text: String, shown: String) {
    #expect(TextSanitizer.visible(text) == shown)
  }

  @Test func noControlCharacterIsLeft() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = TextSanitizer.visible(String(scalar))
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test func jsonSaysTheSameWithoutWhatATerminalObeys() {
    #expect(
      TextSanitizer.visibleJSON("{\"é李\":\"\u{9B}2J\u{202E}\u{E0001}\u{7F}\"}")
        == "{\"é李\":\"\\u009b2J\\u202e\\udb40\\udc01\\u007f\"}"
    )
    #expect(TextSanitizer.visibleJSON("{\"a\":1}") == "{\"a\":1}")
  }
}
