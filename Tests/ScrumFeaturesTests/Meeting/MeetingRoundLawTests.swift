import Foundation
import Testing

@testable import ScrumFeatures

/// What holds for every round, whatever is done to it, by chance that is the same in every run.
@Suite struct MeetingRoundLawTests {
  /// A round that some things were done to.
  private func used(
    _ random: inout RandomFiles,
    people: Int,
    steps: Int,
    check: Bool = false
  ) -> MeetingRound {
    var round = MeetingRound(
      people,
      length: .milliseconds(random.below(4) == 0 ? random.below(3) : random.below(1_800_000)),
      absent: Set((0..<people).filter { _ in random.below(5) == 0 })
    )
    var taken: [(step: MeetingStep, now: Duration)] = []
    for _ in 0..<steps {
      let step = MeetingStep.allCases[random.below(MeetingStep.allCases.count)]
      let now = round.reading + .milliseconds(random.below(60_000))
      taken.append((step, now))
      let before = round
      do throws(MeetingRefusal) {
        let time = Duration.milliseconds(random.below(240_000))
        try step.take(&round, at: now, who: random.below(round.speakers.count), by: time)
      } catch {
        var refused = before
        refused.advance(to: now)
        #expect(round == refused, "what is refused changes nothing: \(taken)")
        #expect(!error.words.isEmpty && !error.words.contains("\n"))
      }
      if check { expectSound(round, "\(people) people, \(taken)") }
    }
    return round
  }

  @Test(arguments: [0, 1, 2, 3, 7, 40])
  func whateverIsDoneEverySecondIsSomebodysAndOneHasTheWord(people: Int) throws {
    for seed in 0..<150 as Range<UInt64> {
      var random = RandomFiles(state: seed &* 7919 &+ UInt64(people))
      let round = used(&random, people: people, steps: 40, check: true)
      let data = try JSONEncoder().encode(round)
      #expect(try JSONDecoder().decode(MeetingRound.self, from: data) == round)
    }
  }

  /// How often the clock is read does not matter.
  @Test func anyReadingsBetweenGiveTheSameRound() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      let start = used(&random, people: random.below(9), steps: random.below(6))
      let end = start.reading + .milliseconds(random.below(900_000))
      var once = start
      let events = once.advance(to: end).filter { if case .gap = $0 { false } else { true } }
      var often = start
      var seen: [MeetingRound.Event] = []
      var reading = start.reading
      while reading < end {
        reading = min(reading + .milliseconds(1 + random.below(25_000)), end)
        seen += often.advance(to: reading)
      }
      #expect(often == once, "seed \(seed)")
      #expect(seen == events, "seed \(seed)")
    }
  }

  /// Left alone from anywhere on, the bell rings once a turn, and the last share ends on time.
  @Test func leftAloneEachWhoWaitsHasATurnAndABellBeforeTheEnd() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      var round = used(&random, people: 1 + random.below(9), steps: random.below(6))
      try? round.resume(at: round.reading)
      round.restart(at: round.reading)
      guard round.remaining > .zero else { continue }
      let due = [round.speaker.id] + round.speakers.filter { $0.state == .waiting }.map(\.id)
      let end = round.reading + round.remaining
      var bells: [MeetingRound.Speaker.ID] = []
      while let time = round.timeToNextEvent {
        #expect(round.turn.share > .zero, "seed \(seed)")
        for case .shareEnded(let id) in round.advance(to: round.reading + time) {
          bells.append(id)
        }
      }
      #expect(bells == due, "seed \(seed)")
      #expect(round.reading == end && round.remaining == .zero, "seed \(seed)")
    }
  }

  /// A step forward by mistake is undone by a step back.
  @Test func previousAfterNextIsAsIfNothingHadBeen() throws {
    var count = 0
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      var round = used(&random, people: 2 + random.below(5), steps: random.below(6))
      round.advance(to: round.reading + .milliseconds(random.below(20_000)))
      var without = round
      let now = round.reading
      do throws(MeetingRefusal) {
        if random.below(2) == 0 {
          try round.next(at: now)
        } else {
          // NB: that somebody is here is known by then, whatever comes.
          let somebody = round.speakers[random.below(round.speakers.count)]
          guard somebody.state != .absent else { continue }
          try round.next(to: somebody.id, at: now)
        }
      } catch {
        continue
      }
      let later = now + .milliseconds(random.below(10_000))
      guard without.turn.isOver || later - now < without.speakerRemaining else { continue }
      guard round.turn.isOver || later - now < round.speakerRemaining else { continue }
      without.advance(to: later)
      try round.previous(at: later)
      #expect(round == without, "seed \(seed)")
      count += 1
    }
    #expect(count > 500, "most of the chances are used")
  }

  /// A time that nothing was done in can be taken out.
  @Test func aTimeTakenOutIsAsIfItHadNotBeen() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      let before = used(&random, people: random.below(9), steps: random.below(6))
      guard !before.isPaused else { continue }
      var round = before
      let slept = Duration.milliseconds(random.below(3_000_000))
      let now = before.reading + slept
      round.advance(to: now)
      try round.adjust(by: .zero - slept, at: now)
      round.reading = before.reading
      #expect(round == before, "seed \(seed)")
    }
  }

  /// A pause is as if it had not been.
  @Test func aPauseLeavesNoTrace() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      let before = used(&random, people: random.below(9), steps: random.below(6))
      guard !before.isPaused else { continue }
      var round = before
      let paused = Duration.milliseconds(random.below(3_000_000))
      try round.pause(at: before.reading)
      round.advance(to: before.reading + paused)
      try round.resume(at: before.reading + paused)
      round.reading = before.reading
      #expect(round == before, "seed \(seed)")
    }
  }

  /// A reading before the last changes nothing.
  @Test func timeNeverGoesBack() throws {
    var round = MeetingRound(2, length: .seconds(60))
    round.advance(to: .seconds(10))
    let before = round
    #expect(round.advance(to: .seconds(5)) == [])
    #expect(round == before)
    try round.pause(at: .seconds(4))
    try round.resume(at: .seconds(3))
    #expect(round == before)
  }
}
