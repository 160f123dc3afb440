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
  /// content comes in under a new id. That id follows from the old one and the content, so that
  /// importing the same file again adds nothing, whatever came in or went meanwhile.
  public static func merge(
    _ imported: [DailyScrum],
    into existing: some Sequence<DailyScrum>
  ) -> Merge {
    var known: [UUID: DailyScrum] = [:]
    for scrum in existing { known[scrum.id] = scrum }
    var merge = Merge(added: [], skipped: 0, notes: [])
    for scrum in imported {
      let candidate = candidate(for: scrum, among: known)
      if known[candidate.id] != nil {
        merge.skipped += 1
        merge.notes.append(.alreadyThere(.scrum(scrum.title)))
        continue
      }
      if candidate.id != scrum.id {
        merge.notes.append(.idTaken(.scrum(scrum.title), old: scrum.id, new: candidate.id))
      }
      known[candidate.id] = candidate
      merge.added.append(candidate)
    }
    return merge
  }

  /// The scrum under the first of its ids that is free, or that has this content already.
  private static func candidate(
    for scrum: DailyScrum,
    among known: [UUID: DailyScrum]
  ) -> DailyScrum {
    guard let other = known[scrum.id], other != scrum else { return scrum }
    let content = contentText(of: scrum)
    var place = 1
    while true {
      let candidate = scrum.withID(scrum.id.derived("import " + content, place))
      guard let other = known[candidate.id], other != candidate else { return candidate }
      place += 1
    }
  }

  /// The same text for the same content, in every session.
  private static func contentText(of scrum: DailyScrum) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // NB: what cannot be encoded is told apart by its id and its place alone.
    guard let data = try? encoder.encode(scrum) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
