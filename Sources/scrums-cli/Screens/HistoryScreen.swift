import ScrumFeatures

/// The meetings that a scrum has held, and what they come to, as text.
struct HistoryScreen {
  let scrum: DailyScrum
  let days: LocalDays
  let style: ScreenStyle

  /// So many meetings are shown, the newest; the others can be opened all the same.
  static let limit = 20

  var lines: [String] {
    let title = scrum.title.isEmpty ? "(untitled)" : scrum.title
    let bar = style.titleBar("History of \(title) (\(scrum.history.count))", scrum.theme)
    guard !scrum.history.isEmpty else {
      return [bar, style.line("  No meeting was held yet. Begin one with: start")]
    }
    return [bar] + meetings + summary
  }

  // MARK: - The meetings

  private var meetings: [String] {
    let shown = scrum.history.prefix(Self.limit)
    let numberWidth = String(shown.count).count
    let lengths = shown.map { $0.lengthInSeconds.map { ClockText.of($0) } ?? "?" }
    let lengthWidth = lengths.map(\.count).max() ?? 0
    let plan = Double(scrum.lengthInMinutes) * 60
    let longest = shown.compactMap(\.lengthInSeconds).filter(\.isFinite).max() ?? 0
    let hasTime = style.columns >= 60
    let room = style.columns - numberWidth - lengthWidth - (hasTime ? 38 : 21)
    let chart = BarChart(width: min(30, room), whole: max(plan, longest, 1))
    var lines = zip(shown, lengths).enumerated().map { index, row in
      let (meeting, length) = row
      let number = padded(String(index + 1), to: numberWidth + 2)
      let day =
        hasTime
        ? "\(days.day(of: meeting.date)) \(days.time(of: meeting.date))"
        : days.date(of: meeting.date)
      let people = hasTime ? "  \(self.people(meeting.attendees.count))" : ""
      let bar =
        room < 4
        ? ""
        : meeting.lengthInSeconds.map { "  " + chart.bar($0, plan: plan) } ?? ""
      return style.line("\(number)  \(day)  \(padded(length, to: lengthWidth))\(people)\(bar)")
    }
    let others = scrum.history.count - shown.count
    if others > 0 {
      lines.append(style.line("  … \(others) more, the last of them \(scrum.history.count)"))
    }
    return lines
  }

  private func people(_ count: Int) -> String {
    padded(String(count), to: 3) + (count == 1 ? " person" : " people")
  }

  // MARK: - What they come to

  private var summary: [String] {
    let figures = HistoryFigures(meetings: scrum.history, plannedMinutes: scrum.lengthInMinutes)
    var lines: [String] = []
    if let rate = figures.onTimeRate, let average = figures.averageLength {
      lines.append(
        style.line(
          "  On time \(figures.onTimeCount) of \(figures.knownCount) (\(percent(rate))),"
            + " \(ClockText.of(average)) on average, \(scrum.lengthInMinutes) min planned"
        )
      )
    }
    return lines + shares(figures.speakers)
  }

  private func shares(_ speakers: [HistoryFigures.Speaker]) -> [String] {
    guard !speakers.isEmpty else { return [] }
    let shown = speakers.prefix(Self.limit)
    let names = shown.map { TextSanitizer.visible($0.name) + ($0.isGuest ? " (guest)" : "") }
    let longest = names.map { DisplayWidth.of($0) }.max() ?? 0
    let nameWidth = min(longest, max(6, style.columns / 3))
    let chart = BarChart(width: min(30, max(0, style.columns - nameWidth - 18)), whole: 1)
    return [style.line("  Share of the time")]
      + zip(shown, names).map { speaker, name in
        let name = DisplayWidth.padded(DisplayWidth.truncated(name, to: nameWidth), to: nameWidth)
        let share = padded(percent(speaker.share), to: 5)
        return style.line(
          "    \(name)  \(chart.bar(speaker.share))\(share)  \(ClockText.of(speaker.seconds))"
        )
      }
  }

  private func percent(_ rate: Double) -> String { "\(Int((rate * 100).rounded()))%" }

  /// The text with blanks before it.
  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
