import Navigation

/// Fails the test, with what differs line by line, unless two values are equal.
///
/// - Parameter message: What to say first.
public func expectNoDifference<Value: Equatable>(
  _ first: @autoclosure () throws -> Value,
  _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expecting(message(), at: site) {
    let (first, second) = (try first(), try second())
    guard first != second else { return nil }
    return """
      The values are not equal:

      \(indented(diff(first, second) ?? String(customDumping: second)))

      (− first, + second)
      """
  }
}

/// Fails the test, with what differs line by line, unless an operation changes a value as said.
///
/// ```swift
/// expectDifference(list.count) {
///   list.add("Design")
/// } changes: {
///   $0 += 1
/// }
/// ```
///
/// - Parameters:
///   - value: The value, read before the operation and after it.
///   - message: What to say first.
///   - updateValueToExpectedResult: Turns the value before into the value after.
public func expectDifference<Value: Equatable>(
  _ value: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  operation: () throws -> Void = {},
  changes updateValueToExpectedResult: (_ value: inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expecting(message(), at: site) {
    var expected = try value()
    try operation()
    try updateValueToExpectedResult(&expected)
    return wrongChange(expected, try value())
  }
}

/// Fails the test, with what differs line by line, unless an operation changes a value as said.
@_disfavoredOverload
public func expectDifference<Value: Equatable & Sendable>(
  _ value: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes updateValueToExpectedResult: (_ value: inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let result: Result<String?, any Error>
  do {
    var expected = try value()
    try await operation()
    try updateValueToExpectedResult(&expected)
    result = .success(wrongChange(expected, try value()))
  } catch {
    result = .failure(error)
  }
  expecting(message(), at: site) { try result.get() }
}

private func wrongChange<Value: Equatable>(_ expected: Value, _ actual: Value) -> String? {
  guard expected != actual else { return nil }
  return """
    The value did not change as expected:

    \(indented(diff(expected, actual) ?? String(customDumping: actual)))

    (− expected, + actual)
    """
}

/// Reports what is wrong, if anything is, or the error of finding out.
private func expecting(_ message: String, at site: SourceSite, _ failure: () throws -> String?) {
  do {
    guard let text = try failure() else { return }
    report(message.isEmpty ? text : "\(message)\n\n\(text)", at: site)
  } catch {
    report("Threw error: \(error)", at: site)
  }
}
