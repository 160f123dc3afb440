import ScrumFeatures

/// A meeting that was held, as text: when, how long, who was there, what was noted.
struct PastMeetingScreen {
  let meeting: Meeting
  let scrum: DailyScrum
  let days: LocalDays
  let style: ScreenStyle

  var lines: [String] {
    let title = scrum.title.isEmpty ? "(untitled)" : scrum.title
    var lines = [
      style.titleBar("Meeting of \(title)", scrum.theme),
      style.line("  Began   \(days.day(of: meeting.date)) \(days.time(of: meeting.date))"),
      style.line("  Length  \(length)"),
    ]
    lines += people
    if !meeting.absent.isEmpty {
      let names = meeting.absent.map { TextSanitizer.visible($0) }.joined(separator: ", ")
      lines.append(style.line("  Absent  \(names)"))
    }
    if !meeting.notes.isEmpty {
      lines.append(style.line("  Notes of the meeting"))
      lines += meeting.notes.map { style.line("    - \(TextSanitizer.visible($0))") }
    }
    return lines
  }

  private var length: String {
    let plan = "\(scrum.lengthInMinutes) min planned"
    guard let seconds = meeting.lengthInSeconds else { return "unknown, \(plan)" }
    let over = seconds - Double(scrum.lengthInMinutes) * 60
    return "\(ClockText.of(seconds)), \(plan)" + (over >= 1 ? ", \(ClockText.of(over)) over" : "")
  }

  private var people: [String] {
    guard !meeting.attendees.isEmpty else { return [style.line("  Nobody is named.")] }
    let names = meeting.attendees.map { person in
      TextSanitizer.visible(person.name) + (person.isGuest ? " (guest)" : "")
    }
    let longest = names.map { DisplayWidth.of($0) }.max() ?? 0
    let nameWidth = min(longest, max(6, style.columns / 3))
    let most = meeting.attendees.compactMap(\.seconds).filter(\.isFinite).max() ?? 0
    let chart = BarChart(
      width: min(30, max(0, style.columns - nameWidth - 16)),
      whole: max(most, 1)
    )
    return zip(meeting.attendees, names).flatMap { person, name in
      let name = DisplayWidth.padded(DisplayWidth.truncated(name, to: nameWidth), to: nameWidth)
      let facts = person.seconds.map { "  \(chart.bar($0))  \(ClockText.of($0))" } ?? ""
      return [style.line("  \(name)\(facts)")]
        + person.notes.map { style.line("    - \(TextSanitizer.visible($0))") }
    }
  }
}
