import Foundation
import Navigation
import Synchronization
import Testing

private final class Counter: Sendable {
  static let made = Atomic<Int>(0)
  let count = Atomic<Int>(0)

  init() {
    Counter.made.add(1, ordering: .relaxed)
  }

  func increment() -> Int {
    count.add(1, ordering: .relaxed).newValue
  }
}

private enum CounterKey: TestDependencyKey {
  static var testValue: Counter { Counter() }
}

private enum LiveOnlyKey: DependencyKey {
  static let liveValue = "live"
}

private enum TestOnlyKey: TestDependencyKey {
  static let testValue = "test"
}

private enum PreviewKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
}

private struct Greeting {
  var word = "Hello"
  var name = "you"
}

private enum GreetingKey: DependencyKey {
  static let liveValue = Greeting()
}

@Suite(.leavesNothing) struct DependencyDefaultsTests {
  @Test(arguments: 0..<20) func aDefaultIsMadeOnceForEachTestAndEachOfItsCases(_: Int) async {
    let values = DependencyValues.current
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask { values[CounterKey.self].increment() }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(counts == Set(1...50))
  }

  @Test func aKeyWithoutATestValueIsReportedOnceAndYieldsThePreviewValue() {
    let recorded = RecordedIssues()
    @Dependency(PreviewKey.self) var value
    let line: UInt = #line - 1
    withIssueReporters([recorded]) {
      #expect(value == "preview")
      #expect(value == "preview")
    }
    #expect(recorded.all.map(\.line) == [line])
    #expect(recorded.all.map { "\($0.fileID)" } == [#fileID])
    #expect(recorded.messages.first?.hasPrefix("PreviewKey has no test implementation") == true)
  }

  @Test func givingAPartOfAValueIsNoUseOfIt() {
    let recorded = RecordedIssues()
    withIssueReporters([recorded]) {
      withDependencies {
        $0[GreetingKey.self].name = "Blob"
      } operation: {
        @Dependency(GreetingKey.self) var greeting
        #expect("\(greeting.word) \(greeting.name)" == "Hello Blob")
      }
      #expect(recorded.all.isEmpty)
      @Dependency(GreetingKey.self) var greeting
      #expect(greeting.name == "you")
      #expect(recorded.all.count == 1)
    }
  }

  @Test func oneSleepOnAnUnimplementedClockIsOneIssue() async {
    let recorded = RecordedIssues()
    await withIssueReporters([recorded]) {
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: .zero)
    }
    #expect(recorded.all.count == 1)
  }

  @Test func aKeyWithNeitherTestNorPreviewValueYieldsTheLiveOne() {
    let recorded = RecordedIssues()
    let value = withIssueReporters([recorded]) { DependencyValues.current[LiveOnlyKey.self] }
    #expect(value == "live")
    #expect(recorded.all.count == 1)
  }

  @Test func aKeyWithoutALiveValueIsReportedInTheRunningProgram() {
    let recorded = RecordedIssues()
    withDependencies {
      $0.context = .live
    } operation: {
      withIssueReporters([recorded]) {
        #expect(DependencyValues.current[TestOnlyKey.self] == "test")
        #expect(DependencyValues.current[LiveOnlyKey.self] == "live")
      }
    }
    #expect(recorded.all.count == 1)
    #expect(recorded.messages.first?.hasPrefix("TestOnlyKey has no live implementation") == true)
  }

  @Test func stackIDsStartAtZeroInThisTest() {
    @Dependency(\.stackElementID) var ids
    #expect([ids.next(), ids.next()] == [0, 1])
    let copy = ids.copy()
    #expect(copy.next() == 2)
    #expect(ids.peek == 2)
    ids.consume(upTo: 7)
    ids.consume(upTo: 3)
    #expect(ids.next() == 8)
    #expect("\(ids.peek)" == "#9")
  }

  @Test func stackIDsStartAtZeroInThatTest() {
    @Dependency(\.stackElementID) var ids
    #expect(ids.next() == 0)
  }
}
