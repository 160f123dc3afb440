#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the members of one object and keeps those that nobody asked for.
struct FieldDecoder<Owner: FieldOwner> {
  let container: KeyedDecodingContainer<FieldKey<Owner>>
  private(set) var preserved = PreservedKeys()

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldKey<Owner>.self)
    for key in container.allKeys {
      preserved[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
    }
  }

  func callAsFunction<Value: Decodable>(_ key: FieldKey<Owner>, as type: Value.Type = Value.self)
    throws
    -> Value
  {
    try container.decode(type, forKey: key)
  }

  func callAsFunction<Value: Decodable>(ifPresent key: FieldKey<Owner>) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  func id(_ key: FieldKey<Owner>) throws -> UUID {
    let text = try container.decode(String.self, forKey: key)
    guard let id = UUID(text: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: container,
        debugDescription: "\"\(text)\" is no id like E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
      )
    }
    return id
  }

  /// A date; its own text is kept where writing it anew would give another.
  mutating func date(_ key: FieldKey<Owner>) throws -> Date {
    let text = try container.decode(String.self, forKey: key)
    guard let date = ISODate.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: container,
        debugDescription: "\"\(text)\" is not a date like 2030-01-01T09:00:00Z"
      )
    }
    if !ISODate.isCanonical(text), ISODate.text(for: date) != text {
      preserved[key.stringValue] = .string(text)
    }
    return date
  }

  mutating func date(ifPresent key: FieldKey<Owner>) throws -> Date? {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    return try date(key)
  }
}

/// Writes the members of one object, the preserved ones among them.
struct FieldEncoder<Owner: FieldOwner> {
  private var container: KeyedEncodingContainer<FieldKey<Owner>>
  private let preserved: PreservedKeys

  init(_ encoder: any Encoder, preserved: PreservedKeys) throws {
    container = encoder.container(keyedBy: FieldKey<Owner>.self)
    self.preserved = preserved
    for (key, value) in preserved.members where !Owner.knownKeys.contains(key) {
      try container.encode(value, forKey: FieldKey<Owner>(key))
    }
  }

  mutating func callAsFunction(_ key: FieldKey<Owner>, _ value: some Encodable) throws {
    try container.encode(value, forKey: key)
  }

  mutating func callAsFunction(_ key: FieldKey<Owner>, ifPresent value: (some Encodable)?) throws {
    try container.encodeIfPresent(value, forKey: key)
  }

  /// The date as its file had it while it still means the same, else in UTC.
  mutating func date(_ key: FieldKey<Owner>, _ date: Date?) throws {
    guard let date else { return }
    if let text = preserved[key.stringValue]?.string, ISODate.date(from: text) == date {
      try container.encode(text, forKey: key)
    } else {
      try container.encode(ISODate.text(for: date), forKey: key)
    }
  }
}
