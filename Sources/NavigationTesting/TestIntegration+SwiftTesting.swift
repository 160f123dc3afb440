import Testing

/// Names one case of a test: the arguments of a parameterised one run side by side under one test id.
struct SwiftTestingCaseID: Hashable, Sendable {
  private let test: Test.ID
  private let arguments: String?

  /// The case that the calling task belongs to.
  static var current: SwiftTestingCaseID? {
    guard let test = Test.current else { return nil }
    guard let testCase = Test.Case.current, testCase.isParameterized else {
      return SwiftTestingCaseID(test: test.id, arguments: nil)
    }
    return SwiftTestingCaseID(test: test.id, arguments: description(of: testCase))
  }

  /// NB: The library keeps a case's identity to itself, so it is found by reflection; should the
  /// names inside change, the description of the whole case still tells cases apart.
  private static func description(of testCase: Test.Case) -> String {
    let mirror = Mirror(reflecting: testCase)
    guard let arguments = mirror.descendant("_kind", "parameterized", "arguments") else {
      return String(describing: testCase)
    }
    var parts = Mirror(reflecting: arguments).children.map { argument in
      let bytes = Mirror(reflecting: argument.value).descendant("id", "bytes") as? [UInt8]
      return bytes.map { String(decoding: $0, as: UTF8.self) } ?? String(describing: argument.value)
    }
    if let discriminator = mirror.descendant("_kind", "parameterized", "discriminator") {
      parts.append(String(describing: discriminator))
    }
    return parts.joined(separator: "\u{0}")
  }
}
