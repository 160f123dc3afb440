import Foundation
import ScrumFixtures
import Testing

@testable import ScrumFeatures

/// The four formats: whole texts, and what each says it lost.
@Suite struct ScrumExportTests {
  private func export(
    _ scrums: [DailyScrum],
    _ format: ScrumExport.Format
  ) throws -> ScrumExport.Output {
    try ScrumExport.export(scrums, as: format)
  }

  @Test func jsonIsTheFileThatTheAppWouldSave() throws {
    let bytes = try #require(ScrumFixtures.bytes(named: "sample"))
    let file = try ScrumFile.decode(bytes)
    let output = try export(file.scrums.elements, .json)
    #expect(output.bytes == bytes)
    #expect(output.losses.isEmpty)
  }

  @Test func scrumdingerIsWhatTheAppReads() throws {
    let output = try export([.everything], .scrumdinger)
    #expect(
      output.text == """
        [
          {
            "attendees" : [
              {
                "id" : "00000000-0000-0000-0000-000000000002",
                "name" : "Ida"
              },
              {
                "id" : "00000000-0000-0000-0000-000000000003",
                "name" : "=Ole"
              }
            ],
            "history" : [
              {
                "attendees" : [
                  {
                    "id" : "00000000-0000-0000-0000-000000000002",
                    "name" : "Ida"
                  },
                  {
                    "id" : "\(UUID(4).derived("attendee", 1))",
                    "name" : "Gus"
                  }
                ],
                "date" : 656260690.25,
                "id" : "00000000-0000-0000-0000-000000000004",
                "transcript" : "Demo\\non Friday\\nIda: a note of all\\nIda: Icons are in review\\nIda: - next: \\"fonts\\""
              },
              {
                "attendees" : [

                ],
                "date" : 0,
                "id" : "00000000-0000-0000-0000-000000000005"
              }
            ],
            "id" : "00000000-0000-0000-0000-000000000001",
            "lengthInMinutes" : 10,
            "theme" : "yellow",
            "title" : "Design | *Web* #1"
          }
        ]

        """
    )
    #expect(
      output.losses.map(\.words) == [
        #"Scrum "Design | *Web* #1": 2 follow-ups are left out."#,
        #"Scrum "Design | *Web* #1": the length of 1 meeting is left out."#,
        #"Scrum "Design | *Web* #1": the seconds each one spoke in 1 meeting are left out."#,
        #"Scrum "Design | *Web* #1": 1 absent person is left out."#,
        #"Scrum "Design | *Web* #1": 1 guest becomes an attendee of the meeting."#,
        #"Scrum "Design | *Web* #1": 4 notes change (line breaks, blanks around it, or whose it"#
          + " is).",
        #"Scrum "Design | *Web* #1": 1 key of other programs is left out."#,
      ]
    )
  }

  /// What Apple's tutorial of 2023 declares, as far as its file goes.
  private struct AppScrum: Decodable {
    struct Attendee: Decodable {
      let id: UUID
      let name: String
    }
    struct History: Decodable {
      let id: UUID
      let date: Date
      let attendees: [Attendee]
      let transcript: String?
    }
    let id: UUID
    let title: String
    let attendees: [Attendee]
    let lengthInMinutes: Int
    let theme: String
    let history: [History]
  }

  @Test(arguments: 0..<50)
  func scrumdingerIsReadByADecoderLikeTheApps(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    let scrums = random.exportScrums(3, in: 9)
    let output = try export(scrums, .scrumdinger)
    let read = try JSONDecoder().decode([AppScrum].self, from: Data(output.bytes))
    #expect(read.map(\.title) == scrums.map(\.title))
    #expect(read.map { $0.history.map(\.date) } == scrums.map { $0.history.map(\.date) })
    for meeting in read.flatMap(\.history) {
      #expect(Set(meeting.attendees.map(\.id)).count == meeting.attendees.count)
    }
  }

  @Test func markdownIsForPeople() throws {
    let output = try export([.everything, .webDev], .markdown)
    #expect(
      output.text == ##"""
        ## Design \| \*Web\* \#1

        - Length: 10 min
        - Theme: yellow
        - Attendees: Ida, \=Ole

        ### Follow-ups

        - [ ] Send \<b\> \& \`palette\` (Ida, added 2001-01-02T00:00:00Z)
        - [x] 1\. Book a room (added 2001-01-02T00:00:00Z, completed 2001-01-03T00:00:00Z)

        ### History

        - 2021-10-18T14:38:10.25Z, 7 min 11.5 s
          - Ida, 2 min 31.5 s
            - Icons are in review
            - \- next: "fonts"
          - Gus (guest), 4 min 40 s
          - *Absent:* \=Ole
          - *Notes:*
            - Demo on Friday
            - Ida: a note of all
        - 2001-01-01T00:00:00Z

        ## Web Dev

        - Length: 5 min
        - Theme: poppy
        - Attendees: Per

        """##
    )
    #expect(
      output.losses.map(\.words) == [
        #"Scrum "Design | *Web* #1": 1 text loses line breaks, tabs or control characters."#,
        #"Scrum "Design | *Web* #1": 1 key of other programs is left out."#,
      ]
    )
  }

  @Test func csvIsTheHistory() throws {
    let output = try export([.everything, .webDev], .csv)
    let notes = "\"Demo\non Friday\nIda: a note of all\""
    let day = "Design | *Web* #1,2021-10-18T14:38:10.25Z,431.5"
    #expect(
      output.text.unicodeScalars.elementsEqual(
        [
          "scrum,date,length_seconds,person,role,person_seconds,person_notes,meeting_notes",
          "\(day),Ida,present,151.5,\"Icons are in review\n- next: \"\"fonts\"\"\",\(notes)",
          "\(day),Gus,guest,280,,\(notes)",
          "\(day),'=Ole,absent,,,\(notes)",
          "Design | *Web* #1,2001-01-01T00:00:00Z,,,,,,",
          "",
        ].joined(separator: "\r\n").unicodeScalars
      ),
      "\(output.text)"
    )
    #expect(
      output.losses.map(\.words) == [
        #"Scrum "Design | *Web* #1": 2 follow-ups are left out."#,
        #"Scrum "Design | *Web* #1": theme, planned length and attendees are left out."#,
        #"Scrum "Design | *Web* #1": 1 note looks like several, for line breaks in it."#,
        #"Scrum "Design | *Web* #1": 1 text begins like a formula and got an apostrophe before it."#,
        #"Scrum "Design | *Web* #1": 1 key of other programs is left out."#,
        #"Scrum "Web Dev": theme, planned length and attendees are left out."#,
        #"Scrum "Web Dev": without a meeting there is no row."#,
      ]
    )
  }

  @Test func nothingIsWrittenAsNothing() throws {
    #expect(try export([], .scrumdinger).text == "[\n\n]\n")
    #expect(try export([], .markdown).text == "No scrums.\n")
    #expect(
      try export([], .csv).text
        == "scrum,date,length_seconds,person,role,person_seconds,person_notes,meeting_notes\r\n"
    )
    #expect(try export([], .json).bytes == ScrumFile().encode())
    for format in ScrumExport.Format.allCases { #expect(try export([], format).losses.isEmpty) }
  }

  @Test(arguments: ScrumExport.Format.allCases)
  func everyTextEndsWithOneEndOfLineAndIsTheSameEachTime(format: ScrumExport.Format) throws {
    for seed in 0..<30 {
      var random = RandomFiles(state: UInt64(seed))
      let scrums = random.exportScrums(3, in: 9)
      let output = try export(scrums, format)
      #expect(try export(scrums, format) == output)
      #expect(output.bytes.last == 10)
      let last = output.bytes.dropLast().last
      #expect(format == .csv ? last == 13 : last != 10 && last != 13)
    }
  }

  @Test func lossesOfManyScrumsAreSummedUp() {
    let losses = (1...7).flatMap { number in
      [
        ScrumExport.Loss(kind: .followUps, scrum: "S\(number)", count: number),
        ScrumExport.Loss(kind: .settings, scrum: "S\(number)", count: 1),
      ]
    }
    #expect(
      ScrumExport.Loss.lines(losses) == [
        "7 scrums: 28 follow-ups are left out.",
        "7 scrums: theme, planned length and attendees are left out.",
      ]
    )
    #expect(ScrumExport.Loss.lines(Array(losses.prefix(12))) == losses.prefix(12).map(\.words))
  }

  @Test func whatJSONCannotSayIsRefused() {
    var scrum = DailyScrum.design
    scrum.history = [Meeting(id: UUID(1), date: .distantPast, lengthInSeconds: .infinity)]
    #expect(throws: (any Error).self) { try export([scrum], .json) }
  }
}
