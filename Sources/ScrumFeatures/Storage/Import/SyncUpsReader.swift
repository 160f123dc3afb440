#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a sync-up: `{id, title, theme, attendees, duration: [high, low], meetings: […]}`.
enum SyncUpsReader {
  static func scrum(
    _ value: JSONValue,
    index: Int,
    _ context: inout ImportContext
  ) throws(ImportProblem) -> DailyScrum {
    guard var row = value.object else {
      throw ImportProblem("it is \(value.kind), not an object")
    }
    if let duration = row["duration"] {
      guard let seconds = seconds(duration) else {
        throw .expected("two halves of a count of attoseconds", for: "duration", got: duration)
      }
      row["length"] = .number(seconds)
    }
    row["history"] = row["meetings"]
    return try ScrumdingerReader.scrum(.object(row), index: index, &context)
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
