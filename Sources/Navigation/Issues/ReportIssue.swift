/// Reports that something is wrong with the program: a broken rule, not an error that a user can cause.
///
/// In a test it fails the test; in a running program it is one entry on standard error; inside
/// ``withIssueReporters(_:operation:)`` it goes where that says. The program goes on in any case.
public func reportIssue(
  _ message: @autoclosure () -> String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let issue = ReportedIssue(
    message: message(),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  guard let reporters = IssueReporters.current else {
    DefaultIssueReporter().report(issue)
    return
  }
  for reporter in reporters {
    reporter.report(issue)
  }
}
