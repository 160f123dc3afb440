/// Scrums in the format of another tool, or for people.
public struct ScrumExport: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Our own, as it is saved.
    case json
    /// That of Apple's tutorial app of 2023, which loads it.
    case scrumdinger
    /// For a chat or a wiki.
    case markdown
    /// The history, for a spreadsheet (RFC 4180).
    case csv
  }

  /// Ends with the end of a line.
  public let text: String
  /// What the format cannot hold, a line a scrum; only `scrumdinger` is meant to be read again, so
  /// only it says so.
  public let losses: [ExportLoss]

  /// Equal scrums give equal texts. Time linear in what they hold.
  ///
  /// - Throws: What `JSONEncoder` throws, for a number that JSON cannot say.
  public init(_ scrums: [DailyScrum], as format: Format) throws {
    switch format {
    case .json:
      text = String(decoding: try ScrumFile(scrums: scrums).encode(), as: UTF8.self)
    case .scrumdinger:
      text = try ScrumdingerExport.text(of: scrums)
    case .markdown:
      text = MarkdownExport.text(of: scrums)
    case .csv:
      text = CSVExport.text(of: scrums)
    }
    losses = format == .scrumdinger ? scrums.compactMap(ExportLoss.init) : []
  }
}
