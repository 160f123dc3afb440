/// One level of a value: a piece of text, or what stands around its children.
struct DumpShape {
  /// The whole text of a leaf, or what stands before the children.
  var open: String
  /// What stands behind the children.
  var close = ""
  var children = DumpChildren()
  /// Whether to write all on one line when the children are leaves and it is not long.
  var isCompact = false
  /// What stands between two children.
  var separator = ","
  /// The object, when it is one: it may hold itself.
  var object: ObjectIdentifier?

  var isLeaf: Bool { children.isEmpty }

  static func leaf(_ text: String) -> DumpShape { DumpShape(open: text) }
}

/// A line of a string that has several.
struct VerbatimLine {
  var text: Substring
}

extension DumpShape {
  /// Looks one level into a value.
  init(of value: Any) {
    let value = represented(value)
    if let leaf = leafText(value) {
      self = .leaf(leaf)
    } else if let text = value as? String {
      self.init(text: text)
    } else if let identified = value as? any CustomDumpIdentified {
      self.init(open: "[", close: "]", children: identified.customDumpElements.children)
    } else if let collection = value as? any DumpedCollection {
      self = collection.dumpShape
    } else {
      self.init(value, mirror: Mirror(reflecting: value))
    }
  }

  private init(text: String) {
    guard DumpText.hasLines(text) else {
      self = .leaf(DumpText.quoted(text))
      return
    }
    let lines = DumpText.lines(of: text)
    self.init(open: #"""""#, close: #"""""#, separator: "")
    children = DumpChildren(
      elements: lines,
      label: { _ in nil },
      shown: { VerbatimLine(text: $0) }
    )
  }

  private init(_ value: Any, mirror: Mirror) {
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { DumpShape(of: $0.value) } ?? .leaf("nil")
    case .enum: self.init(enum: value, mirror)
    case .collection:
      self.init(open: "[", close: "]", isCompact: true)
      children = DumpChildren(
        mirror.children.enumerated().map { DumpChild(label: "[\($0)]", value: $1.value) }
      )
    case .set: self.init(set: mirror)
    case .dictionary: self.init(dictionary: mirror)
    case .tuple: self.init(open: "(", close: ")", children: fields(of: mirror), isCompact: true)
    default: self.init(fieldsOf: value, mirror)
    }
  }

  private init(fieldsOf value: Any, _ mirror: Mirror) {
    let isOpaque = mirror.displayStyle == nil && mirror.children.isEmpty
    guard !isOpaque else {
      self = .leaf(opaqueText(value, of: mirror.subjectType))
      return
    }
    let name = shortName(of: mirror.subjectType)
    self.init(open: name + "(", close: ")")
    var level: Mirror? = mirror
    var levels: [[DumpChild]] = []
    while let current = level {
      levels.append(Array(fields(of: current)))
      level = current.superclassMirror
    }
    children = DumpChildren(levels.reversed().flatMap { $0 })
    if mirror.displayStyle == .class { object = ObjectIdentifier(value as AnyObject) }
  }

  private init(enum value: Any, _ mirror: Mirror) {
    guard let child = mirror.children.first else {
      self = .leaf(bareCaseText(value))
      return
    }
    self.init(open: ".\(child.label ?? "?")(", close: ")", isCompact: true)
    let payload = Mirror(reflecting: child.value)
    let isList = payload.displayStyle == .tuple && !payload.children.isEmpty
    children =
      isList
      ? fields(of: payload)
      : DumpChildren([DumpChild(label: nil, key: 0, value: child.value)])
  }

  /// A set of another library, by the mirror that it gives.
  private init(set mirror: Mirror) {
    self.init(open: "[", close: "]", isCompact: true)
    let elements = mirror.children.map { (text: String(customDumping: $0.value), value: $0.value) }
    children = DumpChildren(
      elements.sorted { $0.text < $1.text }.map { text, value in
        DumpChild(label: nil, key: hashable(value) ?? AnyHashable(text), value: value)
      }
    )
  }

  /// A dictionary of another library, by the mirror that it gives.
  private init(dictionary mirror: Mirror) {
    self.init(open: mirror.children.isEmpty ? "[:" : "[", close: "]")
    let entries = mirror.children.compactMap { child in
      child.value as? (key: Any, value: Any)
    }
    .map { (text: Dumper.oneLine($0.key), entry: $0) }
    children = DumpChildren(
      entries.sorted { $0.text < $1.text }.map { text, entry in
        DumpChild(label: text, key: hashable(entry.key) ?? AnyHashable(text), value: entry.value)
      }
    )
  }
}

private func hashable(_ value: Any) -> AnyHashable? {
  (value as? any Hashable).map { AnyHashable($0) }
}

/// What wants to be known by its type alone: a closure, a pointer.
private func opaqueText(_ value: Any, of type: Any.Type) -> String {
  let text = String(describing: value)
  return text == "(Function)" ? shortName(of: type) : text
}

/// What a value wants to be shown as.
func represented(_ value: Any) -> Any {
  var value = value
  var steps = 0
  while let representable = value as? any CustomDumpRepresentable, steps < 16 {
    value = representable.customDumpValue
    steps += 1
  }
  if type(of: value) == AnyHashable.self, let erased = value as? AnyHashable {
    return erased.base
  }
  return value
}

/// The fields that are the author's own, under the names the author gave them.
private func fields(of mirror: Mirror) -> DumpChildren {
  DumpChildren(
    mirror.children.enumerated().compactMap { index, child in
      guard var label = child.label else { return DumpChild(key: index, value: child.value) }
      if label.hasPrefix("_$") { return nil }
      if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst("$__lazy_storage_$_".count) }
      if label.hasPrefix("_") { label.removeFirst() }
      let isPosition = label.hasPrefix(".")
      return DumpChild(label: isPosition ? nil : label, key: label, value: child.value)
    }
  )
}
