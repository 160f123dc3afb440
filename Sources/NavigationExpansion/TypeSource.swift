/// The text of a type.
struct TypeSource {
  let text: SourceText
  let tokens: [Token]

  init(_ type: String) {
    text = SourceText(type)
    tokens = Lexer.tokens(in: text)
  }

  /// The same type with one name exchanged for another; names after a dot are left alone.
  func replacing(_ name: String, with replacement: String) -> String {
    var result = ""
    var isAfterDot = false
    for token in tokens {
      let word = text.text(token)
      result += text.text(token.leading)
      result += word == name && !isAfterDot ? replacement : word
      isAfterDot = word == "."
    }
    return result
  }

  /// What is wrapped when the type is spelled as an optional: `Wrapped?` or `Optional<Wrapped>`.
  var wrappedOfOptional: String? {
    let words = tokens.dropLast()
    guard let last = words.last else { return nil }
    if text.text(last) == "?" {
      return text.text(0..<last.range.lowerBound).trimmed
    }
    let spelling = text.text(0..<text.bytes.count).trimmed
    for prefix in ["Optional<", "Swift.Optional<"]
    where spelling.hasPrefix(prefix) && spelling.hasSuffix(">") {
      return String(spelling.dropFirst(prefix.count).dropLast()).trimmed
    }
    return nil
  }

  /// Whether the type is one of the states that go away with their first action.
  var isAlertOrDialog: Bool {
    let name = lastName
    return name == "AlertState" || name == "ConfirmationDialogState"
  }

  /// Whether the type could be a reducer's: it is a plain name, not an optional, an array, a tuple,
  /// a function or an existential.
  var mayBeReducer: Bool {
    guard let first = tokens.first, first.kind == .identifier,
      !["any", "some", "inout"].contains(text.text(first)), wrappedOfOptional == nil
    else { return false }
    return !isStandardValue
      && !tokens.contains { text.matches($0, "->") || text.matches($0, "!") }
  }

  /// Whether the type is one of those values that nobody names a feature after.
  private var isStandardValue: Bool {
    let words = tokens.prefix { !text.matches($0, "<") && $0.kind != .end }.map(text.text)
    guard let last = words.last, Self.standardValues.contains(last) else { return false }
    let qualifier = words.dropLast(2).last
    return qualifier == nil || qualifier == "Swift" || qualifier == "Foundation"
  }

  private static let standardValues: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Substring", "Array", "Dictionary", "Date", "UUID", "URL",
  ]

  /// Whether the type is this one, or composed (`&`) of it and others.
  func names(_ name: String) -> Bool {
    text.text(0..<text.bytes.count).split(separator: "&").contains {
      TypeSource(String($0)).lastName == name
    }
  }

  /// The last name of the type before its generic arguments.
  var lastName: String? {
    let words = tokens.prefix { !text.matches($0, "<") && $0.kind != .end }
    return words.last.map(text.text)
  }
}
