#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScrumImport {
  /// What an import adds to a list, and what it says about the rest.
  public struct Merge: Hashable, Sendable {
    public var added: [DailyScrum]
    public var skipped: Int
    public var notes: [ImportNote]
  }

  /// Which of `imported` are new beside `existing`.
  ///
  /// One that is there already, id and content, is skipped; one whose id is there with other
  /// content comes in under a new id. That id follows from the old one, so that importing the same
  /// file again adds nothing.
  public static func merge(
    _ imported: [DailyScrum],
    into existing: some Sequence<DailyScrum>
  ) -> Merge {
    var known: [UUID: DailyScrum] = [:]
    for scrum in existing { known[scrum.id] = scrum }
    var merge = Merge(added: [], skipped: 0, notes: [])
    for scrum in imported {
      var candidate = scrum
      var place = 0
      while let other = known[candidate.id], other != candidate {
        place += 1
        candidate = scrum.withID(scrum.id.derived("import", place))
      }
      if known[candidate.id] != nil {
        merge.skipped += 1
        merge.notes.append(.alreadyThere(.scrum(scrum.title)))
        continue
      }
      if place > 0 {
        merge.notes.append(.idTaken(.scrum(scrum.title), old: scrum.id, new: candidate.id))
      }
      known[candidate.id] = candidate
      merge.added.append(candidate)
    }
    return merge
  }
}
