extension JSONTree.Parser {
  /// A string without its quotes and escapes.
  mutating func string() throws(Stop) -> String {
    guard skip("\"") else { throw .unexpected }
    var start = offset
    var text = ""
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += 1
        return text
      }
      if byte < 0x20 { throw .unexpected }
      offset += 1
      if byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[start..<offset - 1], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = offset
      }
    }
    throw .unexpected
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
    if UTF16.isLeadSurrogate(UInt16(unit)), skip("\\"), skip("u") {
      let other = try hexUnit()
      if UTF16.isTrailSurrogate(UInt16(other)) {
        let code = 0x10000 + ((unit - 0xD800) << 10) + (other - 0xDC00)
        return Unicode.Scalar(code) ?? "\u{FFFD}"
      }
    }
    offset = start
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
    _ = skip("-")
    try digits()
    var isWhole = true
    if skip(".") {
      isWhole = false
      try digits()
    }
    if skip("e") || skip("E") {
      isWhole = false
      _ = skip("+") || skip("-")
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
