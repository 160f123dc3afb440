import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct RacingEffectsTests {
  /// NB: by the environment, since a run of ten thousand, or one under the sanitizer, takes long.
  @Test
  func racesAreWonWithoutAWait() async {
    for _ in 0..<runs("RACE_RUNS", else: 2000) {
      let store = TestStore(initialState: 0) { Race() }
      await store.send(.start)
      await store.receiveUnordered(.finished(1), .finished(2), .finished(3)) { $0 = 6 }
      await store.receive(.reported) { $0 = 7 }
      await store.finish()
    }
    #expect(EffectQueue.current?.waitCount == 0)
  }
}

/// How often to repeat what must never fail: as the environment says.
func runs(_ name: String, else count: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? count
}

private struct Race: Reducer {
  enum Action: Equatable {
    case start
    case finished(Int)
    case reported
  }

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .merge(
          .run { send in
            let number = await Racer().number(after: 3)
            await send(.finished(number))
          },
          .run { send in
            let sum = await withTaskGroup(of: Int.self) { group in
              for _ in 0..<2 {
                group.addTask {
                  await Task.yield()
                  return 1
                }
              }
              return await group.reduce(0, +)
            }
            await send(.finished(sum))
          },
          .run { send in
            async let number = Racer().number(after: 0)
            await send(.finished(await number + 2))
          }
        )
      case .finished(let number):
        state += number
        return state == 6 ? .run { send in await send(.reported) } : .none
      case .reported:
        state += 1
        return .none
      }
    }
  }
}

private actor Racer {
  func number(after yields: Int) async -> Int {
    for _ in 0..<yields { await Task.yield() }
    return 1
  }
}
