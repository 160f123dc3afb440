import NavigationTesting
import XCTest

@MainActor
final class XCTestStoreTests: XCTestCase {
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
}
