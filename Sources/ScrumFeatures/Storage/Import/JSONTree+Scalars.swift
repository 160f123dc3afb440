extension JSONTree.Parser {
  /// A string without its quotes and escapes.
  mutating func string() throws(Stop) -> String {
    guard skip(JSONTree.Byte.quote) else { throw .unexpected }
    var text = try plainText()
    while skip(JSONTree.Byte.backslash) {
      text.unicodeScalars.append(try escape())
      text += try plainText()
    }
    guard skip(JSONTree.Byte.quote) else { throw .unexpected }
    return text
  }

  /// What stands before the next quote or backslash.
  private mutating func plainText() throws(Stop) -> String {
    let start = offset
    var end = offset
    while end < count {
      let byte = bytes[end]
      if byte == JSONTree.Byte.quote || byte == JSONTree.Byte.backslash || byte < 0x20 { break }
      end += 1
    }
    offset = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func escape() throws(Stop) -> Unicode.Scalar {
    guard let byte = next else { throw .unexpected }
    offset += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try codePoint()
    default:
      offset -= 1
      throw .unexpected
    }
  }

  /// The scalar of one `\u` escape or of two that are a pair.
  private mutating func codePoint() throws(Stop) -> Unicode.Scalar {
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = offset
    if UTF16.isLeadSurrogate(UInt16(unit)), skip(JSONTree.Byte.backslash), skip(JSONTree.Byte.u) {
      let other = try hexUnit()
      if UTF16.isTrailSurrogate(UInt16(other)) {
        let code = 0x10000 + ((unit - 0xD800) << 10) + (other - 0xDC00)
        return Unicode.Scalar(code) ?? "\u{FFFD}"
      }
    }
    offset = start
    isHalf = true
    return "\u{FFFD}"
  }

  private mutating func hexUnit() throws(Stop) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .unexpected
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// A number; whole ones are integers however they are written, as for the decoder.
  mutating func number() throws(Stop) -> JSONValue {
    let start = offset
    _ = skip(JSONTree.Byte.minus)
    try digits()
    var isWhole = true
    if skip(JSONTree.Byte.point) {
      isWhole = false
      try digits()
    }
    if skip(JSONTree.Byte.e) || skip(JSONTree.Byte.capitalE) {
      isWhole = false
      _ = skip(JSONTree.Byte.plus) || skip(JSONTree.Byte.minus)
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole {
      if let integer = Int64(text) { return .integer(integer) }
      if let unsigned = UInt64(text) { return .unsigned(unsigned) }
    }
    // NB: what is too small to be told from zero is zero, what is too large is infinite.
    guard let number = Double(text) else { throw .unexpected }
    if let integer = Int64(exactly: number) { return .integer(integer) }
    if let unsigned = UInt64(exactly: number) { return .unsigned(unsigned) }
    return .number(number)
  }

  private mutating func digits() throws(Stop) {
    let start = offset
    while let byte = next, byte >= 48, byte <= 57 { offset += 1 }
    if offset == start { throw .unexpected }
  }
}
