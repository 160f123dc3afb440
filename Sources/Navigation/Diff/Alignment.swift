/// Which child of one value stands across from which of another; one of the two may be missing.
struct AlignedRow: Equatable {
  var old: Int?
  var new: Int?
}

/// The children of two values across from each other.
struct Alignment {
  /// How many children at both ends are known to be equal.
  var ends: CommonEnds
  /// What is in between, in order.
  var rows: [AlignedRow]
}

/// Puts children across from each other: by their keys where they have some, by equality else.
///
/// O(n) for long lists, whose order is then not looked at too closely.
func alignment(of old: DumpChildren, with new: DumpChildren) -> Alignment {
  let ends = old.commonEnds(with: new)
  let oldMiddle = Array(ends.head..<(old.count - ends.tail))
  let newMiddle = Array(ends.head..<(new.count - ends.tail))
  return Alignment(ends: ends, rows: rows(oldMiddle, newMiddle, old, new))
}

private func rows(
  _ oldOffsets: [Int],
  _ newOffsets: [Int],
  _ old: DumpChildren,
  _ new: DumpChildren
) -> [AlignedRow] {
  let isKeyed = old.isKeyed && new.isKeyed
  var looks = Looks(old, new)
  func isSame(_ i: Int, _ j: Int) -> Bool {
    isKeyed
      ? old.key(i) == new.key(j)
      : isEqual(old.value(i), new.value(j)) ?? looks.areSame(i, j)
  }
  let ends = CommonEnds(oldOffsets.count, newOffsets.count) {
    isSame(oldOffsets[$0], newOffsets[$1])
  }
  let oldMiddle = Array(oldOffsets.dropFirst(ends.head).dropLast(ends.tail))
  let newMiddle = Array(newOffsets.dropFirst(ends.head).dropLast(ends.tail))
  let middle: [AlignedRow]
  if oldMiddle.count + newMiddle.count <= 400 {
    middle = closest(oldMiddle, newMiddle, pairsLeftovers: !isKeyed, isSame: isSame)
  } else if isKeyed {
    middle = matched(oldMiddle, newMiddle, old, new)
  } else {
    middle = paired(oldMiddle, newMiddle)
  }
  return paired(Array(oldOffsets.prefix(ends.head)), Array(newOffsets.prefix(ends.head))) + middle
    + paired(Array(oldOffsets.suffix(ends.tail)), Array(newOffsets.suffix(ends.tail)))
}

/// For children that cannot be compared: whether they are written alike. Each is written once.
private struct Looks {
  private let old: DumpChildren
  private let new: DumpChildren
  private var oldTexts: [Int: String] = [:]
  private var newTexts: [Int: String] = [:]

  init(_ old: DumpChildren, _ new: DumpChildren) {
    self.old = old
    self.new = new
  }

  mutating func areSame(_ i: Int, _ j: Int) -> Bool {
    Self.text(i, of: old, &oldTexts) == Self.text(j, of: new, &newTexts)
  }

  private static func text(_ i: Int, of children: DumpChildren, _ known: inout [Int: String])
    -> String
  {
    if let text = known[i] { return text }
    let text = String(customDumping: children.value(i))
    // NB: a long list is only walked through once or twice; its texts are not kept.
    if known.count < 1000 { known[i] = text }
    return text
  }
}

/// The alignment with the fewest changes.
private func closest(
  _ old: [Int],
  _ new: [Int],
  pairsLeftovers: Bool,
  isSame: (Int, Int) -> Bool
) -> [AlignedRow] {
  // NB: the standard library compares elements of the new list with those of the old one, and says
  // not which is which; signs keep them apart.
  let changes = new.map { -1 - $0 }.difference(from: old) { one, two in
    one < 0 ? isSame(two, -1 - one) : isSame(one, -1 - two)
  }
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var rows: [AlignedRow] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    var (gone, come): ([Int], [Int]) = ([], [])
    while i < old.count, removed.contains(i) {
      gone.append(old[i])
      i += 1
    }
    while j < new.count, inserted.contains(j) {
      come.append(new[j])
      j += 1
    }
    if pairsLeftovers {
      rows += paired(gone, come)
    } else {
      rows += gone.map { AlignedRow(old: $0) } + come.map { AlignedRow(new: $0) }
    }
    guard i < old.count, j < new.count else { continue }
    rows.append(AlignedRow(old: old[i], new: new[j]))
    i += 1
    j += 1
  }
  return rows
}

/// First with first, second with second, and what is left over.
private func paired(_ old: [Int], _ new: [Int]) -> [AlignedRow] {
  let both = min(old.count, new.count)
  return zip(old, new).map { AlignedRow(old: $0, new: $1) }
    + old.dropFirst(both).map { AlignedRow(old: $0) }
    + new.dropFirst(both).map { AlignedRow(new: $0) }
}

/// Equal keys with each other, in the old order, and what is new at the end.
private func matched(
  _ old: [Int],
  _ new: [Int],
  _ oldChildren: DumpChildren,
  _ newChildren: DumpChildren
) -> [AlignedRow] {
  var places: [AnyHashable: Int] = [:]
  for j in new {
    if let key = newChildren.key(j) { places[key] = j }
  }
  var rows: [AlignedRow] = []
  for i in old {
    let place = oldChildren.key(i).flatMap { places.removeValue(forKey: $0) }
    rows.append(AlignedRow(old: i, new: place))
  }
  return rows + places.values.sorted().map { AlignedRow(new: $0) }
}
