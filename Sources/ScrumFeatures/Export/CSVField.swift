/// One field of a file of comma-separated values (RFC 4180).
enum CSVField {
  /// A text, between quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
        UInt8(ascii: ";"), UInt8(ascii: "\t"):
        true
      default: false
      }
    }
    let hasOuterBlanks = text.utf8.first == 32 || text.utf8.last == 32
    guard needsQuotes || hasOuterBlanks else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Whether a spreadsheet might take the text for a formula and run it.
  static func looksLikeFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n": true
    default: false
    }
  }

  /// A number of seconds: whole ones without a fraction.
  static func number(_ seconds: Double?) -> String {
    guard let seconds else { return "" }
    return Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }
}
