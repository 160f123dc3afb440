/// `@ObservableState` on an enum: its identity is that of the payload in the case that it is in.
extension ObservableStateExpansion {
  /// What makes an enum conform to `ObservableState`.
  static func enumMembers(of declaration: Declaration, access: String) -> String {
    """
    \(access)var _$id: Navigation.ObservableStateID {
    \(identity(of: declaration).indented())
    }

    \(access)mutating func _$willModify() {
    \(modification(of: declaration).indented())
    }

    \(access)static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
    """
  }

  private static func identity(of declaration: Declaration) -> String {
    var index = -1
    let branches = caseLines(of: declaration) { element in
      index += 1
      guard element.parameters.count == 1 else {
        return "case .\(element.name): return Navigation.ObservableStateID.inert(\(index))"
      }
      return "case .\(element.name)(\(label(of: element))let value): "
        + "return Navigation._$id(of: value, orCase: \(index))"
    }
    return switchSource(branches)
  }

  private static func modification(of declaration: Declaration) -> String {
    let branches = caseLines(of: declaration) { element in
      guard element.parameters.count == 1 else { return "case .\(element.name): break" }
      return """
        case .\(element.name)(\(label(of: element))var value):
          Navigation.ObservationStateRegistrar.willModify(&value)
          self = .\(element.name)(\(label(of: element))value)
        """
    }
    return switchSource(branches)
  }

  private static func label(of element: Declaration.EnumCase) -> String {
    guard let label = element.parameters.first?.label, label != "_" else { return "" }
    return "\(label): "
  }

  private static func caseLines(
    of declaration: Declaration,
    _ transform: (Declaration.EnumCase) -> String
  ) -> [String] {
    ConditionalSource.lines(of: declaration.members) { member in
      member.cases.map(transform)
    }
  }

  private static func switchSource(_ branches: [String]) -> String {
    "switch self {\n" + branches.joined(separator: "\n") + (branches.isEmpty ? "}" : "\n}")
  }
}
