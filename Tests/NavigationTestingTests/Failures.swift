import NavigationTesting

/// Keeps the failures of a store instead of failing the test.
final class Failures: IssueReporter {
  private let issues = LockIsolated<[ReportedIssue]>([])

  var all: [ReportedIssue] { issues.withLock { $0 } }
  var messages: [String] { all.map(\.message) }
  /// The first line of each.
  var headings: [String] {
    messages.map { String($0.prefix { $0 != "\n" }) }
  }

  func report(_ issue: ReportedIssue) {
    issues.withLock { $0.append(issue) }
  }

  /// The failures of an operation.
  @MainActor
  static func of(_ operation: @MainActor () async throws -> Void) async rethrows -> Failures {
    let failures = Failures()
    try await withIssueReporters([failures]) { try await operation() }
    return failures
  }
}
