import ScrumFeatures

/// The texts of `help`, made from the command table.
enum HelpText {
  /// What `help` says, or `help` with a command or a topic.
  ///
  /// - Parameter screen: Where it is asked for: what works there comes first. Without one, and for the
  ///   topic "all", it is about all of them.
  static func text(
    for topic: String?,
    on screen: ScreenKind? = nil
  ) -> Result<String, CommandError> {
    let wanted = (topic ?? "").lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if wanted.isEmpty { return .success(screen.map(overview(on:)) ?? overview) }
    if wanted == all { return .success(overview) }
    if let topic = HelpTopic(rawValue: wanted) { return .success(topic.text) }
    let entries = CommandTable.entries(named: wanted) + group(wanted)
    if !entries.isEmpty {
      return .success(entries.map(text(of:)).joined(separator: "\n\n"))
    }
    let names = CommandTable.entries.map(\.name) + [all] + HelpTopic.allCases.map(\.rawValue)
    return .failure(
      .notFound(.topic, topic ?? "", nearest: Spelling.nearest(to: wanted, in: names))
    )
  }

  /// The topic that is about all screens.
  private static let all = "all"

  /// What works on a screen, what works everywhere, and where to find the rest.
  private static func overview(on screen: ScreenKind) -> String {
    let here = section("On \(screen.description)", CommandTable.here(screen))
    let names = CommandTable.entries.filter { $0.screens == nil }.map(\.name)
    let everywhere = DisplayWidth.wrapped(names.joined(separator: ", "), to: 76)
    let topics = DisplayWidth.wrapped(
      HelpTopic.allCases.map(\.rawValue).joined(separator: ", "),
      to: 76
    )
    // NB: short, so that all of it is in the window.
    return
      ([here, "", "Everywhere"] + everywhere.map { "  " + $0 }
      + ["", "More: help COMMAND, help all, or help with one of"] + topics.map { "  " + $0 })
      .joined(separator: "\n")
  }

  private static func section(_ title: String, _ entries: [CommandEntry]) -> String {
    ([title] + entries.map { row($0.usage, $0.summary, width: 28) }).joined(separator: "\n")
  }

  /// All commands, by where they work.
  static let overview =
    CommandTable.sections.map { section($0.title, $0.entries) }.joined(separator: "\n\n")
    + "\n\nMore: help COMMAND, or help with one of\n  " + HelpTopic.names

  /// A term and what it means, the meanings in one column; that of a long term is on a line of its
  /// own.
  static func row(_ term: String, _ meaning: String, width: Int) -> String {
    let column = String(repeating: " ", count: width + 2)
    guard term.count <= width else { return "  \(term)\n\(column)  \(meaning)" }
    return "  \(term)\(column.dropFirst(term.count))\(meaning)"
  }

  private static func text(of entry: CommandEntry) -> String {
    var lines = [entry.usage, "  \(entry.summary)"]
    lines += entry.details.split(separator: "\n").map { "  \($0)" }
    if !entry.aliases.isEmpty {
      lines.append("  Also: \(entry.aliases.joined(separator: ", ")).")
    }
    if let screens = entry.screens {
      lines.append("  Works on \(ScreenKind.description(of: screens)).")
    }
    if !entry.examples.isEmpty {
      lines.append("  Examples:")
      lines += entry.examples.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func group(_ name: String) -> [CommandEntry] {
    CommandTable.groups.contains(name)
      ? CommandTable.entries.filter { $0.name.hasPrefix(name + " ") } : []
  }
}
