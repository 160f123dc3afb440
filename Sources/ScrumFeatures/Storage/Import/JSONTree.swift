/// Reads a whole text of JSON, and tells what a decoder keeps to itself: keys that repeat, and
/// where the text breaks off.
///
/// It takes what the decoder takes, a comma after the last element too. Where it is kinder, one
/// odd value does not cost the whole file: a number that is too large becomes infinite, half a
/// surrogate pair becomes U+FFFD.
struct JSONTree {
  /// Something that was read in one of several ways.
  struct Oddity: Hashable {
    enum Kind: Hashable {
      /// A key that its object holds more than once; the first value counts.
      case repeatedKey
      /// Half a surrogate pair.
      case halfCharacter
    }

    var kind: Kind
    /// From the outside in: `[0]`, `attendees`, `[2]`, `name`.
    var place: [String]
  }

  let root: JSONValue
  let oddities: [Oddity]

  /// - Parameter bytes: UTF-8, valid.
  init(_ bytes: [UInt8]) throws(UnreadableReason) {
    var parser = Parser(bytes: bytes)
    do throws(Parser.Stop) {
      root = try parser.document()
      oddities = parser.oddities
    } catch {
      throw UnreadableReason.notJSON(bytes) ?? parser.badEscape
    }
  }

  /// Walks over the bytes once. It stops at the first offence, which is named afterwards.
  struct Parser {
    enum Stop: Error {
      case unexpected
    }

    let bytes: [UInt8]
    let count: Int
    var offset = 0
    var oddities: [Oddity] = []
    /// Whether the last string had half a surrogate pair.
    var isHalf = false

    init(bytes: [UInt8]) {
      self.bytes = bytes
      count = bytes.count
    }

    /// The offence that others overlook: a `\u` without four digits, here.
    var badEscape: UnreadableReason {
      let line = bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
      return .notJSON(
        line: bytes[..<offset].count { $0 == 10 } + 1,
        column: String(decoding: bytes[line..<offset], as: UTF8.self).count + 1,
        found: "an escape without four hexadecimal digits"
      )
    }

    var next: UInt8? { offset < count ? bytes[offset] : nil }

    mutating func document() throws(Stop) -> JSONValue {
      let value = try value(depth: 0)
      skipBlanks()
      guard next == nil else { throw .unexpected }
      return value
    }

    mutating func value(depth: Int) throws(Stop) -> JSONValue {
      guard depth < JSONFault.depthLimit else { throw .unexpected }
      skipBlanks()
      switch next {
      case Byte.quote:
        let text = try string()
        noteHalf([])
        return .string(text)
      case Byte.brace: return try object(depth: depth)
      case Byte.bracket: return try array(depth: depth)
      case Byte.t: return try word("true", .bool(true))
      case Byte.f: return try word("false", .bool(false))
      case Byte.n: return try word("null", .null)
      default: return try number()
      }
    }

    private mutating func object(depth: Int) throws(Stop) -> JSONValue {
      offset += 1
      var members: [String: JSONValue] = [:]
      skipBlanks()
      while !skip(Byte.closingBrace) {
        let key = try string()
        noteHalf([key])
        skipBlanks()
        guard skip(Byte.colon) else { throw .unexpected }
        let known = oddities.count
        let value = try value(depth: depth + 1)
        if oddities.count > known { prefix(key, from: known) }
        if let first = members.updateValue(value, forKey: key) {
          members[key] = first
          oddities.append(Oddity(kind: .repeatedKey, place: [key]))
        }
        try endElement(closing: Byte.closingBrace)
      }
      return .object(members)
    }

    private mutating func array(depth: Int) throws(Stop) -> JSONValue {
      offset += 1
      var elements: [JSONValue] = []
      skipBlanks()
      while !skip(Byte.closingBracket) {
        let known = oddities.count
        elements.append(try value(depth: depth + 1))
        if oddities.count > known { prefix("[\(elements.count - 1)]", from: known) }
        try endElement(closing: Byte.closingBracket)
      }
      return .array(elements)
    }

    private mutating func prefix(_ part: String, from known: Int) {
      for index in known..<oddities.count { oddities[index].place.insert(part, at: 0) }
    }

    private mutating func noteHalf(_ place: [String]) {
      guard isHalf else { return }
      isHalf = false
      oddities.append(Oddity(kind: .halfCharacter, place: place))
    }

    /// A comma, or the closing bracket, which is left to be read.
    private mutating func endElement(closing: UInt8) throws(Stop) {
      skipBlanks()
      if skip(Byte.comma) {
        skipBlanks()
      } else if next != closing {
        throw .unexpected
      }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Stop) -> JSONValue {
      for byte in word.utf8 {
        guard next == byte else { throw .unexpected }
        offset += 1
      }
      return value
    }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard offset < count, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }

    private mutating func skipBlanks() {
      while offset < count {
        let byte = bytes[offset]
        guard byte <= 32, byte == 32 || byte == 10 || byte == 13 || byte == 9 else { return }
        offset += 1
      }
    }
  }

  /// The characters of JSON. NB: literals, because making them costs more than all else in a build
  /// without optimisation, and tests read large files.
  enum Byte {
    @inline(__always) static var quote: UInt8 { 0x22 }
    @inline(__always) static var plus: UInt8 { 0x2B }
    @inline(__always) static var comma: UInt8 { 0x2C }
    @inline(__always) static var minus: UInt8 { 0x2D }
    @inline(__always) static var point: UInt8 { 0x2E }
    @inline(__always) static var colon: UInt8 { 0x3A }
    @inline(__always) static var capitalE: UInt8 { 0x45 }
    @inline(__always) static var bracket: UInt8 { 0x5B }
    @inline(__always) static var backslash: UInt8 { 0x5C }
    @inline(__always) static var closingBracket: UInt8 { 0x5D }
    @inline(__always) static var e: UInt8 { 0x65 }
    @inline(__always) static var f: UInt8 { 0x66 }
    @inline(__always) static var n: UInt8 { 0x6E }
    @inline(__always) static var t: UInt8 { 0x74 }
    @inline(__always) static var u: UInt8 { 0x75 }
    @inline(__always) static var brace: UInt8 { 0x7B }
    @inline(__always) static var closingBrace: UInt8 { 0x7D }
  }
}
