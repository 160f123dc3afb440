extension ScrumExport {
  /// Something of one scrum that a format cannot hold, or not as it is.
  public struct Loss: Hashable, Sendable {
    /// What it is; the count is of these.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case followUps
      /// Theme, planned length and list of attendees.
      case settings
      /// Scrums that were never held, where only the history is written.
      case scrumsWithoutMeetings
      /// Meetings whose length is known.
      case meetingLengths
      /// Meetings of which somebody's seconds are known.
      case speakingTimes
      case absentees
      case guests
      /// Notes that are not read back as they were, or not as the same person's.
      case changedNotes
      /// Meetings that are not in the order newest first.
      case meetingOrder
      /// Times that are rounded to a tenth of a second.
      case roundedTimes
      /// Texts whose line breaks, tabs or control characters are replaced.
      case changedTexts
      /// Notes with line breaks, which look like several.
      case brokenNotes
      /// Texts that got an apostrophe, lest a spreadsheet takes them for formulas.
      case guardedTexts
      /// Dates that had another spelling than UTC.
      case dateSpellings
      /// Keys that this program only carries.
      case unknownKeys
    }

    public var kind: Kind
    /// The scrum's title.
    public var scrum: String
    /// How many there are; never zero.
    public var count: Int

    /// One line for people.
    public var words: String {
      "Scrum \(ImportNote.quoted(scrum)): \(kind.words(count))."
    }
  }
}

extension ScrumExport.Loss {
  /// One line a loss; of more than `limit`, one a kind over all scrums instead.
  public static func lines(_ losses: [ScrumExport.Loss], limit: Int = 12) -> [String] {
    guard losses.count > limit else { return losses.map(\.words) }
    var counts: [Kind: (things: Int, scrums: Int)] = [:]
    for loss in losses {
      counts[loss.kind, default: (0, 0)].things += loss.count
      counts[loss.kind, default: (0, 0)].scrums += 1
    }
    return Kind.allCases.compactMap { kind in
      guard let count = counts[kind] else { return nil }
      return "\(count.scrums) scrum\(count.scrums == 1 ? "" : "s"): \(kind.words(count.things))."
    }
  }
}

extension ScrumExport.Loss.Kind {
  fileprivate func words(_ count: Int) -> String {
    func number(_ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let isOrAre = count == 1 ? "is" : "are"
    return switch self {
    case .followUps: number("follow-up is", "follow-ups are") + " left out"
    case .settings: "theme, planned length and attendees are left out"
    case .scrumsWithoutMeetings: "without a meeting there is no row"
    case .meetingLengths: "the length of " + number("meeting is", "meetings is") + " left out"
    case .speakingTimes:
      "the seconds each one spoke in " + number("meeting", "meetings") + " are left out"
    case .absentees: number("absent person is", "absent people are") + " left out"
    case .guests: number("guest becomes an attendee", "guests become attendees") + " of the meeting"
    case .changedNotes:
      number("note changes", "notes change")
        + " (line breaks, blanks around it, or whose it is)"
    case .meetingOrder: number("meeting changes", "meetings change") + " its place: newest first"
    case .roundedTimes: number("time", "times") + " \(isOrAre) rounded to a tenth of a second"
    case .changedTexts:
      number("text loses", "texts lose") + " line breaks, tabs or control characters"
    case .brokenNotes: number("note looks", "notes look") + " like several, for line breaks in it"
    case .guardedTexts:
      number("text begins", "texts begin") + " like a formula and got an apostrophe before it"
    case .dateSpellings: number("date", "dates") + " \(isOrAre) written in UTC"
    case .unknownKeys: number("key", "keys") + " of other programs \(isOrAre) left out"
    }
  }
}
