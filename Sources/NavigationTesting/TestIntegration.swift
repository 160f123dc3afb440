import Navigation
import Testing

/// Connects the runtime to the testing library that is running.
enum TestIntegration {
  static func install() {
    XCTestCaseUnderWay.observe()
    TestContext.install(
      TestContext.Hooks(
        currentID: { currentID },
        record: { record($0) }
      )
    )
  }

  private static var currentID: TestID? {
    if let testCase = SwiftTestingCaseID.current { return TestID(testCase) }
    return XCTestCaseUnderWay.current.map { TestID($0.id) }
  }

  /// NB: An issue from a thread that has lost its test still fails the run under Swift Testing.
  private static func record(_ issue: ReportedIssue) -> Bool {
    guard Test.current == nil, let testCase = XCTestCaseUnderWay.current else {
      guard TestContext.isTesting else { return false }
      Issue.record(
        Comment(rawValue: issue.message),
        sourceLocation: SourceLocation(
          fileID: "\(issue.fileID)",
          filePath: "\(issue.filePath)",
          line: Int(issue.line),
          column: Int(issue.column)
        )
      )
      return true
    }
    testCase.record(issue)
    return true
  }
}
