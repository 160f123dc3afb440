import Foundation
import Testing

@testable import ScrumFeatures

/// What is exported for Scrumdinger and read again loses what was named, and nothing else.
@Suite struct ScrumdingerRoundTripTests {
  private let now = Date.distantFuture

  private func again(_ scrums: [DailyScrum]) throws -> ScrumImport.Result {
    try ScrumImport.read(ScrumExport.export(scrums, as: .scrumdinger).bytes, now: now)
  }

  /// The scrum without what these losses name. Written anew here, from what the kinds mean.
  private func without(
    _ losses: [ScrumExport.Loss],
    _ scrum: DailyScrum,
    notesFrom read: DailyScrum
  ) -> DailyScrum {
    var scrum = scrum
    let kinds = Set(losses.map(\.kind))
    if kinds.contains(.followUps) { scrum.followUps = [] }
    if kinds.contains(.unknownKeys) {
      scrum.preserved = PreservedKeys()
      for place in scrum.attendees.indices { scrum.attendees[place].preserved = PreservedKeys() }
    }
    if kinds.contains(.meetingOrder) {
      scrum.history = scrum.history.enumerated()
        .sorted {
          $0.element.date != $1.element.date
            ? $0.element.date > $1.element.date : $0.offset < $1.offset
        }
        .map(\.element)
    }
    for place in scrum.history.indices {
      if kinds.contains(.meetingLengths) { scrum.history[place].lengthInSeconds = nil }
      if kinds.contains(.absentees) { scrum.history[place].absent = [] }
      if kinds.contains(.unknownKeys) { scrum.history[place].preserved = PreservedKeys() }
      if kinds.contains(.changedNotes), read.history.indices.contains(place) {
        scrum.history[place].notes = read.history[place].notes
      }
      for person in scrum.history[place].attendees.indices {
        if kinds.contains(.speakingTimes) { scrum.history[place].attendees[person].seconds = nil }
        if kinds.contains(.guests) { scrum.history[place].attendees[person].isGuest = false }
        if kinds.contains(.unknownKeys) {
          scrum.history[place].attendees[person].preserved = PreservedKeys()
        }
        if kinds.contains(.changedNotes), read.history.indices.contains(place) {
          scrum.history[place].attendees[person].notes =
            read.history[place].attendees[person].notes
        }
      }
    }
    return scrum
  }

  @Test(arguments: 0..<500)
  func onlyWhatIsNamedIsLost(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    let scrums = random.exportScrums(3, in: 9)
    let result = try again(scrums)
    #expect(result.notes.isEmpty)
    #expect(result.scrums.count == scrums.count)
    for (scrum, read) in zip(scrums, result.scrums) {
      let losses = try ScrumExport.export([scrum], as: .scrumdinger).losses
      #expect(read == without(losses, scrum, notesFrom: read))
      #expect((read == scrum) == losses.isEmpty, "a loss is named exactly when there is one")
    }
  }

  @Test func notesComeBackToWhoeverTheyBelongTo() throws {
    var scrum = DailyScrum.design
    scrum.history = [
      Meeting(
        id: UUID(9),
        date: Date(timeIntervalSinceReferenceDate: 5),
        attendees: [
          .init(name: "Ida", notes: ["a", "b: c"]), .init(name: "Ole", notes: ["Ida: d"]),
        ],
        notes: ["all", "Per: not here"]
      )
    ]
    #expect(try ScrumExport.export([scrum], as: .scrumdinger).losses.isEmpty)
    #expect(try again([scrum]).scrums == [scrum])
  }

  @Test func whatLostNothingIsSkippedBesideTheOriginals() throws {
    let report = ImportReport(try again([.design, .webDev]), into: [.webDev, .design])
    #expect(report.added.isEmpty)
    #expect(report.skipped == 2)
  }

  @Test func whatLostSomethingComesInBesideTheOriginalsUnderANewIDAndIsNamed() throws {
    let original = DailyScrum.everything
    let read = try again([original])
    let report = ImportReport(read, into: [original, .webDev])
    let added = try #require(report.added.first)
    #expect(added == read.scrums[0].withID(added.id))
    #expect(report.notes == [.idTaken(.scrum(original.title), old: original.id, new: added.id)])
    let twice = ImportReport(read, into: [original, .webDev, added])
    #expect(twice.added.isEmpty)
    #expect(twice.skipped == 1)
  }
}
