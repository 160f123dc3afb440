/// Makes text from outside (titles, names, notes, file names) safe to show.
enum TextSanitizer {
  /// The text with everything that a terminal would obey, or that would show it in another order
  /// than it is in, written as an escape: `\n`, `\t`, `\u{1B}`.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        shown += escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// A text of several lines, each of them safe.
  static func visibleLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { visible(String($0)) }
      .joined(separator: "\n")
  }

  /// JSON that says the same without a character that a terminal would obey.
  ///
  /// JSON's own escapes leave alone what comes after ASCII, which stands in texts only.
  static func visibleJSON(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
    var shown = ""
    for scalar in json.unicodeScalars {
      if isUnsafe(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Control characters (C0, DEL, C1), line and paragraph separators, marks and overrides of the
  /// writing direction, and characters that are invisible wherever they stand.
  ///
  /// The joiners and the variation selectors stay: emoji, Persian and Indic texts need them.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0001: true
    default: false
    }
  }
}
