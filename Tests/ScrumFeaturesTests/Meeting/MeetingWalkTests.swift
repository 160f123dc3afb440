import Testing

@testable import ScrumFeatures

/// All that can be done in a few steps.
@Suite struct MeetingWalkTests {
  /// Everything that can be done next: each step, to each person where it is done to somebody.
  private static func choices(_ round: MeetingRound) -> [(step: MeetingStep, who: Int)] {
    MeetingStep.allCases.flatMap { step in
      switch step {
      case .nextTo, .absent, .present: round.speakers.indices.map { (step, $0) }
      case .time, .next, .previous, .restart, .pause, .resume, .guest, .more, .less: [(step, 0)]
      }
    }
  }

  private func walk(
    _ round: MeetingRound,
    depth: Int,
    pause: Duration,
    taken: [MeetingStep],
    _ count: inout Int
  ) {
    for (step, who) in Self.choices(round) {
      var next = round
      count += 1
      let now = round.reading + pause
      _ = try? step.take(&next, at: now, who: who, by: .seconds(37))
      expectSound(next, "\(taken + [step]), \(who)")
      guard depth > 1 else { continue }
      // NB: a pause of another length each time, so that shares end between steps and do not.
      walk(next, depth: depth - 1, pause: pause * 2, taken: taken + [step], &count)
    }
  }

  @Test(arguments: [0, 1, 2], [20, 60])
  func nothingThatIsDoneInFourStepsBreaksTheRound(people: Int, length: Int) {
    var count = 0
    let round = MeetingRound(people, length: .seconds(length))
    walk(round, depth: 4, pause: .seconds(7), taken: [], &count)
    #expect(count > 10_000)
  }

  @Test func nothingThatIsDoneToThreeInThreeStepsBreaksTheRound() {
    var count = 0
    let round = MeetingRound(3, length: .seconds(60), absent: [1])
    walk(round, depth: 3, pause: .seconds(13), taken: [], &count)
    #expect(count > 5000)
  }
}
