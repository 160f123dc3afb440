import NavigationTesting
import Testing

/// A test that passes looks into no value: dumps and differences are for those that fail.
@MainActor
@Suite(.leavesNothing)
struct QuietSuccessTests {
  @Test
  func aPassingTestLooksIntoNoState() async {
    let looks = Looks()
    let store = TestStore(initialState: Watched(looks: looks)) {
      Reduce<Watched, Bool> { state, isFirst in
        state.number += 1
        return isFirst ? .run { send in await send(false) } : .none
      }
    }
    await store.send(true) { $0.number = 1 }
    await store.receive(false) { $0.number = 2 }
    store.assert { $0.number = 2 }
    await store.finish()
    #expect(looks.count == 0)
    _ = await Failures.of { await store.send(false) }
    #expect(looks.count > 0)
  }
}

private final class Looks {
  var count = 0
}

private struct Watched: Equatable, CustomReflectable {
  var number = 0
  let looks: Looks

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  var customMirror: Mirror {
    looks.count += 1
    return Mirror(self, children: ["number": number], displayStyle: .struct)
  }
}
