import ScrumFeatures

/// The clock of a running meeting above the prompt: who has the word and for how long, and the meeting.
enum MeetingBlock {
  static func rows(_ meeting: MeetingFeature.State, style: ScreenStyle) -> [StyledText] {
    let round = meeting.round
    let names = [round.speaker.name, heading(round)].map { TextSanitizer.visible($0) }
    let columns = max(1, style.columns - 1)
    let width = min(columns / 3, max(8, names.map { DisplayWidth.of($0) }.max() ?? 0))
    let bar = ProgressBar(width: columns >= 60 ? 16 : columns >= 40 ? 6 : 0)
    let turn = row(
      DisplayWidth.padded(names[0], to: width),
      ClockText.remaining(round.speakerRemaining),
      bar.text(round.speakerUsed, of: round.speakerShare),
      round.isInOvertime ? "" : next(round)
    )
    let whole = row(
      DisplayWidth.padded(names[1], to: width),
      ClockText.remaining(round.remaining),
      bar.text(round.elapsed, of: round.length),
      "of \(ClockText.of(round.length))"
    )
    // NB: no wider than it has to be, so that a window that is narrowed seldom wraps it.
    let strip = min(columns, max(DisplayWidth.of(turn), DisplayWidth.of(whole)) + 1)
    return [turn, whole].map { text in
      StyledText(DisplayWidth.padded(text, to: strip), look(of: meeting))
    }
  }

  private static func row(_ name: String, _ time: String, _ bar: String, _ rest: String) -> String {
    let time = DisplayWidth.padded(time, to: max(12, DisplayWidth.of(time)))
    return " " + [name, time, bar, rest].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The state of the meeting, so that it is seen without colours too.
  private static func heading(_ round: MeetingRound) -> String {
    if round.isPaused { return "PAUSED" }
    return round.isInOvertime ? "OVERTIME" : "Meeting"
  }

  private static func next(_ round: MeetingRound) -> String {
    let waiting = round.speakers.drop { $0.state != .speaking }.first { $0.state == .waiting }
    return waiting.map { "then \(TextSanitizer.visible($0.name))" } ?? "the last one"
  }

  /// The colours of the theme; in overtime, and while the time stands still, other ones.
  private static func look(of meeting: MeetingFeature.State) -> StyledText.Look {
    if meeting.round.isPaused { return .chosen }
    let theme = meeting.scrum.theme
    let (dark, light) = (RGBColor(hex: 0x000000), RGBColor(hex: 0xFFFFFF))
    if meeting.round.isInOvertime { return .colored(text: light, on: RGBColor(hex: 0xB00020)) }
    return .colored(text: theme.accent == .light ? light : dark, on: theme.color)
  }
}
