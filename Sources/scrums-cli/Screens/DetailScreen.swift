import ScrumFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One scrum as text: what it is, who comes, what was held, what is still open.
enum DetailScreen {
  static func lines(_ scrum: DailyScrum, days: LocalDays, style: ScreenStyle) -> [String] {
    let title = scrum.title.isEmpty ? "(untitled)" : scrum.title
    var lines = [
      style.titleBar(title, scrum.theme),
      style.line("  Length      \(scrum.lengthInMinutes) minutes"),
      style.line("  Theme       \(scrum.theme.name)"),
    ]
    lines += people(scrum.attendees.map(\.name), style: style)
    lines += section("Follow-ups", scrum.openFollowUps.map(followUp), style: style)
    lines += section("History", scrum.history.prefix(5).map { meeting($0, days) }, style: style)
    if scrum.history.count > 5 {
      lines.append(style.line("              … \(scrum.history.count - 5) more"))
    }
    return lines
  }

  private static func people(_ names: [String], style: ScreenStyle) -> [String] {
    guard !names.isEmpty else { return [style.line("  Attendees   nobody yet")] }
    return section("Attendees", names, style: style)
  }

  /// A heading beside the first of its lines.
  private static func section(
    _ heading: String,
    _ texts: some Collection<String>,
    style: ScreenStyle
  ) -> [String] {
    texts.enumerated().map { index, text in
      let label = index == 0 ? heading : ""
      let gap = String(repeating: " ", count: 12 - label.count)
      return style.line("  \(label)\(gap)\(TextSanitizer.visible(text))")
    }
  }

  private static func followUp(_ followUp: FollowUp) -> String {
    followUp.description + (followUp.owner.map { " (\($0))" } ?? "")
  }

  private static func meeting(_ meeting: Meeting, _ days: LocalDays) -> String {
    let length = meeting.lengthInSeconds.map { ", \(ClockText.of($0))" } ?? ""
    return "\(days.day(of: meeting.date))\(length), "
      + "\(meeting.attendees.count) present"
  }
}
