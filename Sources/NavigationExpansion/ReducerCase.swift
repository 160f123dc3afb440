/// One case of an enum of reducers, and what becomes of it.
struct ReducerCase {
  enum Kind: Equatable {
    /// The payload is a reducer: its state and its actions get a case each.
    case reducer
    /// The payload is state that goes away with the first action, such as an alert.
    case ephemeral
    /// The payload is plain data, or there is none.
    case inert
  }

  let element: Declaration.EnumCase
  let kind: Kind
  let prefix: String

  init(_ element: Declaration.EnumCase, of member: Declaration, in text: SourceText) {
    self.element = element
    let availability = member.availability(in: text).map { $0 + "\n" }.joined()
    prefix = availability + (member.hasModifier("indirect") ? "indirect " : "")
    kind = Self.kind(of: element, in: member)
  }

  private static func kind(of element: Declaration.EnumCase, in member: Declaration) -> Kind {
    guard element.parameters.count == 1, let type = element.parameters.first?.type,
      !member.hasAttribute("ReducerCaseIgnored")
    else { return .inert }
    if member.hasAttribute("ReducerCaseEphemeral") { return .ephemeral }
    let words = TypeSource(type)
    if words.isAlertOrDialog { return .ephemeral }
    return words.mayBeReducer ? .reducer : .inert
  }

  /// The payload's type without a `.Body` at its end, which spells a nested enum of reducers.
  var reducerType: String {
    let type = element.parameters.first?.type ?? ""
    return isNestedEnum ? String(type.dropLast(".Body".count)) : type
  }

  private var isNestedEnum: Bool {
    element.parameters.first?.type.hasSuffix(".Body") ?? false
  }

  var label: String {
    element.parameters.first?.label.map { "\($0): " } ?? ""
  }

  var stateCase: String? {
    switch kind {
    case .reducer:
      return "\(prefix)case \(element.name)(\(label)\(reducerType).State)"
    case .ephemeral, .inert:
      guard !element.parameters.isEmpty else { return "\(prefix)case \(element.name)" }
      let payload = element.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + parameter.type
          + (parameter.defaultValue.map { " = \($0)" } ?? "")
      }
      return "\(prefix)case \(element.name)(\(payload.joined(separator: ", ")))"
    }
  }

  var actionCase: String? {
    switch kind {
    case .reducer, .ephemeral: "\(prefix)case \(element.name)(\(label)\(reducerType).Action)"
    case .inert: nil
    }
  }

  var scope: String? {
    guard kind == .reducer else { return nil }
    // Whether the type is a struct or an enum of reducers is known to the compiler only.
    let instance =
      isNestedEnum
      ? "\(reducerType).body" : "Navigation._$caseReducer(\(reducerType).self) { $0.init() }"
    return """
      Navigation.Scope(
        state: \\Navigation.Case<Self.State>.\(element.name),
        action: \\Navigation.Case<Self.Action>.\(element.name)
      ) {
        \(element.parameters.first?.defaultValue ?? instance)
      }
      """
  }
}
