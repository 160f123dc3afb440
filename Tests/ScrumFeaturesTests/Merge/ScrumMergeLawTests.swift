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

  /// Runs a law on a file and two changes of it; where `base` is empty the two have nothing in
  /// common, in one case of eight.
  private func forEveryMerge(
    repeatsIDs: Bool = false,
    _ law: (_ base: ScrumFile, _ ours: ScrumFile, _ theirs: ScrumFile, _ seed: UInt64) -> Void
  ) {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed, repeatsIDs: repeatsIDs)
      let start = random.file()
      let ours = random.changed(start, 1 + random.below(4))
      let theirs = random.changed(start, 1 + random.below(4))
      law(seed % 8 == 7 ? ScrumFile() : start, ours, theirs, seed)
    }
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

  @Test(arguments: [false, true])
  func nothingThatOneSideAddedOrChangedIsMissing(repeatsIDs: Bool) {
    var conflicts = 0
    forEveryMerge(repeatsIDs: repeatsIDs) { base, ours, theirs, seed in
      let result = merge(base, ours, theirs)
      conflicts += result.conflicts.count
      for side in [ours, theirs] {
        let missing = side.values.subtracting(base.values).subtracting(result.file.values)
        #expect(missing.isEmpty, "seed \(seed)")
      }
    }
    #expect(conflicts > 1000, "the files contradict each other often enough: \(conflicts)")
  }

  @Test func noIDComesTwice() {
    forEveryMerge { base, ours, theirs, seed in
      let file = merge(base, ours, theirs).file
      #expect(Set(file.scrums.ids).count == file.scrums.count)
      for scrum in file.scrums {
        #expect(Set(scrum.attendees.map(\.id)).count == scrum.attendees.count, "seed \(seed)")
        #expect(Set(scrum.followUps.map(\.id)).count == scrum.followUps.count, "seed \(seed)")
        #expect(Set(scrum.history.map(\.id)).count == scrum.history.count, "seed \(seed)")
      }
    }
  }

  @Test func mergingAgainAddsNothing() {
    forEveryMerge { base, ours, theirs, seed in
      let result = merge(base, ours, theirs)
      #expect(merge(base, ours, theirs) == result)
      #expect(merge(theirs, result.file, theirs) == ScrumMerge.Result(file: result.file))
      #expect(merge(result.file, result.file, theirs) == ScrumMerge.Result(file: theirs))
      #expect(
        merge(base, result.file, result.file) == ScrumMerge.Result(file: result.file),
        "the result on both sides is the result"
      )
      #expect(
        merge(base, result.file, theirs).file == result.file,
        "seed \(seed): a second merge of the same knows what it has kept"
      )
    }
  }

  /// What a conflict says is so: ours is in its place, theirs is in the second element, and what
  /// was deleted is there.
  @Test func bothValuesOfEveryConflictAreInTheResult() {
    var kinds: Set<String> = []
    forEveryMerge { base, ours, theirs, seed in
      let result = merge(base, ours, theirs)
      for conflict in result.conflicts {
        kinds.insert(String("\(conflict.kind)".prefix { $0 != "(" }))
        #expect(holds(conflict, result.file, ours, theirs), "seed \(seed): \(conflict.message)")
      }
    }
    #expect(kinds == ["scrum", "attendee", "followUp", "meeting", "key", "deletion"])
  }

  private func holds(
    _ conflict: MergeConflict,
    _ result: ScrumFile,
    _ ours: ScrumFile,
    _ theirs: ScrumFile
  ) -> Bool {
    let scrum = conflict.scrum.flatMap { result.scrums[id: $0] }
    let our = conflict.scrum.flatMap { ours.scrums[id: $0] }
    let their = conflict.scrum.flatMap { theirs.scrums[id: $0] }
    switch conflict.kind {
    case .scrum(let field):
      guard let scrum, let our, var their,
        let second = conflict.second.flatMap({ result.scrums[id: $0] })
      else { return false }
      (their.history, their.followUps) = ([], [])
      guard second == their.withID(second.id) else { return false }
      return switch field {
      case "title": scrum.title == our.title && our.title != their.title
      case "length": scrum.lengthInMinutes == our.lengthInMinutes
      case "theme": scrum.theme == our.theme && our.theme != their.theme
      default: scrum.preserved != their.preserved && field.hasPrefix("\"key")
      }
    case .attendee(let ourName, _):
      return has(conflict.second, scrum?.attendees, their?.attendees) { $0.withID($1) }
        && scrum?.attendees.contains { $0.name == ourName } == true
    case .followUp(let description):
      return has(conflict.second, scrum?.followUps, their?.followUps) { $0.withID($1) }
        && scrum?.followUps.contains { $0.description == description } == true
    case .meeting(let began):
      return has(conflict.second, scrum?.history, their?.history) { $0.withID($1) }
        && scrum?.history.contains { $0.date == began } == true
    case .key(let key, let other):
      return result.preserved[key] == ours.preserved[key]
        && result.preserved[other] == theirs.preserved[key]
    case .deletion(of: .scrum): return scrum != nil && (our == nil) != (their == nil)
    case .deletion(of: .attendee(let name)):
      return scrum?.attendees.contains { $0.name == name } == true
    case .deletion(of: .followUp(let description)):
      return scrum?.followUps.contains { $0.description == description } == true
    case .deletion(of: .meeting(let began)):
      return scrum?.history.contains { $0.date == began } == true
    case .deletion(of: .key(let key)):
      return conflict.scrum != nil || result.preserved[key] != nil
    }
  }

  /// Whether the second element is there and is one of theirs but for its id.
  private func has<Element: Identifiable & Equatable>(
    _ id: Element.ID?,
    _ result: [Element]?,
    _ theirs: [Element]?,
    _ withID: (Element, Element.ID) -> Element
  ) -> Bool {
    guard let id, let second = result?.first(where: { $0.id == id }) else { return false }
    return theirs?.contains { withID($0, id) == second } == true
  }

  /// Each field of each scrum is changed by one side at most: the result is what both changes give
  /// one after the other, whoever is ours.
  @Test func changesOfDifferentFieldsAreMadeBothWithoutAWord() {
    for seed in Self.seeds {
      var random = RandomFiles(state: seed)
      let base = random.file()
      var (ours, theirs, both) = (base, base, base)
      for index in base.scrums.indices {
        for field in 0..<DailyScrum.fieldCount {
          let number = random.number()
          switch random.below(6) {
          case 0:
            ours.scrums[index].write(number, toField: field)
            both.scrums[index].write(number, toField: field)
          case 1:
            theirs.scrums[index].write(number, toField: field)
            both.scrums[index].write(number, toField: field)
          default: break
          }
        }
      }
      ours.preserved["ours"] = .bool(true)
      theirs.preserved["theirs"] = .bool(true)
      both.preserved["ours"] = .bool(true)
      both.preserved["theirs"] = .bool(true)
      #expect(merge(base, ours, theirs) == ScrumMerge.Result(file: both), "seed \(seed)")
      #expect(merge(base, theirs, ours) == ScrumMerge.Result(file: both), "seed \(seed)")
    }
  }
}
