#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the elements of one kind of list are merged.
protocol Mergeable: Identifiable, Hashable where ID == UUID {
  /// Merges two changes of one element, into one, or into two where they contradict each other.
  /// `base` is nil where both sides added it.
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?)

  /// What it is called where one side deleted it and the other changed it.
  var subject: String { get }
}

/// One merge under way: it gathers the conflicts.
struct ScrumMerging {
  var conflicts: [MergeConflict] = []
  /// The title of the scrum whose parts are being merged.
  var title = ""

  /// Merges lists of elements by their ids. No list holds an id twice; those of a list that does
  /// are taken for one value.
  mutating func elements<Element: Mergeable>(
    base: [Element],
    ours: [Element],
    theirs: [Element]
  ) -> [Element] {
    if theirs == base || theirs == ours { return ours }
    if ours == base { return theirs }
    guard let base = ElementTable(base), let our = ElementTable(ours),
      let their = ElementTable(theirs)
    else { return ours + theirs.filter { !ours.contains($0) } }
    var merged: [UUID: [Element]] = [:]
    for element in ours {
      merged[element.id] = survivors(
        base: base[element.id],
        ours: element,
        theirs: their[element.id]
      )
    }
    for element in theirs where our[element.id] == nil {
      merged[element.id] = survivors(base: base[element.id], ours: nil, theirs: element)
    }
    let order = MergedOrder.order(base: base.ids, ours: our.ids, theirs: their.ids)
    var known = Set(order)
    var result: [Element] = []
    for id in order {
      for (place, element) in (merged[id] ?? []).enumerated() {
        // NB: a second element may be there already, from an earlier merge of the same.
        if place == 0 || known.insert(element.id).inserted { result.append(element) }
      }
    }
    return result
  }

  /// What is left of an element: nothing, it, or it and a second one.
  private mutating func survivors<Element: Mergeable>(
    base: Element?,
    ours: Element?,
    theirs: Element?
  ) -> [Element] {
    switch (ours, theirs) {
    case (nil, nil): return []
    case (let ours?, let theirs?):
      if theirs == base || theirs == ours { return [ours] }
      if ours == base { return [theirs] }
      let merged = Element.merge(base: base, ours: ours, theirs: theirs, &self)
      return [merged.one] + (merged.other.map { [$0] } ?? [])
    case (let one?, nil), (nil, let one?):
      guard let base else { return [one] }
      guard one != base else { return [] }
      report(.deletion(of: one.subject), in: (one as? DailyScrum)?.title)
      return [one]
    }
  }

  mutating func report(_ kind: MergeConflict.Kind, in title: String? = nil) {
    conflicts.append(MergeConflict(title: title ?? self.title, kind: kind))
  }

  /// One field: ours, unless only theirs has changed. `isConflict` is set where both have.
  func field<Value: Equatable>(
    base: Value?,
    ours: Value,
    theirs: Value,
    isConflict: inout Bool
  ) -> Value {
    if theirs == base || theirs == ours { return ours }
    if ours == base { return theirs }
    isConflict = true
    return ours
  }
}

/// Elements by id.
private struct ElementTable<Element: Mergeable> {
  let ids: [UUID]
  private var elements: [UUID: Element]

  /// Nil when an id comes twice.
  init?(_ elements: [Element]) {
    ids = elements.map(\.id)
    self.elements = Dictionary(minimumCapacity: elements.count)
    for element in elements {
      guard self.elements.updateValue(element, forKey: element.id) == nil else { return nil }
    }
  }

  subscript(id: UUID) -> Element? { elements[id] }
}

/// The order of what two sides have.
enum MergedOrder {
  /// The order of the side that moved something, ours where both did; what only the other side has
  /// follows what it follows there.
  static func order(base: [UUID], ours: [UUID], theirs: [UUID]) -> [UUID] {
    let ourIDs = Set(ours)
    let theirIDs = Set(theirs)
    let baseIDs = Set(base)
    func common(_ ids: [UUID]) -> [UUID] {
      ids.filter { ourIDs.contains($0) && theirIDs.contains($0) && baseIDs.contains($0) }
    }
    let haveOursMoved = common(ours) != common(base)
    return haveOursMoved ? order(ours, taking: theirs) : order(theirs, taking: ours)
  }

  private static func order(_ first: [UUID], taking second: [UUID]) -> [UUID] {
    let known = Set(first)
    var followers: [UUID?: [UUID]] = [:]
    var last: UUID?
    for id in second {
      if known.contains(id) { last = id } else { followers[last, default: []].append(id) }
    }
    var order = followers[nil] ?? []
    for id in first {
      order.append(id)
      order += followers[id] ?? []
    }
    return order
  }
}
