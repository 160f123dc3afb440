import ScrumFeatures

/// The commands of follow-ups, of the history, and of what is told of both.
extension CommandTable {
  static let reporting: [CommandEntry] = [
    CommandEntry(
      "report",
      arguments: "[WHICH] [PERIOD]",
      taking: .period,
      summary: "Tell what was said, to be pasted into a chat.",
      details: """
        PERIOD is today, yesterday, last (the last day on which a meeting was held,
        also meant without one), week (today and the six days before) or
        since 2030-01-31. On the list all scrums are meant where none is named.
        """,
      examples: ["report", "report design week", "report since 2030-01-31"],
      make: { arguments throws(CommandError) in
        let (row, period) = try arguments.rowAndPeriod()
        return .report(row, period: period)
      }
    ),
    CommandEntry(
      "export",
      arguments: "json|scrumdinger|markdown|csv [FILE]",
      taking: .format,
      summary: "Write the scrums in another format.",
      details: """
        Without FILE the text is the answer. On a scrum's screens that scrum is meant,
        on the list all are. json is our own format, scrumdinger that of Apple's
        tutorial app, csv the history; what a format cannot hold is told. A FILE that
        exists is replaced only when that is confirmed.
        """,
      examples: ["export markdown", "export csv history.csv"],
      make: { arguments throws(CommandError) in
        let format = try arguments.format()
        return .export(format, file: arguments.isAtEnd ? nil : try arguments.filledText("FILE"))
      }
    ),
  ]

  static let ofScrum: [CommandEntry] = [
    CommandEntry(
      "history",
      on: [.detail],
      is: .history,
      summary: "Show the meetings that were held."
    ),
    CommandEntry(
      "follow-ups",
      on: [.detail],
      is: .followUps,
      summary: "Show what is to be done."
    ),
    CommandEntry(
      "follow-up",
      on: ScreenKind.ofScrum,
      arguments: "[@WHO] TEXT",
      taking: .person,
      summary: "Add something to be done, by @WHO.",
      details: ownerDetails,
      examples: ["follow-up @bjorn Send the palette", "follow-up @\"Jo Smith\" Book a room"],
      make: { arguments throws(CommandError) in
        let owner = try arguments.person()
        return .followUp(try arguments.filledText("TEXT"), owner: owner)
      }
    ),
  ]

  static let history: [CommandEntry] = [
    CommandEntry(
      "delete",
      on: [.history],
      arguments: "WHICH",
      taking: .row(isLast: true),
      summary: "Delete a past meeting; asks first.",
      make: { arguments throws(CommandError) in .deleteMeeting(try arguments.row()) }
    ),
    CommandEntry(
      "delete",
      on: [.pastMeeting],
      is: .delete,
      summary: "Delete this past meeting; asks first."
    ),
  ]

  static let followUps: [CommandEntry] = [
    CommandEntry(
      "add",
      on: [.followUps],
      arguments: "[@WHO] TEXT",
      taking: .person,
      summary: "Add something at the top.",
      details: ownerDetails,
      examples: ["add @amira Ask the testers"],
      make: { arguments throws(CommandError) in
        let owner = try arguments.person()
        return .followUp(try arguments.filledText("TEXT"), owner: owner)
      }
    ),
    CommandEntry(
      "check",
      on: [.followUps],
      arguments: "WHICH",
      taking: .row(isLast: true),
      summary: "Check one off, or open it again.",
      details: "A second after the last check what is done goes to the bottom.",
      make: { arguments throws(CommandError) in .check(try arguments.row()) }
    ),
    CommandEntry(
      "edit",
      on: [.followUps],
      arguments: "WHICH TEXT",
      taking: .row(isLast: false),
      summary: "Give one another text.",
      details: "WHICH is one word or quoted.",
      examples: ["edit 1 Send the palette today"],
      make: { arguments throws(CommandError) in
        let (row, text) = try arguments.rowAndText("TEXT")
        return .editFollowUp(row, text: text)
      }
    ),
    CommandEntry(
      "delete",
      on: [.followUps],
      arguments: "WHICH",
      taking: .row(isLast: true),
      summary: "Delete one.",
      make: { arguments throws(CommandError) in .deleteFollowUp(try arguments.row()) }
    ),
    CommandEntry(
      "move",
      on: [.followUps],
      arguments: "WHICH TO",
      taking: .row(isLast: false),
      summary: "Move one to another place among those shown.",
      examples: ["move 2 1"],
      make: { arguments throws(CommandError) in
        let (row, place) = try arguments.rowAndPlace()
        return .moveFollowUp(row, to: place)
      }
    ),
    CommandEntry(
      "filter",
      on: [.followUps],
      arguments: "all|active|completed",
      taking: .words(["all", "active", "completed"]),
      summary: "Show all, or those open or done.",
      make: { arguments throws(CommandError) in .filter(try arguments.filter()) }
    ),
    CommandEntry("clear", on: [.followUps], is: .clear, summary: "Delete those that are done."),
  ]

  private static let ownerDetails =
    "WHO is the beginning of an attendee's name, or any name in quotes."
}
