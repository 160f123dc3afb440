import NavigationTesting
import Synchronization
import Testing

/// What happened, in order, from whatever thread. A class because features and test share it.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  var all: [String] {
    lines.withLock { $0 }
  }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func count(_ line: String) -> Int {
    all.count { $0 == line }
  }
}

/// Keeps the issues that are reported. A class for its identity.
final class IssueKeeper: IssueReporter {
  private let kept = Mutex<[ReportedIssue]>([])

  func report(_ issue: ReportedIssue) {
    kept.withLock { $0.append(issue) }
  }

  var issues: [ReportedIssue] {
    kept.withLock { $0 }
  }
}

/// The issues that are reported while `work` runs; they do not fail the test.
@MainActor
func issues(during work: @MainActor () async throws -> Void) async rethrows -> [ReportedIssue] {
  let keeper = IssueKeeper()
  try await withIssueReporters([keeper]) {
    try await work()
  }
  return keeper.issues
}

/// The issues that are reported while synchronous `work` runs.
func issuesAtOnce(during work: () throws -> Void) rethrows -> [ReportedIssue] {
  let keeper = IssueKeeper()
  try withIssueReporters([keeper]) {
    try work()
  }
  return keeper.issues
}

/// Lets all effects of the test's stores go as far as they can.
func settle() async {
  await TestClock<Duration>().advance()
}

extension [ReportedIssue] {
  /// All messages, for `contains`.
  var text: String {
    map(\.message).joined(separator: "\n---\n")
  }
}
