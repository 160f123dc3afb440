import Foundation
import Navigation
import Testing

@testable import ScrumFeatures

/// What a journal keeps of changes, over thousands of them.
@Suite struct ScrumFileEditTests {
  private static let seeds: Range<UInt64> = 0..<4000

  private func coded(_ edit: ScrumFileEdit) throws -> ScrumFileEdit {
    let line = try edit.encoded()
    #expect(!line.contains(UInt8(ascii: "\n")))
    return try ScrumFileEdit(decoding: line)
  }

  @Test func anEditMadeAgainGivesWhatItCameFrom() throws {
    var kinds: Set<Bool> = []
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let old = random.file()
      let new = random.changed(old, 1 + random.below(3))
      guard let edit = ScrumFileEdit(from: old, to: new) else {
        #expect(old == new)
        continue
      }
      kinds.insert(edit.order == nil)
      let again = try coded(edit)
      #expect(again == edit)
      #expect(again.applied(to: old) == ScrumMerge.Result(file: new), "seed \(seed)")
      #expect(again.applied(to: new) == ScrumMerge.Result(file: new), "seed \(seed): made twice")
    }
    #expect(kinds == [true, false])
  }

  /// Of another file only the scrums that were changed are merged, the others stay as they are.
  @Test func anEditOfAnotherFileIsAMergeOfWhatItChanged() throws {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let old = random.file()
      let new = random.changed(old, 1 + random.below(3))
      let file = random.changed(old, 1 + random.below(3))
      guard let edit = ScrumFileEdit(from: old, to: new) else { continue }
      let ids = Set(edit.changes.compactMap { ($0.old ?? $0.new)?.id })
      let made = edit.applied(to: file)
      let expected = ScrumMerge.merge(
        base: old.only(ids),
        ours: new.only(ids),
        theirs: file.only(ids)
      )
      let untouched = file.scrums.filter { !ids.contains($0.id) }
      #expect(made.conflicts == expected.conflicts, "seed \(seed)")
      #expect(made.file.preserved == expected.file.preserved, "seed \(seed)")
      #expect(
        Set(made.file.scrums) == Set(expected.file.scrums).union(untouched),
        "seed \(seed)"
      )
      #expect(edit.applied(to: made.file).file == made.file, "seed \(seed): made twice")
    }
  }

  @Test func anEditHoldsTheScrumsThatChangedAndNoOthers() throws {
    let scrums = (0..<100).map { DailyScrum.design.withID(UUID($0)) }
    let old = ScrumFile(scrums: scrums)
    var new = old
    new.scrums[40].title = "Drawing"
    new.scrums.remove(at: 90)
    new.scrums.insert(DailyScrum.webDev.withID(UUID(200)), at: 10)
    let edit = try #require(ScrumFileEdit(from: old, to: new))
    #expect(edit.order == nil)
    #expect(
      Set(edit.changes) == [
        .init(old: old.scrums[id: UUID(40)], new: new.scrums[id: UUID(40)]),
        .init(old: old.scrums[id: UUID(90)]),
        .init(new: new.scrums[id: UUID(200)], predecessor: UUID(9)),
      ]
    )
  }

  @Test func aSessionsEditsGiveItsEndFromAnyOfItsStates() throws {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      var states = [random.file()]
      var edits: [ScrumFileEdit] = []
      for _ in 0..<12 {
        let next = random.changed(states[states.count - 1], 1)
        if let edit = ScrumFileEdit(from: states[states.count - 1], to: next) {
          edits.append(try coded(edit))
        }
        states.append(next)
      }
      let end = states[states.count - 1]
      // The file may hold any of them: the session was cut off while it saved, or right after it.
      for state in states {
        let made = ScrumFileEdit.applying(edits, to: state)
        #expect(Set(made.file.scrums) == Set(end.scrums), "seed \(seed)")
        #expect(made.file.preserved == end.preserved, "seed \(seed)")
        #expect(made.conflicts.isEmpty, "seed \(seed)")
      }
      #expect(ScrumFileEdit.applying(edits, to: states[0]) == ScrumMerge.Result(file: end))
    }
  }

  /// What was put behind a scrum that went again stays where it was put.
  @Test func whatFollowsAScrumThatCameAndWentKeepsItsPlace() throws {
    let states = [
      ScrumFile(scrums: [.design]), ScrumFile(scrums: [.design, .webDev]),
      ScrumFile(scrums: [.design, .webDev, .design.withID(UUID(7))]),
      ScrumFile(scrums: [.design, .design.withID(UUID(7))]),
    ]
    let edits = try zip(states, states.dropFirst()).map {
      try #require(ScrumFileEdit(from: $0, to: $1))
    }
    for state in states {
      #expect(ScrumFileEdit.applying(edits, to: state) == ScrumMerge.Result(file: states[3]))
    }
  }

  /// Deleted, saved and undone: what the session was about to save again comes again.
  @Test func aDeletionThatWasSavedAndUndoneIsUndone() throws {
    let before = ScrumFile(scrums: [.design, .webDev])
    let after = ScrumFile(scrums: [.webDev])
    let edits = try [
      #require(ScrumFileEdit(from: before, to: after)),
      #require(ScrumFileEdit(from: after, to: before)),
    ]
    #expect(ScrumFileEdit.applying(edits, to: after) == ScrumMerge.Result(file: before))
  }

  @Test func aMoveNamesWhatLiesBetweenAndMovesNothingElse() throws {
    let old = ScrumFile(scrums: (0..<100).map { DailyScrum.design.withID(UUID($0)) })
    var new = old
    new.scrums.move(fromOffsets: [51], toOffset: 50)
    let edit = try #require(ScrumFileEdit(from: old, to: new))
    #expect(edit.changes == [])
    #expect(edit.order == [UUID(51), UUID(50)])
    var file = old
    file.scrums.insert(DailyScrum.webDev.withID(UUID(200)), at: 0)
    let made = edit.applied(to: file)
    #expect(Array(made.file.scrums.ids) == [UUID(200)] + new.scrums.ids)
  }

  @Test func whatTheFileWasChangedByMeanwhileStays() throws {
    let old = ScrumFile(scrums: [.design, .webDev])
    var new = old
    new.scrums[0].title = "Drawing"
    let edit = try #require(ScrumFileEdit(from: old, to: new))
    #expect(edit.changes.count == 1)
    var file = old
    file.scrums[0].lengthInMinutes = 25
    file.scrums[1].title = "Web"
    let made = ScrumFileEdit.applying([edit], to: file)
    #expect(made.file.scrums.map(\.title) == ["Drawing", "Web"])
    #expect(made.file.scrums[0].lengthInMinutes == 25)
    #expect(made.conflicts.isEmpty)
  }
}

extension ScrumFile {
  /// The scrums with these ids, and what else the file says.
  fileprivate func only(_ ids: Set<UUID>) -> ScrumFile {
    var file = self
    file.scrums.removeAll { !ids.contains($0.id) }
    return file
  }
}

extension ScrumFileEdit {
  /// The file with this change alone made in it.
  fileprivate func applied(to file: ScrumFile) -> ScrumMerge.Result {
    Self.applying([self], to: file)
  }
}
