import Testing

@testable import ScrumFeatures

/// A round by the clock, and what people do to it, by examples.
@Suite struct MeetingRoundTests {
  private func round(_ people: Int, minutes: Int, absent: Set<Int> = []) -> MeetingRound {
    MeetingRound(
      people: (0..<people).map { "P\($0)" },
      absent: absent,
      length: .seconds(60 * minutes)
    )
  }

  private func seconds(_ round: MeetingRound) -> [Double] {
    round.speakers.map { $0.spoken / .seconds(1) }
  }

  @Test(arguments: [(5, 7), (10, 3), (5, 1), (5, 0), (5, 400), (30, 7)])
  func leftAloneAMeetingEndsWithItsLength(minutes: Int, people: Int) {
    var round = round(people, minutes: minutes)
    var bells = 0
    var shares: [Duration] = []
    while let time = round.timeToNextEvent {
      #expect(time > .zero)
      shares.append(time)
      let events = round.advance(to: round.reading + time)
      bells += events.count { if case .shareEnded = $0 { true } else { false } }
    }
    #expect(bells == max(people, 1))
    #expect(round.elapsed == .seconds(60 * minutes))
    #expect(round.remaining == .zero)
    #expect(shares.reduce(.zero, +) == round.length)
    #expect(round.speakers.map(\.spoken).reduce(.zero, +) == round.elapsed)
    #expect(round.advance(to: round.reading + .seconds(9)) == [])
    #expect(round.remaining == .seconds(-9))
    #expect(round.isInOvertime)
  }

