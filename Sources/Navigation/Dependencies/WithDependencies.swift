/// Runs `operation` with some dependencies overridden, for it and for the tasks it starts.
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try values.give(update)
  return try values.inForce(operation)
}

/// Runs `operation` with some dependencies overridden, for it and for the tasks it starts.
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  try await values.give(update)
  return try await values.inForce(operation)
}
