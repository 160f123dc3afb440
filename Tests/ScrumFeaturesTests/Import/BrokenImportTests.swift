import Foundation
import Testing

@testable import ScrumFeatures

/// Files of other programs with something wrong in them: what is told, word for word.
@Suite struct BrokenImportTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func lines(_ text: String) -> [String] {
    do throws(UnreadableReason) {
      let result = try ScrumImport.read(Array(text.utf8), now: now)
      return ImportReport(result, into: [DailyScrum]()).lines(.done)
    } catch {
      return [error.words(file: "f")]
    }
  }

  @Test(arguments: BrokenForeignFile.all)
  func oneThingWrongIsToldAndCostsNoMore(broken: BrokenForeignFile) {
    #expect(broken.file.contains(broken.old), "the table is wrong")
    #expect(lines(broken.text) == broken.lines)
  }

  @Test func everyFileIsBrokenInTenWaysAtLeast() {
    let counts = Dictionary(grouping: BrokenForeignFile.all, by: \.name).mapValues(\.count)
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { $0 >= 10 }, "\(counts)")
  }
}
