import ScrumFeatures

/// What a command has changed in a meeting.
extension ChangeLine {
  func inMeeting(_ before: MeetingRound, _ round: MeetingRound) -> String {
    if let noted = noted(before, round) { return noted }
    if before.isPaused != round.isPaused {
      return round.isPaused ? "The time stands still. Next: resume" : "The time goes on."
    }
    let guests = round.speakers.filter { $0.kind == .guest && before.speaker($0.id) == nil }
    if !guests.isEmpty {
      return visible("\(guests.map { "\"\($0.name)\"" }.formattedList) will speak last.")
    }
    if let presence = presence(before, round) { return visible(presence) + " " + turn(round) }
    switch command {
    case "restart": return "The turn begins anew. " + turn(round)
    case "adjust":
      let elapsed = ClockText.of(round.elapsed)
      return "The meeting has taken \(elapsed) of \(ClockText.of(round.length)). "
        + turn(round)
    default: return turn(round)
    }
  }

  private func visible(_ text: String) -> String { TextSanitizer.visible(text) }

  /// Who has the word, as who of how many, and for how long.
  private func turn(_ round: MeetingRound) -> String {
    let speaker = round.speaker
    let here = round.speakers.filter { $0.state != .absent }
    let place = (here.firstIndex { $0.id == speaker.id } ?? 0) + 1
    let time = round.isInOvertime ? "overtime" : ClockText.remaining(round.speakerRemaining)
    let next = round.speakers.contains { $0.state == .waiting } ? "next" : "end"
    return visible("\"\(speaker.name)\" has the word, \(place) of \(here.count): \(time).")
      + " Next: note TEXT, or \(next)"
  }

  private func noted(_ before: MeetingRound, _ round: MeetingRound) -> String? {
    if after.notes.count > self.before.notes.count { return "Noted for all." }
    for speaker in round.speakers {
      let earlier = before.speaker(speaker.id)?.notes.count ?? 0
      if speaker.notes.count > earlier { return visible("Noted for \"\(speaker.name)\".") }
    }
    return nil
  }

  /// Who has left the round, or is back.
  private func presence(_ before: MeetingRound, _ round: MeetingRound) -> String? {
    let others = round.speakers.filter { speaker in
      before.speaker(speaker.id).map { ($0.state == .absent) != (speaker.state == .absent) }
        ?? false
    }
    guard let first = others.first else { return nil }
    let names = others.map { "\"\($0.name)\"" }.formattedList
    let verb = others.count == 1 ? "is" : "are"
    return "\(names) \(verb) \(first.state == .absent ? "absent" : "here")."
  }
}
