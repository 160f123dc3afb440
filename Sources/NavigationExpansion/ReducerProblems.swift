/// What `@Reducer` cannot make sense of.
extension ReducerExpansion {
  func structProblems(of declaration: Declaration) -> [Diagnostic] {
    hiddenParts(of: declaration) + secondBody(of: declaration)
  }

  func enumProblems(of declaration: Declaration) -> [Diagnostic] {
    reservedCases(of: declaration) + endlessCases(of: declaration)
  }

  /// A state or an action that nobody else sees cannot be a reducer's.
  private func hiddenParts(of declaration: Declaration) -> [Diagnostic] {
    declaration.allMembers.filter { ["State", "Action"].contains($0.name) }.compactMap { member in
      guard let modifier = member.modifiers.first(where: { $0.name == "private" })
      else { return nil }
      let access = declaration.accessModifier ?? "internal"
      let needed = access == "private" ? "fileprivate" : access
      return Diagnostic(
        "@Reducer needs \"\(member.name)\" to be seen as far as \"\(declaration.name)\": "
          + "make it \(needed)",
        at: modifier.range,
        fixIt: Diagnostic.FixIt(
          "make it \(needed)",
          replacing: modifier.range,
          with: needed
        )
      )
    }
  }

  /// Of a body and a function one would never run.
  private func secondBody(of declaration: Declaration) -> [Diagnostic] {
    let members = declaration.unconditionalMembers
    guard members.contains(where: { $0.name == "body" && !$0.hasModifier("static") }),
      let function = members.first(where: \.isReduceFunction)
    else { return [] }
    return [
      Diagnostic(
        "@Reducer runs either \"body\" or \"reduce(into:action:)\", "
          + "but \"\(declaration.name)\" has both: keep one of them",
        at: function.nameRange
      )
    ]
  }

  /// The cases whose name a generated member has. A case with values is told from a variable.
  private func reservedCases(of declaration: Declaration) -> [Diagnostic] {
    declaration.allMembers.flatMap(\.cases)
      .filter { element in
        Self.reservedTypes.contains(element.name)
          || (Self.reservedVariables.contains(element.name) && element.parameters.isEmpty)
      }
      .map { element in
        Diagnostic(
          "@Reducer gives the enum a \"\(element.name)\" of its own: "
            + "give this case another name",
          at: element.range
        )
      }
  }

  private static let reservedTypes: Set<String> = [
    "State", "Action", "StateReducer", "AllCasePaths",
  ]
  private static let reservedVariables: Set<String> = ["body", "allCasePaths"]

  /// The cases that would make the state hold itself without end.
  private func endlessCases(of declaration: Declaration) -> [Diagnostic] {
    guard !declaration.hasModifier("indirect") else { return [] }
    return declaration.unconditionalMembers.filter { !$0.hasModifier("indirect") }
      .flatMap { member in
        member.cases.filter { element in
          let reducer = ReducerCase(element, of: member, in: text)
          return reducer.kind == .reducer && reducer.reducerType == declaration.name
        }
        .map { endlessCase($0, in: member) }
      }
  }

  private func endlessCase(
    _ element: Declaration.EnumCase,
    in member: Declaration
  ) -> Diagnostic {
    let start = member.keywordRange.lowerBound
    return Diagnostic(
      "An enum of reducers that holds itself is \"indirect\": "
        + "write \"indirect case \(element.name)\"",
      at: element.range,
      fixIt: Diagnostic.FixIt(
        "add \"indirect\"",
        replacing: start..<start,
        with: "indirect "
      )
    )
  }
}

extension Declaration {
  /// Whether this is the function that a reducer without a body has.
  var isReduceFunction: Bool {
    keyword == "func" && name == "reduce" && !hasModifier("static")
      && parameterLabels == ["into", "action"]
  }
}
