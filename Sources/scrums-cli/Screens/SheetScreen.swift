import ScrumFeatures

/// The form of a new or an edited scrum as text, with the draft that it holds.
enum SheetScreen {
  static func lines(_ draft: DailyScrum, isNew: Bool, style: ScreenStyle) -> [String] {
    let title = TextSanitizer.visible(draft.title)
    let shownTitle = title.isEmpty ? "(untitled)" : title
    var lines = [
      style.titleBar(isNew ? "New Scrum" : "Edit \(shownTitle)", draft.theme),
      style.line("  title      \(title.isEmpty ? "(empty)" : title)"),
      style.line("  length     \(draft.lengthInMinutes)\(share(of: draft))"),
      style.line("  theme      \(draft.theme.name)"),
    ]
    if draft.attendees.isEmpty {
      lines.append(style.line("  attendees  nobody yet"))
    }
    let width = String(draft.attendees.count).count
    for (index, attendee) in draft.attendees.enumerated() {
      let label = index == 0 ? "attendees" : "         "
      let name = TextSanitizer.visible(attendee.name)
      let number = String(index + 1)
      let indent = String(repeating: " ", count: width - number.count + 2)
      lines.append(style.line("  \(label)\(indent)\(number)  \(name)"))
    }
    lines.append(style.line("  \(isNew ? "add" : "done") keeps it, cancel drops it."))
    return lines
  }

  /// The minutes for each, where several share them.
  private static func share(of draft: DailyScrum) -> String {
    let people = draft.attendees.count
    guard people > 1 else { return "" }
    return " (\(ClockText.of(Double(draft.lengthInMinutes) * 60 / Double(people))) each)"
  }
}
