/// Runs `operation` with the dependencies that `model` was made with, so that what it makes in turn
/// has them too.
///
/// `model` must have a stored `@Dependency`; otherwise it is reported and nothing changes.
public func withDependencies<Model, R>(
  from model: Model,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () throws -> R
) rethrows -> R {
  let site = DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues.captured(by: model, at: site).inForce(operation)
}

/// Runs `operation` with the dependencies that `model` was made with, so that what it makes in turn
/// has them too, and overrides some.
public func withDependencies<Model, R>(
  from model: Model,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let site = DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues.captured(by: model, at: site)
  try values.give(update)
  return try values.inForce(operation)
}

/// Runs `operation` with the dependencies that `model` was made with, so that what it makes in turn
/// has them too.
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  operation: () async throws -> R
) async rethrows -> R {
  let site = DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await DependencyValues.captured(by: model, at: site).inForce(operation)
}

/// Runs `operation` with the dependencies that `model` was made with, so that what it makes in turn
/// has them too, and overrides some.
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let site = DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues.captured(by: model, at: site)
  try await values.give(update)
  return try await values.inForce(operation)
}

extension DependencyValues {
  /// The values that the first stored `@Dependency` of `model` was made with.
  fileprivate static func captured<Model>(
    by model: Model,
    at site: DependencySite
  ) -> DependencyValues {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        guard let dependency = child.value as? any CapturedDependencies else { continue }
        return dependency.capturedDependencies.renewed()
      }
      mirror = level.superclassMirror
    }
    reportIssue(
      """
      "withDependencies(from:)" was given a "\(Model.self)", which has no stored "@Dependency".

      Its dependencies cannot be found, so the ones in force are used. Add a stored \
      "@Dependency" to "\(Model.self)", or pass the model that has one.
      """,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
    return .current
  }
}
