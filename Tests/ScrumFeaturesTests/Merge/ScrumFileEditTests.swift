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
      let made = ScrumFileEdit.applying([again], to: old)
      #expect(made == ScrumMerge.Result(file: new), "seed \(seed)")
      let twice = ScrumFileEdit.applying([again], to: new)
      #expect(twice == ScrumMerge.Result(file: new), "seed \(seed)")
    }
    #expect(kinds == [true, false])
  }

  @Test func aSessionsEditsGiveItsEndFromAnyOfItsStates() throws {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      var states = [random.file()]
      var edits: [ScrumFileEdit] = []
      for _ in 0..<4 {
        let next = random.changed(states[states.count - 1], 1)
        if let edit = ScrumFileEdit(from: states[states.count - 1], to: next) {
          edits.append(try coded(edit))
        }
        states.append(next)
      }
      let end = states[states.count - 1]
      let made = ScrumFileEdit.applying(edits, to: states[0])
      #expect(made.file.scrums.elements == end.scrums.elements, "seed \(seed)")
      #expect(made.file.preserved == end.preserved, "seed \(seed)")
      #expect(made.conflicts.isEmpty, "seed \(seed)")
      // The file may hold the end already: the session was cut off before it deleted the journal.
      #expect(
        ScrumFileEdit.applying(edits, to: end) == ScrumMerge.Result(file: end),
        "seed \(seed)"
      )
    }
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
