/// Any JSON, for what this program only carries or has yet to recognise.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// Whole numbers that only an unsigned word holds.
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: FieldOwner {
  static var knownKeys: [String] { [] }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: FieldKey<JSONValue>.self) {
      var members: [String: JSONValue] = [:]
      for key in keyed.allKeys {
        members[key.stringValue] = try keyed.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var unkeyed = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      elements.reserveCapacity(unkeyed.count ?? 0)
      while !unkeyed.isAtEnd {
        elements.append(try unkeyed.decode(JSONValue.self))
      }
      self = .array(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? single.decode(UInt64.self) {
      self = .unsigned(value)
    } else {
      self = .number(try single.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: FieldKey<JSONValue>.self)
      for (key, value) in members {
        try container.encode(value, forKey: FieldKey<JSONValue>(key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements {
        try container.encode(element)
      }
    case .null, .bool, .integer, .unsigned, .number, .string:
      try encodeScalar(to: encoder)
    }
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .array, .object: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value of any number.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// Its kind in words, for messages: `a string`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .unsigned, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
