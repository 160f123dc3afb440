#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Numbers for what several lists hold, 0, 1, 2, …: the same for the same, so that the rest of a
/// merge looks nothing up.
///
/// What an element is known by is its id, and which of those that bear it it is: lists that come
/// from other programs may hold an id twice, and nothing of them is to be lost.
struct Numbering {
  private struct Key: Hashable {
    let id: UUID
    let occurrence: Int
  }

  private var numbers: [Key: Int] = [:]

  var count: Int { numbers.count }

  mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
  }

  mutating func number(of id: UUID, occurrence: Int) -> Int {
    let next = numbers.count
    let key = Key(id: id, occurrence: occurrence)
    return { (number: inout Int) in
      if number < 0 { number = next }
      return number
    }(&numbers[key, default: -1])
  }
}

/// The numbers of one list, in its order, and where each stands.
struct PositionTable {
  private(set) var numbers: [Int] = []
  /// By number; −1 where the list has it not.
  private var positions: [Int] = []

  init(_ ids: some RandomAccessCollection<UUID>, _ numbering: inout Numbering) {
    numbering.reserveCapacity(numbering.count + ids.count)
    numbers.reserveCapacity(ids.count)
    positions.reserveCapacity(numbering.count + ids.count)
    for (position, id) in ids.enumerated() {
      var occurrence = 0
      var number = numbering.number(of: id, occurrence: 0)
      while contains(number) {
        occurrence += 1
        number = numbering.number(of: id, occurrence: occurrence)
      }
      while positions.count <= number { positions.append(-1) }
      positions[number] = position
      numbers.append(number)
    }
  }

  subscript(number: Int) -> Int? {
    contains(number) ? positions[number] : nil
  }

  func contains(_ number: Int) -> Bool {
    number < positions.count && positions[number] >= 0
  }
}
