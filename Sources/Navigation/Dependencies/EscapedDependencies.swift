/// The dependencies of one place, to be put in force again in another that task-locals do not reach:
/// a callback, a dispatch queue, a delegate.
public struct EscapedDependencies: Sendable {
  private let values: DependencyValues

  fileprivate init(_ values: DependencyValues) {
    self.values = values
  }

  /// Runs `operation` with the dependencies of where ``withEscapedDependencies(_:)`` was called.
  public func yield<R>(_ operation: () throws -> R) rethrows -> R {
    try values.renewed().inForce(operation)
  }

  /// Runs `operation` with the dependencies of where ``withEscapedDependencies(_:)`` was called.
  public func yield<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await values.renewed().inForce(operation)
  }
}

/// Hands the dependencies in force to `operation`, which may let them escape.
public func withEscapedDependencies<R>(
  _ operation: (EscapedDependencies) throws -> R
) rethrows -> R {
  try operation(EscapedDependencies(.current))
}

/// Hands the dependencies in force to `operation`, which may let them escape.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (EscapedDependencies) async throws -> R
) async rethrows -> R {
  try await operation(EscapedDependencies(.current))
}
