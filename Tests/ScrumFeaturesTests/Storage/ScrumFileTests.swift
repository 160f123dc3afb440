import Foundation
import ScrumFixtures
import Testing

@testable import ScrumFeatures

@Suite struct ScrumFileTests {
  private func decode(_ text: String) throws -> ScrumFile {
    try ScrumFile.decode(Array(text.utf8))
  }

  private func reason(_ text: String) -> UnreadableReason? {
    do throws(UnreadableReason) {
      _ = try ScrumFile.decode(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private let head = #"{"format":"scrums","version":1,"scrums":"#

  @Test func theSampleIsWrittenAsItIsRead() throws {
    let bytes = try #require(ScrumFixtures.bytes(named: "sample"))
    let file = try ScrumFile.decode(bytes)
    #expect(
      try String(decoding: file.encode(), as: UTF8.self) == String(decoding: bytes, as: UTF8.self)
    )
    #expect(file.repairs.isEmpty)
  }

  @Test func theSampleHoldsTheThreeScrumsOfTheTutorial() throws {
    let bytes = try #require(ScrumFixtures.bytes(named: "sample"))
    let scrums = try ScrumFile.decode(bytes).scrums
    #expect(
      scrums.map { "\($0.title) \($0.lengthInMinutes) \($0.theme) \($0.attendees.count)" } == [
        "Design 10 yellow 4", "App Dev 5 orange 5", "Web Dev 5 poppy 10",
      ]
    )
    #expect(bytes.count < 10_000)
    #expect(ScrumFixtures.bytes(named: "nothing") == nil)
    for name in ScrumFixtures.names { #expect(ScrumFixtures.bytes(named: name) != nil) }
  }

  @Test func theTextIsSortedIndentedAndHasTheKeysOfTheModel() throws {
    var scrum = DailyScrum(
      id: UUID.none,
      title: "A/B",
      attendees: [.init(id: UUID.none, name: "Zoë")],
      lengthInMinutes: 5,
      theme: .sky,
      history: []
    )
    scrum.history = [
      Meeting(
        id: UUID.none,
        date: Date(timeIntervalSinceReferenceDate: 0.25),
        lengthInSeconds: 300,
        attendees: [.init(name: "Zoë", seconds: 0.5, isGuest: true, notes: ["n"])],
        absent: ["Bo"],
        notes: ["m"]
      )
    ]
    scrum.followUps = [FollowUp(id: UUID.none, description: "d", owner: "Zoë")]
    let text = try String(decoding: ScrumFile(scrums: [scrum]).encode(), as: UTF8.self)
    #expect(
      text == """
        {
          "format" : "scrums",
          "scrums" : [
            {
              "attendees" : [
                {
                  "id" : "00000000-0000-0000-0000-000000000000",
                  "name" : "Zoë"
                }
              ],
              "followUps" : [
                {
                  "description" : "d",
                  "id" : "00000000-0000-0000-0000-000000000000",
                  "isComplete" : false,
                  "owner" : "Zoë"
                }
              ],
              "history" : [
                {
                  "absent" : [
                    "Bo"
                  ],
                  "attendees" : [
                    {
                      "guest" : true,
                      "name" : "Zoë",
                      "notes" : [
                        "n"
                      ],
                      "seconds" : 0.5
                    }
                  ],
                  "date" : "2001-01-01T00:00:00.25Z",
                  "id" : "00000000-0000-0000-0000-000000000000",
                  "lengthInSeconds" : 300,
                  "notes" : [
                    "m"
                  ]
                }
              ],
              "id" : "00000000-0000-0000-0000-000000000000",
              "lengthInMinutes" : 5,
              "theme" : "sky",
              "title" : "A/B"
            }
          ],
          "version" : 1
        }

        """
    )
    #expect(try decode(text).scrums == [scrum])
  }

  @Test func unknownKeysSurviveAtEveryLevel() throws {
    let id = #""id":"00000000-0000-0000-0000-000000000001""#
    let text = """
      {"format":"scrums","version":1,"top":{"a":[1,2.5,null,true,"x",18446744073709551615]},
       "scrums":[{\(id),"title":"T","inScrum":-7,
        "attendees":[{\(id),"name":"N","inAttendee":"é"}],
        "history":[{\(id),"date":"2030-01-01T00:00:00Z","inMeeting":{},
          "attendees":[{"name":"N","inSpeaker":[]}]}],
        "followUps":[{\(id),"description":"D","inFollowUp":false,"guest":1}]}]}
      """
    let encoded = try decode(text).encode()
    func object(_ value: Any?) -> [String: Any] { value as? [String: Any] ?? [:] }
    func first(_ value: Any?) -> [String: Any] { object((value as? [Any])?.first) }
    let top = object(try JSONSerialization.jsonObject(with: Data(encoded)))
    let scrum = first(top["scrums"])
    let inTop = try #require(object(top["top"])["a"] as? [Any])
    #expect(inTop.count == 6)
    #expect(inTop[5] as? UInt64 == .max)
    #expect(scrum["inScrum"] as? Int == -7)
    #expect(first(scrum["attendees"])["inAttendee"] as? String == "é")
    #expect(first(scrum["history"])["inMeeting"] is [String: Any])
    #expect(first(first(scrum["history"])["attendees"])["inSpeaker"] is [Any])
    #expect(first(scrum["followUps"])["inFollowUp"] as? Bool == false)
    #expect(first(scrum["followUps"])["guest"] as? Int == 1)
    #expect(try ScrumFile.decode(encoded).scrums == decode(text).scrums)
  }

  @Test(arguments: [
    "2030-01-01T10:00:00+02:00", "2030-01-01T10:00:00.500+02:00", "2030-01-01T10:00:00.250Z",
    "2016-12-31T23:59:60Z",
  ])
  func aDateKeepsItsOwnTextUntilItChanges(date: String) throws {
    let id = UUID.none.uuidString
    let text =
      head + #"[{"id":"\#(id)","title":"","history":[{"id":"\#(id)","date":"\#(date)"}]}]}"#
    var file = try decode(text)
    #expect(try String(decoding: file.encode(), as: UTF8.self).contains("\"\(date)\""))
    file.scrums[0].history[0].date += 3600
    let changed = try String(decoding: file.encode(), as: UTF8.self)
    #expect(!changed.contains("\"\(date)\""))
    #expect(try decode(changed).scrums[0].history[0].date == file.scrums[0].history[0].date)
  }

  @Test func whatIsMissingInAScrumHasItsDefault() throws {
    let scrum = try decode(head + #"[{"id":"\#(UUID.none)","title":"T"}]}"#).scrums[0]
    #expect(
      scrum
        == DailyScrum(
          id: .none,
          title: "T",
          attendees: [],
          lengthInMinutes: 5,
          theme: .sky,
          history: []
        )
    )
  }

  @Test func oddLengthsAndBlankNamesAreKept() throws {
    let id = UUID.none.uuidString
    let scrum = try decode(
      head
        + #"[{"id":"\#(id)","title":"","lengthInMinutes":-1,"attendees":[{"id":"\#(id)","name":""}]}]}"#
    ).scrums[0]
    #expect(scrum.lengthInMinutes == -1)
    #expect(scrum.attendees.map(\.name) == [""])
  }

  @Test func idsThatRepeatAreMendedAndNamed() throws {
    let id = UUID.none.uuidString
    let part = #"{"id":"\#(id)","name":"N","description":"D","date":"2030-01-01T00:00:00Z"}"#
    let scrum =
      #"{"id":"\#(id)","title":"T","attendees":[\#(part),\#(part)],"#
      + #""history":[\#(part),\#(part)],"followUps":[\#(part),\#(part)]}"#
    let file = try decode(head + "[\(scrum),\(scrum),\(scrum)]}")
    #expect(Set(file.scrums.map(\.id)).count == 3)
    #expect(file.scrums[0].id == .none)
    for scrum in file.scrums {
      #expect(Set(scrum.attendees.map(\.id)).count == 2)
      #expect(Set(scrum.history.map(\.id)).count == 2)
      #expect(Set(scrum.followUps.map(\.id)).count == 2)
    }
    #expect(file.repairs.count == 2 + 3 * 3)
    #expect(
      file.repairs.first
        == .idRepeated(.attendee("N", scrum: "T"), old: .none, new: file.scrums[0].attendees[1].id)
    )
    #expect(try decode(head + "[\(scrum),\(scrum),\(scrum)]}").scrums == file.scrums)
  }

