import ScrumFeatures

/// The commands of the list, of a scrum, and of the two sheets.
extension CommandTable {
  static let list: [CommandEntry] = [
    CommandEntry(
      "list",
      aliases: ["ls"],
      on: [.scrums],
      arguments: "[WORDS]",
      summary: "List the scrums, or those that hold WORDS.",
      details: "A narrowed list keeps the numbers of the full one.",
      examples: ["list dev"],
      make: { arguments throws(CommandError) in
        .list(words: try arguments.text()?.value.nilIfEmpty)
      }
    ),
    CommandEntry(
      "new",
      on: [.scrums],
      arguments: "[TITLE]",
      summary: "Open the sheet for a new scrum.",
      examples: ["new Morning Sync"],
      make: { arguments throws(CommandError) in .new(title: try arguments.text()?.value) }
    ),
    CommandEntry(
      "delete",
      on: [.scrums],
      arguments: "WHICH",
      taking: .row(isLast: true),
      summary: "Delete a scrum; asks first.",
      examples: ["delete 2", "delete app"],
      make: { arguments throws(CommandError) in .deleteRow(try arguments.row()) }
    ),
    CommandEntry(
      "move",
      on: [.scrums],
      arguments: "WHICH TO",
      taking: .row(isLast: false),
      summary: "Move a scrum to another place: move 1 3.",
      make: { arguments throws(CommandError) in
        let (row, place) = try arguments.rowAndPlace()
        return .moveRow(row, to: place)
      }
    ),
  ]

  static let detail: [CommandEntry] = [
    CommandEntry("edit", on: [.detail], is: .edit, summary: "Open this scrum's edit sheet."),
    CommandEntry(
      "delete",
      on: [.detail],
      is: .delete,
      summary: "Delete this scrum; asks first."
    ),
    CommandEntry(
      "shuffle",
      on: [.detail],
      is: .shuffle,
      summary: "Put the attendees into a random order."
    ),
  ]

  static let sheets: [CommandEntry] = [
    CommandEntry(
      "title",
      on: sheet,
      arguments: "TEXT",
      summary: "Give the scrum a title.",
      examples: ["title Morning Sync", "title \"a; b\""],
      make: { arguments throws(CommandError) in .title(try arguments.requiredText("TEXT").value) }
    ),
    CommandEntry(
      "length",
      on: sheet,
      arguments: "MINUTES",
      summary: "Set its length: 5 to 30 minutes.",
      make: { arguments throws(CommandError) in .length(try arguments.minutes()) }
    ),
    CommandEntry(
      "theme",
      on: sheet,
      arguments: "NAME",
      taking: .theme,
      summary: "Set its theme.",
      details: """
        The themes:
          \(Theme.allCases.prefix(8).map(\.name).joined(separator: ", ")),
          \(Theme.allCases.dropFirst(8).map(\.name).joined(separator: ", "))
        """,
      examples: ["theme sky"],
      make: { arguments throws(CommandError) in .theme(try arguments.theme()) }
    ),
    CommandEntry(
      "attendee add",
      on: sheet,
      arguments: "NAME[, NAME…]",
      summary: "Add attendees.",
      details: "A name that holds a comma is quoted.",
      examples: ["attendee add Alice, Bob", "attendee add \"Smith, Jo\", Alice"],
      make: { arguments throws(CommandError) in .addAttendees(try arguments.names()) }
    ),
    CommandEntry(
      "attendee remove",
      on: sheet,
      arguments: "WHICH",
      taking: .attendee(isLast: true),
      summary: "Remove an attendee.",
      examples: ["attendee remove 2", "attendee remove bjorn"],
      make: { arguments throws(CommandError) in .removeAttendee(try arguments.row()) }
    ),
    CommandEntry(
      "attendee rename",
      on: sheet,
      arguments: "WHICH NAME",
      taking: .attendee(isLast: false),
      summary: "Give an attendee another name.",
      details: "WHICH is one word or quoted.",
      examples: ["attendee rename 2 Jo Smith", "attendee rename bjorn Bo"],
      make: { arguments throws(CommandError) in
        let (row, name) = try arguments.rowAndText("NAME")
        return .renameAttendee(row, name: name)
      }
    ),
    CommandEntry(
      "attendee move",
      on: sheet,
      arguments: "WHICH TO",
      taking: .attendee(isLast: false),
      summary: "Move an attendee to another place.",
      examples: ["attendee move 1 3"],
      make: { arguments throws(CommandError) in
        let (row, place) = try arguments.rowAndPlace()
        return .moveAttendee(row, to: place)
      }
    ),
    CommandEntry("add", on: [.new], is: .add, summary: "Add the new scrum, and close the sheet."),
    CommandEntry("done", on: [.edit], is: .done, summary: "Keep the changes, and close the sheet."),
    CommandEntry(
      "cancel",
      on: sheet,
      is: .cancel,
      summary: "Close the sheet; nothing of it stays."
    ),
  ]

  private static let sheet: [ScreenKind] = [.new, .edit]
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
