/// A word of source text with the blanks and comments before it, as ranges of UTF-8 bytes.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword, also one in backticks or with a `$` before it.
    case identifier
    case number
    /// A whole string literal, with its quotes, its `#` and its interpolations.
    case string
    /// A whole regular expression literal.
    case regex
    /// `#if`, `#selector`, … : a `#` with the name after it.
    case pound
    /// One bracket, comma or operator character; `->` is the only one of two characters.
    case symbol
    /// The end of the text; carries the blanks and comments after the last word.
    case end
  }

  package let kind: Kind
  /// The blanks and comments before the word.
  package let leading: Range<Int>
  package let range: Range<Int>
  /// Whether a line ends between the word before and this one.
  package let startsLine: Bool

  /// Whether nothing, not even a blank, stands between the word before and this one.
  var isAdjacent: Bool { leading.isEmpty }
}

/// Source text as bytes, which is how the compiler counts places in it.
package struct SourceText: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  package func text(_ token: Token) -> String {
    text(token.range)
  }

  /// Whether the token is spelled like this; costs no string.
  func matches(_ token: Token, _ spelling: StaticString) -> Bool {
    guard token.range.count == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { expected in
      bytes[token.range].elementsEqual(expected)
    }
  }
}
