/// Reads a sync-up: `{id, title, theme, attendees, duration: [high, low], meetings: […]}`.
enum SyncUpsReader {
  static func scrum(
    _ row: [String: JSONValue],
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    var row = row
    if let duration = row["duration"] {
      // NB: what is no duration is named by the reader of the length, and costs no more than that.
      row["length"] = seconds(duration).map { .number($0) } ?? duration
    }
    return try ScrumdingerReader.scrum(row, historyKey: "meetings", &context)
  }

  /// A `Duration` is coded as a 128-bit count of attoseconds in two 64-bit halves, the higher one
  /// first: five minutes are `[16, 4852094820647174144]`. Tools that keep numbers as floating
  /// point write them a little off, so milliseconds are as fine as it gets.
  static func seconds(_ value: JSONValue) -> Double? {
    guard let halves = value.array else { return value.double }
    guard halves.count == 2, let high = halves[0].double, var low = halves[1].double else {
      return nil
    }
    let range = 18_446_744_073_709_551_616.0
    // NB: some tools write the lower half as a signed number.
    if low < 0 { low += range }
    return ((high * range + low) / 1e15).rounded() / 1000
  }
}
