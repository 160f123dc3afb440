import ScrumFeatures

/// The form of a new or an edited scrum as text, with the draft that it holds.
enum SheetScreen {
  static func lines(_ draft: DailyScrum, isNew: Bool, style: ScreenStyle) -> [String] {
    let title = TextSanitizer.visible(draft.title)
    let shownTitle = title.isEmpty ? "(untitled)" : title
    var lines = [
      style.titleBar(isNew ? "New Scrum" : "Edit \(shownTitle)", draft.theme),
      style.line("  title      \(title.isEmpty ? "(empty)" : title)"),
      "  length     \(draft.lengthInMinutes)",
      "  theme      \(draft.theme.name)",
    ]
    if draft.attendees.isEmpty {
      lines.append("  attendees  nobody yet")
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
}
