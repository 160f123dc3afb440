/// A row as a command may name it.
package struct RowNames: Hashable, Sendable {
  /// The number that the row bore in the last answer, if it had one.
  package var number: Int?
  package var title: String
  /// Its unique name in a path, where it has one.
  package var name: String?
  package var id: String?

  package init(number: Int?, title: String, name: String? = nil, id: String? = nil) {
    self.number = number
    self.title = title
    self.name = name
    self.id = id
  }
}

/// What a WHICH led to; indices are places in the rows that were searched.
package enum RowLookup: Hashable, Sendable {
  case found(Int)
  /// Several rows answer to it; their places.
  case ambiguous([Int])
  /// None does; a title that is spelled nearly so.
  case notFound(suggestion: String?)

  /// Finds the row that `which` means: its number, its id, its unique name or its title, else the
  /// only one whose name or title begins with it. Case and accents do not count, and neither do signs
  /// before a title.
  ///
  /// A name goes before a title, because names are what tells rows of one title apart.
  package static func find(_ which: String, in rows: [RowNames]) -> RowLookup {
    let which = which.trimmingBlanks()
    let wanted = FoldedText(which)
    guard !wanted.text.isEmpty else { return .notFound(suggestion: nil) }
    if let number = Int(which), let index = rows.firstIndex(where: { $0.number == number }) {
      return .found(index)
    }
    if let index = rows.firstIndex(where: { $0.id?.lowercased() == wanted.text }) {
      return .found(index)
    }
    if let index = rows.firstIndex(where: { $0.name == which }) {
      return .found(index)
    }
    let titles = rows.map { FoldedText($0.title) }
    let names = rows.map { FoldedText($0.name ?? "") }
    if let result = RowLookup(rows.indices.filter { titles[$0] == wanted || names[$0] == wanted }) {
      // Of several that differ in case or accents only, the one that is spelled like this.
      let exact = rows.indices.filter { rows[$0].title == which }
      return exact.count == 1 ? .found(exact[0]) : result
    }
    // NB: a number is never the beginning of something: row 2 that is gone is not "2 Go".
    guard Int(which) == nil else { return .notFound(suggestion: nil) }
    let beginnings = rows.indices.filter {
      titles[$0].hasPrefix(wanted) || names[$0].hasPrefix(wanted)
    }
    if let result = RowLookup(beginnings) { return result }
    let unadorned = rows.indices.filter { titles[$0].begins(with: wanted) }
    if let result = RowLookup(unadorned) { return result }
    return .notFound(suggestion: Spelling.nearest(to: which, in: rows.map(\.title)))
  }

  private init?(_ matches: [Int]) {
    guard let first = matches.first else { return nil }
    self = matches.count == 1 ? .found(first) : .ambiguous(matches)
  }
}
