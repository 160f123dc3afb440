#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a merge leaves of a list, in its order: elements, some with a second one behind them.
struct SurvivingElements<Element: Identifiable> where Element.ID == UUID {
  private var ones: [Element] = []
  /// The second elements, each with the position that it follows.
  private var others: [(position: Int, element: Element)] = []

  init(ones: [Element] = [], others: [(position: Int, element: Element)] = []) {
    self.ones = ones
    self.others = others
  }

  mutating func reserveCapacity(_ count: Int) { ones.reserveCapacity(count) }

  mutating func add(_ survivors: (one: Element, other: Element?)?) {
    guard let survivors else { return }
    if let other = survivors.other { others.append((ones.count, other)) }
    ones.append(survivors.one)
  }

  /// All of them. A second element that is there already, from an earlier merge of the same, does
  /// not come again.
  func elements() -> [Element] {
    guard !others.isEmpty else { return ones }
    var known = Set(ones.map(\.id))
    var result: [Element] = []
    result.reserveCapacity(ones.count + others.count)
    var rest = others[...]
    for (position, one) in ones.enumerated() {
      result.append(one)
      while let other = rest.first, other.position == position {
        rest.removeFirst()
        if known.insert(other.element.id).inserted { result.append(other.element) }
      }
    }
    return result
  }
}
