/// Writes scrums for other programs and for people.
public enum ScrumExport {
  /// What scrums can be written as.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Our own file, byte for byte as it would be saved.
    case json
    /// The file of Apple's tutorial app, as of 2023.
    case scrumdinger
    /// Text for a chat or a wiki.
    case markdown
    /// The history for a spreadsheet, a row per meeting and person.
    case csv
  }

  /// A text in UTF-8 that ends with one end of line, and what it could not take along.
  public struct Output: Hashable, Sendable {
    public var text: String
    public var losses: [Loss]

    public var bytes: [UInt8] { Array(text.utf8) }
  }

  /// The scrums as `format` has them: the same text for the same scrums, in linear time.
  ///
  /// - Throws: what the JSON encoder throws for a number that JSON cannot say.
  public static func export(
    _ scrums: [DailyScrum],
    as format: Format
  ) throws -> Output {
    switch format {
    case .json:
      let bytes = try ScrumFile(scrums: scrums).encode()
      return Output(text: String(decoding: bytes, as: UTF8.self), losses: [])
    case .scrumdinger: return try ScrumdingerExport.output(scrums)
    case .markdown: return MarkdownExport.output(scrums)
    case .csv: return CSVExport.output(scrums)
    }
  }
}
