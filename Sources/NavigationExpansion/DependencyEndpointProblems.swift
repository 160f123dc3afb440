/// Where `@DependencyEndpoint` does not apply.
extension DependencyEndpointExpansion {
  /// What keeps the variable from being an endpoint at all.
  static func problem(of declaration: Declaration) -> Diagnostic? {
    guard declaration.keyword == "var", !declaration.hasModifier("static"),
      !declaration.hasModifier("lazy")
    else {
      return Diagnostic(
        "@DependencyEndpoint needs a stored \"var\": a test replaces the closure",
        at: declaration.keywordRange
      )
    }
    guard declaration.declaresOneVariable, let binding = declaration.bindings.first else {
      return Diagnostic(
        "@DependencyEndpoint applies to one variable a declaration",
        at: declaration.keywordRange
      )
    }
    guard binding.accessors == .none else {
      return Diagnostic(
        "@DependencyEndpoint cannot apply to \"\(binding.pattern)\", "
          + "which has accessors of its own",
        at: binding.range
      )
    }
    guard binding.type.flatMap(FunctionType.init) != nil else {
      return Diagnostic(
        "@DependencyEndpoint needs a closure's type that is written out: "
          + "var \(binding.pattern): @Sendable () async throws -> Value",
        at: binding.range
      )
    }
    return nil
  }

  /// That the endpoint neither throws nor has anything to return.
  static func missingPlaceholder(
    of binding: Declaration.Binding,
    _ type: FunctionType
  ) -> Diagnostic? {
    guard binding.initialValue == nil, !type.throwsAnyError, !type.returnsNothing,
      !type.returnsOptional
    else { return nil }
    let arguments = type.placeholderArguments
    let reason =
      type.isThrowing
      ? "can throw only its own errors" : "does not throw"
    let end = binding.range.upperBound
    return Diagnostic(
      "@DependencyEndpoint \"\(binding.pattern)\" \(reason), so it needs something to return in a "
        + "test that gives no implementation: add \"= { \(arguments)… }\" "
        + "with a value of \(type.result)",
      at: binding.range,
      fixIt: Diagnostic.FixIt(
        "add a closure",
        replacing: end..<end,
        with: " = { \(arguments)<#\(type.result)#> }"
      )
    )
  }

  /// That what a closure receives as an array cannot be handed on to another one.
  static func variadicParameter(
    of binding: Declaration.Binding,
    _ type: FunctionType
  ) -> Diagnostic? {
    guard let parameter = type.parameters.first(where: { $0.type.hasSuffix("...") })
    else { return nil }
    return Diagnostic(
      "@DependencyEndpoint \"\(binding.pattern)\" cannot hand on any number of values: "
        + "take an array instead of \(parameter.type)",
      at: binding.range
    )
  }
}

extension FunctionType {
  /// `_, _ in `, as many as there are parameters.
  var placeholderArguments: String {
    parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
  }
}
