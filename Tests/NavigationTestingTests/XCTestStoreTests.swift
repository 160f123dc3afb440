import NavigationTesting
import XCTest

@MainActor
final class XCTestStoreTests: XCTestCase {
  /// Failures are collected instead of failing while this is not nil.
  nonisolated(unsafe) private var failures: [(text: String, line: Int)]?

  #if canImport(Darwin)
    override nonisolated func record(_ issue: XCTIssue) {
      guard failures != nil else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      failures?.append((issue.compactDescription, line))
    }
  #else
    override nonisolated func recordFailure(
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
      failures?.append((description, lineNumber))
    }
  #endif

  func testAStoreWorksUnderXCTest() async {
    let clock = TestClock()
    let store = makeCounter(clock: clock)
    await store.send(.startTimer)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) { $0.count = 1 }
    await store.send(.stop)
    await store.finish()
  }

  func testFailuresAreReportedUnderXCTest() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.echo(1))
    }
    XCTAssertEqual(failures.headings, ["1 action of effects was not received:"])
  }

  func testEachFailureFailsTheCaseAtItsLine() async {
    failures = []
    let line = #line + 2
    let store = makeCounter()
    await store.send(.increment)
    await store.receive(\.tick)
    expectNoDifference(1, 2)
    store.exhaustivity = .off
    let recorded = failures ?? []
    failures = nil
    XCTAssertEqual(recorded.map(\.line), [line, line + 1, line + 2])
    XCTAssertEqual(
      recorded.map { String($0.text.prefix { $0 != "," && $0 != ":" }) },
      [
        "The state was not expected to change", #"Expected to receive \.tick"#,
        "The values are not equal",
      ]
    )
  }
}
