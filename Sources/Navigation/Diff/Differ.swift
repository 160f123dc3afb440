/// A line of a difference.
struct DiffLine {
  enum Side: String {
    case both = "  "
    case expected = "- "
    case actual = "+ "
  }

  var side: Side
  var depth: Int
  var content: String

  var text: String {
    side.rawValue + String(repeating: "  ", count: depth) + content
  }
}

/// Compares two values level by level, and looks only into what is not equal.
struct Differ {
  private let mostLines = 2000
  private let deepest = 64
  private var written = 0
  /// The pairs of objects around what is being compared.
  private var objects: Set<[ObjectIdentifier]> = []

  init() {}

  /// What differs; empty when nothing is seen to.
  mutating func lines(_ expected: Any, _ actual: Any) -> [DiffLine] {
    var lines = compare(expected, actual, labels: (nil, nil), ending: "", depth: 0)
    if lines.count > mostLines {
      lines.removeSubrange(mostLines...)
      lines.append(DiffLine(side: .both, depth: 0, content: "… (the rest is left out)"))
    }
    return lines
  }

  private mutating func compare(
    _ expected: Any,
    _ actual: Any,
    labels: (String?, String?),
    ending: String,
    depth: Int
  ) -> [DiffLine] {
    let (expected, actual) = (represented(expected), represented(actual))
    guard written <= mostLines, isEqual(expected, actual) != true else { return [] }
    let (old, new) = (DumpShape(of: expected), DumpShape(of: actual))
    if let one = old.object, one == new.object { return [] }
    let isSameKind = old.open == new.open && old.close == new.close
    let isOneLine = Dumper().inline(old) != nil && Dumper().inline(new) != nil
    let canLookInside = isSameKind && !isOneLine && !old.isLeaf && !new.isLeaf && depth < deepest
    guard canLookInside else {
      let removed = dump(expected, .expected, label: labels.0, ending: ending, depth: depth)
      let added = dump(actual, .actual, label: labels.1, ending: ending, depth: depth)
      return removed.map(\.content) == added.map(\.content) ? [] : removed + added
    }
    if let one = old.object, let two = new.object {
      guard objects.insert([one, two]).inserted else { return [] }
    }
    let inner = compareChildren(old, new, depth: depth + 1)
    if let one = old.object, let two = new.object { objects.remove([one, two]) }
    guard !inner.isEmpty else { return [] }
    let first = DiffLine(
      side: .both,
      depth: depth,
      content: Dumper.prefix(labels.1) + new.open
    )
    let last = DiffLine(side: .both, depth: depth, content: new.close + ending)
    return [first] + inner + [last]
  }

  private mutating func compareChildren(
    _ old: DumpShape,
    _ new: DumpShape,
    depth: Int
  ) -> [DiffLine] {
    let rows = alignment(of: old.children, with: new.children)
    let moved = movedKeys(rows, old, new)
    var lines: [DiffLine] = []
    var isChanged = false
    var unchanged: [DumpChild] = []
    for (number, row) in rows.enumerated() {
      let ending = number == rows.count - 1 ? "" : new.separator
      let (one, two) = (row.old.map { old.children[$0] }, row.new.map { new.children[$0] })
      let found = compareRow(one, two, moved: moved, ending: ending, depth: depth)
      if found.isEmpty, let two {
        unchanged.append(two)
      } else {
        isChanged = true
        lines += collapse(unchanged, separator: new.separator, depth: depth)
        unchanged = []
        lines += found
      }
    }
    guard isChanged else { return [] }
    return lines + collapse(unchanged, separator: new.separator, depth: depth)
  }

  private mutating func compareRow(
    _ old: DumpChild?,
    _ new: DumpChild?,
    moved: Set<AnyHashable>,
    ending: String,
    depth: Int
  ) -> [DiffLine] {
    switch (old, new) {
    case (let old?, let new?):
      return compare(
        old.value,
        new.value,
        labels: (old.label, new.label),
        ending: ending,
        depth: depth
      )
    case (let old?, nil): return dump(old, .expected, moved: moved, ending: ending, depth: depth)
    case (nil, let new?): return dump(new, .actual, moved: moved, ending: ending, depth: depth)
    case (nil, nil): return []
    }
  }

  /// The keys of what stands elsewhere and did not change otherwise.
  private func movedKeys(_ rows: [AlignedRow], _ old: DumpShape, _ new: DumpShape)
    -> Set<AnyHashable>
  {
    var removed: [AnyHashable: Any] = [:]
    for row in rows where row.new == nil {
      guard let child = row.old.map({ old.children[$0] }), let key = child.key else { continue }
      removed[key] = child.value
    }
    var moved: Set<AnyHashable> = []
    for row in rows where row.old == nil {
      guard let child = row.new.map({ new.children[$0] }), let key = child.key else { continue }
      guard let before = removed[key], isEqual(before, child.value) == true else { continue }
      moved.insert(key)
    }
    return moved
  }

  private mutating func dump(
    _ child: DumpChild,
    _ side: DiffLine.Side,
    moved: Set<AnyHashable>,
    ending: String,
    depth: Int
  ) -> [DiffLine] {
    if let key = child.key, moved.contains(key) {
      let content = Dumper.prefix(child.label) + "… (moved)" + ending
      return [DiffLine(side: side, depth: depth, content: content)]
    }
    return dump(child.value, side, label: child.label, ending: ending, depth: depth)
  }

  private mutating func dump(
    _ value: Any,
    _ side: DiffLine.Side,
    label: String?,
    ending: String,
    depth: Int
  ) -> [DiffLine] {
    var dumper = Dumper()
    dumper.remaining = max(1, mostLines - written)
    var lines = dumper.lines(of: value)
    lines[0] = Dumper.prefix(label) + lines[0]
    lines[lines.count - 1] += ending
    written += lines.count
    return lines.map { DiffLine(side: side, depth: depth, content: $0) }
  }

  /// One line for what did not change, and the id before it, since it tells what this is about.
  private func collapse(
    _ children: [DumpChild],
    separator: String,
    depth: Int
  ) -> [DiffLine] {
    var lines: [DiffLine] = []
    var count = children.count
    if let id = children.first(where: { $0.label == "id" }) {
      let text = Dumper().inline(DumpShape(of: id.value))
      if let text {
        lines.append(DiffLine(side: .both, depth: depth, content: "id: \(text)\(separator)"))
        count -= 1
      }
    }
    guard count > 0 else { return lines }
    lines.append(DiffLine(side: .both, depth: depth, content: "… (\(count) unchanged)"))
    return lines
  }
}
