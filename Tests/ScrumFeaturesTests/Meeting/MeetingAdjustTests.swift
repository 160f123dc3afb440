import Testing

@testable import ScrumFeatures

/// A time that is to count, or is not to, by examples.
@Suite struct MeetingAdjustTests {
  @Test func aSleepIsToldOnceCountsAndCanBeTakenOut() throws {
    var round = MeetingRound(5, length: .seconds(600))
    round.advance(to: .seconds(30))
    let before = round
    let events = round.advance(to: .seconds(510))
    #expect(
      events == [
        .gap(.seconds(480)),
        .shareEnded(MeetingRound.id(0)), .turnBegan(MeetingRound.id(1)),
        .shareEnded(MeetingRound.id(1)), .turnBegan(MeetingRound.id(2)),
        .shareEnded(MeetingRound.id(2)), .turnBegan(MeetingRound.id(3)),
        .shareEnded(MeetingRound.id(3)), .turnBegan(MeetingRound.id(4)),
      ]
    )
    #expect(round.seconds == [120, 120, 120, 120, 30])
    #expect(round.advance(to: .seconds(510)) == [])
    let back = try round.adjust(by: .seconds(-480), at: .seconds(510))
    #expect(back == [.turnBegan(MeetingRound.id(0))])
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting, P3 waiting, P4 waiting")
    #expect(round.seconds == [30, 0, 0, 0, 0])
    #expect(round.speakerRemaining == .seconds(90))
    round.reading = before.reading
    #expect(round == before, "as if it had not been")
    #expect(round.advance(to: .seconds(31)) == [])
  }

  @Test(arguments: [(30.0, false), (30.001, true)])
  func aGapIsLongerThanHalfAMinute(seconds: Double, isTold: Bool) {
    var round = MeetingRound(1, length: .seconds(600))
    let events = round.advance(to: .seconds(seconds))
    #expect(events == (isTold ? [.gap(.seconds(seconds))] : []))
  }

  @Test func lessIsTakenFromTheTurnFirst() throws {
    var round = MeetingRound(2, length: .seconds(600))
    try round.next(at: .seconds(100))
    try round.adjust(by: .seconds(-30), at: .seconds(150))
    #expect(round.seconds == [100, 20])
    #expect(round.speakerRemaining == .seconds(480), "its share is as it was")
    #expect(round.remaining == .seconds(480))
  }

  @Test func aTurnThatPeopleBeganStaysWhenTimeBeforeItIsTakenOut() throws {
    var round = MeetingRound(3, length: .seconds(600))
    try round.next(at: .seconds(100))
    #expect(try round.adjust(by: .seconds(-60), at: .seconds(110)) == [])
    #expect(round.line == "P0 done, P1 speaking, P2 waiting")
    #expect(round.seconds == [50, 0, 0])
    #expect(round.speakerRemaining == .seconds(275), "what is left is shared anew")
  }

  @Test func noMoreCanBeTakenOutThanHasPassed() throws {
    var round = MeetingRound(2, length: .seconds(600))
    let refusal = MeetingRefusal.tooMuchTakenOut(available: .seconds(90))
    #expect(throws: refusal) { try round.adjust(by: .seconds(-91), at: .seconds(90)) }
    #expect(round.seconds == [90, 0])
    try round.adjust(by: .seconds(-90), at: .seconds(90))
    #expect(round.seconds == [0, 0])
    #expect(round.speakerRemaining == .seconds(300))
  }

  @Test func aShareThatWasOverIsNotWhenItsTimeIsTakenOut() throws {
    var round = MeetingRound(1, length: .seconds(60))
    round.advance(to: .seconds(100))
    try round.adjust(by: .seconds(-50), at: .seconds(100))
    #expect(round.speakerRemaining == .seconds(10))
    #expect(
      round.advance(to: .seconds(110)) == [.shareEnded(MeetingRound.id(0)), .overtimeBegan]
    )
  }

  @Test func aStartThatWasForgottenIsTheSpeakersAndDoesNotCostThemTheWord() throws {
    var round = MeetingRound(2, length: .seconds(600))
    #expect(try round.adjust(by: .seconds(300), at: .seconds(10)) == [])
    #expect(round.elapsed == .seconds(310))
    #expect(round.line == "P0 speaking, P1 waiting")
    #expect(round.seconds == [310, 0])
    #expect(round.speakerRemaining == .seconds(145), "290 s for two")
    #expect(round.advance(to: .seconds(154.9)) == [.gap(.seconds(144.9))])
    #expect(
      round.advance(to: .seconds(155)) == [
        .shareEnded(MeetingRound.id(0)), .turnBegan(MeetingRound.id(1)),
      ]
    )
  }

  @Test func moreWithinAShareLeavesLessOfIt() throws {
    var round = MeetingRound(2, length: .seconds(600))
    try round.adjust(by: .seconds(60), at: .seconds(10))
    #expect(round.speakerRemaining == .seconds(230))
    #expect(round.seconds == [70, 0])
  }

  @Test func moreCanLeadIntoOvertime() throws {
    var round = MeetingRound(2, length: .seconds(300))
    #expect(try round.adjust(by: .seconds(400), at: .seconds(10)) == [.overtimeBegan])
    #expect(round.line == "P0 speaking, P1 waiting")
    #expect(round.remaining == .seconds(-110))
    #expect(round.timeToNextEvent == nil)
    #expect(round.advance(to: .seconds(20)) == [])
  }

  @Test func aPauseIsAdjustedLikeAnythingElse() throws {
    var round = MeetingRound(2, length: .seconds(300))
    try round.pause(at: .seconds(10))
    try round.adjust(by: .seconds(20), at: .seconds(50))
    #expect(round.seconds == [30, 0])
    #expect(round.isPaused)
  }

  @Test(arguments: [
    (480, "8 min", "8m"), (90, "1 min 30 s", "1m30s"), (3600, "1 h", "1h"),
    (3661, "1 h 1 min 1 s", "1h1m1s"), (31, "31 s", "31s"), (0, "0 s", "0s"),
  ])
  func theWordsOfASleepSayHowToTakeItOut(seconds: Int, long: String, short: String) {
    #expect(
      MeetingRound.words(forGap: .seconds(seconds) + .milliseconds(999))
        == "\(long) passed while this machine slept; they count."
        + " \"adjust -\(short)\" takes them out."
    )
  }
}
