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
  /// What mends the problem, when that is certain.
  package var fixIt: FixIt?

  /// A change of the declaration's text.
  package struct FixIt: Equatable, Sendable {
    /// What it does, as an order: `make it a "var"`.
    package var message: String
    /// What it replaces, in UTF-8 bytes from the start of the declaration's text.
    package var range: Range<Int>
    package var newText: String

    init(_ message: String, replacing range: Range<Int>, with newText: String) {
      self.message = message
      self.range = range
      self.newText = newText
    }
  }

  package init(_ message: String, severity: Severity = .error, at offset: Int) {
    self.init(message, severity: severity, at: offset..<offset)
  }

  package init(
    _ message: String,
    severity: Severity = .error,
    at range: Range<Int>,
    fixIt: FixIt? = nil
  ) {
    self.message = message
    self.severity = severity
    self.range = range
    self.fixIt = fixIt
  }

  /// The same in the coordinates of the file that the text came from.
  func placed(in text: PluginRequest.SyntaxText) -> PluginDiagnostic {
    let place = Self.place(range, in: text)
    let fixIts = fixIt.map { fixIt in
      let change = PluginDiagnostic.FixIt.Change(
        range: Self.place(fixIt.range, in: text),
        newText: fixIt.newText
      )
      return [PluginDiagnostic.FixIt(message: fixIt.message, changes: [change])]
    }
    return PluginDiagnostic(
      message: message,
      severity: severity.rawValue,
      position: PluginDiagnostic.Position(fileName: place.fileName, offset: place.startOffset),
      highlights: range.isEmpty ? [] : [place],
      fixIts: fixIts ?? []
    )
  }

  private static func place(
    _ range: Range<Int>,
    in text: PluginRequest.SyntaxText
  ) -> PluginDiagnostic.Range {
    PluginDiagnostic.Range(
      fileName: text.location.fileName,
      startOffset: text.location.offset + range.lowerBound,
      endOffset: text.location.offset + range.upperBound
    )
  }
}
