import Navigation
import ScrumFeatures

/// The names of the scrums in paths, kept from one change of the list to the next.
///
/// A new title is named by itself where that can neither take nor free a name of another; else all
/// are named anew, which is linear in their number.
struct PathNames {
  private var scrums: IdentifiedArrayOf<DailyScrum> = []
  private var names: [String] = []
  /// How many titles have each slug.
  private var counts: [String: Int] = [:]

  /// The names of `scrums`, in their order.
  mutating func names(of scrums: IdentifiedArrayOf<DailyScrum>) -> [String] {
    update(to: scrums)
    return names
  }

  mutating func name(of id: DailyScrum.ID, in scrums: IdentifiedArrayOf<DailyScrum>) -> String {
    update(to: scrums)
    guard let index = scrums.index(id: id) else { return PathName.slug(of: "") }
    return names[index]
  }

  private mutating func update(to scrums: IdentifiedArrayOf<DailyScrum>) {
    guard names.count != scrums.count || scrums != self.scrums else { return }
    if !rename(changedIn: scrums) { nameAll(scrums) }
    self.scrums = scrums
  }

  private mutating func nameAll(_ scrums: IdentifiedArrayOf<DailyScrum>) {
    names = PathName.names(for: scrums.map(\.title))
    counts = [:]
    for scrum in scrums { counts[PathName.slug(of: scrum.title), default: 0] += 1 }
  }

  /// Names the titles that have changed; false when others are concerned.
  private mutating func rename(changedIn scrums: IdentifiedArrayOf<DailyScrum>) -> Bool {
    guard scrums.count == self.scrums.count, names.count == scrums.count else { return false }
    let old = self.scrums.elements
    let new = scrums.elements
    for index in old.indices where old[index] != new[index] {
      let (before, after) = (old[index], new[index])
      guard before.id == after.id else { return false }
      let oldSlug = PathName.slug(of: before.title)
      let newSlug = PathName.slug(of: after.title)
      guard oldSlug != newSlug else { continue }
      guard counts[oldSlug] == 1, counts[newSlug] == nil, isAlone(oldSlug), isAlone(newSlug)
      else { return false }
      counts[oldSlug] = nil
      counts[newSlug] = 1
      names[index] = newSlug
    }
    return true
  }

  /// Whether a slug is no name that another title may get by a number, and gets none itself.
  private func isAlone(_ slug: String) -> Bool {
    if PathName.reserved.contains(slug) { return false }
    guard let base = PathName.base(ofNumbered: slug) else { return true }
    return counts[base, default: 0] < 2 && !PathName.reserved.contains(base)
  }
}
