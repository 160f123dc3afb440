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

    var id: UUID? { (old ?? new)?.id }
  }

  var changes: [Change] = []
  /// Where scrums that stay have moved: the ids from the first that did to the last, in order.
  var order: [UUID]?
  var oldPreserved: PreservedKeys?
  var newPreserved: PreservedKeys?

  /// Nil when they are equal. Linear; scrums that share their storage compare fast, and ids are
  /// looked up only between the first place and the last where the files hold different ones.
  public init?(from old: ScrumFile, to new: ScrumFile) {
    addChanges(old.scrums, new.scrums)
    if old.preserved != new.preserved {
      oldPreserved = old.preserved
      newPreserved = new.preserved
    }
    if changes.isEmpty, order == nil, newPreserved == nil { return nil }
  }

  private mutating func addChanges(
    _ old: IdentifiedArrayOf<DailyScrum>,
    _ new: IdentifiedArrayOf<DailyScrum>
  ) {
    let shortest = min(old.count, new.count)
    var head = 0
    while head < shortest, old[head].id == new[head].id {
      addChange(from: old[head], to: new[head])
      head += 1
    }
    var tail = 0
    while tail < shortest - head, old[old.count - 1 - tail].id == new[new.count - 1 - tail].id {
      addChange(from: old[old.count - 1 - tail], to: new[new.count - 1 - tail])
      tail += 1
    }
    addChangesByID(old, head..<old.count - tail, new, head..<new.count - tail)
  }

  private mutating func addChange(from before: DailyScrum, to after: DailyScrum) {
    if before != after { changes.append(Change(old: before, new: after)) }
  }

  private mutating func addChangesByID(
    _ old: IdentifiedArrayOf<DailyScrum>,
    _ oldRange: Range<Int>,
    _ new: IdentifiedArrayOf<DailyScrum>,
    _ newRange: Range<Int>
  ) {
    for place in oldRange where new.index(id: old[place].id) == nil {
      changes.append(Change(old: old[place]))
    }
    var last = -1
    var haveMoved = false
    for place in newRange {
      let scrum = new[place]
      if let oldPlace = old.index(id: scrum.id) {
        addChange(from: old[oldPlace], to: scrum)
        haveMoved = haveMoved || oldPlace < last
        last = oldPlace
      } else {
        let predecessor = place == 0 ? nil : new[place - 1].id
        changes.append(Change(new: scrum, predecessor: predecessor))
      }
    }
    if haveMoved { order = Array(new.ids[newRange]) }
  }
}
