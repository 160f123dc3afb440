import Foundation
import Navigation

@testable import ScrumFeatures
@testable import scrums_cli

/// What the screens are painted of in tests.
enum ScreenSamples {
  static func style(_ columns: Int, _ colors: ColorDepth = .none) -> ScreenStyle {
    ScreenStyle(columns: columns, colors: colors)
  }

  static func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-" + String(format: "%012d", number)) ?? UUID()
  }

  /// Three meetings: on time, over time, of unknown length; people with wide and hostile names.
  static var scrum: DailyScrum {
    var scrum = DailyScrum(
      id: id(1),
      title: "Büro 李雷",
      attendees: ["Ida", "李雷", "👩‍👩‍👧 Zoë", "Evil\u{1B}[31m\nName"],
      lengthInMinutes: 10,
      theme: .teal
    )
    scrum.history = [
      meeting(2, at: 1_893_488_400, 725.5, [("Ida", 300), ("李雷", 425.5)], absent: ["👩‍👩‍👧 Zoë"]),
      meeting(3, at: 1_893_402_000, 580, [("Ida", 280), ("李雷", 300)], notes: ["Demo on Friday"]),
      Meeting(
        id: id(4),
        date: Date(timeIntervalSince1970: 1_893_315_600),
        attendees: [Meeting.Attendee(name: "Evil\u{1B}[31m\nName", notes: ["a\tb"])]
      ),
    ]
    scrum.followUps = [
      FollowUp(id: id(5), description: "Send the palette to all of the testers", owner: "Ida"),
      FollowUp(id: id(6), description: "李雷 fragen", isComplete: true),
      FollowUp(id: id(7), description: "Evil\u{1B}[31m\u{202E}"),
    ]
    return scrum
  }

  static func meeting(
    _ number: Int,
    at seconds: Double,
    _ length: Double,
    _ people: [(String, Double)],
    absent: [String] = [],
    notes: [String] = []
  ) -> Meeting {
    Meeting(
      id: id(number),
      date: Date(timeIntervalSince1970: seconds),
      lengthInSeconds: length,
      attendees: people.map { name, seconds in
        Meeting.Attendee(
          name: name,
          seconds: seconds,
          isGuest: name == "李雷",
          notes: ["said \(name)"]
        )
      },
      absent: absent,
      notes: notes
    )
  }

  /// A meeting of the scrum in which so much time has passed.
  static func running(_ seconds: Double) -> MeetingFeature.State {
    var state = MeetingFeature.State(scrum: Shared(value: scrum), absent: [scrum.attendees[2].id])
    try? state.round.note("The icons are in")
    _ = try? state.round.addGuests(["Gus"], at: .zero)
    state.round.advance(to: .seconds(seconds))
    return state
  }

  /// All screens of the scrum, by name.
  static func screens(_ style: ScreenStyle) -> [(name: String, lines: [String])] {
    let scrum = scrum
    var followUps = FollowUpsFeature.State(scrum: Shared(value: scrum))
    var filtered = followUps
    filtered.filter = .completed
    followUps.filter = .all
    let row = ListScreen.Row(
      number: 1,
      title: scrum.title,
      minutes: 10,
      people: 4,
      theme: .teal,
      openFollowUps: 2
    )
    return [
      ("list", ListScreen.lines([row], count: 12, style: style)),
      ("detail", DetailScreen.lines(scrum, days: .utc, style: style)),
      ("edit", SheetScreen.lines(scrum, isNew: false, style: style)),
      ("meeting", MeetingScreen.lines(running(200), style: style)),
      ("overtime", MeetingScreen.lines(running(700), style: style)),
      ("clock", MeetingBlock.rows(running(200), style: style).map { $0.bytes(style.colors) }),
      (
        "clock in overtime",
        MeetingBlock.rows(running(700), style: style).map { $0.bytes(style.colors) }
      ),
      ("history", HistoryScreen(scrum: scrum, days: .utc, style: style).lines),
      (
        "past meeting",
        PastMeetingScreen(meeting: scrum.history[0], scrum: scrum, days: .utc, style: style).lines
      ),
      (
        "unknown meeting",
        PastMeetingScreen(meeting: scrum.history[2], scrum: scrum, days: .utc, style: style).lines
      ),
      ("follow-ups", FollowUpsScreen.lines(followUps, style: style)),
      ("completed", FollowUpsScreen.lines(filtered, style: style)),
    ]
  }
}
