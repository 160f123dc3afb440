import Navigation
import Testing

/// The forms in which `Scope` is written.
@MainActor
@Suite(.leavesNothing)
struct ScopeFormsTests {
  @Test
  func aScopeOfTheWholeIsItsParentsOwnPlace() async {
    let reducer = CombineReducers {
      Scope(state: \.self, action: \.self) { Leaf() }
      Reduce<Leaf.State, Leaf.Action> { state, _ in
        state.count *= 10
        return .none
      }
    }
    await withStore(Leaf.State(), reducer) { store in
      store.send(.add(2))
      #expect(store.count == 20)
    }
  }

  @Test
  func theStatesKeyPathMayComeFirst() async {
    await withStore(House.State(), LeftWing()) { store in
      store.send(.left(.add(2)))
      store.send(.right(.add(2)))
      #expect(store.left.count == 2)
      #expect(store.right.count == 0)
    }
  }
}

/// A house of which only the left leaf lives.
private struct LeftWing: Reducer {
  var body: some Reducer<House.State, House.Action> {
    Scope(\.left, action: \.left) { Leaf() }
  }
}
