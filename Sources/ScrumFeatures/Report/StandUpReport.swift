#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was said in stand-ups, and what is to be done: Markdown to be pasted into a chat, which reads
/// well as it is, too.
///
///     ## Design, Tue 2030-01-01 09:00, 9:40 of 10:00
///     Present: Amira 2:30, Zed (guest) 3:20
///     Absent: Chidi
///     - Amira: API done
///
///     Follow-ups
///     - [ ] Send the palette (Bjorn)
public struct StandUpReport: Sendable {
  public let scrums: [DailyScrum]
  public let period: ReportPeriod
  public let now: Date
  public let days: LocalDays

  public init(scrums: [DailyScrum], period: ReportPeriod, now: Date, days: LocalDays) {
    self.scrums = scrums
    self.period = period
    self.now = now
    self.days = days
  }

  /// The report, without an end of line after its last. Time linear in what the scrums hold.
  public var text: String {
    let meetings = scrums.lazy.flatMap(\.history)
    guard let range = period.range(now: now, meetings: meetings, in: days) else {
      return "No stand-up was held yet."
    }
    let sections = scrums.compactMap { section(of: $0, in: range) }
    guard sections.isEmpty else { return sections.joined(separator: "\n\n") }
    let last = meetings.map(\.date).max().map { " The last one was on \(days.day(of: $0))." } ?? ""
    return "No stand-up was held \(period.name(now: now, in: days)).\(last)"
  }

  /// Nil when there is nothing to say of the scrum.
  private func section(of scrum: DailyScrum, in range: Range<Date>) -> String? {
    // NB: the oldest first, as a report is read from its beginning.
    let meetings = scrum.history.filter { range.contains($0.date) }.sorted { $0.date < $1.date }
    let isNews = scrum.followUps.contains { followUp in
      [followUp.added, followUp.completed].contains { $0.map(range.contains) ?? false }
    }
    guard !meetings.isEmpty || isNews else { return nil }
    var parts = meetings.map { text(of: $0, scrum).joined(separator: "\n") }
    if parts.isEmpty { parts.append("## \(title(of: scrum))") }
    let followUps = followUps(of: scrum, in: range)
    if !followUps.isEmpty { parts.append((["Follow-ups"] + followUps).joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  private func text(of meeting: Meeting, _ scrum: DailyScrum) -> [String] {
    let planned = ClockText.of(Double(scrum.lengthInMinutes) * 60)
    let length = meeting.lengthInSeconds.map { ", \(ClockText.of($0)) of \(planned)" } ?? ""
    let time = "\(days.day(of: meeting.date)) \(days.time(of: meeting.date))"
    var lines = ["## \(title(of: scrum)), \(time)\(length)"]
    if !meeting.attendees.isEmpty {
      let present = meeting.attendees.map { person in
        person.name.onOneLine + (person.isGuest ? " (guest)" : "")
          + (person.seconds.map { " " + ClockText.of($0) } ?? "")
      }
      lines.append("Present: \(present.joined(separator: ", "))")
    }
    if !meeting.absent.isEmpty {
      lines.append("Absent: \(meeting.absent.map(\.onOneLine).joined(separator: ", "))")
    }
    for person in meeting.attendees {
      lines += person.notes.map { "- \(person.name.onOneLine): \($0.onOneLine)" }
    }
    return lines + meeting.notes.map { "- \($0.onOneLine)" }
  }

  /// Those that are open, and those that were completed in the period.
  private func followUps(of scrum: DailyScrum, in range: Range<Date>) -> [String] {
    let shown = scrum.followUps.filter { followUp in
      !followUp.isComplete || followUp.completed.map(range.contains) ?? false
    }
    return shown.map { followUp in
      let owner = followUp.owner.map { " (\($0.onOneLine))" } ?? ""
      return "- [\(followUp.isComplete ? "x" : " ")] \(followUp.description.onOneLine)\(owner)"
    }
  }

  private func title(of scrum: DailyScrum) -> String {
    scrum.title.trimmingBlanks().isEmpty ? "(untitled)" : scrum.title.onOneLine
  }
}
