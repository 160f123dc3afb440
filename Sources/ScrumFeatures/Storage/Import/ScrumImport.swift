#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads scrums from a file of ours or of another program, recognised by its shape.
public enum ScrumImport {
  /// What came in, and what was changed on the way.
  public struct Result: Hashable, Sendable {
    public var format: ImportFormat
    /// No two share an id.
    public var scrums: [DailyScrum]
    public var notes: [ImportNote]
  }

  /// What can be read of a file; a part that cannot be is left out and named.
  ///
  /// - Parameter now: later dates are taken for Unix time.
  public static func read(_ bytes: [UInt8], now: Date) throws(UnreadableReason) -> Result {
    let tree = try JSONTree(ImportText.utf8(bytes))
    var context = ImportContext(now: now)
    let format: ImportFormat
    let rows: [JSONValue]
    if let file = tree.root.object {
      format = .scrums
      rows = try OwnFormatReader.rows(file)
      context.note(tree.oddities, below: "scrums")
    } else {
      guard let shape = ImportFormat(shapeOf: tree.root), let array = tree.root.array else {
        throw .otherFormat(nil)
      }
      format = shape
      rows = array
      context.note(tree.oddities, below: nil)
    }
    var scrums: [DailyScrum] = []
    for (index, row) in rows.enumerated() {
      do throws(ImportProblem) {
        scrums.append(try scrum(row, in: format, &context))
      } catch {
        context.notes.append(.scrumSkipped(number: index + 1, problem: error.problem))
      }
    }
    context.notes += UniqueIDs.repair(&scrums)
    return Result(format: format, scrums: scrums, notes: context.notes)
  }

  private static func scrum(
    _ value: JSONValue,
    in format: ImportFormat,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    guard let row = value.object else {
      throw ImportProblem("it is \(value.kind), not an object")
    }
    // NB: a bare array of our scrums, as in an answer of `list --json`, keeps its follow-ups.
    if format == .scrums || row["followUps"] != nil {
      return try OwnFormatReader.scrum(row, &context)
    }
    return ImportFormat(shapeOfScrum: value) == .syncUps
      ? try SyncUpsReader.scrum(row, &context)
      : try ScrumdingerReader.scrum(row, &context)
  }
}
