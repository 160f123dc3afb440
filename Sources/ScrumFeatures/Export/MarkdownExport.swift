/// Writes scrums for people to read in a chat or a wiki: a heading and its facts, the follow-ups as
/// a list of tasks, the history as a list. Dates are in UTC, times to a tenth of a second.
///
/// Ids are not written: this is not for reading in again.
enum MarkdownExport {
  static func output(_ scrums: [DailyScrum]) -> ScrumExport.Output {
    guard !scrums.isEmpty else { return .init(text: "No scrums.\n", losses: []) }
    var losses: [ScrumExport.Loss] = []
    var text = ""
    for scrum in scrums {
      var writer = Writer(scrum)
      if !text.isEmpty { text += "\n" }
      text += writer.scrum()
      losses += writer.count.losses
    }
    return ScrumExport.Output(text: text, losses: losses)
  }

  /// Writes one scrum and counts what it loses.
  private struct Writer {
    let scrumToWrite: DailyScrum
    var count: LossCount

    init(_ scrum: DailyScrum) {
      scrumToWrite = scrum
      count = LossCount(scrum)
      count.addCarriedKeys()
      count.addCarriedKeysOfFollowUps()
    }

    mutating func scrum() -> String {
      let scrum = scrumToWrite
      var text = "## \(shown(scrum.title, ifBlank: "(no title)"))\n\n"
      text += "- Length: \(scrum.lengthInMinutes) min\n"
      text += "- Theme: \(scrum.theme.name)\n"
      text += "- Attendees: \(names(scrum.attendees.map(\.name)))\n"
      if !scrum.followUps.isEmpty {
        text += "\n### Follow-ups\n\n"
        // NB: the open ones first, each in their order.
        for item in scrum.followUps where !item.isComplete { text += followUp(item) }
        for item in scrum.followUps where item.isComplete { text += followUp(item) }
      }
      if !scrum.history.isEmpty {
        text += "\n### History\n\n"
        for meeting in scrum.history { text += self.meeting(meeting) }
      }
      return text
    }

    private mutating func followUp(_ item: FollowUp) -> String {
      var facts: [String] = []
      if let owner = item.owner { facts.append(shown(owner, ifBlank: "(no name)")) }
      if let added = item.added { facts.append("added \(ISODate.text(for: added))") }
      if let completed = item.completed {
        facts.append("completed \(ISODate.text(for: completed))")
      }
      let tail = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
      let box = item.isComplete ? "x" : " "
      return "- [\(box)] \(shown(item.description, ifBlank: "(no text)"))\(tail)\n"
    }

    private mutating func meeting(_ meeting: Meeting) -> String {
      var text = "- \(ISODate.text(for: meeting.date))"
      if let seconds = meeting.lengthInSeconds { text += ", \(time(seconds))" }
      text += "\n"
      for attendee in meeting.attendees {
        text += "  - \(shown(attendee.name, ifBlank: "(no name)"))"
        if attendee.isGuest { text += " (guest)" }
        if let seconds = attendee.seconds { text += ", \(time(seconds))" }
        text += "\n"
        for note in attendee.notes { text += "    - \(shown(note, ifBlank: "(no text)"))\n" }
      }
      if !meeting.absent.isEmpty { text += "  - *Absent:* \(names(meeting.absent))\n" }
      if !meeting.notes.isEmpty {
        text += "  - *Notes:*\n"
        for note in meeting.notes { text += "    - \(shown(note, ifBlank: "(no text)"))\n" }
      }
      return text
    }

    private mutating func names(_ names: [String]) -> String {
      guard !names.isEmpty else { return "nobody" }
      var shownNames: [String] = []
      for name in names { shownNames.append(shown(name, ifBlank: "(no name)")) }
      return shownNames.joined(separator: ", ")
    }

    private mutating func shown(_ text: String, ifBlank blank: String) -> String {
      if MarkdownText.isChanged(text) { count.add(.changedTexts) }
      let text = MarkdownText.escaped(text)
      return text.isEmpty ? blank : text
    }

    /// `2 min 31.5 s`.
    private mutating func time(_ seconds: Double) -> String {
      let tenths = (abs(seconds) * 10).rounded()
      // NB: what is longer than any meeting is shown as it is.
      guard tenths < 1e12 else { return "\(seconds) s" }
      if tenths / 10 != abs(seconds) { count.add(.roundedTimes) }
      let (minutes, rest) = Int(tenths).quotientAndRemainder(dividingBy: 600)
      var parts: [String] = []
      if minutes > 0 { parts.append("\(minutes) min") }
      if rest > 0 || minutes == 0 {
        parts.append("\(rest / 10)" + (rest % 10 == 0 ? "" : ".\(rest % 10)") + " s")
      }
      return (seconds < 0 && tenths > 0 ? "−" : "") + parts.joined(separator: " ")
    }
  }
}