  @Test func aShareIsTakenWhenItsTurnBegins() throws {
    var round = round(4, minutes: 4)
    try round.next(at: .seconds(30))
    // 210 s for three.
    #expect(round.speakerRemaining == .seconds(70))
    #expect(
      round.advance(to: .seconds(100)) == [.gap(.seconds(70)), .shareEnded(1), .turnBegan(2)]
    )
    #expect(round.speakerRemaining == .seconds(70))
    try round.markAbsent(3, at: .seconds(110))
    #expect(round.speakerRemaining == .seconds(60), "a share that has begun stays")
    round.restart(at: .seconds(120))
    #expect(round.speakerRemaining == .seconds(120))
    #expect(seconds(round) == [30, 70, 20, 0])
  }

  @Test func previousGivesTheSecondsSinceToTheOneBefore() throws {
    var round = round(3, minutes: 3)
    try round.next(at: .seconds(40))
    try round.previous(at: .seconds(50))
    #expect(round.speaker.name == "P0")
    #expect(seconds(round) == [50, 0, 0])
    #expect(round.speakerRemaining == .seconds(10), "where it stood, and the seconds since")
    #expect(round.speakers.map(\.state) == [.speaking, .waiting, .waiting])
    // After the bell its share is over; it gets another.
    round.advance(to: .seconds(60))
    try round.previous(at: .seconds(75))
    #expect(round.speaker.name == "P0")
    #expect(seconds(round) == [75, 0, 0])
    #expect(round.speakerRemaining == .seconds(35))
    #expect(throws: MeetingRefusal.isFirst) { try round.previous(at: .seconds(76)) }
  }

  @Test func aPauseStopsTheMeetingsTime() throws {
    var round = round(2, minutes: 2)
    try round.pause(at: .seconds(10))
    #expect(throws: MeetingRefusal.isPaused) { try round.pause(at: .seconds(11)) }
    #expect(round.timeToNextEvent == nil)
    #expect(round.advance(to: .seconds(3600)) == [])
    try round.resume(at: .seconds(4000))
    #expect(round.elapsed == .seconds(10))
    #expect(throws: MeetingRefusal.isNotPaused) { try round.resume(at: .seconds(4000)) }
    #expect(round.timeToNextEvent == .seconds(50))
  }

  @Test func theWordCanBeGivenToAnybody() throws {
    var round = round(4, minutes: 4)
    try round.next(to: 2, at: .seconds(10))
    #expect(round.speakers.map(\.name) == ["P0", "P2", "P1", "P3"])
    #expect(throws: MeetingRefusal.isSpeaking("P2")) { try round.next(to: 2, at: .seconds(10)) }
    try round.next(to: 0, at: .seconds(20))
    #expect(round.speakers.map(\.name) == ["P2", "P0", "P1", "P3"])
    try round.next(at: .seconds(30))
    #expect(round.speaker.name == "P1")
    #expect(seconds(round) == [10, 20, 0, 0])
  }

  @Test func whoIsAbsentIsLeftOutAndCanComeBack() throws {
    var round = round(4, minutes: 3, absent: [1])
    #expect(round.speakerRemaining == .seconds(60), "the first share is right")
    #expect(throws: MeetingRefusal.isAbsent("P1")) { try round.markAbsent(1, at: .zero) }
    try round.markPresent(1, at: .seconds(1))
    #expect(round.speakers.map(\.name) == ["P0", "P1", "P2", "P3"], "their place is to come")
    try round.markAbsent(0, at: .seconds(2))
    #expect(round.speaker.name == "P1", "the turn of a speaker who is absent ends")
    try round.markPresent(0, at: .seconds(3))
    #expect(round.speakers.map(\.name) == ["P1", "P2", "P3", "P0"], "their place has passed")
    #expect(throws: MeetingRefusal.isPresent("P0")) { try round.markPresent(0, at: .seconds(3)) }
    try round.next(at: .seconds(4))
    #expect(throws: MeetingRefusal.hasSpoken("P1")) { try round.markAbsent(1, at: .seconds(4)) }
    for second in 5...6 { try round.next(at: .seconds(second)) }
    #expect(throws: MeetingRefusal.isLast) { try round.next(at: .seconds(7)) }
    #expect(throws: MeetingRefusal.isLast) { try round.markAbsent(0, at: .seconds(7)) }
  }

  @Test func whereAllAreAbsentOneTurnIsForEveryone() {
    let round = round(2, minutes: 5, absent: [0, 1])
    #expect(round.speaker.name == MeetingRound.everyone)
    #expect(round.speakerRemaining == .seconds(300))
  }

  @Test func guestsSpeakLast() throws {
    var round = round(1, minutes: 2)
    round.addGuests(["Gus", "Ada"], at: .seconds(30))
    #expect(round.speakerRemaining == .seconds(90), "a share that has begun stays")
    try round.next(at: .seconds(30))
    #expect(round.speaker.name == "Gus")
    #expect(round.speaker.isGuest)
    #expect(round.speakerRemaining == .seconds(45))
  }

  @Test func aSleepIsToldOnceCountsAndCanBeTakenOut() throws {
    var round = round(3, minutes: 3)
    let events = round.advance(to: .seconds(480))
    #expect(
      events == [
        .gap(.seconds(480)), .shareEnded(0), .turnBegan(1), .shareEnded(1), .turnBegan(2),
        .shareEnded(2), .overtimeBegan,
      ]
    )
    #expect(round.advance(to: .seconds(481)) == [])
    try round.adjust(by: .seconds(-480), at: .seconds(481))
    #expect(round.elapsed == .seconds(1))
    #expect(round.speakers.map(\.spoken).reduce(.zero, +) == .seconds(1))
    #expect(round.timeToNextEvent == .seconds(179), "the speaker has what is left")
    #expect(throws: MeetingRefusal.tooMuchTakenOut(available: .seconds(1))) {
      try round.adjust(by: .seconds(-2), at: .seconds(481))
    }
  }

  @Test func aStartThatWasForgottenIsTheSpeakers() throws {
    var round = round(2, minutes: 10)
    try round.adjust(by: .seconds(300), at: .seconds(10))
    #expect(round.elapsed == .seconds(310))
    #expect(seconds(round) == [310, 0])
    #expect(round.timeToNextEvent == .seconds(145))
  }

  @Test func inOvertimeATurnHasNoShareAndNothingGoesOnByItself() throws {
    var round = round(2, minutes: 1)
    round.addGuests(["Gus"], at: .zero)
    try round.markAbsent(1, at: .zero)
    round.advance(to: .seconds(70))
    #expect(round.speaker.name == "Gus")
    #expect(round.isInOvertime)
    try round.markPresent(1, at: .seconds(70))
    try round.next(at: .seconds(71))
    #expect(round.speaker.name == "P1")
    #expect(round.advance(to: .seconds(200)).contains(.shareEnded(1)))
    #expect(round.speaker.name == "P1")
    #expect(round.speakers.map(\.spoken).reduce(.zero, +) == round.elapsed)
  }
}
