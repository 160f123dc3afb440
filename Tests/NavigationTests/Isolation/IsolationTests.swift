import Foundation
import Navigation
import Testing

/// Tests in parallel, and two stores of one test, share nothing that either could notice.
///
/// Each test is run as many cases side by side. Whatever one of them left for another to see, the
/// other would find where it expects a beginning.
@MainActor
@Suite(.leavesNothing)
struct IsolationTests {
  @Test(arguments: 0..<20)
  func sharedValuesInMemoryAreATestsOwn(_: Int) async {
    @Shared(.inMemory("isolation")) var count = 0
    #expect(count == 0)
    for expected in 1...20 {
      $count.withLock { $0 += 1 }
      await Task.yield()
      #expect(count == expected)
    }
  }

  @Test(arguments: 0..<20)
  func sharedFilesAreATestsOwn(_: Int) async {
    @Shared(.fileStorage(URL(filePath: "/isolation/count.json"))) var count = 0
    #expect(count == 0)
    $count.withLock { $0 += 1 }
    await Task.yield()
    #expect(count == 1)
  }

  @Test(arguments: 0..<20)
  func sharedDefaultsAreATestsOwn(_: Int) async {
    @Shared(.appStorage("isolation")) var count = 0
    #expect(count == 0)
    $count.withLock { $0 += 1 }
    await Task.yield()
    #expect(count == 1)
  }

  @Test(arguments: 0..<20)
  func stackIDsBeginAtZeroInEachTest(_: Int) async {
    var stack = StackState<Int>()
    for expected in 0..<10 {
      stack.append(expected)
      await Task.yield()
    }
    #expect(stack.ids.map(\.description) == (0..<10).map { "#\($0)" })
  }

  @Test(arguments: 0..<20)
  func cancelIDsReachNoOtherTest(_: Int) async {
    await withStore(Leaf.State(), Leaf()) {
      $0.continuousClock = TestClock()
    } _: { patient in
      await withStore(Leaf.State(), Leaf()) {
        $0.continuousClock = TestClock()
      } _: { canceller in
        patient.send(.start)
        for _ in 0..<20 {
          canceller.send(.start)
          canceller.send(.stop)
          await Task.yield()
          #expect(canceller.inFlight == 0)
          #expect(patient.inFlight == 1)
        }
        patient.send(.stop)
      }
    }
  }

  @Test(arguments: 0..<20)
  func defaultsOfDependenciesAreATestsOwn(_: Int) async {
    @Dependency(TicketsKey.self) var tickets
    for expected in 1...20 {
      #expect(tickets.next() == expected)
      await Task.yield()
    }
  }

  @Test
  func twoStoresOfOneTestNumberTheirActionsApart() async {
    await withStore(Leaf.State(), Leaf()) { first in
      await withStore(Leaf.State(), Leaf()) { second in
        var ids: [Int] = []
        let logs = [first, second].map { store in store.logActions { ids.append($0.id) } }
        first.send(.add(1))
        second.send(.add(1))
        first.send(.add(1))
        #expect(ids == [1, 1, 2])
        for log in logs { log.cancel() }
      }
    }
  }
}

/// Tickets that are numbered from 1. A class, so that whoever shares it notices.
private final class Tickets: Sendable {
  private let last = LockIsolated(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

private enum TicketsKey: TestDependencyKey {
  static var testValue: Tickets { Tickets() }
}
