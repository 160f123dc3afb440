import Foundation
import Testing

@testable import ScrumFeatures

/// What is said of an import: each line whole, done and planned.
@Suite struct ImportReportTests {
  private static let scrum = ImportNote.Subject.scrum("A")
  private static let id = "00000000-0000-0000-0000-000000000001"
  private static let other = "00000000-0000-0000-0000-000000000002"

  private static let table: [(ImportNote, String, String)] = [
    (
      .idRepeated(.attendee("Ida", scrum: "A"), old: UUID(1), new: UUID(2)),
      #"Attendee "Ida" of "A": its id \#(id) repeats; it got the new id \#(other)."#,
      #"Attendee "Ida" of "A": its id \#(id) repeats; it would get the new id \#(other)."#
    ),
    (
      .idMissing(.followUp("d", scrum: "A")),
      #"Follow-up "d" of "A": it had no id and got one."#,
      #"Follow-up "d" of "A": it has no id and would get one."#
    ),
    (
      .idTaken(scrum, old: UUID(1), new: UUID(2)),
      #"Scrum "A": its id \#(id) belongs to another here; it came in as \#(other)."#,
      #"Scrum "A": its id \#(id) belongs to another here; it would come in as \#(other)."#
    ),
    (
      .alreadyThere(scrum), #"Scrum "A": it is here already and was skipped."#,
      #"Scrum "A": it is here already and would be skipped."#
    ),
    (
      .themeMapped(scrum, given: "appOrange", used: .orange),
      #"Scrum "A": theme "appOrange" was read as orange."#,
      #"Scrum "A": theme "appOrange" would be read as orange."#
    ),
    (
      .themeUnknown(scrum, given: "mauve"),
      #"Scrum "A": theme "mauve" is unknown; it became sky."#,
      #"Scrum "A": theme "mauve" is unknown; it would become sky."#
    ),
    (
      .themeUnreadable(scrum, problem: "its theme is missing"),
      #"Scrum "A": its theme is missing; it became sky."#,
      #"Scrum "A": its theme is missing; it would become sky."#
    ),
    (
      .colorMapped(scrum, given: "#ff1a00", used: .poppy),
      #"Scrum "A": colour #ff1a00 became the nearest theme, poppy."#,
      #"Scrum "A": colour #ff1a00 would become the nearest theme, poppy."#
    ),
    (
      .dateWasUnixTime(
        .meeting("2021-01-01T00:00:00Z", scrum: "A"),
        Date(timeIntervalSince1970: 1_609_459_200)
      ),
      #"Meeting of 2021-01-01T00:00:00Z of "A": its date would lie in the future; read as Unix"#
        + " time it is 2021-01-01T00:00:00Z.",
      #"Meeting of 2021-01-01T00:00:00Z of "A": its date would lie in the future; read as Unix"#
        + " time it is 2021-01-01T00:00:00Z."
    ),
    (
      .dateInFuture(.meeting("2096-01-01T00:00:00Z", scrum: "A")),
      #"Meeting of 2096-01-01T00:00:00Z of "A": its date lies in the future and was kept."#,
      #"Meeting of 2096-01-01T00:00:00Z of "A": its date lies in the future and would be kept."#
    ),
    (
      .lengthRounded(scrum, minutes: 5.4, used: 5),
      #"Scrum "A": its length of 5.4 min became 5 min."#,
      #"Scrum "A": its length of 5.4 min would become 5 min."#
    ),
    (
      .lengthUnreadable(scrum, problem: "its length is missing", used: 5),
      #"Scrum "A": its length is missing; it became 5 min."#,
      #"Scrum "A": its length is missing; it would become 5 min."#
    ),
    (
      .keyRepeated(scrum: 2, place: "title"),
      #"Scrum 2: "title" is there more than once; the first was read."#,
      #"Scrum 2: "title" is there more than once; the first would be read."#
    ),
    (
      .keyRepeated(scrum: nil, place: "version"),
      #""version" is there more than once; the first was read."#,
      #""version" is there more than once; the first would be read."#
    ),
    (
      .characterReplaced(scrum: 1, place: "title"),
      #"Scrum 1: "title" holds half a character; it became U+FFFD."#,
      #"Scrum 1: "title" holds half a character; it would become U+FFFD."#
    ),
    (
      .leftOut(scrum, place: "history[1]", problem: "it is null, not an object"),
      #"Scrum "A": history[1] was left out: it is null, not an object."#,
      #"Scrum "A": history[1] would be left out: it is null, not an object."#
    ),
    (
      .scrumSkipped(number: 3, problem: "\"title\" is missing"),
      #"Scrum 3 was left out: "title" is missing."#,
      #"Scrum 3 would be left out: "title" is missing."#
    ),
  ]

  @Test func everyNoteIsOneLineThatSaysWhatWasOrWouldBe() {
    for (note, done, planned) in Self.table {
      #expect(note.words == done)
      #expect(note.words(.done) == done)
      #expect(note.words(.dryRun) == planned)
    }
  }

  @Test func theSumCountsEverything() throws {
    let text = """
      [{"id":"\(UUID(1))","title":"Design","theme":"yellow","lengthInMinutes":10},
      {"id":"\(UUID(3))","title":"C","theme":"mauve","lengthInMinutes":5.4},4,{"title":5},
      {"id":"\(UUID(2))","title":"D","theme":"sky","lengthInMinutes":5}]
      """
    let result = try ScrumImport.read(Array(text.utf8), now: Date(timeIntervalSince1970: 0))
    let report = ImportReport(result, into: [result.scrums[0], .webDev])
    let new = try #require(report.added.last).id
    #expect(
      report.lines(.done) == [
        #"Scrum "C": theme "mauve" is unknown; it became sky."#,
        #"Scrum "C": its length of 5.4 min became 5 min."#,
        "Scrum 3 was left out: it is a number, not an object.",
        #"Scrum 4 was left out: "title" is a number, not a string."#,
        #"Scrum "Design": it is here already and was skipped."#,
        #"Scrum "D": its id \#(Self.other) belongs to another here; it came in as \#(new)."#,
        "Scrumdinger (2023): 2 scrums added. 1 skipped. 2 left out. 3 changes made.",
      ]
    )
    #expect(
      report.lines(.dryRun).last
        == "Scrumdinger (2023): 2 scrums would be added. 1 would be skipped."
        + " 2 would be left out. 3 changes would be made."
    )
    #expect(report.lines(.dryRun).count == report.notes.count + 1)
  }

  @Test func textOfAFileStaysOnOneLineAndShort() {
    let title = "a\r\nb" + String(repeating: "x", count: 100)
    #expect(
      ImportNote.idMissing(.scrum(title)).words
        == "Scrum \"a⏎b\(String(repeating: "x", count: 57))…\": it had no id and got one."
    )
  }
}
