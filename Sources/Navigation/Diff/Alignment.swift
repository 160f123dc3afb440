/// Which child of one value stands across from which of another; one of the two may be missing.
struct AlignedRow: Equatable {
  var old: Int?
  var new: Int?
}

/// Puts children across from each other: by their keys where they have some, by equality else.
///
/// O(n) for long lists, whose order is then not looked at too closely.
func alignment(of old: [DumpChild], with new: [DumpChild]) -> [AlignedRow] {
  let isKeyed = old.allSatisfy { $0.key != nil } && new.allSatisfy { $0.key != nil }
  func isSame(_ i: Int, _ j: Int) -> Bool {
    isKeyed
      ? old[i].key == new[j].key
      : isEqual(old[i].value, new[j].value) ?? looksTheSame(old[i].value, new[j].value)
  }
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, isSame(start, start) { start += 1 }
  var end = 0
  while end < shorter - start, isSame(old.count - 1 - end, new.count - 1 - end) { end += 1 }

  let head = (0..<start).map { AlignedRow(old: $0, new: $0) }
  let tail = (0..<end).reversed().map {
    AlignedRow(old: old.count - 1 - $0, new: new.count - 1 - $0)
  }
  let oldMiddle = Array(start..<(old.count - end))
  let newMiddle = Array(start..<(new.count - end))
  let middle: [AlignedRow]
  if oldMiddle.count + newMiddle.count <= 400 {
    middle = closest(oldMiddle, newMiddle, pairsLeftovers: !isKeyed, isSame: isSame)
  } else if isKeyed {
    middle = matched(oldMiddle, newMiddle, old, new)
  } else {
    middle = paired(oldMiddle, newMiddle)
  }
  return head + middle + tail
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
  _ oldChildren: [DumpChild],
  _ newChildren: [DumpChild]
) -> [AlignedRow] {
  var places: [AnyHashable: Int] = [:]
  for j in new {
    if let key = newChildren[j].key { places[key] = j }
  }
  var rows: [AlignedRow] = []
  for i in old {
    let place = oldChildren[i].key.flatMap { places.removeValue(forKey: $0) }
    rows.append(AlignedRow(old: i, new: place))
  }
  return rows + places.values.sorted().map { AlignedRow(new: $0) }
}

/// For values that cannot be compared: whether they are written alike.
private func looksTheSame(_ one: Any, _ two: Any) -> Bool {
  customDump(one) == customDump(two)
}
