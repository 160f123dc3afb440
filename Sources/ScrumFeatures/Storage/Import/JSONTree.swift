/// Reads a whole text of JSON, and tells what a decoder keeps to itself: keys that repeat, and
/// where the text breaks off.
///
/// It takes what the decoder takes, a comma after the last element too. Where it is kinder, one
/// odd value does not cost the whole file: a number that is too large becomes infinite, half a
/// surrogate pair becomes U+FFFD.
struct JSONTree {
  /// A key that its object holds more than once; the first value counts.
  struct RepeatedKey: Hashable {
    /// From the outside in: `[0]`, `attendees`, `[2]`, `name`.
    var place: [String]
  }

  let root: JSONValue
  let repeatedKeys: [RepeatedKey]

  /// - Parameter bytes: UTF-8, valid.
  init(_ bytes: [UInt8]) throws(UnreadableReason) {
    var parser = Parser(bytes: bytes)
    do throws(Parser.Stop) {
      root = try parser.document()
      repeatedKeys = parser.repeatedKeys
    } catch {
      throw UnreadableReason.notJSON(bytes)
        ?? .notJSON(
          line: bytes[..<parser.offset].count { $0 == UInt8(ascii: "\n") } + 1,
          column: 1,
          found: "an escape that is none"
        )
    }
  }

  /// Walks over the bytes once. It stops at the first offence, which is named afterwards.
  struct Parser {
    enum Stop: Error {
      case unexpected
    }

    let bytes: [UInt8]
    var offset = 0
    var repeatedKeys: [RepeatedKey] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

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
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "{"): return try object(depth: depth)
      case UInt8(ascii: "["): return try array(depth: depth)
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: return try number()
      }
    }

    private mutating func object(depth: Int) throws(Stop) -> JSONValue {
      offset += 1
      var members: [String: JSONValue] = [:]
      skipBlanks()
      while !skip("}") {
        let key = try string()
        skipBlanks()
        guard skip(":") else { throw .unexpected }
        let known = repeatedKeys.count
        let value = try value(depth: depth + 1)
        prefix(key, from: known)
        if members[key] == nil {
          members[key] = value
        } else {
          repeatedKeys.append(RepeatedKey(place: [key]))
        }
        try endElement(closing: "}")
      }
      return .object(members)
    }

    private mutating func array(depth: Int) throws(Stop) -> JSONValue {
      offset += 1
      var elements: [JSONValue] = []
      skipBlanks()
      while !skip("]") {
        let known = repeatedKeys.count
        elements.append(try value(depth: depth + 1))
        if repeatedKeys.count > known { prefix("[\(elements.count - 1)]", from: known) }
        try endElement(closing: "]")
      }
      return .array(elements)
    }

    private mutating func prefix(_ part: String, from known: Int) {
      for index in known..<repeatedKeys.count { repeatedKeys[index].place.insert(part, at: 0) }
    }

    /// A comma, or the closing bracket, which is left to be read.
    private mutating func endElement(closing: Unicode.Scalar) throws(Stop) {
      skipBlanks()
      if skip(",") {
        skipBlanks()
      } else if next != UInt8(ascii: closing) {
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

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: scalar) else { return false }
      offset += 1
      return true
    }

    private mutating func skipBlanks() {
      while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { offset += 1 }
    }
  }
}
