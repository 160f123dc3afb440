/// Finds where a text stops being JSON, which the decoder knows and does not tell.
struct JSONFault {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first offence, nil when there is none.
  func reason() -> UnreadableReason? {
    var scanner = self
    do throws(Stop) {
      try scanner.document()
    } catch {
      if error == .tooDeep { return .tooDeep(levels: Self.depthLimit) }
      let before = bytes[..<scanner.offset]
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return .notJSON(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: String(decoding: before[lineStart...], as: UTF8.self).count + 1,
        found: scanner.found
      )
    }
    return nil
  }

  /// How deep the decoder goes.
  static let depthLimit = 512

  private enum Stop: Error {
    case unexpected
    case tooDeep
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var found: String {
    guard offset < bytes.count else { return "it ends too early" }
    let rest = String(decoding: bytes[offset...].prefix(16), as: UTF8.self)
    guard let character = rest.first, bytes[offset] >= 0x20 else {
      return "a control character"
    }
    return "an unexpected \"\(character)\""
  }

  private mutating func document() throws(Stop) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw .unexpected }
  }

  private mutating func value(depth: Int) throws(Stop) {
    guard depth < Self.depthLimit else { throw .tooDeep }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): try list(closing: "}", named: true, depth: depth)
    case UInt8(ascii: "["): try list(closing: "]", named: false, depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func list(
    closing: Unicode.Scalar,
    named: Bool,
    depth: Int
  ) throws(Stop) {
    offset += 1
    skipBlanks()
    if skip(closing) { return }
    while true {
      if named {
        skipBlanks()
        try string()
        skipBlanks()
        guard skip(":") else { throw .unexpected }
      }
      try value(depth: depth + 1)
      skipBlanks()
      if skip(closing) { return }
      guard skip(",") else { throw .unexpected }
    }
  }

  private mutating func string() throws(Stop) {
    guard skip("\"") else { throw .unexpected }
    while let byte = next {
      if byte < 0x20 { throw .unexpected }
      offset += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = next, "\"\\/bfnrtu".utf8.contains(escaped) else { throw .unexpected }
        offset += 1
      }
    }
    throw .unexpected
  }

  private mutating func number() throws(Stop) {
    _ = skip("-")
    try digits()
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
  }

  private mutating func digits() throws(Stop) {
    let start = offset
    while let byte = next, (48...57).contains(byte) { offset += 1 }
    if offset == start { throw .unexpected }
  }

  private mutating func word(_ word: String) throws(Stop) {
    for byte in word.utf8 {
      guard next == byte else { throw .unexpected }
      offset += 1
    }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, [9, 10, 13, 32].contains(byte) { offset += 1 }
  }

  /// The offset of the first byte that is no part of UTF-8.
  static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
