import ScrumFeatures

/// The commands of a running meeting, and those that lead to one.
extension CommandTable {
  static let starting: [CommandEntry] = [
    CommandEntry(
      "start",
      arguments: "[WHICH] [without NAME[, NAME…]]",
      taking: .scrum,
      summary: "Go to a scrum's meeting and begin it.",
      details: """
        On a scrum's screens WHICH may be left out, and where there is one scrum only.
        Those who are named after "without" are absent from the beginning.
        """,
      examples: ["start design", "start design without Bjorn, Chidi"],
      make: { arguments throws(CommandError) in
        let (text, hasNames) = try arguments.text(before: "without")
        let names = hasNames ? try arguments.names() : []
        let row = text.map { RowReference(text: $0.value, isQuoted: $0.isQuoted) }
        return .start(row, without: names)
      }
    ),
    CommandEntry(
      "recover",
      arguments: "[discard]",
      taking: .words(["discard"]),
      summary: "Go on with a meeting that was cut off.",
      details: """
        A meeting whose session ended without an answer is kept as it stood; the time
        since does not count, and "adjust" puts it in. The newest comes first. discard
        drops it; asks first.
        """,
      make: { arguments throws(CommandError) in
        guard let word = try arguments.word() else { return .recover }
        guard word.value == "discard" else {
          throw .extraArgument(word.value, usage: arguments.usage)
        }
        return .discardCutOffMeeting
      }
    ),
  ]

  static let meeting: [CommandEntry] = [
    CommandEntry(
      "next",
      aliases: ["n"],
      on: [.meeting],
      arguments: "[WHICH]",
      taking: .row(isLast: true),
      summary: "Give the word to the next, or to somebody.",
      details: "The others keep their order.",
      examples: ["next", "next chidi"],
      make: { arguments throws(CommandError) in .next(try arguments.optionalRow()) }
    ),
    CommandEntry(
      "note",
      on: [.meeting],
      arguments: "[@WHO] TEXT",
      taking: .person,
      summary: "Note something of the speaker, or of @WHO.",
      details: "WHO is one word or quoted, and somebody of the meeting.",
      examples: ["note Ship it", "note @bjorn is on call"],
      make: { arguments throws(CommandError) in
        let person = try arguments.person()
        return .note(try arguments.filledText("TEXT"), of: person)
      }
    ),
    CommandEntry(
      "end",
      on: [.meeting],
      is: .end,
      summary: "End the meeting; asks whether to save it.",
      details: "Its time goes on until that is answered."
    ),
    CommandEntry(
      "previous",
      on: [.meeting],
      is: .previous,
      summary: "Give the word back to the one before.",
      details: """
        Their turn goes on where it stood. What has passed since is theirs, and
        nothing of it belongs to the one who is skipped back from.
        """
    ),
    CommandEntry("pause", on: [.meeting], is: .pause, summary: "Stop the meeting's time."),
    CommandEntry("resume", on: [.meeting], is: .resume, summary: "Let it go on after a pause."),
    CommandEntry(
      "absent",
      on: [.meeting],
      arguments: "WHICH[, WHICH…]",
      taking: .rows,
      summary: "Take somebody out of the round.",
      details: "The speaker's turn ends.",
      examples: ["absent bjorn", "absent bjorn, chidi"],
      make: { arguments throws(CommandError) in .absent(try arguments.row()) }
    ),
    CommandEntry(
      "present",
      on: [.meeting],
      arguments: "WHICH[, WHICH…]",
      taking: .rows,
      summary: "Put somebody into the round again.",
      details: "Whose place has passed speaks last.",
      make: { arguments throws(CommandError) in .present(try arguments.row()) }
    ),
    CommandEntry(
      "guest",
      on: [.meeting],
      arguments: "NAME[, NAME…]",
      summary: "Let guests speak last, this once.",
      examples: ["guest Zoë, Jo Smith"],
      make: { arguments throws(CommandError) in .guest(try arguments.names()) }
    ),
    CommandEntry("restart", on: [.meeting], is: .restart, summary: "Begin this turn anew."),
    CommandEntry(
      "adjust",
      on: [.meeting],
      arguments: "[+|-]DURATION",
      summary: "Put time into the meeting, or take it out.",
      details: """
        adjust 5m is for a start that was forgotten, adjust -8m for a machine that
        slept while nobody met.
        """,
      make: { arguments throws(CommandError) in .adjust(by: try arguments.signedDuration()) }
    ),
    CommandEntry(
      "discard",
      on: [.meeting],
      is: .discard,
      summary: "Drop the meeting; asks first."
    ),
  ]
}
