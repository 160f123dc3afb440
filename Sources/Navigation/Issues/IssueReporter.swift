/// Receives every issue that is reported while it is in force (see ``withIssueReporters(_:operation:)``).
public protocol IssueReporter: Sendable {
  /// Called on whichever thread reported the issue.
  func report(_ issue: ReportedIssue)
}

/// Fails the test under way, or writes to standard error when there is none.
public struct DefaultIssueReporter: IssueReporter {
  public init() {}

  public func report(_ issue: ReportedIssue) {
    if TestContext.record(issue) { return }
    StandardError.write("\(issue)\n")
  }
}

extension IssueReporter where Self == DefaultIssueReporter {
  /// Fails the test under way, or writes to standard error when there is none.
  public static var `default`: DefaultIssueReporter { DefaultIssueReporter() }
}

enum IssueReporters {
  /// Nil stands for the default reporter, so that a process that never asks for another pays nothing.
  @TaskLocal static var current: [any IssueReporter]?
}

/// Sends every issue reported during `operation`, and by the tasks it starts, to `reporters` alone.
///
/// An empty array silences issues; add ``DefaultIssueReporter`` to keep the usual report as well.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$current.withValue(reporters, operation: operation)
}

/// Sends every issue reported during `operation`, and by the tasks it starts, to `reporters` alone.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$current.withValue(reporters, operation: operation)
}
