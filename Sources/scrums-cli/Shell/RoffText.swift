/// Text in roff, as the macros for manual pages take it.
enum RoffText {
  /// A text in which nothing is special: quotes, backslashes and hyphens stay what they are.
  static func escaped(_ text: some StringProtocol) -> String {
    let escaped = text.unicodeScalars.map(escaped).joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  static func section(_ title: String) -> String { ".SH \"\(escaped(title.uppercased()))\"" }

  static func subsection(_ title: String) -> String { ".SS \"\(escaped(title))\"" }

  /// A term, in roff already, and what it means, indented below it; each text begins a line.
  static func item(_ term: String, _ meaning: [String]) -> String {
    ".TP\n\(term)\n\(meaning.map(paragraph).joined(separator: "\n.br\n"))"
  }

  /// Lines that are filled, but for indented ones, which are kept as they are.
  static func paragraph(_ text: String) -> String {
    var lines: [String] = []
    var isKept = false
    for line in text.split(separator: "\n") {
      let isIndented = line.hasPrefix(" ")
      if isIndented != isKept { lines.append(isIndented ? ".nf" : ".fi") }
      isKept = isIndented
      lines.append(escaped(line))
    }
    if isKept { lines.append(".fi") }
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "\"": "\\(dq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
    }
  }

  /// At least four digits, which is how a letter is named.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
