import Foundation
import Navigation
import ScrumFeatures
import Testing

@testable import scrums_cli

/// What can be completed where.
@Suite struct CommandAssistantTests {
  private static let scrums: IdentifiedArrayOf<DailyScrum> = [
    scrum(1, "Design", ["Amira", "Jo Smith"]),
    scrum(2, "App Dev", ["Bo"]),
    scrum(3, "12", []),
    scrum(4, "two\nlines", []),
    scrum(5, "Équipe \"A\"", []),
  ]

  private static func scrum(_ id: Int, _ title: String, _ names: [String]) -> DailyScrum {
    let attendees = names.enumerated().map { place, name in
      DailyScrum.Attendee(id: UUID(id * 10 + place), name: name)
    }
    return DailyScrum(
      id: UUID(id),
      title: title,
      attendees: attendees,
      lengthInMinutes: 10,
      theme: .sky,
      history: []
    )
  }

  private func assistant(
    _ screen: ScreenKind,
    buttons: [String] = [],
    location: [String] = [],
    rows: [String] = []
  ) -> CommandAssistant {
    CommandAssistant(
      screen: screen,
      buttons: buttons,
      location: location,
      scrums: Self.scrums,
      pathNames: PathNames(),
      rows: rows.map { CommandAssistant.Row(title: $0, description: "") },
      attendees: ["Amira", "Jo Smith"],
      days: .utc
    )
  }

  private func texts(_ head: String, _ assistant: CommandAssistant) -> [String] {
    assistant.completion(of: head).candidates.map(\.text)
  }

  @Test(arguments: [
    (ScreenKind.scrums, "mo", ["move"]), (.scrums, "new", ["new"]), (.scrums, "zz", []),
    (.edit, "att", ["attendee add", "attendee remove", "attendee rename", "attendee move"]),
    (.edit, "attendee r", ["attendee remove", "attendee rename"]),
    (.meeting, "pa", ["pause", "path"]), (.scrums, "PU", ["push"]),
  ])
  func commandsOfTheScreenComeFirst(screen: ScreenKind, head: String, expected: [String]) {
    #expect(texts(head, assistant(screen)) == expected)
  }

  @Test(arguments: [
    ("push d", ["Design"]), ("push ap", ["App Dev"]), ("push e", ["Équipe \"A\""]),
    ("push 1", ["\"12\""]), ("push two", ["4"]), ("move ap", ["\"App Dev\""]),
    ("start des", ["Design"]), ("start design without j", ["Jo Smith"]),
    ("start design without Amira, j", ["Jo Smith"]),
    ("start design without amira, ", ["Jo Smith"]), ("theme s", []), ("go d", ["design"]),
    ("go /design/h", ["history"]), ("go /design/", ["history", "follow-ups", "edit", "meeting"]),
    ("help dur", ["durations"]), ("export m", ["markdown"]), ("report y", ["yesterday"]),
    ("report design w", ["week"]), ("load samp", ["sample"]), ("new x", []), ("push zz", []),
  ])
  func whatTheArgumentNamesIsCompleted(head: String, expected: [String]) {
    #expect(texts(head, assistant(.scrums)) == expected)
  }

  @Test func inAMeetingThePeopleAreThere() {
    let meeting = assistant(
      .meeting,
      location: ["design", "meeting"],
      rows: ["Amira", "Jo Smith", "🦊 Fox"]
    )
    #expect(texts("next j", meeting) == ["Jo Smith"])
    #expect(texts("next fo", meeting) == ["🦊 Fox"])
    #expect(texts("note @f", meeting) == ["@\"🦊 Fox\""])
    #expect(texts("absent j", meeting) == ["Jo Smith"])
    #expect(texts("absent jo smith, ", meeting) == ["Amira", "🦊 Fox"])
    #expect(texts("note @", meeting) == ["@Amira", "@\"Jo Smith\"", "@\"🦊 Fox\""])
    #expect(texts("note @\"jo", meeting) == ["@\"Jo Smith\""])
    #expect(texts("note @amira text", meeting) == [])
    #expect(texts("note text", meeting) == [])
    #expect(texts("go ../h", meeting) == ["history"])
    #expect(texts("go ", meeting).first == "/design")
  }

  @Test func onASheetThereAreThemesAndAttendees() {
    let sheet = assistant(.edit, location: ["design", "edit"])
    #expect(texts("theme s", sheet) == ["seafoam", "sky"])
    #expect(sheet.completion(of: "theme sk").candidates.first?.swatch == Theme.sky.color)
    #expect(texts("attendee remove j", sheet) == ["Jo Smith"])
    #expect(texts("attendee rename j", sheet) == ["\"Jo Smith\""])
  }

  @Test func underAnAlertThereAreItsButtons() {
    let alert = assistant(.meeting, buttons: ["save", "discard", "resume"])
    #expect(texts("", alert) == ["save", "discard", "resume"])
    #expect(alert.command(in: "save").validity == .valid)
    #expect(alert.command(in: "help").validity == .valid)
    #expect(alert.command(in: "sa").validity == .unfinished)
    #expect(alert.command(in: "next").validity == .elsewhere)
    #expect(alert.hint(for: "") == nil)
  }

  @Test(arguments: [
    ("push 1", 4, CommandValidity.valid), ("  push", 6, .valid), ("theme x", 5, .elsewhere),
    ("pu", 2, .unfinished), ("pu ", 2, .unknown), ("zzz", 3, .unknown), ("", 0, .unfinished),
    ("attendee", 8, .unfinished), ("attendee add x", 12, .elsewhere), ("# no", 0, .unfinished),
  ])
  func aCommandIsSeenToBeRightOrWrong(line: String, length: Int, validity: CommandValidity) {
    let (found, seen) = assistant(.scrums).command(in: line)
    #expect((found, seen) == (length, validity))
  }

  @Test func theHintSaysWhatTheCommandTakes() {
    let list = assistant(.scrums)
    #expect(list.hint(for: "")?.text == "  push · start · list · new · delete · move · help")
    #expect(
      list.hint(for: "move 1")?.text
        == "  move WHICH TO   Move a scrum to another place: move 1 3."
    )
    #expect(list.hint(for: "zzz") == nil)
    // Whole words only, in a window of 80 columns, and the help is among them.
    #expect(
      assistant(.meeting).hint(for: "")?.text
        == "  next · note · end · previous · pause · resume · absent · present · help"
    )
  }

  /// What is completed is a line that works: it names the row that it stood for.
  @Test func whatIsPutInNamesTheRow() throws {
    let rows = Self.scrums.map { RowMemory.Row(id: $0.id, title: $0.title) }
    let candidates = assistant(.scrums).completion(of: "push ").candidates
    #expect(candidates.count == rows.count)
    for (candidate, row) in zip(candidates, rows) {
      let command = try Command.parse(line: "push \(candidate.text)", on: .scrums).get()
      guard case .push(let reference) = command else {
        Issue.record("\(candidate.text)")
        continue
      }
      var memory = RowMemory()
      memory.remember(rows.map(\.id))
      #expect(rows[try memory.find(reference, in: rows, subject: .scrum)].id == row.id)
    }
  }
}
