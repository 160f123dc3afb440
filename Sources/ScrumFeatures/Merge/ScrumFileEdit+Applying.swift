import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScrumFileEdit {
  /// The file with several changes of one session made in it, first to last: none of them twice,
  /// and with what the file was changed by since they were made.
  public static func applying(
    _ edits: [ScrumFileEdit],
    to file: ScrumFile
  ) -> ScrumMerge.Result {
    guard !edits.isEmpty else { return ScrumMerge.Result(file: file) }
    let versions = Versions(edits)
    var base = file
    var settled: Set<UUID> = []
    for id in versions.ids {
      let scrum = file.scrums[id: id]
      // NB: one that is gone in the end is made and removed again: others were put behind it.
      if scrum != nil, versions.last(id) == scrum { settled.insert(id) }
      guard !versions.contains(scrum, id) else { continue }
      if let first = versions.first(id) {
        base.scrums.updateOrAppend(first)
      } else {
        base.scrums.remove(id: id)
      }
    }
    let preserved = edits.compactMap(\.oldPreserved) + edits.compactMap(\.newPreserved)
    if let first = preserved.first, !preserved.contains(file.preserved) { base.preserved = first }
    var ours = base
    for edit in edits { edit.make(in: &ours, except: settled) }
    return ScrumMerge.merge(base: base, ours: ours, theirs: file)
  }

  /// What each scrum was, from before the first of several changes until after the last.
  ///
  /// NB: a file that holds any of these was saved by the session itself before it was cut off. Then
  /// nobody else changed that scrum, and the changes since are made without a contradiction.
  private struct Versions {
    /// The scrums concerned, in the order of their first changes.
    private(set) var ids: [UUID] = []
    private var versions: [UUID: [DailyScrum?]] = [:]

    init(_ edits: [ScrumFileEdit]) {
      for change in edits.lazy.flatMap(\.changes) {
        guard let id = change.id else { continue }
        if versions[id] == nil { ids.append(id) }
        versions[id, default: [change.old]].append(change.new)
      }
    }

    func first(_ id: UUID) -> DailyScrum? { versions[id]?.first ?? nil }
    func last(_ id: UUID) -> DailyScrum? { versions[id]?.last ?? nil }
    func contains(_ scrum: DailyScrum?, _ id: UUID) -> Bool {
      versions[id]?.contains(scrum) ?? false
    }
  }

  /// Makes the change in a file that is as it was before it, but for the scrums that are as they
  /// are to be.
  private func make(in file: inout ScrumFile, except settled: Set<UUID>) {
    for change in changes where change.id.map({ !settled.contains($0) }) ?? false {
      guard let new = change.new else {
        if let old = change.old { file.scrums.remove(id: old.id) }
        continue
      }
      if file.scrums[id: new.id] != nil {
        file.scrums[id: new.id] = new
      } else {
        file.scrums.insert(new, at: place(of: change, in: file.scrums))
      }
    }
    if let order { Self.arrange(&file.scrums, order) }
    if let newPreserved { file.preserved = newPreserved }
  }

  /// Where a scrum goes that is not there: behind the one that it followed, at the end when that has
  /// gone.
  private func place(of change: Change, in scrums: IdentifiedArrayOf<DailyScrum>) -> Int {
    guard change.old == nil else { return scrums.count }
    guard let predecessor = change.predecessor else { return 0 }
    return scrums.index(id: predecessor).map { $0 + 1 } ?? scrums.count
  }

  /// Puts scrums in an order, each in the place of one of them; the others stay where they are.
  private static func arrange(_ scrums: inout IdentifiedArrayOf<DailyScrum>, _ order: [UUID]) {
    let positions = order.compactMap { scrums.index(id: $0) }
    let places = positions.sorted()
    guard positions != places else { return }
    var elements = scrums.elements
    for (place, position) in zip(places, positions) { elements[place] = scrums[position] }
    scrums = IdentifiedArray(elements, uniquingIDsWith: { first, _ in first })
  }
}
