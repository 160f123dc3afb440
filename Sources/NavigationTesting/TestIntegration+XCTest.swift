import Navigation
import XCTest

/// The XCTest case under way. XCTest runs one at a time in a process.
final class XCTestCaseUnderWay: NSObject, XCTestObservation {
  /// One run of a test case, which is not the same test when it runs again.
  ///
  /// NB: `@unchecked` because XCTest's classes say nothing about concurrency; recording a failure is
  /// safe from any thread.
  struct Run: @unchecked Sendable {
    let id: Int
    private let testCase: XCTestCase

    fileprivate init(id: Int, testCase: XCTestCase) {
      self.id = id
      self.testCase = testCase
    }
  }

  private struct State {
    var current: Run?
    var count = 0
  }

  private static let state = Locked(State())

  static var current: Run? {
    state.withLock { $0.current }
  }

  static func observe() {
    XCTestObservationCenter.shared.addTestObserver(XCTestCaseUnderWay())
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    nonisolated(unsafe) let testCase = testCase
    Self.state.withLock { state in
      state.count += 1
      state.current = Run(id: state.count, testCase: testCase)
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.state.withLock { $0.current = nil }
  }
}

extension XCTestCaseUnderWay.Run {
  func record(_ issue: ReportedIssue) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(
        filePath: "\(issue.filePath)",
        lineNumber: Int(issue.line)
      )
      testCase.record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: issue.message,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
    #else
      testCase.recordFailure(
        withDescription: issue.message,
        inFile: "\(issue.filePath)",
        atLine: Int(issue.line),
        expected: true
      )
    #endif
  }
}