  @Test func whatCannotBeReadSaysWhy() {
    #expect(reason("") == .empty(bytes: 0))
    #expect(reason(" \n\0") == .empty(bytes: 3))
    #expect(
      reason("{\"a\":1,\n \"é\":}") == .notJSON(line: 2, column: 6, found: "an unexpected \"}\"")
    )
    #expect(reason("{\"a\"") == .notJSON(line: 1, column: 5, found: "it ends too early"))
    #expect(reason(head + "[]} x") == .notJSON(line: 1, column: 45, found: "an unexpected \"x\""))
    #expect(reason("{\"a\":\"\t\"}") == .notJSON(line: 1, column: 7, found: "a control character"))
    #expect(reason("\"\\q\"") == .notJSON(line: 1, column: 3, found: "an unexpected \"q\""))
    #expect(reason("{}") == .otherFormat(nil))
    #expect(reason("7") == .otherFormat(nil))
    #expect(reason(#"[{"title":"T","theme":"sky"}]"#) == .otherFormat("Scrumdinger (2023)"))
    #expect(reason(#"{"format":"scrums","version":2,"scrums":7}"#) == .newerVersion(2))
    #expect(
      reason(#"{"format":"scrums","version":0,"scrums":[]}"#)
        == .malformed(place: "version", problem: "there is no version 0")
    )
    #expect(
      reason(#"{"format":"scrums","version":1}"#)
        == .malformed(place: "it", problem: "\"scrums\" is missing")
    )
    #expect(
      reason(head + #"[{"id":"\#(UUID.none)","title":"T","theme":"blue"}]}"#)
        == .malformed(
          place: "scrums[0].theme",
          problem: #"unknown theme "blue", did you mean "sky"?"#
        )
    )
    #expect(
      reason(head + #"[{"id":"x","title":"T"}]}"#)
        == .malformed(
          place: "scrums[0].id",
          problem: #""x" is no id like E621E1F8-C36C-495A-93FC-0C247A3E6E5F"#
        )
    )
  }

  @Test func textThatIsNotUTF8IsNamedWithItsPlace() {
    #expect(throws: UnreadableReason.notUTF8(offset: 2)) {
      try ScrumFile.decode([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    }
  }

  @Test func conflictMarkersAreNamedWithTheirLine() {
    let text = "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> theirs\n}"
    #expect(reason(text) == .conflictMarkers(line: 2))
  }

  @Test func everythingThatIsCutOffIsRefusedAndNeverTraps() throws {
    let bytes = try #require(ScrumFixtures.bytes(named: "sample"))
    for count in stride(from: 0, to: bytes.count - 2, by: 23) {
      #expect(throws: UnreadableReason.self) { try ScrumFile.decode(Array(bytes.prefix(count))) }
    }
  }
}
