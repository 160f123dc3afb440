import Foundation
import Testing

@testable import ScrumFeatures

/// Our own format as an import reads it: like the decoder what is right, and all that is right.
@Suite struct OwnImportTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func lines(_ scrums: String) throws -> [String] {
    let text = #"{"format":"scrums","version":1,"scrums":[\#(scrums)]}"#
    let result = try ScrumImport.read(Array(text.utf8), now: now)
    return ImportReport(result, into: [DailyScrum]()).lines(.done)
  }

  @Test(arguments: 0..<300)
  func whatIsRightIsReadAsTheDecoderReadsIt(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    var file = random.changed(random.file(), 12)
    file.scrums.append(contentsOf: random.exportScrums(3, in: 50))
    let bytes = try file.encode()
    let result = try ScrumImport.read(bytes, now: now)
    #expect(result.scrums == (try ScrumFile.decode(bytes)).scrums.elements)
    #expect(result.notes.isEmpty)
    #expect(result.format == .scrums)
  }

  @Test func datesKeepTheirSpelling() throws {
    let text = """
      {"format":"scrums","version":1,"scrums":[{"id":"\(UUID(1))","title":"T","history":[
      {"id":"\(UUID(2))","date":"2024-05-01T09:00:00+02:00"}],"followUps":[{"id":"\(UUID(3))",
      "description":"d","added":"2024-05-01T09:00:00.10Z","completed":null}],"theme":null,
      "lengthInMinutes":null,"mood":[1,{"a":2.5}]}]}
      """
    let bytes = Array(text.utf8)
    let result = try ScrumImport.read(bytes, now: now)
    #expect(result.scrums == (try ScrumFile.decode(bytes)).scrums.elements)
    #expect(result.scrums[0].history[0].preserved["date"] != nil)
    #expect(result.notes.isEmpty)
  }

  @Test func whatIsBrokenWithinAScrumCostsNoMoreThanItself() throws {
    let scrum = """
      {"id":"\(UUID(1))","title":"T","theme":"blue","lengthInMinutes":"5","attendees":[
      {"id":"\(UUID(2))","name":"Ida"},{"id":"x","name":"Ole"},{"id":"\(UUID(3))"},4],
      "history":[{"id":"\(UUID(4))","date":"2024-05-01T09:00:00Z","lengthInSeconds":"9",
      "attendees":[{"name":"Ida","seconds":1e400,"guest":1,"notes":["n",2]},{"seconds":3},5],
      "absent":"Ole","notes":[null,"m"]},{"id":"\(UUID(5))","date":5},{"id":"\(UUID(6))"},7],
      "followUps":[{"id":"\(UUID(7))","description":"d","isComplete":"yes","owner":3,
      "added":"today","completed":4},{"id":"\(UUID(8))"},8],"extra":-1e999}
      """
    #expect(
      try lines(scrum) == [
        #"Attendee "Ole" of "T": it had no id and got one."#,
        #"Scrum "T": attendees[2] was left out: "name" is missing."#,
        #"Scrum "T": attendees[3] was left out: it is a number, not an object."#,
        #"Scrum "T": its length is a string, not a number; it became 5 min."#,
        #"Scrum "T": theme "blue" is unknown; it became sky."#,
        #"Meeting of 2024-05-01T09:00:00Z of "T": lengthInSeconds was left out: it is a string,"#
          + " not a number.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": attendees[0].seconds was left out: it is too"#
          + " large a number.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": attendees[0].guest was left out: it is a"#
          + " number, not a truth value.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": attendees[0].notes[1] was left out: it is a"#
          + " number, not a string.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": attendees[1] was left out: "name" is missing."#,
        #"Meeting of 2024-05-01T09:00:00Z of "T": attendees[2] was left out: it is a number, not"#
          + " an object.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": absent was left out: it is a string, not an"#
          + " array.",
        #"Meeting of 2024-05-01T09:00:00Z of "T": notes[0] was left out: it is null, not a"#
          + " string.",
        #"Scrum "T": history[1] was left out: "date" is a number, not a date."#,
        #"Scrum "T": history[2] was left out: "date" is missing."#,
        #"Scrum "T": history[3] was left out: it is a number, not an object."#,
        #"Follow-up "d" of "T": added was left out: "added" is "today", which is no date."#,
        #"Follow-up "d" of "T": completed was left out: "completed" is a number, not a date."#,
        #"Follow-up "d" of "T": isComplete was left out: it is a string, not a truth value."#,
        #"Follow-up "d" of "T": owner was left out: it is a number, not a string."#,
        #"Scrum "T": followUps[1] was left out: "description" is missing."#,
        #"Scrum "T": followUps[2] was left out: it is a number, not an object."#,
        #"Scrum "T": extra was left out: it holds too large a number."#,
        "scrums-cli: 1 scrum added. 23 changes made.",
      ]
    )
  }

  @Test func keysThatRepeatAreNamedByTheirScrum() throws {
    let scrum =
      #"{"id":"\#(UUID(1))","title":"T","attendees":[{"name":"A","name":"B"}],"title":"U"}"#
    #expect(
      try lines(scrum) == [
        #"Scrum 1: "attendees[0].name" is there more than once; the first was read."#,
        #"Scrum 1: "title" is there more than once; the first was read."#,
        #"Attendee "A" of "T": it had no id and got one."#,
        "scrums-cli: 1 scrum added. 3 changes made.",
      ]
    )
  }

  @Test(arguments: [
    (#"{"format":"scrums","scrums":[]}"#, "it", #""version" is missing"#),
    (#"{"format":"scrums","version":"1","scrums":[]}"#, "version", "it is a string, not a version"),
    (#"{"format":"scrums","version":0,"scrums":[]}"#, "version", "there is no version 0"),
    (#"{"format":"scrums","version":1}"#, "it", #""scrums" is missing"#),
    (#"{"format":"scrums","version":1,"scrums":{}}"#, "scrums", "it is an object, not an array"),
  ])
  func aFileWithoutItsFrameIsRefused(text: String, place: String, problem: String) {
    #expect(throws: UnreadableReason.malformed(place: place, problem: problem)) {
      try ScrumImport.read(Array(text.utf8), now: now)
    }
  }

  @Test func aBareArrayOfOurScrumsKeepsItsFollowUps() throws {
    var scrum = DailyScrum.design
    scrum.followUps = [FollowUp(id: UUID(9), description: "d", owner: "Ida")]
    let array = try JSONEncoder().encode([scrum])
    #expect(try ScrumImport.read(Array(array), now: now).scrums == [scrum])
  }
}
