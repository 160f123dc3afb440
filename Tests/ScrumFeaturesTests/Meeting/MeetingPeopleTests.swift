import Foundation
import Testing

@testable import ScrumFeatures

/// Who is there, by examples.
@Suite struct MeetingPeopleTests {
  @Test func whoIsAbsentIsLeftOutAndCanComeBack() throws {
    var round = MeetingRound(4, length: .seconds(180), absent: [1])
    #expect(throws: MeetingRefusal.isAbsent("P1")) {
      try round.absent(MeetingRound.id(1), at: .zero)
    }
    try round.present(MeetingRound.id(1), at: .seconds(1))
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting, P3 waiting", "in their place")
    let events = try round.absent(MeetingRound.id(0), at: .seconds(2))
    #expect(events == [.turnBegan(MeetingRound.id(1))], "the turn of a speaker ends")
    #expect(round.line == "P0 absent, P1 speaking, P2 waiting, P3 waiting")
    #expect(round.speakerRemaining == .seconds(178) / 3)
    try round.present(MeetingRound.id(0), at: .seconds(3))
    #expect(round.line == "P1 speaking, P2 waiting, P3 waiting, P0 waiting", "last: it has passed")
    #expect(throws: MeetingRefusal.isPresent("P0")) {
      try round.present(MeetingRound.id(0), at: .seconds(3))
    }
    #expect(round.seconds == [1, 0, 0, 2])
  }

  @Test func whoeverHasSpokenCanTurnOutToBeAbsent() throws {
    var round = MeetingRound(2, length: .seconds(120))
    round.advance(to: .seconds(61))
    try round.absent(MeetingRound.id(0), at: .seconds(61))
    #expect(round.line == "P0 absent, P1 speaking")
    #expect(round.seconds == [60, 1], "what was spoken stays theirs")
    #expect(throws: MeetingRefusal.isFirst) { try round.previous(at: .seconds(61)) }
    try round.present(MeetingRound.id(0), at: .seconds(62))
    #expect(round.line == "P1 speaking, P0 waiting")
  }

  @Test func previousPassesOverTheAbsent() throws {
    var round = MeetingRound(3, length: .seconds(180))
    try round.next(at: .seconds(10))
    try round.absent(MeetingRound.id(1), at: .seconds(15))
    try round.previous(at: .seconds(18))
    #expect(round.line == "P0 speaking, P1 absent, P2 waiting")
    #expect(round.seconds == [13, 5, 0])
  }

  @Test func afterTheLastWhoIsThereEveryoneHasTheWord() throws {
    var round = MeetingRound(2, length: .seconds(120))
    try round.next(at: .seconds(50))
    try round.absent(MeetingRound.id(1), at: .seconds(60))
    #expect(round.line == "P0 done, P1 absent, Everyone speaking")
    #expect(round.speakerRemaining == .seconds(60))
    let everyone = try #require(round.id(of: "Everyone"))
    #expect(throws: MeetingRefusal.isEveryone) { try round.absent(everyone, at: .seconds(61)) }
    try round.present(MeetingRound.id(1), at: .seconds(70))
    #expect(round.line == "P0 done, Everyone speaking, P1 waiting")
    try round.next(at: .seconds(75))
    try round.absent(MeetingRound.id(1), at: .seconds(80))
    #expect(round.line == "P0 done, P1 absent, Everyone speaking", "there is one everyone")
    #expect(round.seconds == [50, 15, 15])
  }

  @Test func everyoneGoesWithoutATraceWhenTheWordIsTakenBack() throws {
    var round = MeetingRound(2, length: .seconds(120))
    try round.next(at: .seconds(50))
    try round.absent(MeetingRound.id(1), at: .seconds(60))
    try round.previous(at: .seconds(65))
    #expect(round.line == "P0 speaking, P1 absent")
    #expect(round.seconds == [55, 10])

    try round.absent(MeetingRound.id(0), at: .seconds(65))
    #expect(round.line == "P0 absent, P1 absent, Everyone speaking")
    #expect(throws: MeetingRefusal.isFirst) { try round.previous(at: .seconds(66)) }
  }

  @Test func guestsSpeakLast() throws {
    var round = MeetingRound(1, length: .seconds(120))
    try round.addGuests(["Gus", " ", " Ada "], at: .seconds(30))
    #expect(round.line == "P0 speaking, Gus waiting, Ada waiting")
    #expect(round.speakerRemaining == .seconds(90), "a share that has begun stays")
    try round.addGuests(["Gus"], at: .seconds(30))
    #expect(Set(round.speakers.map(\.id)).count == 4, "two of one name are two")
    try round.next(at: .seconds(30))
    #expect(round.speaker.kind == .guest)
    #expect(round.speakerRemaining == .seconds(30))
    #expect(throws: MeetingRefusal.isWithoutName) {
      try round.addGuests(["", " "], at: .seconds(31))
    }
  }

  @Test func notesAreTheSpeakersUnlessSomebodyIsNamed() throws {
    var round = MeetingRound(2, length: .seconds(120))
    try round.note("  one ")
    try round.note("two", for: MeetingRound.id(1))
    try round.next(at: .seconds(1))
    try round.note("three")
    #expect(round.speakers.map(\.notes) == [["one"], ["two", "three"]])
    #expect(throws: MeetingRefusal.isWithoutText) { try round.note(" \n") }
    #expect(throws: MeetingRefusal.isNotInRound) { try round.note("x", for: MeetingRound.id(7)) }
  }

  @Test func aRecordNamesAllWithWhatTheySpoke() throws {
    var round = MeetingRound(4, length: .seconds(280), absent: [3])
    try round.addGuests(["Gus"], at: .zero)
    try round.note("done with it")
    try round.next(at: .seconds(2.5))
    try round.absent(MeetingRound.id(1), at: .seconds(3))
    round.advance(to: .seconds(10))
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      round.record(id: MeetingRound.id(50), date: date, notes: ["all well"])
        == Meeting(
          id: MeetingRound.id(50),
          date: date,
          lengthInSeconds: 10,
          attendees: [
            Meeting.Attendee(name: "P0", seconds: 2.5, notes: ["done with it"]),
            Meeting.Attendee(name: "P1", seconds: 0.5),
            Meeting.Attendee(name: "P2", seconds: 7),
            Meeting.Attendee(name: "Gus", seconds: 0, isGuest: true),
          ],
          absent: ["P1", "P3"],
          notes: ["all well"]
        )
    )
  }

  @Test func everyoneIsRecordedWhenThereWasTimeForAll() throws {
    var round = MeetingRound(0, length: .seconds(300))
    let date = Date(timeIntervalSince1970: 0)
    #expect(round.record(id: MeetingRound.id(5), date: date, notes: []).attendees == [])
    round.advance(to: .seconds(300.25))
    #expect(
      round.record(id: MeetingRound.id(5), date: date, notes: []).attendees
        == [Meeting.Attendee(name: "Everyone", seconds: 300.25)]
    )
  }
}
