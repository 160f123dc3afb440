import Foundation

/// The figures as a table for people, and as JSON for machines.
enum Report {
  static func text(_ rows: [Row], yardsticks: Yardsticks) -> String {
    var lines = [
      "L, one lookup: \(format(yardsticks.lookup)) ns",
      "T, one task: \(format(yardsticks.task)) ns",
      "peak memory: \(peakMemory() / 1_048_576) MiB",
      "",
    ]
    for row in rows {
      let mark = row.isMet ? " " : "✗"
      let name = row.name.padding(toLength: 26, withPad: " ", startingAt: 0)
      let figure = (row.nanoseconds.map { "\(format($0)) ns" } ?? "")
        .padding(toLength: 14, withPad: " ", startingAt: 0)
      lines.append(
        "\(mark) \(name) \(figure) \(format(row.multiple)) \(row.yardstick.rawValue)"
          + "  (≤ \(format(row.target)))"
      )
    }
    return lines.joined(separator: "\n")
  }

  static func json(_ rows: [Row], yardsticks: Yardsticks) -> String {
    let fields = rows.map { row in
      let nanoseconds = row.nanoseconds.map { "\($0)" } ?? "null"
      return """
        {"name":"\(row.name)","nanoseconds":\(nanoseconds),"multiple":\(row.multiple),\
        "yardstick":"\(row.yardstick.rawValue)","target":\(row.target),"met":\(row.isMet)}
        """
    }
    return """
      {"L":\(yardsticks.lookup),"T":\(yardsticks.task),"peakMemory":\(peakMemory()),\
      "rows":[\(fields.joined(separator: ","))]}
      """
  }

  private static func format(_ number: Double) -> String {
    String(format: number < 100 ? "%.2f" : "%.0f", number)
  }

  /// The most memory that the process has had, in bytes.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1_024
    #endif
  }
}
