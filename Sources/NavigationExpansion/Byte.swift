/// The bytes that mean something to the lexer.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let dollar = UInt8(ascii: "$")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let e = UInt8(ascii: "e")
  static let p = UInt8(ascii: "p")
  static let x = UInt8(ascii: "x")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, digits, `_` and everything beyond ASCII.
  ///
  /// NB: operators beyond ASCII count as letters; nothing here looks inside an expression.
  static func isNamePart(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return (lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z"))
      || isDigit(byte) || byte == underscore || byte >= 0x80
  }
}
