import Foundation
import Testing

@testable import ScrumFeatures

/// Importing a file again adds nothing, whatever was wrong with it and wherever it has been since.
@Suite struct ImportTwiceTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func read(_ text: String) throws -> ScrumImport.Result {
    try ScrumImport.read(Array(text.utf8), now: now)
  }

  private func saved(_ scrums: [DailyScrum]) throws -> [DailyScrum] {
    try ScrumFile.decode(ScrumFile(scrums: scrums).encode()).scrums.elements
  }

  @Test(arguments: BrokenForeignFile.all)
  func nothingComesInTwice(broken: BrokenForeignFile) throws {
    guard let result = try? read(broken.text) else { return }
    let once = ImportReport(result, into: [DailyScrum.webDev])
    #expect(once.added.count == result.scrums.count)
    let list = try saved([.webDev] + once.added)
    #expect(list == [.webDev] + once.added, "a save changes nothing of it")
    let twice = ImportReport(try read(broken.text), into: list)
    #expect(twice.added.isEmpty)
    #expect(twice.skipped == once.added.count)
    #expect(twice.leftOut == once.leftOut)
  }

  @Test(arguments: BrokenForeignFile.all)
  func nothingComesInTwiceBesideOthersOfTheSameIDs(broken: BrokenForeignFile) throws {
    guard let result = try? read(broken.text) else { return }
    let others = result.scrums.map { scrum in
      var other = scrum
      other.title += " of mine"
      return other
    }
    let once = ImportReport(result, into: others)
    #expect(once.added.count == result.scrums.count)
    #expect(Set(once.added.map(\.id)).isDisjoint(with: others.map(\.id)))
    let list = try saved(others + once.added)
    #expect(ImportReport(try read(broken.text), into: list).added.isEmpty)
  }

  @Test func aScrumWithoutIDIsKnownByItsTitleWhereverItStands() throws {
    let once = try read(#"[{"title":"A"},{"title":"B"},{"title":"A","length":600}]"#)
    let twice = try read(
      #"[{"title":"New"},{"title":"A"},{"title":"A","length":600},{"title":"B"}]"#
    )
    let report = ImportReport(twice, into: once.scrums)
    #expect(report.added.map(\.title) == ["New"])
    #expect(report.skipped == 3)
  }

  @Test func aNewIDFollowsFromTheContentWhateverWentMeanwhile() throws {
    var (mine, theirs, others) = (DailyScrum.design, DailyScrum.design, DailyScrum.design)
    mine.title = "Mine"
    theirs.title = "Theirs"
    others.title = "Others'"
    let first = ScrumImport.merge([theirs], into: [mine]).added
    let second = ScrumImport.merge([others], into: [mine] + first).added
    #expect(first.count == 1 && second.count == 1)
    #expect(first[0].id != second[0].id)
    #expect(ScrumImport.merge([others], into: [mine] + second).added.isEmpty)
    #expect(ScrumImport.merge([others], into: [mine]).added == second)
  }

  @Test(arguments: 0..<200)
  func nothingOfARandomFileComesInTwice(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    let scrums = random.exportScrums(4, in: 3)
    for format in [ScrumExport.Format.json, .scrumdinger] {
      let text = try ScrumExport.export(scrums, as: format).text
      // NB: some lose their ids, by which a scrum and what is in it is known.
      let file = text.split(separator: "\n").filter { line in
        !line.contains("\"id\" :") || random.below(4) > 0
      }.joined(separator: "\n")
      let once = ImportReport(try read(file), into: [DailyScrum]())
      #expect(once.added.count == Set(scrums.map(\.id)).count || format == .scrumdinger)
      let twice = ImportReport(try read(file), into: try saved(once.added))
      #expect(twice.added.isEmpty)
    }
  }

  @Test func manyScrumsComeInOnce() throws {
    let scrums = (0..<10_000).map { number in
      DailyScrum(
        id: UUID(number / 2),
        title: "Scrum \(number)",
        attendees: ["Ida"],
        lengthInMinutes: 5,
        theme: .sky
      )
    }
    let text = try ScrumdingerExport.output(scrums).text
    let once = ImportReport(try read(text), into: [DailyScrum]())
    #expect(once.added.count == 10_000)
    #expect(once.changes == 5_000)
    let twice = ImportReport(try read(text), into: once.added)
    #expect(twice.added.isEmpty)
    #expect(twice.skipped == 10_000)
  }
}
