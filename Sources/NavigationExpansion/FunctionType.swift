/// A closure's type, taken apart: `@Sendable (_ id: Int) async throws -> Item`.
struct FunctionType: Equatable {
  struct Parameter: Equatable {
    /// The name after `_`, backticks included; nil where the type gives none.
    var label: String?
    /// As written, `inout` and attributes included.
    var type: String

    var isInout: Bool { type.hasPrefix("inout ") }
    var isAutoclosure: Bool { type.contains("@autoclosure") }
  }

  /// `@Sendable`, `@MainActor`, … in front of the parameters.
  var attributes: [String] = []
  var parameters: [Parameter] = []
  var isAsync = false
  /// What stands between `throws` and `->`: nothing, or the error's type in parentheses; nil for a
  /// closure that does not throw.
  var throwsDetail: String?
  var result: String

  /// Nil for any other type, also for an optional closure or a name that stands for a closure.
  init?(_ type: String) {
    var parser = DeclarationParser(SourceText(Self.withoutParentheses(type)))
    guard let function = parser.parseFunctionType() else { return nil }
    self = function
  }

  init(result: String) {
    self.result = result
  }

  var isThrowing: Bool { throwsDetail != nil && throwsDetail != "(Never)" }

  /// Whether any error can be thrown.
  var throwsAnyError: Bool {
    guard let throwsDetail else { return false }
    return ["", "(any Error)", "(any Swift.Error)"].contains(throwsDetail)
  }

  var returnsNothing: Bool { ["Void", "()", "Swift.Void"].contains(result) }

  var returnsOptional: Bool {
    TypeSource(result).wrappedOfOptional != nil && FunctionType(result) == nil
  }

  /// `async throws(E) -> Item`, as much of it as there is.
  var effectsAndResult: String {
    let effects = (isAsync ? ["async"] : []) + (throwsDetail.map { ["throws\($0)"] } ?? [])
    return (effects + ["-> \(result)"]).joined(separator: " ")
  }

  /// Calls what has this type with the parameters `p0`, `p1`, …
  func call(_ callee: String) -> String {
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.isInout ? "&" : "") + "p\(index)" + (parameter.isAutoclosure ? "()" : "")
    }
    let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    return "\(effects)\(callee)(\(arguments.joined(separator: ", ")))"
  }

  /// `((A) -> B)` means what it holds.
  private static func withoutParentheses(_ type: String) -> String {
    let text = SourceText(type)
    var words = Lexer.tokens(in: text).dropLast()
    guard let first = words.first, text.matches(first, "(") else { return type }
    // Which closing bracket belongs to which opening one.
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      if text.matches(word, "(") { open.append(index) }
      if text.matches(word, ")"), let opening = open.popLast() { partners[opening] = index }
    }
    while words.count > 2, partners[words.startIndex] == words.endIndex - 1 {
      words = words.dropFirst().dropLast()
    }
    guard let start = words.first?.range.lowerBound, let end = words.last?.range.upperBound
    else { return type }
    return text.text(start..<end)
  }
}

extension DeclarationParser {
  /// The function type that the whole text is, if it is one.
  mutating func parseFunctionType() -> FunctionType? {
    let attributes = parseTypeAttributes()
    guard isAt("(") else { return nil }
    var function = FunctionType(result: "")
    function.attributes = attributes
    function.parameters = parseTypeParameters()
    function.isAsync = take("async")
    if take("throws") {
      let start = index
      if isAt("(") { skipBrackets() }
      function.throwsDetail = text(from: start)
    }
    guard take("->") else { return nil }
    let start = index
    while !isAtEnd { advance() }
    function.result = text(from: start)
    return function
  }

  private mutating func parseTypeAttributes() -> [String] {
    var attributes: [String] = []
    while isAt("@") || isAt("nonisolated") {
      let start = index
      if take("@") {
        advance()
        while isAt("."), token.isAdjacent {
          advance()
          advance()
        }
      } else {
        advance()
      }
      if isAt("("), token.isAdjacent { skipBrackets() }
      attributes.append(text(from: start))
    }
    return attributes
  }

  private mutating func parseTypeParameters() -> [FunctionType.Parameter] {
    var parameters: [FunctionType.Parameter] = []
    advance()
    while !isAtEnd, !isAt(")") {
      var label: String?
      if isAt("_") {
        advance()
        label = isAt(":") ? nil : source.text(token)
        if label != nil { advance() }
        _ = take(":")
      }
      let start = index
      skipType(isParameter: true)
      parameters.append(FunctionType.Parameter(label: label, type: text(from: start)))
      guard take(",") else { break }
    }
    advance()
    return parameters
  }
}
