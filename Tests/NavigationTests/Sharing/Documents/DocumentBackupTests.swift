import Foundation
import Testing

@testable import Navigation

@Suite struct DocumentBackupTests {
  private let folder: DocumentFolderFixture

  init() throws { folder = try DocumentFolderFixture() }

  /// A session that changes the file at each of these times, in seconds.
  private func change(at times: [Double]) async throws -> WordsDocument {
    let time = LockIsolated(Date(timeIntervalSince1970: 0))
    let document = folder.document(date: { time.withLock { $0 } })
    let shared = Shared(document: document)
    try await document.load()
    for (number, seconds) in times.enumerated() {
      time.withLock { $0 = Date(timeIntervalSince1970: seconds) }
      shared.withLock { $0["a"] = "\(number)" }
      try await document.save()
    }
    return document
  }

  private func times(_ document: WordsDocument) async throws -> [Double] {
    try await document.backups().map(\.date.timeIntervalSince1970)
  }

  @Test func theFormerContentIsKeptAndFound() async throws {
    try folder.write(["a": "old"])
    let document = try await change(at: [1000])
    let backups = try await document.backups()
    #expect(backups.count == 1)
    #expect(try await document.contents(of: #require(backups.first)) == ["a": "old"])
    await document.backUp()
    let newest = try #require(try await document.backups().first)
    #expect(try await document.contents(of: newest) == ["a": "0"])
  }

  @Test func backupsAreTenMinutesApartAtLeast() async throws {
    try folder.write(["a": "old"])
    let document = try await change(at: [1000, 1001, 1599, 1600, 1700, 2300])
    #expect(try await times(document) == [2300, 1600, 1000])
  }

  @Test func aClockThatIsSetBackStopsNothing() async throws {
    try folder.write(["a": "old"])
    let document = try await change(at: [100_000, 50_000, 50_001])
    #expect(try await times(document) == [50_000, 100_000])
    let newest = try #require(try await document.backups().first)
    #expect(try await document.contents(of: newest) == ["a": "0"])
  }

  @Test func fiveAreKeptWhoseAgesGrow() async throws {
    try folder.write(["a": "old"])
    let document = try await change(at: (1...100).map { Double($0) * 600 })
    let ages = try await times(document).map { 60_000 - $0 }
    #expect(ages.count == 5)
    #expect(ages[0] == 0)
    #expect(zip(ages, ages.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ages[4] > 20_000, "\(ages)")
  }

  @Test func theMostDispensableIsOldOrHasANearNeighbour() {
    #expect(DocumentBackups.mostDispensable(of: [0, 600, 700, 10_000, 20_000, 100_000]) == 4)
    #expect(DocumentBackups.mostDispensable(of: [0, 600, 5000, 20_000, 100_000, 3e6]) == 5)
    #expect(DocumentBackups.mostDispensable(of: [0, 600, 700, 10_000, 100_000]) == 1)
  }

  @Test func aBackupThatCannotBeMadeFailsNoSave() async throws {
    try folder.write(["a": "old"])
    // A file stands where the folder of backups would be.
    try Data().write(to: URL(fileURLWithPath: folder.stateFolder))
    let document = folder.document()
    let shared = Shared(document: document)
    try await document.load()
    shared.withLock { $0["a"] = "new" }
    #expect(document.isUnsettled)
    try await document.settle()
    #expect(try folder.words == ["a": "new"])
  }
}
