import Navigation

/// Keeps the issues that are reported while it is in force.
final class RecordedIssues: IssueReporter {
  private let issues = Locked<[ReportedIssue]>([])

  var all: [ReportedIssue] { issues.withLock { $0 } }
  var messages: [String] { all.map(\.message) }

  func report(_ issue: ReportedIssue) {
    issues.withLock { $0.append(issue) }
  }
}
