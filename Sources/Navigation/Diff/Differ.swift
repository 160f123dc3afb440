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
    let isOneLine = Dumper.inline(old) != nil && Dumper.inline(new) != nil
    let canLookInside = isSameKind && !isOneLine && !old.isLeaf && !new.isLeaf && depth < deepest
    guard canLookInside else {
      return replace(expected, actual, labels: labels, ending: ending, depth: depth)
    }
    if let one = old.object, let two = new.object {
      guard objects.insert([one, two]).inserted else { return [] }
    }
    let inner = compareChildren(old, new, depth: depth + 1)
    if let one = old.object, let two = new.object { objects.remove([one, two]) }
    let open = DiffLine(side: .both, depth: depth, content: Dumper.prefix(labels.1) + new.open)
    guard inner.isEmpty else {
      return [open] + inner
        + [DiffLine(side: .both, depth: depth, content: new.close + ending)]
    }
    guard depth > 0, isEqual(expected, actual) == false else { return [] }
    let note = "\(open.content)…\(new.close)\(ending) \(Self.looksTheSame)"
    return [DiffLine(side: .both, depth: depth, content: note)]
  }

  /// One whole value instead of another one.
  private mutating func replace(
    _ expected: Any,
    _ actual: Any,
    labels: (String?, String?),
    ending: String,
    depth: Int
  ) -> [DiffLine] {
    if let (one, two) = differingTexts(expected, actual) {
      written += 2
      return [
        DiffLine(side: .expected, depth: depth, content: Dumper.prefix(labels.0) + one + ending),
        DiffLine(side: .actual, depth: depth, content: Dumper.prefix(labels.1) + two + ending),
      ]
    }
    let removed = dump(expected, .expected, label: labels.0, ending: ending, depth: depth)
    var added = dump(actual, .actual, label: labels.1, ending: ending, depth: depth)
    guard removed.map(\.content) == added.map(\.content) else { return removed + added }
    guard depth > 0, isEqual(expected, actual) == false else { return [] }
    added[added.count - 1].content += " \(Self.looksTheSame)"
    return removed + added
  }

  private static let looksTheSame = "// Not equal, although they look the same"

  private mutating func compareChildren(
    _ old: DumpShape,
    _ new: DumpShape,
    depth: Int
  ) -> [DiffLine] {
    let (old, new, separator) = (old.children, new.children, new.separator)
    let alignment = alignment(of: old, with: new)
    let moved = movedKeys(alignment.rows, old, new)
    var lines: [DiffLine] = []
    var isChanged = false
    var unchanged = Array(0..<alignment.ends.head)
    func collapseUnchanged() {
      lines += collapse(unchanged, of: new, separator: separator, depth: depth)
      unchanged = []
    }
    for row in alignment.rows {
      guard written <= mostLines else { break }
      if let i = row.old, let j = row.new, isEqual(old.value(i), new.value(j)) == true {
        unchanged.append(j)
        continue
      }
      let isLast = row.new.map { $0 == new.count - 1 } ?? (row.old == old.count - 1)
      let (one, two) = (row.old.map { old[$0] }, row.new.map { new[$0] })
      let ending = isLast ? "" : separator
      let found = compareRow(one, two, moved: moved, ending: ending, depth: depth)
      if found.isEmpty, let j = row.new {
        unchanged.append(j)
      } else {
        isChanged = true
        collapseUnchanged()
        lines += found
      }
    }
    guard isChanged else { return [] }
    if written <= mostLines { unchanged += (new.count - alignment.ends.tail)..<new.count }
    collapseUnchanged()
    return lines
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
  private func movedKeys(
    _ rows: [AlignedRow],
    _ old: DumpChildren,
    _ new: DumpChildren
  ) -> Set<AnyHashable> {
    guard old.isKeyed, new.isKeyed else { return [] }
    var removed: [AnyHashable: Any] = [:]
    for row in rows where row.new == nil {
      guard let i = row.old, let key = old.key(i) else { continue }
      removed[key] = old.value(i)
    }
    var moved: Set<AnyHashable> = []
    for row in rows where row.old == nil {
      guard let j = row.new, let key = new.key(j) else { continue }
      guard let before = removed[key], isEqual(before, new.value(j)) == true else { continue }
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
    _ offsets: [Int],
    of children: DumpChildren,
    separator: String,
    depth: Int
  ) -> [DiffLine] {
    var lines: [DiffLine] = []
    var count = offsets.count
    // NB: a value has few fields; where there are many children, they are elements.
    if let id = offsets.prefix(100).lazy.map({ children[$0] }).first(where: { $0.label == "id" }) {
      let text = Dumper.inline(DumpShape(of: id.value))
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
