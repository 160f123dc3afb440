/// The stores of the cases of an enum of reducers: what `store.case` switches over.
extension ReducerExpansion {
  /// An enum with the cases of `State`, each with the store of its feature or its plain data, and
  /// the function that makes one of a store.
  func caseScope(of declaration: Declaration, access: String) -> String {
    let cases = ConditionalSource.lines(of: declaration.members) { member in
      member.cases.map { ReducerCase($0, of: member, in: text).caseScopeCase }
    }
    let branches = ConditionalSource.lines(of: declaration.members) { member in
      member.cases.map { ReducerCase($0, of: member, in: text).caseScopeBranch }
    }
    return """
      \(access)enum CaseScope {\(block(cases.map { $0.indented() }))}

      @MainActor
      \(access)static func _$caseScope(_ store: Navigation.Store<Self.State, Self.Action>) -> CaseScope {
        switch store.currentState {\(block(branches).indented())\(branches.isEmpty ? "" : "  ")}
      }
      """
  }

  /// Lines of their own between two braces; nothing when there are none.
  private func block(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension ReducerCase {
  /// The case of `CaseScope`.
  fileprivate var caseScopeCase: String {
    guard kind == .reducer else {
      guard !element.parameters.isEmpty else { return "\(prefix)case \(element.name)" }
      let payload = element.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + parameter.type
      }
      return "\(prefix)case \(element.name)(\(payload.joined(separator: ", ")))"
    }
    return "\(prefix)case \(element.name)(\(label)Navigation.StoreOf<\(reducerType)>)"
  }

  /// The branch that makes the case of `CaseScope` out of the one of `State`.
  fileprivate var caseScopeBranch: String {
    let names = element.parameters.indices.map { "value\($0)" }
    let values = zip(element.parameters, names).map { parameter, name in
      (parameter.label.flatMap { $0 == "_" ? nil : "\($0): " } ?? "") + name
    }
    guard kind == .reducer else {
      guard !values.isEmpty else { return "case .\(element.name): return .\(element.name)" }
      let pattern = names.map { "let \($0)" }.joined(separator: ", ")
      return """
        case .\(element.name)(\(pattern)):
          return .\(element.name)(\(values.joined(separator: ", ")))
        """
    }
    return """
      case .\(element.name)(let value):
        return .\(element.name)(
          \(label)store._$scope(
            state: \\Navigation.Case<Self.State>.\(element.name),
            action: \\Navigation.Case<Self.Action>.\(element.name),
            value
          )
        )
      """
  }
}
