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

  /// - Parameter now: later dates are taken for Unix time.
  public static func read(_ bytes: [UInt8], now: Date) throws(UnreadableReason) -> Result {
    // NB: our own format is an object and the others are arrays; it needs no tree of values.
    if bytes.first(where: { ![9, 10, 13, 32].contains($0) }) == UInt8(ascii: "{") {
      return try OwnFormatReader.read(bytes)
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw UnreadableReason(error, in: bytes)
    }
    guard let format = ImportFormat(shapeOf: value), let rows = value.array else {
      throw UnreadableReason.otherFormat(nil)
    }
    return read(rows, as: format, now: now)
  }

  private static func read(_ rows: [JSONValue], as format: ImportFormat, now: Date) -> Result {
    var context = ImportContext(now: now)
    var scrums: [DailyScrum] = []
    for (index, row) in rows.enumerated() {
      do {
        let scrum =
          ImportFormat(shapeOfScrum: row) == .syncUps
          ? try SyncUpsReader.scrum(row, index: index, &context)
          : try ScrumdingerReader.scrum(row, index: index, &context)
        scrums.append(scrum)
      } catch {
        context.notes.append(.scrumSkipped(number: index + 1, problem: error.problem))
      }
    }
    context.notes += UniqueIDs.repair(&scrums)
    return Result(format: format, scrums: scrums, notes: context.notes)
  }
}

/// The formats that are understood.
public enum ImportFormat: Hashable, Sendable, CaseIterable {
  case scrums
  case scrumdinger2021
  case scrumdinger2021WithHistory
  case scrumdinger2022
  case scrumdinger2023
  case syncUps

  /// For people.
  public var name: String {
    switch self {
    case .scrums: "scrums-cli"
    case .scrumdinger2021: "Scrumdinger (2021)"
    case .scrumdinger2021WithHistory: "Scrumdinger (2021, with history)"
    case .scrumdinger2022: "Scrumdinger (2022)"
    case .scrumdinger2023: "Scrumdinger (2023)"
    case .syncUps: "SyncUps"
    }
  }

  /// The format of a file of another program, nil when it is none of those known.
  init?(shapeOf value: JSONValue) {
    guard let rows = value.array else { return nil }
    if rows.isEmpty {
      self = .scrumdinger2023
      return
    }
    guard let format = rows.lazy.compactMap({ ImportFormat(shapeOfScrum: $0) }).first else {
      return nil
    }
    self = format
  }

  /// Nil for what looks like no scrum at all.
  init?(shapeOfScrum value: JSONValue) {
    guard let row = value.object, row["title"] != nil || row["attendees"] != nil else {
      return nil
    }
    let history = row["history"] ?? row["histories"]
    if row["duration"]?.array != nil || row["meetings"] != nil {
      self = .syncUps
    } else if row["color"] != nil {
      self = history == nil ? .scrumdinger2021 : .scrumdinger2021WithHistory
    } else if let meetings = history?.array,
      meetings.contains(where: { $0.object?["lengthInMinutes"] != nil })
    {
      self = .scrumdinger2022
    } else {
      self = .scrumdinger2023
    }
  }
}
