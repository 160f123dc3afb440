import ScrumFeatures

/// All commands that work, in the order in which help lists them.
enum CommandTable {
  static let entries: [CommandEntry] =
    everywhere + starting + reporting + list + detail + ofScrum + sheets + meeting + history
    + followUps

  /// The same, by where they work, with the titles that help has for them.
  static let sections: [(title: String, entries: [CommandEntry])] = [
    ("Everywhere", everywhere + starting + reporting),
    ("On the list of scrums", list),
    ("On a scrum", detail + ofScrum),
    ("On the sheets (new, edit)", sheets),
    ("In a meeting", meeting),
    ("In a scrum's history", history),
    ("On a scrum's follow-ups", followUps),
  ]

  /// The words that only begin a command of two: `attendee`.
  static let groups: Set<String> = Set(
    entries.compactMap { entry in
      entry.name.firstIndex(of: " ").map { String(entry.name[..<$0]) }
    }
  )

  /// Every name and alias, with the place of its rows in `entries`.
  private static let rows: [String: [Int]] = {
    var rows: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for name in [entry.name] + entry.aliases {
        rows[name, default: []].append(index)
      }
    }
    return rows
  }()

  /// The rows of a name or an alias: several when it means different things on different screens.
  static func entries(named name: String) -> [CommandEntry] {
    rows[name, default: []].map { entries[$0] }
  }

  /// The commands of a screen; first those that only it has.
  static func here(_ screen: ScreenKind) -> [CommandEntry] {
    let here = entries.filter { $0.screens?.contains(screen) == true }
    let own = here.filter { ($0.screens ?? []).count <= 2 }
    return own + here.filter { ($0.screens ?? []).count > 2 }
  }

  /// The command that was probably meant: one that works on `screen` wins over another. A path alone
  /// is to be gone to.
  static func nearest(to word: String, on screen: ScreenKind) -> String? {
    if word.hasPrefix("/") || word.hasPrefix("..") { return "go \(word)" }
    let here = entries.filter { $0.belongs(on: screen) }
    return nearest(to: word, in: here) ?? nearest(to: word, in: entries)
  }

  private static func nearest(to word: String, in entries: [CommandEntry]) -> String? {
    Spelling.nearest(to: word, in: entries.flatMap { [$0.name] + $0.aliases })
  }
}
