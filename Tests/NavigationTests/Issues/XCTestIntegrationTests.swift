import Navigation
import NavigationTesting
import XCTest

final class XCTestIntegrationTests: XCTestCase {
  /// Failures are collected instead of failing while this is not nil.
  private var failures: [String]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard failures != nil else { return super.record(issue) }
      failures?.append(issue.compactDescription)
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures != nil else {
        return super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
      }
      failures?.append(description)
    }
  #endif

  func testAnIssueFailsTheTestThatIsRunning() {
    failures = []
    reportIssue("The sky is falling")
    let recorded = failures
    failures = nil
    XCTAssertEqual(recorded, ["The sky is falling"])
  }

  func testTheTestUnderWayIsKnownToEveryThread() async {
    let here = TestContext.currentID
    XCTAssertNotNil(here)
    let elsewhere = await Task.detached { TestContext.currentID }.value
    XCTAssertEqual(here, elsewhere)
  }

  func testDefaultsBelongToTheTest() {
    XCTAssertEqual(DependencyValues.current.stackElementID.next(), 0)
  }

  func testDefaultsBelongToTheTestAlsoWhenAnotherTestHasUsedThem() {
    XCTAssertEqual(DependencyValues.current.stackElementID.next(), 0)
  }

  func testEffectsRunWhileTheTestWaits() async throws {
    let queue = try XCTUnwrap(EffectQueue.current)
    let value = await Task(executorPreference: queue) { 42 }.value
    XCTAssertEqual(value, 42)
  }
}
