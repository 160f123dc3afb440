import Foundation
import Navigation
import ScrumFeatures
import Testing

@testable import scrums_cli

@Suite struct PathNamesTests {
  /// Titles that take each other's names in every way.
  private static let titles = [
    "", "new", "New 2", "Design", "design", "Design 2", "Design-3", "Design 2 2", "Web", "Web 2",
  ]

  /// Kept names are those that are worked out anew, after any sequence of changes.
  @Test func keptNamesAreThoseThatAreWorkedOutAnew() {
    var random = SeededWords(seed: 7)
    for _ in 0..<300 {
      var names = PathNames()
      var scrums: IdentifiedArrayOf<DailyScrum> = []
      for number in 0..<12 {
        let title = Self.titles.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where !scrums.isEmpty:
          scrums.remove(at: Int.random(in: 0..<scrums.count, using: &random))
        case 1 where !scrums.isEmpty:
          scrums.move(fromOffsets: [0], toOffset: scrums.count)
        case 2...4 where !scrums.isEmpty:
          scrums[Int.random(in: 0..<scrums.count, using: &random)].title = title
        default:
          scrums.append(
            DailyScrum(
              id: UUID(number),
              title: title,
              attendees: [String](),
              lengthInMinutes: 5,
              theme: .sky
            )
          )
        }
        #expect(names.names(of: scrums) == PathName.names(for: scrums.map(\.title)))
      }
    }
  }

  @Test func aNumberedSlugHasABase() {
    #expect(PathName.base(ofNumbered: "design-2") == "design")
    #expect(PathName.base(ofNumbered: "design-2-3") == "design-2")
    #expect(PathName.base(ofNumbered: "design") == nil)
    #expect(PathName.base(ofNumbered: "design-b2") == nil)
    #expect(PathName.base(ofNumbered: "42") == nil)
  }
}
