import Foundation
import Testing

@testable import ScrumFeatures

/// What holds for every round, whatever is done to it.
@Suite struct MeetingRoundLawTests {
  /// Something that people do, or the clock.
  private enum Step: CaseIterable {
    case time, next, nextTo, previous, restart, pause, resume, absent, present, guest, adjust
  }

  private func take(
    _ step: Step,
    _ round: inout MeetingRound,
    _ random: inout RandomFiles
  ) throws(MeetingRefusal) {
    let now = round.reading + .milliseconds(random.below(40_000))
    let somebody = round.speakers[random.below(round.speakers.count)].id
    switch step {
    case .time: round.advance(to: now)
    case .next: try round.next(at: now)
    case .nextTo: try round.next(to: somebody, at: now)
    case .previous: try round.previous(at: now)
    case .restart: round.restart(at: now)
    case .pause: try round.pause(at: now)
    case .resume: try round.resume(at: now)
    case .absent: try round.markAbsent(somebody, at: now)
    case .present: try round.markPresent(somebody, at: now)
    case .guest: round.addGuests(["G"], at: now)
    case .adjust: try round.adjust(by: .seconds(random.below(240) - 120), at: now)
    }
  }

  private func check(_ round: MeetingRound, _ context: String) {
    #expect(
      round.speakers.map(\.spoken).reduce(.zero, +) == round.elapsed,
      "every second is somebody's: \(context)"
    )
    #expect(round.speakers.count { $0.state == .speaking } == 1, "\(context)")
    #expect(round.speaker.state == .speaking, "\(context)")
    #expect(Set(round.speakers.map(\.id)).count == round.speakers.count, "\(context)")
    #expect(round.speakers.allSatisfy { $0.spoken >= .zero }, "\(context)")
    #expect(round.elapsed >= .zero)
    if !round.isPaused, round.remaining > .zero, !round.turn.hasRung {
      #expect(round.speakerRemaining > .zero, "a share that goes on is not nothing: \(context)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 40])
  func whateverIsDoneEverySecondIsSomebodysAndOneHasTheWord(people: Int) throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomFiles(state: seed &* 7919 &+ UInt64(people))
      var round = MeetingRound(
        people: (0..<people).map { "P\($0)" },
        absent: people > 0 && random.below(3) == 0 ? [random.below(people)] : [],
        length: .seconds(60 * (1 + random.below(30)))
      )
      var steps: [Step] = []
      for _ in 0..<30 {
        let step = Step.allCases[random.below(Step.allCases.count)]
        steps.append(step)
        do throws(MeetingRefusal) {
          try take(step, &round, &random)
        } catch {
          #expect(!error.words.isEmpty)
        }
        check(round, "seed \(seed), \(steps.map { "\($0)" })")
      }
      let data = try JSONEncoder().encode(round)
      #expect(try JSONDecoder().decode(MeetingRound.self, from: data) == round)
    }
  }

  /// How often the clock is read does not matter.
  @Test func anyReadingsBetweenGiveTheSameRound() {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomFiles(state: seed)
      let people = (0..<random.below(9)).map { "P\($0)" }
      let start = MeetingRound(people: people, length: .seconds(300))
      let end = Duration.milliseconds(random.below(600_000))
      var once = start
      let events = once.advance(to: end).filter { if case .gap = $0 { false } else { true } }
      var often = start
      var seen: [MeetingRound.Event] = []
      while often.reading < end {
        let next = min(often.reading + .milliseconds(1 + random.below(25_000)), end)
        seen += often.advance(to: next)
      }
      #expect(often == once, "seed \(seed)")
      #expect(seen == events, "seed \(seed)")
    }
  }

  /// A reading before the last changes nothing.
  @Test func timeNeverGoesBack() {
    var round = MeetingRound(people: ["A", "B"], length: .seconds(60))
    round.advance(to: .seconds(10))
    let before = round
    #expect(round.advance(to: .seconds(5)) == [])
    #expect(round == before)
  }
}
