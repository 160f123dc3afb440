/// One level of a value: a piece of text, or what stands around its children.
struct DumpShape {
  /// The whole text of a leaf, or what stands before the children.
  var open: String
  /// What stands behind the children.
  var close = ""
  var children: [DumpChild] = []
  /// Whether to write all on one line when the children are leaves and it is not long.
  var isCompact = false
  /// What stands between two children.
  var separator = ","
  /// The object, when it is one: it may hold itself.
  var object: ObjectIdentifier?

  var isLeaf: Bool { children.isEmpty }

  static func leaf(_ text: String) -> DumpShape { DumpShape(open: text) }
}

/// A field, an element or a payload.
struct DumpChild {
  var label: String?
  /// What tells which child of another value is the counterpart; `nil` when only equality tells.
  var key: AnyHashable?
  var value: Any
}

/// A line of a string that has several.
struct VerbatimLine: Equatable {
  var text: String
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
      let children = identified.customDumpElements.map {
        DumpChild(label: $0.label, key: $0.id, value: $0.value)
      }
      self.init(open: "[", close: "]", children: children)
    } else {
      self.init(value, mirror: Mirror(reflecting: value))
    }
  }

  private init(text: String) {
    guard text.contains(where: \.isNewline) else {
      self = .leaf(text.debugDescription)
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.init(open: #"""""#, close: #"""""#, separator: "")
    children = lines.map { DumpChild(value: VerbatimLine(text: String($0))) }
  }

  private init(_ value: Any, mirror: Mirror) {
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { DumpShape(of: $0.value) } ?? .leaf("nil")
    case .enum: self.init(enum: value, mirror)
    case .collection:
      self.init(open: "[", close: "]", isCompact: true)
      children = mirror.children.enumerated().map { index, child in
        DumpChild(label: "[\(index)]", value: child.value)
      }
    case .set: self.init(set: mirror)
    case .dictionary: self.init(dictionary: mirror)
    case .tuple: self.init(open: "(", close: ")", children: fields(of: mirror), isCompact: true)
    default: self.init(fieldsOf: value, mirror)
    }
  }

  private init(fieldsOf value: Any, _ mirror: Mirror) {
    let name = shortName(of: mirror.subjectType)
    self.init(open: name + "(", close: ")")
    var level: Mirror? = mirror
    var levels: [[DumpChild]] = []
    while let current = level {
      levels.append(fields(of: current))
      level = current.superclassMirror
    }
    children = levels.reversed().flatMap { $0 }
    if mirror.displayStyle == .class { object = ObjectIdentifier(value as AnyObject) }
    let isOpaque = mirror.displayStyle == nil && mirror.children.isEmpty
    if isOpaque { self = .leaf(String(describing: value)) }
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
      isList ? fields(of: payload) : [DumpChild(label: nil, key: 0, value: child.value)]
  }

  private init(set mirror: Mirror) {
    self.init(open: "[", close: "]", isCompact: true)
    let elements = mirror.children.map { (text: customDump($0.value), value: $0.value) }
    children = elements.sorted { $0.text < $1.text }.map { text, value in
      DumpChild(label: nil, key: hashable(value) ?? AnyHashable(text), value: value)
    }
  }

  private init(dictionary mirror: Mirror) {
    self.init(open: "[", close: "]")
    if mirror.children.isEmpty { open = "[:" }
    var entries: [(text: String, key: Any, value: Any)] = []
    for child in mirror.children {
      guard let (key, value) = child.value as? (key: Any, value: Any) else { continue }
      entries.append((customDump(key), key, value))
    }
    children = entries.sorted { $0.text < $1.text }.map { text, key, value in
      DumpChild(label: text, key: hashable(key) ?? AnyHashable(text), value: value)
    }
  }
}

private func hashable(_ value: Any) -> AnyHashable? {
  (value as? any Hashable).map { AnyHashable($0) }
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
private func fields(of mirror: Mirror) -> [DumpChild] {
  mirror.children.enumerated().compactMap { index, child in
    guard var label = child.label else { return DumpChild(key: index, value: child.value) }
    if label.hasPrefix("_$") { return nil }
    if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst("$__lazy_storage_$_".count) }
    if label.hasPrefix("_") { label.removeFirst() }
    let isPosition = label.hasPrefix(".")
    return DumpChild(label: isPosition ? nil : label, key: label, value: child.value)
  }
}
