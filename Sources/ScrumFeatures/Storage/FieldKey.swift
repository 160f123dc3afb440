/// What is coded as an object whose keys are known, so that the others can be told from them.
protocol FieldOwner {
  static var knownKeys: [String] { get }
}

/// A key of the object that `Owner` is coded as.
///
/// NB: made from a string of the file, a known key is nil. A decoder's `allKeys` asks for each key
/// in turn and keeps what is not nil, so what it gives is the unknown ones: none, as a rule, and
/// nothing is allocated to find that out (a third of the decoding time otherwise).
struct FieldKey<Owner: FieldOwner>: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringLiteral key: String) { stringValue = key }

  init?(stringValue key: String) {
    guard !Owner.knownKeys.contains(key) else { return nil }
    stringValue = key
  }

  init?(intValue: Int) { nil }
}
