import Foundation
import ScrumFixtures
import Testing

@testable import ScrumFeatures

@Suite struct ScrumImportTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let first = UUID(uuidString: "00000000-0000-4000-8000-000000000001")!

  private func read(_ text: String) throws -> ScrumImport.Result {
    try ScrumImport.read(Array(text.utf8), now: now)
  }

  private func scrum(_ members: String) throws -> ScrumImport.Result {
    try read(#"[{"id":"\#(first)","title":"T","theme":"sky","lengthInMinutes":5,\#(members)}]"#)
  }

  private let design = "Design 10 yellow Cathy,Daisy,Simon,Jonathan"

  private func line(_ scrum: DailyScrum) -> String {
    "\(scrum.title) \(scrum.lengthInMinutes) \(scrum.theme) "
      + scrum.attendees.map(\.name).joined(separator: ",")
  }

  @Test(arguments: [
    (ForeignFiles.scrumdinger2021, ImportFormat.scrumdinger2021, 0),
    (ForeignFiles.scrumdinger2021WithHistory, .scrumdinger2021WithHistory, 1),
    (ForeignFiles.scrumdinger2022, .scrumdinger2022, 1),
    (ForeignFiles.scrumdinger2023, .scrumdinger2023, 1),
  ])
  func everyVersionOfScrumdingerIsKnownByItsShape(
    text: String,
    format: ImportFormat,
    meetings: Int
  ) throws {
    let result = try read(text)
    #expect(result.format == format)
    #expect(result.scrums.map(line) == [design])
    #expect(result.scrums[0].id == first)
    #expect(result.scrums[0].history.count == meetings)
    #expect(result.notes.isEmpty)
    for meeting in result.scrums[0].history {
      #expect(ISODate.text(for: meeting.date) == "2021-10-18T14:38:10.25Z")
      #expect(meeting.lengthInSeconds == nil)
      #expect(meeting.attendees.map(\.name) == ["Cathy", "Daisy", "Simon", "Jonathan"])
      #expect(meeting.attendees.allSatisfy { $0.seconds == nil && !$0.isGuest })
    }
  }

  @Test func aTranscriptBecomesNotes() throws {
    let meeting = try read(ForeignFiles.scrumdinger2022).scrums[0].history[0]
    #expect(meeting.notes == ["Sure, yesterday I reviewed..."])
    let lines = try scrum(#""history":[{"date":1,"transcript":" a \r\n\n b"}]"#)
    #expect(lines.scrums[0].history[0].notes == ["a", "b"])
  }

  @Test func aSyncUpComesInWithItsMinutes() throws {
    let result = try read(ForeignFiles.syncUps)
    #expect(result.format == .syncUps)
    #expect(result.scrums.map(line) == ["Design 5 bubblegum Blob"])
    #expect(
      result.scrums[0].history.map(\.date) == [Date(timeIntervalSinceReferenceDate: 256_260_690)]
    )
    #expect(result.scrums[0].history[0].notes.isEmpty)
    #expect(result.notes.isEmpty)
  }

  @Test(arguments: [
    ("[16,4852094820647174144]", 5), ("[16,4852094820647174000]", 5),
    ("[16.0,4.852094820647174e18]", 5), ("[32,9704189641294348288]", 10),
    ("[32,-8742554432415203328]", 10), ("[97,10665796069063970816]", 30),
  ])
  func aDurationOfAttosecondsIsUnderstood(duration: String, minutes: Int) throws {
    let result = try read(
      #"[{"id":"\#(first)","title":"T","theme":"sky","attendees":[],"duration":\#(duration),"meetings":[]}]"#
    )
    #expect(result.scrums[0].lengthInMinutes == minutes)
    #expect(result.notes.isEmpty)
  }

  @Test func idsThatRepeatAreNamed() throws {
    let result = try read(ForeignFiles.repeatedIDs)
    #expect(result.scrums.map(\.title) == ["A", "B"])
    #expect(result.scrums[0].id == first)
    #expect(Set(result.scrums.map(\.id)).count == 2)
    #expect(result.scrums[0].attendees.map(\.name) == ["Cathy", "Cathy"])
    let repeated = UUID(uuidString: "00000000-0000-4000-8000-000000000064")!
    #expect(
      result.notes == [
        .idRepeated(
          .attendee("Cathy", scrum: "A"),
          old: repeated,
          new: result.scrums[0].attendees[1].id
        ),
        .idRepeated(.scrum("B"), old: first, new: result.scrums[1].id),
      ]
    )
  }

  @Test func aDateInTheFutureIsReadAsUnixTimeAndSaidSo() throws {
    let unix = 1_634_569_090.25
    for written in ["\(unix)", "\(unix * 1000)"] {
      let result = try scrum(#""history":[{"id":"\#(first)","date":\#(written)}]"#)
      let date = result.scrums[0].history[0].date
      #expect(ISODate.text(for: date) == "2021-10-18T14:58:10.25Z")
      #expect(
        result.notes == [
          .dateWasUnixTime(.meeting("2021-10-18T14:58:10.25Z", scrum: "T"), date)
        ]
      )
    }
  }

  @Test func aDateThatIsNoneLosesItsMeetingOnly() throws {
    let result = try scrum(
      #""history":[{"id":"\#(first)","date":1},{"date":"x"},{"date":1e300},7,{}]"#
    )
    #expect(result.scrums[0].history.count == 1)
    #expect(
      result.notes.map(\.words) == [
        "Scrum \"T\": history[1] was left out: \"date\" is \"x\", which is no date.",
        "Scrum \"T\": history[2] was left out: \"date\" is 1e+300, which is no date.",
        "Scrum \"T\": history[3] was left out: it is a number, not an object.",
        "Scrum \"T\": history[4] was left out: \"date\" is missing.",
      ]
    )
  }

  @Test func meetingsComeNewestFirst() throws {
    let result = try scrum(#""history":[{"date":1},{"date":3},{"date":2}]"#)
    #expect(result.scrums[0].history.map(\.date.timeIntervalSinceReferenceDate) == [3, 2, 1])
  }

  @Test func zeroMinutesOfAMeetingAreUnknown() throws {
    let result = try scrum(
      #""history":[{"date":2,"lengthInMinutes":0},{"date":1,"lengthInMinutes":7}]"#
    )
    #expect(result.scrums[0].history.map(\.lengthInSeconds) == [nil, 420])
  }

  @Test func oddLengthsBlankNamesAndEmptyTitlesAreKept() throws {
    let result = try read(
      #"[{"id":"\#(first)","title":"","theme":"sky","lengthInMinutes":1,"attendees":[{"id":"\#(first)","name":""}]}]"#
    )
    #expect(result.scrums.map(line) == [" 1 sky "])
    #expect(result.scrums[0].attendees.count == 1)
    #expect(result.notes.isEmpty)
  }

  @Test(arguments: [
    ("appOrange", Theme.orange), ("yellow-my", .yellow), ("Sky", .sky), ("apporange", .orange),
    ("my_Teal", .teal),
  ])
  func themesOfForksMapToOurs(given: String, used: Theme) throws {
    let result = try read(#"[{"id":"\#(first)","title":"T","theme":"\#(given)","length":300}]"#)
    #expect(result.scrums[0].theme == used)
    #expect(result.notes == [.themeMapped(.scrum("T"), given: given, used: used)])
  }

  @Test func anUnknownThemeBecomesSkyWithAMessage() throws {
    let result = try read(#"[{"id":"\#(first)","title":"T","theme":"mauve","length":300}]"#)
    #expect(result.scrums[0].theme == .sky)
    #expect(result.notes == [.themeUnknown(.scrum("T"), given: "mauve")])
  }

  @Test func aColourBecomesTheNearestThemeWithAMessage() throws {
    let result = try read(
      #"[{"id":"\#(first)","title":"T","lengthInMinutes":5,"color":{"red":1,"green":0.1,"blue":0}}]"#
    )
    #expect(result.scrums[0].theme == .poppy)
    #expect(result.notes == [.colorMapped(.scrum("T"), given: "#ff1a00", used: .poppy)])
  }

  @Test func keysThatForksRenamedAreUnderstood() throws {
    let result = try read(
      #"[{"id":"\#(first)","title":"T","theme":"sky","length":600,"histories":[{"date":1}]}]"#
    )
    #expect(result.scrums[0].lengthInMinutes == 10)
    #expect(result.scrums[0].history.count == 1)
  }

  @Test func oneBadScrumDoesNotLoseTheRest() throws {
    let good = #"{"id":"\#(first)","title":"T","theme":"sky","lengthInMinutes":5}"#
    let result = try read(#"[{"title":7},3,\#(good),{"title":"U","attendees":4}]"#)
    #expect(result.scrums.map(\.title) == ["T", "U"])
    #expect(
      result.notes.map(\.words).filter { $0.hasPrefix("Scrum ") && $0.contains("left out") } == [
        "Scrum 1 was left out: \"title\" is a number, not a string.",
        "Scrum 2 was left out: it is a number, not an object.",
        "Scrum \"U\": attendees was left out: it is a number, not an array.",
      ]
    )
  }

  @Test func oneBadScrumOfOursDoesNotLoseTheRest() throws {
    let good = #"{"id":"\#(first)","title":"T"}"#
    let bad = #"{"id":"\#(first)","attendees":[{"id":"\#(first)"}]}"#
    let result = try read(#"{"format":"scrums","version":1,"scrums":[\#(bad),\#(good)]}"#)
    #expect(result.format == .scrums)
    #expect(result.scrums.map(\.title) == ["T"])
    #expect(
      result.notes == [.scrumSkipped(number: 1, problem: "\"title\" is missing")]
    )
  }

  @Test func whatIsNoFileOfScrumsIsRefused() {
    for text in ["{}", "7", #"["a"]"#, #"[{"a":1}]"#, "null"] {
      #expect(throws: UnreadableReason.otherFormat(nil)) { try read(text) }
    }
    #expect(throws: UnreadableReason.newerVersion(9)) {
      try read(#"{"format":"scrums","version":9}"#)
    }
    #expect(throws: UnreadableReason.notJSON(line: 1, column: 2, found: "it ends too early")) {
      try read("[")
    }
  }

  @Test func numbersOfAnySizeNeverTrap() throws {
    for number in ["1e300", "-1e300", "18446744073709551615", "-9223372036854775808", "0.4"] {
      let result = try read(
        #"[{"id":"\#(first)","title":"T","theme":"sky","lengthInMinutes":\#(number),"history":[{"date":\#(number),"lengthInMinutes":\#(number)}]},{"title":"U","duration":[\#(number),\#(number)]},{"title":"V","color":{"red":\#(number),"green":\#(number),"blue":\#(number)}}]"#
      )
      #expect(result.scrums.count == 3)
    }
  }

  // MARK: Adding to a list

  @Test func importingTheSameFileTwiceAddsNothing() throws {
    for text in [
      ForeignFiles.scrumdinger2021, ForeignFiles.scrumdinger2022, ForeignFiles.syncUps,
      ForeignFiles.repeatedIDs, #"[{"title":"no ids","attendees":["A","A"],"color":{}}]"#,
    ] {
      let once = ScrumImport.merge(try read(text).scrums, into: [])
      let twice = ScrumImport.merge(try read(text).scrums, into: once.added)
      #expect(!once.added.isEmpty)
      #expect(twice.added.isEmpty)
      #expect(twice.skipped == once.added.count)
    }
  }

  @Test func anIdThatIsTakenComesInUnderANewOneAndOnlyOnce() throws {
    let imported = try read(ForeignFiles.scrumdinger2023).scrums
    var existing = imported
    existing[0].title = "Mine"
    let merge = ScrumImport.merge(imported, into: existing)
    let added = try #require(merge.added.first)
    #expect(added.id != first)
    #expect(added.title == "Design")
    #expect(merge.notes == [.idTaken(.scrum("Design"), old: first, new: added.id)])
    #expect(ScrumImport.merge(imported, into: existing + merge.added).added.isEmpty)
  }

  @Test func theSampleIsReadAsAnImportToo() throws {
    let result = try ScrumImport.read(
      try #require(ScrumFixtures.bytes(named: "sample")),
      now: now
    )
    #expect(result.format == .scrums)
    #expect(result.scrums.count == 3)
    #expect(result.notes.isEmpty)
  }
}
