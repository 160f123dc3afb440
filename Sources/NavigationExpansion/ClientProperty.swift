/// A variable of a client, and what `@DependencyClient` makes of it.
struct ClientProperty {
  enum Kind: Equatable {
    /// A closure that tests replace, with an unimplemented one to begin with.
    case endpoint(FunctionType)
    /// Stored as it is, closure or not.
    case stored
  }

  let name: String
  let kind: Kind
  let range: Range<Int>
  /// As written; nil where it is left to be inferred.
  let type: String?
  let isConstant: Bool
  let hasInitialValue: Bool
  let accessModifier: String?
  private let initialValue: String?

  /// Whether its initial value tells that it is a closure, which its type hides behind a name.
  var hidesClosure: Bool {
    guard let type, let initialValue, FunctionType(type) == nil else { return false }
    return initialValue.hasPrefix("{") && initialValue.hasSuffix("}")
      && TypeSource(type).wrappedOfOptional == nil
  }

  /// Nil for what is not stored in the client.
  init?(_ member: Declaration) {
    guard ["var", "let"].contains(member.keyword), !member.hasModifier("static"),
      !member.hasModifier("lazy"), member.declaresOneVariable,
      let binding = member.bindings.first, binding.accessors != .computed
    else { return nil }
    name = binding.pattern
    range = binding.range
    type = binding.type
    isConstant = member.keyword == "let"
    initialValue = binding.initialValue
    hasInitialValue =
      binding.initialValue != nil
      || (member.keyword == "var" && type.map(Self.isImplicitlyNil) ?? false)
    accessModifier = member.accessModifier
    if let type, let function = FunctionType(type), Self.mayBeEndpoint(member, binding) {
      kind = .endpoint(function)
    } else {
      kind = .stored
    }
  }

  /// Whether a variable of the type begins as nil without a word: not so for `Optional<Wrapped>`.
  private static func isImplicitlyNil(_ type: String) -> Bool {
    (type.hasSuffix("?") || type.hasSuffix("!")) && FunctionType(type) == nil
  }

  private static func mayBeEndpoint(
    _ member: Declaration,
    _ binding: Declaration.Binding
  ) -> Bool {
    member.keyword == "var" && binding.accessors == .none
      && member.attributes.allSatisfy { harmlessAttributes.contains($0.baseName) }
  }

  private static let harmlessAttributes: Set<String> = [
    "available", "MainActor", "preconcurrency", "DependencyEndpoint",
  ]

  var isEndpoint: Bool {
    if case .endpoint = kind { return true }
    return false
  }

  /// What an initialiser assigns: an endpoint's storage, so that the initialiser of a client with a
  /// deprecated endpoint does not warn.
  var storage: String {
    isEndpoint ? StoredField(name).storageName : name
  }

  /// Whether an initialiser must or may set it.
  var isInitialised: Bool {
    if isConstant && initialValue != nil { return false }
    if isHidden && hasInitialValue { return false }
    // What is told to be a hidden closure is left out, or it would be told again.
    if hidesClosure { return false }
    return true
  }

  private var isHidden: Bool {
    accessModifier == "private" || accessModifier == "fileprivate"
  }

  /// `fetch: @escaping () -> Int`, `retries: Int = 3`; nil without a type.
  var initializerParameter: String? {
    guard let type else { return nil }
    let value = isEndpoint || !hasInitialValue ? "" : " = \(initialValue ?? "nil")"
    return "\(name): \(Self.escaping(type))\(value)"
  }

  /// The type of a parameter that is kept.
  private static func escaping(_ type: String) -> String {
    guard let function = FunctionType(type) else { return type }
    // An attribute may not stand before `nonisolated(nonsending)`.
    guard let isolation = function.attributes.first, type.hasPrefix(isolation),
      isolation.hasPrefix("nonisolated")
    else { return "@escaping \(type)" }
    return "\(isolation) @escaping\(type.dropFirst(isolation.count))"
  }
}
