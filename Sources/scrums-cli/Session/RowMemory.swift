import Navigation
import ScrumFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which row bore which number in the last answer.
///
/// Numbers keep their meaning while rows move; a row that is gone is not its neighbour.
struct RowMemory {
  private var ids: [UUID]?

  /// Takes the rows of an answer, in their order; nil when there are none to be numbered, and then a
  /// number is a position, as it is before any answer.
  mutating func remember(_ ids: [UUID]?) {
    self.ids = ids
  }

  /// The row that a reference means; `rows` are as they stand now.
  func find(
    _ reference: RowReference,
    in rows: [Row],
    subject: CommandError.Subject
  ) throws(CommandError) -> Int {
    if let number = reference.number, let ids, ids.indices.contains(number - 1) {
      guard let index = rows.firstIndex(where: { $0.id == ids[number - 1] }) else {
        throw .gone(subject, reference.text)
      }
      return index
    }
    let names = rows.enumerated().map { index, row in
      RowNames(
        // What bore no number then may still be a title of digits.
        number: reference.isQuoted || ids != nil ? nil : index + 1,
        title: row.title,
        name: row.name,
        id: row.id.uuidString
      )
    }
    switch RowLookup.find(reference.text, in: names) {
    case .found(let index):
      return index
    case .ambiguous(let indices):
      let titles = indices.map { rows[$0].title }
      let areDistinct = Set(titles).count == titles.count || reference.isQuoted
      let names = areDistinct ? titles : indices.map { name(of: rows[$0], at: $0) }
      throw .ambiguous(subject, reference.text, candidates: names)
    case .notFound(let suggestion):
      throw .notFound(
        subject,
        reference.text,
        nearest: suggestion,
        among: rows.map(\.title)
      )
    }
  }

  /// What tells a row from others of its title: its name, else its number.
  private func name(of row: Row, at index: Int) -> String {
    let number = ids.map { $0.firstIndex(of: row.id).map { $0 + 1 } } ?? index + 1
    return row.name ?? number.map(String.init) ?? row.title
  }

  /// A row as references name it.
  struct Row {
    let id: UUID
    let title: String
    var name: String?
  }
}
