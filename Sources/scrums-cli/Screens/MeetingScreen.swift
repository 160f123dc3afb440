import ScrumFeatures

/// A running meeting as text: its clock, who speaks, who comes, what was noted, what is still open.
enum MeetingScreen {
  static func lines(_ meeting: MeetingFeature.State, style: ScreenStyle) -> [String] {
    let round = meeting.round
    var lines = [style.titleBar(title(of: meeting.scrum), meeting.scrum.theme)]
    lines += clock(round, style: style)
    lines += speakers(round, style: style)
    lines += meeting.notes.map { style.line("      \(TextSanitizer.visible($0))") }
    let followUps = meeting.openFollowUps
    if !followUps.isEmpty {
      lines.append(style.line("  Still open"))
      lines += followUps.map { followUp in
        let owner = followUp.owner.map { " (\($0))" } ?? ""
        return style.line("    - \(TextSanitizer.visible(followUp.description + owner))")
      }
    }
    return lines
  }

  /// The times of the meeting, and of who speaks.
  static func clock(_ round: MeetingRound, style: ScreenStyle) -> [String] {
    let bar = ProgressBar(width: min(24, max(0, style.columns - 44)))
    let state = round.isPaused ? "  paused" : ""
    let meeting = ClockText.remaining(round.remaining)
    let turn = ClockText.remaining(round.speakerRemaining)
    let name = TextSanitizer.visible(round.speaker.name)
    func line(_ heading: String, _ bar: String, _ words: String) -> String {
      style.line("  \(heading)  \(bar.isEmpty ? "" : bar + "  ")\(words)")
    }
    return [
      line(
        "Meeting",
        bar.text(round.elapsed, of: round.length),
        "\(ClockText.of(round.elapsed)) of \(ClockText.of(round.length)), \(meeting)\(state)"
      ),
      line("Turn   ", bar.text(round.speakerUsed, of: round.speakerShare), "\(name), \(turn)"),
    ]
  }

  private static func speakers(_ round: MeetingRound, style: ScreenStyle) -> [String] {
    let width = String(round.speakers.count).count
    return round.speakers.enumerated().flatMap { index, speaker in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: width - number.count + 2)
      let time = speaker.spoken > .zero ? "  \(ClockText.of(speaker.spoken))" : ""
      let guest = speaker.kind == .guest ? " (guest)" : ""
      let name = TextSanitizer.visible(speaker.name) + guest
      return [style.line("\(indent)\(number)  \(mark(speaker.state))  \(name)\(time)")]
        + speaker.notes.map { style.line("         \(TextSanitizer.visible($0))") }
    }
  }

  private static func mark(_ state: MeetingRound.Speaker.State) -> String {
    switch state {
    case .done: "done    "
    case .speaking: "speaking"
    case .waiting: "waiting "
    case .absent: "absent  "
    }
  }

  private static func title(of scrum: DailyScrum) -> String {
    scrum.title.isEmpty ? "(untitled)" : scrum.title
  }
}
