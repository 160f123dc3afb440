/// Writes values as lines, and stops when there are too many.
struct Dumper {
  /// How many lines may still be written.
  var remaining = 2000
  private let deepest = 64
  private let widest = 500
  /// The objects around what is being written.
  private var objects: Set<ObjectIdentifier> = []

  init() {}

  /// The lines of a value, each indented by two spaces for every level it is inside.
  mutating func lines(of value: Any) -> [String] {
    var lines: [String] = []
    write(DumpShape(of: value), after: "", ending: "", depth: 0, into: &lines)
    return lines
  }

  /// Everything on one line, when it is a leaf or a compact shape of few such.
  static func inline(_ shape: DumpShape, depth: Int = 0) -> String? {
    if shape.isLeaf { return shape.open + shape.close }
    guard shape.isCompact, shape.children.count <= 24, depth < 16 else { return nil }
    var parts: [String] = []
    var length = 0
    for child in shape.children {
      guard let text = inline(DumpShape(of: child.value), depth: depth + 1) else { return nil }
      let isIndex = child.key == nil
      parts.append((isIndex ? "" : prefix(child.label)) + text)
      length += text.utf8.count
      if parts.count > 1, length > lineLength * 4 { return nil }
    }
    let text = shape.open + parts.joined(separator: ", ") + shape.close
    return parts.count == 1 || text.count <= lineLength ? text : nil
  }

  /// A value on one line, whatever it is: for ids and bounds.
  static func oneLine(_ value: Any) -> String {
    if let text = inline(DumpShape(of: value)) { return text }
    var dumper = Dumper()
    dumper.remaining = 24
    return dumper.lines(of: value)
      .map { $0.drop { $0 == " " } }
      .joined(separator: " ")
      .replacing("( ", with: "(")
      .replacing(" )", with: ")")
  }

  /// What stands before a child.
  static func prefix(_ label: String?) -> String {
    label.map { $0 + ": " } ?? ""
  }

  private static let lineLength = 72

  private mutating func write(
    _ shape: DumpShape,
    after prefix: String,
    ending: String,
    depth: Int,
    into lines: inout [String]
  ) {
    guard remaining > 0 else { return }
    let indent = String(repeating: "  ", count: depth)
    func add(_ text: String) {
      remaining -= 1
      lines.append(remaining > 0 ? indent + text : "… (the rest is left out)")
    }
    if let text = Self.inline(shape) { return add(prefix + text + ending) }
    let isAround = shape.object.map(objects.contains) ?? false
    guard !isAround, depth < deepest else {
      return add(prefix + shape.open + (isAround ? "↩" : "…") + shape.close + ending)
    }
    if let object = shape.object { objects.insert(object) }
    add(prefix + shape.open)
    for (index, child) in shape.children.prefix(widest).enumerated() where remaining > 0 {
      let isLast = index == shape.children.count - 1
      write(
        DumpShape(of: child.value),
        after: Self.prefix(child.label),
        ending: isLast ? "" : shape.separator,
        depth: depth + 1,
        into: &lines
      )
    }
    if shape.children.count > widest, remaining > 0 {
      remaining -= 1
      lines.append("\(indent)  … (\(shape.children.count - widest) more)")
    }
    if let object = shape.object { objects.remove(object) }
    guard remaining > 0 else { return }
    add(shape.close + ending)
  }
}
