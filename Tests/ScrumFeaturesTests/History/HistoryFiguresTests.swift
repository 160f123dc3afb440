import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@Suite
struct HistoryFiguresTests {
  private func meeting(_ seconds: Double?, _ people: [(String, Double?, Bool)] = []) -> Meeting {
    Meeting(
      id: UUID(0),
      date: Date(timeIntervalSince1970: 0),
      lengthInSeconds: seconds,
      attendees: people.map { Meeting.Attendee(name: $0.0, seconds: $0.1, isGuest: $0.2) }
    )
  }

  @Test
  func whatIsUnknownCountsForNothing() {
    let figures = HistoryFigures(
      meetings: [meeting(600), meeting(nil), meeting(605), meeting(606), meeting(nil)],
      plannedMinutes: 10
    )
    #expect(figures.count == 5)
    #expect(figures.knownCount == 3)
    #expect(figures.onTimeCount == 2)
    #expect(figures.onTimeRate == 2.0 / 3)
    #expect(figures.averageLength.map { $0.rounded() } == 604)
  }

  @Test(arguments: [[], [nil], [nil, nil]] as [[Double?]])
  func withoutAnyLengthThereIsNoRate(lengths: [Double?]) {
    let figures = HistoryFigures(meetings: lengths.map { meeting($0) }, plannedMinutes: 10)
    #expect(figures.onTimeRate == nil)
    #expect(figures.averageLength == nil)
    #expect(figures.speakers == [])
  }

  @Test
  func peopleGoByNameAndGuestsAreOthers() {
    let figures = HistoryFigures(
      meetings: [
        meeting(nil, [("Ida", 60, false), ("Ole", nil, false), ("Gus", 30, true)]),
        meeting(nil, [("Gus", 10, false), ("Ida", 100, false), ("Ole", 0, false)]),
      ],
      plannedMinutes: 5
    )
    #expect(figures.speakers.map(\.name) == ["Ida", "Gus", "Gus", "Ole"])
    #expect(figures.speakers.map(\.isGuest) == [false, true, false, false])
    #expect(figures.speakers.map(\.share) == [0.8, 0.15, 0.05, 0])
    #expect(figures.speakers.map(\.meetings) == [2, 1, 1, 1])
  }

  @Test
  func sharesMakeUpTheWholeWhateverIsThere() {
    var generator = RandomFiles(state: 7)
    for _ in 0..<300 {
      let meetings = (0..<generator.below(6)).map { _ in
        let people = (0..<generator.below(7)).map { _ in
          let seconds = [nil, -5, 0, 0.001, 90, 1e300][generator.below(6)]
          return (["Ida", "Ole", ""][generator.below(3)], seconds, generator.below(2) == 0)
        }
        return meeting([nil, -1, 0, 300, 1e300][generator.below(5)], people)
      }
      let figures = HistoryFigures(meetings: meetings, plannedMinutes: 5)
      let sum = figures.speakers.map(\.share).reduce(0, +)
      #expect(figures.speakers.isEmpty || abs(sum - 1) < 1e-9)
      #expect(figures.speakers.allSatisfy { (0...1).contains($0.share) })
      #expect(figures.onTimeCount <= figures.knownCount && figures.knownCount <= figures.count)
      #expect(figures.averageLength?.isFinite != false)
    }
  }
}
