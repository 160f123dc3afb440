import Dispatch
import Foundation
import Navigation
import Synchronization
import Testing

private enum NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

extension DependencyValues {
  fileprivate var passNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate static func numbered(_ number: Int) -> DependencyValues {
    var values = DependencyValues()
    values.passNumber = number
    return values
  }
}

@MainActor @Suite(.leavesNothing) struct ReducerPassTests {
  @Test func aPassPutsItsValuesInForceAndPassesNest() {
    @Dependency(\.passNumber) var number
    let outer = ReducerPass.enter(ReducerPass.Frame(.numbered(1)))
    #expect(number == 1)
    let inner = ReducerPass.enter(ReducerPass.Frame(.numbered(2)))
    #expect(number == 2)
    ReducerPass.leave(inner)
    #expect(number == 1)
    ReducerPass.leave(outer)
    #expect(number == 0)
    #expect(!ReducerPass.isUnderWay)
  }

  @Test func aScopeInsideAPassOverridesItForTasksTooAndEnds() async {
    let previous = ReducerPass.enter(ReducerPass.Frame(.numbered(1)))
    let task = withDependencies {
      #expect($0.passNumber == 1)
      $0.passNumber = 3
    } operation: {
      #expect(DependencyValues.current.passNumber == 3)
      return Task { DependencyValues.current.passNumber }
    }
    #expect(DependencyValues.current.passNumber == 1)
    ReducerPass.leave(previous)
    #expect(await task.value == 3)
  }

  @Test func whatAReducerCapturedInsideTheStoresScopeStaysInnermost() {
    var values = DependencyValues()
    values.passNumber = 1
    let made = values.inForce {
      withDependencies {
        $0.passNumber = 2
      } operation: {
        Dependency(\.passNumber)
      }
    }
    let previous = ReducerPass.enter(ReducerPass.Frame(values))
    #expect(made.wrappedValue == 2)
    ReducerPass.leave(previous)
  }

  @Test func anotherThreadDoesNotSeeThePass() {
    let previous = ReducerPass.enter(ReducerPass.Frame(.numbered(1)))
    defer { ReducerPass.leave(previous) }
    #expect(otherThreadsNumber() == 0)
  }
}

/// What a thread of its own reads while the caller waits.
private func otherThreadsNumber() -> Int {
  let reading = Reading()
  let thread = Thread {
    var values = DependencyValues.current
    values.context = .test
    reading.number.store(values.passNumber, ordering: .relaxed)
    reading.done.signal()
  }
  thread.start()
  reading.done.wait()
  return reading.number.load(ordering: .relaxed)
}

private final class Reading: Sendable {
  let number = Atomic(-1)
  let done = DispatchSemaphore(value: 0)
}
