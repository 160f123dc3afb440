import Testing

@testable import ScrumFeatures

/// A round by the clock, left alone, by examples.
@Suite struct MeetingRoundTests {
  @Test(arguments: [
    (300, 7), (600, 3), (300, 1), (300, 0), (300, 400), (1800, 7), (1, 400), (0, 3),
  ])
  func leftAloneAMeetingEndsWithItsLength(seconds: Int, people: Int) {
    var round = MeetingRound(people, length: .seconds(seconds))
    var events: [MeetingRound.Event] = []
    var shares: [Duration] = []
    while let time = round.timeToNextEvent {
      #expect(time > .zero)
      shares.append(time)
      events += round.advance(to: round.reading + time)
    }
    let turns = seconds == 0 ? 0 : max(people, 1)
    let ended = round.speakers.prefix(turns).map { MeetingRound.Event.shareEnded($0.id) }
    #expect(events.filter { if case .shareEnded = $0 { true } else { false } } == ended)
    #expect(events.filter { $0 == .overtimeBegan }.count == min(seconds, 1))
    #expect(shares.count == turns)
    #expect(round.elapsed == .seconds(seconds), "not an attosecond more or less")
    #expect(shares.reduce(.zero, +) == round.length)
    let before = round.speaker
    #expect(round.advance(to: round.reading + .seconds(9)) == [], "nothing ends by itself")
    #expect(round.speaker.id == before.id)
    #expect(round.remaining == .seconds(-9))
    #expect(round.isInOvertime)
  }

  @Test func theTurnsOfAMeetingLeftAlone() {
    var round = MeetingRound(3, length: .seconds(60))
    #expect(round.line == "P0 speaking, P1 waiting, P2 waiting")
    #expect(
      round.advance(to: .seconds(20)) == [
        .shareEnded(MeetingRound.id(0)), .turnBegan(MeetingRound.id(1)),
      ]
    )
    #expect(round.line == "P0 done, P1 speaking, P2 waiting")
    round.advance(to: .seconds(45))
    #expect(round.line == "P0 done, P1 done, P2 speaking")
    #expect(round.speakerRemaining == .seconds(15))
    #expect(
      round.advance(to: .seconds(70)) == [.shareEnded(MeetingRound.id(2)), .overtimeBegan]
    )
    #expect(round.line == "P0 done, P1 done, P2 speaking")
    #expect(round.seconds == [20, 20, 30])
    #expect(round.speakerRemaining == .seconds(-10))
  }

  @Test func aShareIsTakenWhenItsTurnBegins() throws {
    var round = MeetingRound(4, length: .seconds(240))
    try round.next(at: .seconds(30))
    #expect(round.speakerRemaining == .seconds(70), "210 s for three")
    #expect(
      round.advance(to: .seconds(100)) == [
        .gap(.seconds(70)), .shareEnded(MeetingRound.id(1)), .turnBegan(MeetingRound.id(2)),
      ]
    )
    #expect(round.speakerRemaining == .seconds(70))
    try round.absent(MeetingRound.id(3), at: .seconds(110))
    #expect(round.speakerRemaining == .seconds(60), "a share that has begun stays")
    round.restart(at: .seconds(120))
    #expect(round.speakerRemaining == .seconds(120))
    #expect(round.seconds == [30, 70, 20, 0])
  }

  @Test func whoeverWasLongTheMeetingStillEndsOnTime() throws {
    var round = MeetingRound(3, length: .seconds(300))
    try round.next(to: MeetingRound.id(2), at: .seconds(10))
    round.restart(at: .seconds(100))
    // 200 s for two, then 100 s for one.
    #expect(round.speakerRemaining == .seconds(100))
    round.advance(to: .seconds(300))
    #expect(round.line == "P0 done, P2 done, P1 speaking")
    #expect(round.seconds == [10, 190, 100])
    #expect(round.remaining == .zero)
  }

  @Test func theOnlyTurnOfNobodyIsEveryones() {
    let nobody = MeetingRound(0, length: .seconds(300))
    #expect(nobody.line == "Everyone speaking")
    #expect(nobody.speakerRemaining == .seconds(300))
    let absent = MeetingRound(2, length: .seconds(300), absent: [0, 1])
    #expect(absent.line == "P0 absent, P1 absent, Everyone speaking")
    #expect(absent.speakerRemaining == .seconds(300))
  }

  @Test func whoeverIsAbsentFromTheStartHasNoShare() {
    let round = MeetingRound(4, length: .seconds(180), absent: [0, 2])
    #expect(round.line == "P0 absent, P1 speaking, P2 absent, P3 waiting")
    #expect(round.speakerRemaining == .seconds(90), "the first share is right")
  }

  @Test func twoUnderOneIDStayTwo() {
    let twin = DailyScrum.Attendee(id: MeetingRound.id(0), name: "Twin")
    var round = MeetingRound(people: [twin, twin, twin], length: .seconds(30))
    round.advance(to: .seconds(30))
    #expect(round.line == "Twin done, Twin done, Twin speaking")
    #expect(round.seconds == [10, 10, 10])
    let one = MeetingRound(people: [twin, twin], length: .seconds(30), absent: [twin.id])
    #expect(one.line == "Twin absent, Twin speaking")
  }

  @Test(arguments: [
    (Duration.seconds(-5), Duration.zero), (.seconds(Int64.max), .seconds(60_000_000)),
  ])
  func aLengthOutOfRangeIsBounded(length: Duration, taken: Duration) {
    #expect(MeetingRound(2, length: length).length == taken)
  }

  @Test func theClockIsReadAtWholeSecondsAndWhenSomethingHappens() {
    var round = MeetingRound(400, length: .seconds(300))
    var readings: [Duration] = []
    for _ in 0..<5 {
      round.advance(to: round.reading + round.timeToNextReading)
      readings.append(round.reading)
    }
    #expect(readings == [0.75, 1, 1.5, 2, 2.25].map { .seconds($0) })
  }

  @Test func lessTimeThanPeopleIsSharedToo() {
    let smallest = Duration(secondsComponent: 0, attosecondsComponent: 1)
    var round = MeetingRound(5, length: smallest * 2)
    #expect(round.speakerRemaining == smallest)
    round.advance(to: .seconds(1))
    #expect(round.line == "P0 done, P1 done, P2 speaking, P3 waiting, P4 waiting")
  }
}
