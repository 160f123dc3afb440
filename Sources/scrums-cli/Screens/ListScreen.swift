import ScrumFeatures

/// The list of scrums as text: a row a scrum, each with its number.
enum ListScreen {
  struct Row: Hashable, Sendable {
    var number: Int
    var title: String
    var minutes: Int
    var people: Int
    var theme: Theme
    var openFollowUps: Int
  }

  /// - Parameter count: How many there are in the full list.
  static func lines(_ rows: [Row], count: Int, style: ScreenStyle) -> [String] {
    let title = "Daily Scrums (\(count))"
    guard count > 0 else {
      return [style.titleBar(title, nil), "  Nothing here yet. Begin with: new Morning Sync"]
    }
    guard !rows.isEmpty else {
      return [style.titleBar(title, nil), "  Nothing matches. All of them: list"]
    }
    let shown = style.rows.map { rows.prefix(max(5, $0)) } ?? rows[...]
    let hidden = rows.count - shown.count
    let more = hidden > 0 ? [style.line("  … \(hidden) more. Narrow them with: list WORDS")] : []
    let numberWidth = String(count).count
    let titles = shown.map { TextSanitizer.visible($0.title.isEmpty ? "(untitled)" : $0.title) }
    let longest = titles.map { DisplayWidth.of($0) }.max() ?? 0
    let width = min(longest, max(8, style.columns - numberWidth - 38))
    return [style.titleBar(title, nil)]
      + zip(shown, titles).map { row, title in
        let number = String(row.number)
        let indent = String(repeating: " ", count: numberWidth - number.count + 2)
        let name = DisplayWidth.padded(DisplayWidth.truncated(title, to: width), to: width)
        return style.line("\(indent)\(number)  \(name)  \(facts(row))")
      } + more
  }

  private static func facts(_ row: Row) -> String {
    let minutes = String(row.minutes)
    let pad = String(repeating: " ", count: max(0, 2 - minutes.count))
    let people = "\(row.people) \(row.people == 1 ? "person" : "people")"
    let followUps = row.openFollowUps > 0 ? ", \(row.openFollowUps) open" : ""
    return "\(pad)\(minutes) min, \(people), \(row.theme.name)\(followUps)"
  }
}
