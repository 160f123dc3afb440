import Testing

@testable import ScrumFeatures

/// Whose turn it is when people say so, and whose seconds are whose, by examples.
@Suite struct MeetingTurnsTests {
  @Test func previousGivesTheSecondsSinceToTheOneBefore() throws {
    var round = MeetingRound(3, length: .seconds(180))
    try round.next(at: .seconds(40))
    #expect(try round.previous(at: .seconds(50)) == [.turnBegan(MeetingRound.id(0))])
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting")
    #expect(round.seconds == [50, 0, 0])
    #expect(round.speakerRemaining == .seconds(10), "as if the turn had not ended")
    #expect(throws: MeetingRefusal.isFirst) { try round.previous(at: .seconds(55)) }
    #expect(round.seconds == [55, 0, 0], "what is refused takes no time back")
  }

  @Test func aTurnThatIsResumedAfterItsShareIsOver() throws {
    var round = MeetingRound(3, length: .seconds(180))
    round.advance(to: .seconds(75))
    try round.previous(at: .seconds(80))
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting")
    #expect(round.speakerRemaining == .seconds(-20))
    #expect(round.advance(to: .seconds(100)) == [], "the bell was; who speaks on is up to people")
    try round.next(at: .seconds(100))
    #expect(round.seconds == [100, 0, 0])
    #expect(round.speakerRemaining == .seconds(40))

    // A share that ends only by the seconds since has had no bell, and gets none.
    try round.next(at: .seconds(110))
    try round.previous(at: .seconds(144))
    #expect(round.speakerRemaining == .seconds(-4))
    #expect(round.advance(to: .seconds(170)) == [])
    #expect(round.seconds == [100, 70, 0])
  }

  @Test func allOfATurnBegunAnewGoesBack() throws {
    var round = MeetingRound(3, length: .seconds(180))
    try round.next(at: .seconds(10))
    round.restart(at: .seconds(30))
    round.restart(at: .seconds(35))
    #expect(round.seconds == [10, 25, 0])
    try round.previous(at: .seconds(40))
    #expect(round.seconds == [40, 0, 0])
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting")
    try round.next(at: .seconds(40))
    #expect(throws: Never.self) { try round.previous(at: .seconds(41)) }
  }

  @Test func aStepBackOverSeveralTurns() throws {
    var round = MeetingRound(3, length: .seconds(180))
    try round.next(at: .seconds(10))
    try round.next(at: .seconds(30))
    try round.previous(at: .seconds(35))
    #expect(round.seconds == [10, 25, 0])
    try round.previous(at: .seconds(36))
    #expect(round.seconds == [36, 0, 0])
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting")
  }

