import Navigation

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
  var part: MergeConflict.Part { get }
}

/// One merge under way: it gathers the conflicts.
struct ScrumMerging {
  private(set) var conflicts: [MergeConflict] = []
  /// The scrum whose parts are being merged.
  var scrum: DailyScrum?

  mutating func report(_ kind: MergeConflict.Kind, second: UUID? = nil) {
    conflicts.append(
      MergeConflict(title: scrum?.title ?? "", kind: kind, scrum: scrum?.id, second: second)
    )
  }

  /// Merges lists of elements by their ids.
  mutating func elements<Element: Mergeable>(
    base: [Element],
    ours: [Element],
    theirs: [Element]
  ) -> [Element] {
    if theirs == base || theirs == ours { return ours }
    if ours == base { return theirs }
    return changedElements(base: base, ours: ours, theirs: theirs)
  }

  /// Merges the scrums of a file.
  mutating func scrums(
    base: IdentifiedArrayOf<DailyScrum>,
    ours: IdentifiedArrayOf<DailyScrum>,
    theirs: IdentifiedArrayOf<DailyScrum>
  ) -> IdentifiedArrayOf<DailyScrum> {
    if ours == base { return theirs }
    guard ours.ids == base.ids, theirs.ids == base.ids else {
      if theirs == base { return ours }
      let scrums = changedElements(base: base, ours: ours, theirs: theirs)
      return IdentifiedArray(scrums, uniquingIDsWith: { first, _ in first })
    }
    // Nothing came, went or moved, as a rule: no id is looked up, and ours is changed in place.
    var scrums = ours
    var others: [(position: Int, element: DailyScrum)] = []
    for position in ours.indices where theirs[position] != base[position] {
      guard
        let scrum = survivors(
          base: base[position],
          ours: ours[position],
          theirs: theirs[position]
        )
      else { continue }
      scrums[position] = scrum.one
      if let other = scrum.other { others.append((position, other)) }
    }
    guard !others.isEmpty else { return scrums }
    return IdentifiedArray(
      SurvivingElements(ones: scrums.elements, others: others).elements(),
      uniquingIDsWith: { first, _ in first }
    )
  }

  /// Merges lists of which both sides changed theirs. As far as the three hold the same ids, from
  /// the front and from the end, no id is looked up.
  private mutating func changedElements<Elements: RandomAccessCollection>(
    base: Elements,
    ours: Elements,
    theirs: Elements
  ) -> [Elements.Element] where Elements.Element: Mergeable, Elements.Index == Int {
    let shortest = min(base.count, ours.count, theirs.count)
    var result = SurvivingElements<Elements.Element>()
    result.reserveCapacity(max(ours.count, theirs.count))
    var head = 0
    while head < shortest, ours[head].id == base[head].id, theirs[head].id == base[head].id {
      result.add(survivors(base: base[head], ours: ours[head], theirs: theirs[head]))
      head += 1
    }
    var tail = 0
    while tail < shortest - head {
      let id = base[base.count - 1 - tail].id
      guard ours[ours.count - 1 - tail].id == id, theirs[theirs.count - 1 - tail].id == id
      else { break }
      tail += 1
    }
    addMiddle(
      base: base[head..<base.count - tail],
      ours: ours[head..<ours.count - tail],
      theirs: theirs[head..<theirs.count - tail],
      to: &result
    )
    for distance in stride(from: tail, to: 0, by: -1) {
      result.add(
        survivors(
          base: base[base.count - distance],
          ours: ours[ours.count - distance],
          theirs: theirs[theirs.count - distance]
        )
      )
    }
    return result.elements()
  }

  /// Merges what lies between: there ids came, went or moved.
  private mutating func addMiddle<Elements: RandomAccessCollection>(
    base: Elements,
    ours: Elements,
    theirs: Elements,
    to result: inout SurvivingElements<Elements.Element>
  ) where Elements.Element: Mergeable, Elements.Index == Int {
    var numbers = Numbering()
    let baseTable = PositionTable(base.lazy.map { $0.id }, &numbers)
    let ourTable = PositionTable(ours.lazy.map { $0.id }, &numbers)
    let theirTable = PositionTable(theirs.lazy.map { $0.id }, &numbers)
    for number in MergedOrder.order(base: baseTable, ours: ourTable, theirs: theirTable) {
      result.add(
        survivors(
          base: baseTable[number].map { base[base.startIndex + $0] },
          ours: ourTable[number].map { ours[ours.startIndex + $0] },
          theirs: theirTable[number].map { theirs[theirs.startIndex + $0] }
        )
      )
    }
  }

  /// What is left of an element: nothing, it, or it and a second one.
  private mutating func survivors<Element: Mergeable>(
    base: Element?,
    ours: Element?,
    theirs: Element?
  ) -> (one: Element, other: Element?)? {
    switch (ours, theirs) {
    case (nil, nil): return nil
    case (let ours?, let theirs?):
      if theirs == base || theirs == ours { return (ours, nil) }
      if ours == base { return (theirs, nil) }
      return Element.merge(base: base, ours: ours, theirs: theirs, &self)
    case (let one?, nil), (nil, let one?):
      guard let base else { return (one, nil) }
      guard one != base else { return nil }
      reportDeletion(of: one)
      return (one, nil)
    }
  }

  private mutating func reportDeletion(of element: some Mergeable) {
    let outer = scrum
    defer { scrum = outer }
    if let itself = element as? DailyScrum { scrum = itself }
    report(.deletion(of: element.part))
  }
}
