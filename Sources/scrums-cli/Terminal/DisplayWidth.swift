/// How many columns a terminal gives a text.
///
/// The terminal's own idea cannot be asked for, so this follows the common one: East Asian wide
/// and emoji take two, what combines with the character before takes none.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    var width = 0
    var isASCII = true
    for byte in text.utf8 {
      guard byte < 0x7F else {
        isASCII = false
        break
      }
      width += byte >= 0x20 ? 1 : 0
    }
    return isASCII ? width : text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return of(first) }
    let properties = first.properties
    // NB: digits are emoji to Unicode; only the variation selector makes them pictures.
    if properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    if isRegionalIndicator(first) { return 2 }
    if properties.isEmojiPresentation { return 2 }
    if properties.isEmoji, !first.isASCII,
      scalars.contains(where: { $0 == "\u{200D}" || $0.properties.isEmojiModifier })
    {
      return 2
    }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// The longest beginning of `text` that fits into `columns`; where something is left out, its
  /// last column is an ellipsis.
  static func truncated(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var width = 1
    for character in text {
      width += of(character)
      if width > columns { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text in lines that fit, which end between words where they can.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if of(longer) <= columns || line.isEmpty {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  /// `text` in exactly `columns`: cut, or with spaces after it.
  static func padded(_ text: String, to columns: Int) -> String {
    let text = truncated(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      // The soft hyphen is a format character that terminals show.
      return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1
    }
    if isZeroWidth(scalar) { return 0 }
    return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default:
      // Hangul vowels and finals join the leading consonant, which is wide already.
      (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// East Asian wide and full-width, but for what `isEmojiPresentation` tells.
  private static func isWide(_ value: UInt32) -> Bool {
    wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,
    0x2329...0x232A,
    0x2E80...0x303E,
    0x3041...0x3247,
    0x3250...0xA4CF,
    0xA960...0xA97C,
    0xAC00...0xD7A3,
    0xF900...0xFAFF,
    0xFE10...0xFE19,
    0xFE30...0xFE6B,
    0xFF01...0xFF60,
    0xFFE0...0xFFE6,
    0x16FE0...0x18CFF,
    0x18D00...0x18D1E,
    0x1AFF0...0x1B2FF,
    0x1D300...0x1D376,
    0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
