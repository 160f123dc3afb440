/// A closure that reports an issue when called, and then returns `placeholder`.
///
/// For the endpoints of a client that a test does not expect to be called.
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let failure = UnimplementedFailure(description: description)
  return { (_: repeat each Argument) in
    reportIssue(
      failure.message,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return placeholder()
  }
}

/// A closure that reports an issue when called.
@_disfavoredOverload
public func unimplemented<each Argument>(
  _ description: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
  unimplemented(
    description,
    placeholder: (),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// A closure that reports an issue when called, and then throws ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let failure = UnimplementedFailure(description: description)
  return { (_: repeat each Argument) in
    reportIssue(
      failure.message,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    throw failure
  }
}

/// Thrown by an unimplemented closure that has nothing to return.
public struct UnimplementedFailure: Error, Hashable, CustomStringConvertible {
  /// What was called, as given to `unimplemented`.
  public let description: String

  public init(description: String) {
    self.description = description
  }

  var message: String {
    let name = description.isEmpty ? "An unimplemented closure" : "Unimplemented: \(description)"
    return "\(name) was called. Give it an implementation where the test sets up its dependencies."
  }
}
