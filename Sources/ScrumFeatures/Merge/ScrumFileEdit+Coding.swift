#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScrumFileEdit {
  /// One line of JSON, without its end.
  public func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self))
  }

  public init(decoding bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(ScrumFileEdit.self, from: Data(bytes))
  }
}

extension ScrumFileEdit: Codable {
  private enum CodingKeys: String, CodingKey {
    case changes, order, oldPreserved, newPreserved
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    changes = try container.decodeIfPresent([Change].self, forKey: .changes) ?? []
    order = try container.decodeIfPresent([UUID].self, forKey: .order)
    func preserved(_ key: CodingKeys) throws -> PreservedKeys? {
      try container.decodeIfPresent([String: JSONValue].self, forKey: key)
        .map { PreservedKeys($0) }
    }
    oldPreserved = try preserved(.oldPreserved)
    newPreserved = try preserved(.newPreserved)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
    try container.encodeIfPresent(order, forKey: .order)
    try container.encodeIfPresent(oldPreserved?.members, forKey: .oldPreserved)
    try container.encodeIfPresent(newPreserved?.members, forKey: .newPreserved)
  }
}
