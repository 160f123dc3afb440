/// A problem found in a declaration's text, at a byte offset of that text.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: String, Equatable, Sendable {
    case error
    case warning
  }

  package var message: String
  package var severity: Severity
  /// Where the problem is, in UTF-8 bytes from the start of the declaration's text.
  package var range: Range<Int>

  package init(_ message: String, severity: Severity = .error, at offset: Int) {
    self.init(message, severity: severity, at: offset..<offset)
  }

  package init(_ message: String, severity: Severity = .error, at range: Range<Int>) {
    self.message = message
    self.severity = severity
    self.range = range
  }

  /// The same in the coordinates of the file that the text came from.
  func placed(in text: PluginRequest.SyntaxText) -> PluginDiagnostic {
    let start = text.location.offset + range.lowerBound
    let end = text.location.offset + range.upperBound
    let fileName = text.location.fileName
    let highlight = PluginDiagnostic.Range(fileName: fileName, startOffset: start, endOffset: end)
    return PluginDiagnostic(
      message: message,
      severity: severity.rawValue,
      position: PluginDiagnostic.Position(fileName: fileName, offset: start),
      highlights: range.isEmpty ? [] : [highlight]
    )
  }
}
