import Foundation
import Navigation
import ScrumFeatures
import Testing

@testable import scrums_cli

/// What a command has changed, in one line.
@Suite struct ChangeLineTests {
  private let design = DailyScrum(
    id: UUID(1),
    title: "Design",
    attendees: [
      DailyScrum.Attendee(id: UUID(11), name: "Amira"),
      DailyScrum.Attendee(id: UUID(12), name: "Bjorn"),
    ],
    lengthInMinutes: 10,
    theme: .sky,
    history: []
  )

  private func picture(
    _ scrums: [DailyScrum] = [],
    draft: DailyScrum? = nil,
    screen: ScreenKind = .scrums,
    meeting: StackElementID = 0,
    round: MeetingRound? = nil,
    notes: [String] = []
  ) -> SessionPicture {
    SessionPicture(
      screen: screen,
      scrums: IdentifiedArray(uniqueElements: scrums),
      draft: draft,
      meeting: meeting,
      round: round,
      notes: notes
    )
  }

  private func line(
    _ before: SessionPicture,
    _ after: SessionPicture,
    _ command: String = ""
  ) -> String? {
    ChangeLine(before: before, after: after, command: command).text
  }

  /// The line for a change of the one scrum.
  private func line(_ command: String = "", _ change: (inout DailyScrum) -> Void) -> String? {
    var changed = design
    change(&changed)
    return line(picture([design]), picture([changed]), command)
  }

  @Test func nothingChangedSaysNothing() {
    #expect(line(picture([design]), picture([design])) == nil)
    #expect(line(picture(draft: design), picture(draft: design)) == nil)
  }

  @Test func scrumsThatComeAndGo() {
    var other = design
    other = DailyScrum(
      id: UUID(2),
      title: "Mobile\u{1B}",
      attendees: [],
      lengthInMinutes: 5,
      theme: .tan,
      history: []
    )
    #expect(
      line(picture([design]), picture([design, other])) == "\"Mobile\\u{1B}\" is new. Next: start 2"
    )
    #expect(line(picture([design, other]), picture([design])) == "\"Mobile\\u{1B}\" is deleted.")
    #expect(line(picture([]), picture([design, other])) == "2 scrums are new. Next: list")
    #expect(line(picture([design, other]), picture([])) == "2 scrums are deleted.")
    #expect(line(picture([design, other]), picture([other, design])) == "The order has changed.")
    #expect(line(picture([design]), picture([other])) == "The scrums are replaced. Next: list")
  }

  @Test func aScrumThatIsChanged() {
    #expect(line { $0.title = "UX" } == "\"UX\" is changed. Next: start")
    #expect(line("shuffle") { $0.attendees.reverse() } == "\"Bjorn\" begins. Next: start")
    let meeting = Meeting(
      id: UUID(3),
      date: Date(timeIntervalSince1970: 0),
      lengthInSeconds: 65,
      attendees: [Meeting.Attendee(name: "Amira")]
    )
    #expect(
      line { $0.history = [meeting] }
        == "The meeting is in the history: 1:05, 1 present. Next: report today"
    )
    var held = design
    held.history = [meeting]
    #expect(line(picture([held]), picture([design])) == "The meeting is deleted.")
  }

  @Test func followUps() {
    let open = FollowUp(id: UUID(5), description: "Call", owner: "Bjorn")
    var done = open
    done.isComplete = true
    var other = open
    other.description = "Write"
    var one = design
    one.followUps = [open]
    var two = design
    two.followUps = [done]
    var three = design
    three.followUps = [other]
    #expect(line(picture([design]), picture([one])) == "To be done: Call (Bjorn)")
    #expect(line(picture([one]), picture([two])) == "Done: Call")
    #expect(line(picture([two]), picture([one])) == "Open again: Call")
    #expect(line(picture([one]), picture([three])) == "It says: Write")
    #expect(line(picture([one]), picture([design])) == "One is deleted.")
  }

  @Test(arguments: [ScreenKind.new, .edit])
  func aForm(screen: ScreenKind) {
    let next = screen == .new ? "Next: add, or cancel" : "Next: done, or cancel"
    func line(_ change: (inout DailyScrum) -> Void) -> String? {
      var changed = design
      change(&changed)
      return self.line(
        picture(draft: design, screen: screen),
        picture(draft: changed, screen: screen)
      )
    }
    #expect(line { $0.title = "UX" } == "The title is \"UX\". \(next)")
    #expect(line { $0.theme = .tan } == "The theme is tan. \(next)")
    #expect(line { $0.lengthInMinutes = 7 } == "It takes 7 minutes. \(next)")
    #expect(line { $0.attendees.removeLast() } == "\"Bjorn\" is out. \(next)")
    #expect(line { $0.attendees.reverse() } == "The order has changed. \(next)")
    #expect(line { $0.attendees[0].name = "Al" } == "The name is \"Al\". \(next)")
    let twin = DailyScrum.Attendee(id: UUID(99), name: "Amira")
    #expect(
      line { $0.attendees.append(twin) }
        == "\"Amira\" is in. More than one is called \"Amira\". \(next)"
    )
    let more = (1...5).map { DailyScrum.Attendee(id: UUID(100 + $0), name: "P\($0)") }
    #expect(line { $0.attendees += more.prefix(1) } == "\"P1\" is in. \(next)")
    #expect(line { $0.attendees += more.prefix(3) } == "\"P1\", \"P2\" and \"P3\" are in. \(next)")
    #expect(line { $0.attendees += more } == "\"P1\", \"P2\", \"P3\" and 2 more are in. \(next)")
  }

  @Test func aMeeting() {
    let round = MeetingRound(people: design.attendees, length: .seconds(600))
    func meeting(_ round: MeetingRound, notes: [String] = []) -> SessionPicture {
      picture([design], screen: .meeting, round: round, notes: notes)
    }
    #expect(
      line(meeting(round), meeting(round), "restart")
        == "The turn begins anew. \"Amira\" has the word, 1 of 2: 5:00 left. Next: note TEXT, or next"
    )
    #expect(
      line(meeting(round), meeting(round), "adjust")
        == "The meeting has taken 0:00 of 10:00. \"Amira\" has the word, 1 of 2: 5:00 left. "
        + "Next: note TEXT, or next"
    )
    #expect(line(meeting(round), meeting(round, notes: ["x"]), "note") == "Noted for all.")
    let without = MeetingRound(people: design.attendees, length: .seconds(600), absent: [UUID(12)])
    #expect(
      line(meeting(round), meeting(without), "absent")
        == "\"Bjorn\" is absent. \"Amira\" has the word, 1 of 1: 10:00 left. Next: note TEXT, or end"
    )
    var nobody = round
    for person in design.attendees { _ = try? nobody.absent(person.id, at: .zero) }
    #expect(
      line(meeting(round), meeting(nobody), "absent")
        == "\"Amira\" and \"Bjorn\" are absent. \"Everyone\" has the word, 1 of 1: 10:00 left. "
        + "Next: note TEXT, or end"
    )
    // Another meeting in its place is no change of this one.
    let other = picture([design], screen: .meeting, meeting: 1, round: without, notes: ["x"])
    #expect(line(meeting(round), other, "discard") == nil)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("abcdefgh ij", 4, ["abcdefgh", "ij"]),
    ("", 5, [""]), ("世界 世界", 5, ["世界", "世界"]), ("a  b", 10, ["a  b"]),
  ])
  func messagesAreWrappedBetweenWords(text: String, columns: Int, lines: [String]) {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }
}
