extension DependencyValues {
  /// What the scope around the present task has put in force.
  @TaskLocal package static var taskValues = DependencyValues()

  /// What is in force here and now: the values of the reducer pass under way on this thread, else
  /// the task's.
  package static var current: DependencyValues {
    ReducerPass.values ?? taskValues
  }

  /// Runs `operation` with these values in force.
  package func inForce<R>(_ operation: () throws -> R) rethrows -> R {
    guard ReducerPass.isUnderWay else {
      return try Self.$taskValues.withValue(self, operation: operation)
    }
    let previous = ReducerPass.enter(ReducerPass.Frame(self, ledger: ReducerPass.ledger))
    defer { ReducerPass.leave(previous) }
    return try Self.$taskValues.withValue(self, operation: operation)
  }

  /// Runs `operation` with these values in force.
  package func inForce<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$taskValues.withValue(self, operation: operation)
  }
}
