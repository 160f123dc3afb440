extension IdentifiedArray: Encodable where Element: Encodable {
  /// Writes an array of the elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in storage.values { try container.encode(element) }
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Reads an array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, naming them, when ids occur twice.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    reserveCapacity(container.count ?? 0)
    var repeated: [ID] = []
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      if !append(element).inserted { repeated.append(element.id) }
    }
    guard repeated.isEmpty else {
      let names = repeated.map { "\"\($0)\"" }.joined(separator: ", ")
      let text = "These ids occur more than once in an IdentifiedArray: \(names)."
      throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
    }
  }
}
