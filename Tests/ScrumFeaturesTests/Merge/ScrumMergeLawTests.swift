import Foundation
import Navigation
import Testing

@testable import ScrumFeatures

/// The laws of the merge, over thousands of files and changes.
@Suite struct ScrumMergeLawTests {
  private static let seeds: Range<UInt64> = 0..<4000

  private func merge(
    _ base: ScrumFile,
    _ ours: ScrumFile,
    _ theirs: ScrumFile
  ) -> ScrumMerge.Result {
    ScrumMerge.merge(base: base, ours: ours, theirs: theirs)
  }

  @Test func whatOneSideChangedIsTaken() {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let base = random.file()
      let changed = random.changed(base, 1 + random.below(5))
      #expect(merge(base, changed, base) == ScrumMerge.Result(file: changed))
      #expect(merge(base, base, changed) == ScrumMerge.Result(file: changed))
      #expect(merge(base, changed, changed) == ScrumMerge.Result(file: changed))
    }
  }

  @Test func nothingThatOneSideAddedOrChangedIsMissing() {
    var conflicts = 0
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let base = random.file()
      let ours = random.changed(base, 1 + random.below(4))
      let theirs = random.changed(base, 1 + random.below(4))
      let result = merge(base, ours, theirs)
      conflicts += result.conflicts.count
      for side in [ours, theirs] {
        let missing = Self.values(of: side).subtracting(Self.values(of: base))
          .subtracting(Self.values(of: result.file))
        #expect(missing.isEmpty, "seed \(seed)")
      }
      #expect(Set(result.file.scrums.ids).count == result.file.scrums.count)
      for scrum in result.file.scrums {
        #expect(Set(scrum.attendees.map(\.id)).count == scrum.attendees.count, "seed \(seed)")
        #expect(Set(scrum.followUps.map(\.id)).count == scrum.followUps.count, "seed \(seed)")
        #expect(Set(scrum.history.map(\.id)).count == scrum.history.count, "seed \(seed)")
      }
    }
    #expect(conflicts > 1000, "the files contradict each other often enough: \(conflicts)")
  }

  @Test func mergingAgainAddsNothing() {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let base = random.file()
      let ours = random.changed(base, 1 + random.below(4))
      let theirs = random.changed(base, 1 + random.below(4))
      let result = merge(base, ours, theirs)
      #expect(merge(base, ours, theirs) == result)
      #expect(merge(theirs, result.file, theirs) == ScrumMerge.Result(file: result.file))
      #expect(merge(base, result.file, result.file).conflicts.isEmpty)
      let again = merge(base, result.file, theirs).file
      #expect(
        Set(again.scrums.ids) == Set(result.file.scrums.ids),
        "seed \(seed): a second merge of the same knows what it has kept"
      )
    }
  }

  @Test func changesToDifferentScrumsAreBothKeptWithoutAWord() {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      var base = ScrumFile(scrums: [random.scrum()])
      base.scrums.append(random.scrum(space: 50).withID(UUID(51)))
      var ours = base
      ours.scrums[0].title = "ours"
      ours.scrums[0].attendees = [.init(id: UUID(400), name: "ours")]
      var theirs = base
      theirs.scrums[1].lengthInMinutes = 30
      theirs.scrums[1].followUps = []
      let both = merge(base, ours, theirs)
      #expect(both.conflicts.isEmpty)
      #expect(both.file.scrums[0] == ours.scrums[0])
      #expect(both.file.scrums[1] == theirs.scrums[1])
      #expect(merge(base, theirs, ours) == both)
    }
  }

  /// Everything that somebody wrote, each with what it belongs to.
  private static func values(of file: ScrumFile) -> Set<String> {
    var values: Set<String> = []
    for scrum in file.scrums {
      values.insert("\(scrum.title)")
      values.insert("\(scrum.lengthInMinutes) min")
      values.insert("\(scrum.theme)")
      for attendee in scrum.attendees { values.insert("attendee \(attendee.name)") }
      for item in scrum.followUps { values.insert("follow-up \(item.description)") }
      for meeting in scrum.history { values.formUnion(meeting.notes) }
    }
    return values
  }
}
