/// Stored text within a line of Markdown, so that it shows as it is and breaks nothing.
///
/// A backslash comes before each of \ ` * _ [ ] < > | ~ & # $, wherever it stands, and before a
/// first - + = : and the dot or bracket of a first number, which would begin a list, a table's rule
/// or a line under a heading. What ends a line and tabs become a blank, other control characters
/// become U+FFFD, blanks at the ends go.
enum MarkdownText {
  static func escaped(_ text: String) -> String {
    var result = ""
    var isStart = true
    var isNumber = false
    for scalar in cleaned(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "$":
        result += "\\"
      case "-", "+", "=", ":":
        if isStart { result += "\\" }
      case ".", ")":
        if isNumber { result += "\\" }
      default: break
      }
      let isDigit = ("0"..."9").contains(scalar)
      isNumber = isDigit && (isStart || isNumber)
      isStart = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether more than backslashes is needed for `text`.
  static func isChanged(_ text: String) -> Bool { !cleaned(text).utf8.elementsEqual(text.utf8) }

  private static func cleaned(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      // NB: end of line, vertical tab, form feed, next line, and the separators of lines and
      // paragraphs.
      case "\t"..."\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.trimmingBlanks()
  }
}
