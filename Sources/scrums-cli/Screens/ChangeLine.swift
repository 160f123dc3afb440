import Navigation
import ScrumFeatures

/// What a command has changed, in one line, with the command that is probably wanted next.
struct ChangeLine {
  let before: SessionPicture
  let after: SessionPicture
  /// The command, by its name.
  let command: String

  /// Nil where nothing was changed that would have to be told.
  var text: String? {
    if let round = after.round, let earlier = before.round, before.meeting == after.meeting {
      return ofScrums ?? inMeeting(earlier, round)
    }
    return ofScrums ?? ofDraft
  }

  private func line(_ what: String, next: String? = nil) -> String {
    TextSanitizer.visible(what) + (next.map { " Next: \($0)" } ?? "")
  }

  // MARK: - A form

  private var ofDraft: String? {
    guard let draft = after.draft, let earlier = before.draft, draft != earlier else { return nil }
    let next = after.screen == .new ? "add, or cancel" : "done, or cancel"
    if draft.title != earlier.title { return line("The title is \"\(draft.title)\".", next: next) }
    if draft.theme != earlier.theme { return line("The theme is \(draft.theme.name).", next: next) }
    if draft.lengthInMinutes != earlier.lengthInMinutes {
      return line("It takes \(draft.lengthInMinutes) minutes.", next: next)
    }
    return line(Self.people(earlier.attendees, draft.attendees), next: next)
  }

  private static func people(
    _ before: [DailyScrum.Attendee],
    _ after: [DailyScrum.Attendee]
  ) -> String {
    let (old, new) = (Set(before.map(\.id)), Set(after.map(\.id)))
    let added = after.filter { !old.contains($0.id) }.map(\.name)
    if !added.isEmpty {
      let twins = Set(added).filter { name in after.count { $0.name == name } > 1 }.sorted()
      let twice = twins.isEmpty ? "" : " More than one is called \(list(twins))."
      return "\(list(added)) \(added.count == 1 ? "is" : "are") in.\(twice)"
    }
    let removed = before.filter { !new.contains($0.id) }.map(\.name)
    if !removed.isEmpty { return "\(list(removed)) \(removed.count == 1 ? "is" : "are") out." }
    let renamed = after.first { person in
      before.contains { $0.id == person.id && $0.name != person.name }
    }
    return renamed.map { "The name is \"\($0.name)\"." } ?? "The order has changed."
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard quoted.count > 4 else { return quoted.formattedList }
    return "\(quoted.prefix(3).joined(separator: ", ")) and \(quoted.count - 3) more"
  }

  // MARK: - The scrums

  private var ofScrums: String? {
    guard before.scrums != after.scrums else { return nil }
    let (old, new) = (Set(before.scrums.ids), Set(after.scrums.ids))
    let added = after.scrums.filter { !old.contains($0.id) }
    let removed = before.scrums.filter { !new.contains($0.id) }
    switch (added.count, removed.count) {
    case (0, 0): break
    case (1, 0):
      let isOnList = after.screen == .scrums
      let next = isOnList ? "start \(number(of: added[0].id))" : nil
      return line("\"\(added[0].title)\" is new.", next: next)
    case (_, 0): return line("\(added.count) scrums are new.", next: "list")
    case (0, 1): return line("\"\(removed[0].title)\" is deleted.")
    case (0, _): return line("\(removed.count) scrums are deleted.")
    default: return line("The scrums are replaced.", next: "list")
    }
    let changed = after.scrums.first { $0 != before.scrums[id: $0.id] }
    guard let scrum = changed, let earlier = before.scrums[id: scrum.id] else {
      return line("The order has changed.")
    }
    return ofScrum(earlier, scrum)
  }

  private func number(of id: DailyScrum.ID) -> Int { (after.scrums.index(id: id) ?? 0) + 1 }

  private func ofScrum(_ before: DailyScrum, _ after: DailyScrum) -> String {
    if after.history.count > before.history.count, let meeting = after.history.first {
      let time = meeting.lengthInSeconds.map { "\(ClockText.of($0)), " } ?? ""
      let people = "\(time)\(meeting.attendees.count) present"
      return line("The meeting is in the history: \(people).", next: "report today")
    }
    if after.history.count < before.history.count { return line("The meeting is deleted.") }
    if after.followUps != before.followUps {
      return Self.followUps(before.followUps, after.followUps).map { line($0) }
        ?? line("The order has changed.")
    }
    if after.attendees.map(\.id) != before.attendees.map(\.id), after.title == before.title,
      command == "shuffle", let first = after.attendees.first
    {
      return line("\"\(first.name)\" begins.", next: "start")
    }
    return line("\"\(after.title)\" is changed.", next: "start")
  }

  private static func followUps(_ before: [FollowUp], _ after: [FollowUp]) -> String? {
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    if let added = after.first(where: { old[$0.id] == nil }) {
      return "To be done: \(added.description)" + (added.owner.map { " (\($0))" } ?? "")
    }
    let removed = before.count - after.count
    if removed > 0 { return removed == 1 ? "One is deleted." : "\(removed) are deleted." }
    guard let changed = after.first(where: { old[$0.id] != $0 }) else { return nil }
    guard old[changed.id]?.isComplete == changed.isComplete else {
      return (changed.isComplete ? "Done: " : "Open again: ") + changed.description
    }
    return "It says: \(changed.description)"
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`
  var formattedList: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
