import Foundation

@testable import ScrumFeatures

extension RandomFiles {
  /// Texts that break what is careless: structure of every format, blanks, controls, formulas.
  private static let texts = [
    "Ida", "Ole", "Zoë", "", " ", "a, b", "\"q\"", "=1+1", "+49", "-x", "@home", "'t Hooft",
    "# head", "- item", "1. one", "12) x", "| a | b |", "`code`", "*b* _i_", "<b>&amp;</b>",
    "[l](u)", "a\nb", "a\r\nb", "\r", "\ttab", " outer ", "Ida: x", ": x", "Ola: Ida: y", "---",
    "===", "~~s~~", "$x$", "\\", "back\\slash", "nul\0", "\u{2028}", "é", "e\u{301}", "👩‍🚀", "; semi",
    "\u{FEFF}bom", "> quote", "![i](u)", "```", "- [ ] task", "\u{1B}[31m",
  ]

  mutating func text() -> String { Self.texts[below(Self.texts.count)] }

  private mutating func textList(_ limit: Int) -> [String] {
    (0..<below(limit)).map { _ in text() }
  }

  private mutating func maybe<Value>(_ value: Value) -> Value? { below(2) == 0 ? value : nil }

  private mutating func seconds() -> Double {
    switch below(4) {
    case 0: Double(below(1000))
    case 1: Double(below(100_000)) / 16
    case 2: Double.random(in: 0..<4000, using: &self)
    default: -0.25
    }
  }

  private mutating func moment() -> Date {
    // NB: sixteenths of a second are as exact in text as in a number.
    Date(timeIntervalSinceReferenceDate: Double(below(12_000_000_000)) / 16)
  }

  private mutating func keys() -> PreservedKeys {
    below(4) == 0 ? PreservedKeys(["mood": .string(text()), "rank": .integer(3)]) : PreservedKeys()
  }

  /// Scrums with everything that can be in them; ids are among `range`, one is never there twice.
  mutating func exportScrums(_ count: Int, in range: Int) -> [DailyScrum] {
    let first = 1_000 + 1_000 * below(range)
    return (0..<count).map { place in exportScrum(UUID(first + 100 * place), 10_000 * (place + 1)) }
  }

  private mutating func exportScrum(_ id: UUID, _ serial: Int) -> DailyScrum {
    var scrum = DailyScrum(
      id: id,
      title: text(),
      attendees: [] as [String],
      lengthInMinutes: [5, 1, 30, -4, 90, 9_007_199_254_740_993][below(6)],
      theme: Theme.allCases[below(16)]
    )
    for place in 0..<below(4) {
      var attendee = DailyScrum.Attendee(id: UUID(serial + place), name: text())
      attendee.preserved = keys()
      scrum.attendees.append(attendee)
    }
    for place in 0..<below(4) { scrum.history.append(exportMeeting(UUID(serial + 100 + place))) }
    if below(4) > 0 { scrum.history.sort { $0.date > $1.date } }
    for place in 0..<below(3) {
      var item = FollowUp(
        id: UUID(serial + 200 + place),
        description: text(),
        isComplete: below(2) == 0,
        owner: maybe(text()),
        added: maybe(moment()),
        completed: maybe(moment())
      )
      item.preserved = keys()
      scrum.followUps.append(item)
    }
    scrum.preserved = keys()
    return scrum
  }

  private mutating func exportMeeting(_ id: UUID) -> Meeting {
    var meeting = Meeting(
      id: id,
      date: moment(),
      lengthInSeconds: maybe(seconds()),
      attendees: (0..<below(4)).map { _ in
        var attendee = Meeting.Attendee(
          name: text(),
          seconds: maybe(seconds()),
          isGuest: below(4) == 0,
          notes: textList(3)
        )
        attendee.preserved = keys()
        return attendee
      },
      absent: textList(3),
      notes: textList(3)
    )
    meeting.preserved = keys()
    return meeting
  }
}
