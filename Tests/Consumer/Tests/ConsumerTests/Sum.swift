import Dispatch
import Foundation
import NavigationTesting

/// Numbers in, numbers out: `add(n)` adds, the others start effects.
@Reducer
struct Sum {
  struct State: Equatable {
    var total = 0
    var ids: [UUID] = []
    var path = StackState<Int>()
  }
  enum Action: Equatable {
    case add(Int)
    case note(String)
    case push(Int)
    case sendThree
    case sendTwo
    case stamp
    case wait
    case waitOutside
    case willFail(Result<Int, Oops>)
  }
  struct Oops: Error, Equatable {}
  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.total += number
        return .none
      case .note, .willFail:
        return .none
      case .push(let number):
        state.path.append(number)
        return .none
      case .sendThree:
        return .run { send in
          await send(.note("a"))
          await send(.note("b"))
          await send(.add(43))
        }
      case .sendTwo:
        state.total += 1
        return .run { send in
          await send(.add(10))
          await send(.add(20))
        }
      case .stamp:
        state.ids.append(uuid())
        return .none
      case .wait:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.add(1))
        }
      case .waitOutside:
        return .run { send in
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
          await send(.add(2))
        }
      }
    }
  }
}

/// A test store of a sum, at a clock of the test's own.
@MainActor
func sum(
  _ clock: TestClock<Duration>,
  _ prepare: ((inout DependencyValues) -> Void)? = nil
) -> TestStoreOf<Sum> {
  TestStore(initialState: Sum.State()) {
    Sum()
  } withDependencies: {
    $0.continuousClock = clock
    $0.uuid = .incrementing
    prepare?(&$0)
  }
}