  @Test func theWordCanBeGivenToAnybody() throws {
    var round = MeetingRound(4, length: .seconds(240))
    let given = try round.next(to: MeetingRound.id(2), at: .seconds(10))
    #expect(given == [.turnBegan(MeetingRound.id(2))])
    #expect(round.line == "P0 done, P2 speaking, P1 waiting, P3 waiting")
    #expect(throws: MeetingRefusal.isSpeaking("P2")) {
      try round.next(to: MeetingRound.id(2), at: .seconds(10))
    }
    #expect(throws: MeetingRefusal.isNotInRound) {
      try round.next(to: MeetingRound.id(9), at: .seconds(10))
    }
    try round.next(to: MeetingRound.id(0), at: .seconds(20))
    #expect(round.line == "P2 done, P0 speaking, P1 waiting, P3 waiting", "again")
    try round.next(at: .seconds(30))
    #expect(round.line == "P2 done, P0 done, P1 speaking, P3 waiting")
    #expect(round.seconds == [10, 20, 0, 0])
  }

  @Test func steppingBackFromAGivenWordPutsTheOrderRight() throws {
    var round = MeetingRound(4, length: .seconds(240))
    try round.next(to: MeetingRound.id(3), at: .seconds(10))
    try round.previous(at: .seconds(11))
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting, P3 waiting")
    try round.next(at: .seconds(12))
    try round.next(to: MeetingRound.id(0), at: .seconds(13))
    #expect(round.line == "P1 done, P0 speaking, P2 waiting, P3 waiting")
    try round.previous(at: .seconds(15))
    #expect(round.line == "P0 done, P1 speaking, P2 waiting, P3 waiting", "done before, done now")
    #expect(round.seconds == [12, 3, 0, 0])
  }

  @Test func nextEndsWithTheLast() throws {
    var round = MeetingRound(2, length: .seconds(120))
    #expect(try round.next(at: .seconds(1)) == [.turnBegan(MeetingRound.id(1))])
    #expect(throws: MeetingRefusal.isLast) { try round.next(at: .seconds(2)) }
    #expect(round.line == "P0 done, P1 speaking")
    #expect(round.seconds == [1, 1])
  }

  @Test func aTurnThatBeginsInOvertimeHasNoShareAndNoBell() throws {
    var round = MeetingRound(2, length: .seconds(60))
    try round.next(at: .seconds(10))
    try round.addGuests(["Gus", "Ada"], at: .seconds(20))
    // The last share was taken before anybody knew of guests.
    let events = round.advance(to: .seconds(60))
    let gus = try #require(round.id(of: "Gus"))
    let ada = try #require(round.id(of: "Ada"))
    #expect(
      events == [
        .gap(.seconds(40)), .shareEnded(MeetingRound.id(1)), .overtimeBegan, .turnBegan(gus),
      ]
    )
    #expect(round.speakerRemaining == .zero)
    #expect(round.advance(to: .seconds(80)) == [], "no loop through those who wait")
    #expect(round.line == "P0 done, P1 done, Gus speaking, Ada waiting")
    #expect(round.speakerRemaining == .seconds(-20))
    #expect(try round.next(at: .seconds(90)) == [.turnBegan(ada)])
    #expect(round.advance(to: .seconds(100)) == [])
    #expect(round.seconds == [10, 50, 30, 10])
  }

  @Test func overtimeBeginsWithThePlannedEndAlsoWhenTheLastShareWasOverBefore() throws {
    var round = MeetingRound(3, length: .seconds(90))
    try round.absent(MeetingRound.id(1), at: .seconds(1))
    try round.absent(MeetingRound.id(2), at: .seconds(2))
    #expect(round.advance(to: .seconds(30)) == [.shareEnded(MeetingRound.id(0))])
    #expect(round.timeToNextEvent == .seconds(60))
    #expect(round.advance(to: .seconds(59)) == [])
    #expect(round.advance(to: .seconds(89)) == [])
    #expect(round.advance(to: .seconds(90)) == [.overtimeBegan])
    #expect(round.advance(to: .seconds(110)) == [])
    #expect(round.seconds == [110, 0, 0])
  }

  @Test func aPauseStopsTheMeetingsTime() throws {
    var round = MeetingRound(2, length: .seconds(120))
    try round.pause(at: .seconds(10))
    #expect(throws: MeetingRefusal.isPaused) { try round.pause(at: .seconds(11)) }
    #expect(round.timeToNextEvent == nil)
    #expect(round.advance(to: .seconds(3600)) == [], "a sleep in a pause does not count")
    try round.resume(at: .seconds(4000))
    #expect(round.elapsed == .seconds(10))
    #expect(throws: MeetingRefusal.isNotPaused) { try round.resume(at: .seconds(4001)) }
    #expect(round.elapsed == .seconds(11))
    #expect(round.timeToNextEvent == .seconds(49))
  }

  @Test func theWordGoesOnInAPauseAndTheTimeDoesNot() throws {
    var round = MeetingRound(3, length: .seconds(180))
    try round.pause(at: .seconds(30))
    try round.next(at: .seconds(50))
    #expect(round.isPaused)
    #expect(round.line == "P0 done, P1 speaking, P2 waiting")
    #expect(round.speakerRemaining == .seconds(75))
    round.restart(at: .seconds(60))
    try round.previous(at: .seconds(70))
    #expect(round.speakerRemaining == .seconds(30))
    #expect(round.seconds == [30, 0, 0])
    try round.resume(at: .seconds(100))
    round.advance(to: .seconds(110))
    #expect(round.seconds == [40, 0, 0])
  }
}
