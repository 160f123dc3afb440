import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One change of the scrums, told without the scrums that it left alone: what a journal keeps.
public struct ScrumFileEdit: Hashable, Sendable {
  /// A scrum before and after; nil where it was not there.
  struct Change: Hashable, Codable, Sendable {
    var old: DailyScrum?
    var new: DailyScrum?
    /// What it follows, where it is new; nil at the top.
    var predecessor: UUID?
  }

  var changes: [Change] = []
  /// The ids in their order, where scrums that stay have moved.
  var order: [UUID]?
  var oldPreserved: PreservedKeys?
  var newPreserved: PreservedKeys?

  /// Nil when they are equal. Linear; scrums that share their storage compare fast.
  public init?(from old: ScrumFile, to new: ScrumFile) {
    let oldScrums = old.scrums
    let newScrums = new.scrums
    if oldScrums.count == newScrums.count {
      addChangesInPlace(oldScrums, newScrums)
    } else {
      addChangesByID(oldScrums, newScrums)
    }
    if old.preserved != new.preserved {
      oldPreserved = old.preserved
      newPreserved = new.preserved
    }
    if changes.isEmpty, order == nil, newPreserved == nil { return nil }
  }

  private mutating func addChangesInPlace(
    _ old: IdentifiedArrayOf<DailyScrum>,
    _ new: IdentifiedArrayOf<DailyScrum>
  ) {
    let before = old.elements
    let after = new.elements
    for index in before.indices where before[index] != after[index] {
      guard before[index].id == after[index].id else {
        changes = []
        return addChangesByID(old, new)
      }
      changes.append(Change(old: before[index], new: after[index]))
    }
  }

  private mutating func addChangesByID(
    _ old: IdentifiedArrayOf<DailyScrum>,
    _ new: IdentifiedArrayOf<DailyScrum>
  ) {
    for scrum in old where new[id: scrum.id] == nil { changes.append(Change(old: scrum)) }
    var predecessor: UUID?
    for scrum in new {
      let before = old[id: scrum.id]
      if before != scrum {
        changes.append(
          Change(old: before, new: scrum, predecessor: before == nil ? predecessor : nil)
        )
      }
      predecessor = scrum.id
    }
    let stayed = old.ids.filter { new[id: $0] != nil }
    let stay = new.ids.filter { old[id: $0] != nil }
    if stayed != stay { order = Array(new.ids) }
  }

  /// The file with several changes of one session made in it, first to last: none of them twice,
  /// and with what the file was changed by since they were made.
  public static func applying(
    _ edits: [ScrumFileEdit],
    to file: ScrumFile
  ) -> ScrumMerge.Result {
    guard !edits.isEmpty else { return ScrumMerge.Result(file: file) }
    // The scrums concerned as they were before the first of the changes, and after the last.
    var base = file
    var known: Set<UUID> = []
    for change in edits.flatMap(\.changes) {
      guard let id = (change.old ?? change.new)?.id, known.insert(id).inserted else { continue }
      if let old = change.old {
        base.scrums.updateOrAppend(old)
      } else {
        base.scrums.remove(id: id)
      }
    }
    if let preserved = edits.lazy.compactMap(\.oldPreserved).first { base.preserved = preserved }
    var ours = base
    for edit in edits { edit.make(in: &ours) }
    return ScrumMerge.merge(base: base, ours: ours, theirs: file)
  }

  /// Makes the change in a file that is as it was before it.
  private func make(in file: inout ScrumFile) {
    for change in changes {
      guard let new = change.new else {
        if let old = change.old { file.scrums.remove(id: old.id) }
        continue
      }
      if file.scrums[id: new.id] != nil {
        file.scrums[id: new.id] = new
      } else {
        let place = change.predecessor.flatMap { file.scrums.index(id: $0) }.map { $0 + 1 }
        file.scrums.insert(new, at: change.old == nil ? place ?? 0 : file.scrums.count)
      }
    }
    if let order { Self.arrange(&file.scrums, order) }
    if let newPreserved { file.preserved = newPreserved }
  }

  /// Puts the scrums in an order; what is not in it stays behind what it follows.
  private static func arrange(_ scrums: inout IdentifiedArrayOf<DailyScrum>, _ order: [UUID]) {
    let wanted = order.filter { scrums[id: $0] != nil }
    let ids = MergedOrder.order(base: Array(scrums.ids), ours: wanted, theirs: Array(scrums.ids))
    scrums = IdentifiedArray(
      ids.compactMap { scrums[id: $0] },
      uniquingIDsWith: { first, _ in first }
    )
  }
}
