import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct PushedIDTests {
  private let counting = House { state, action in
    state.log.append("parent")
    return .none
  }

  @Test func aTakenIDIsReportedAndTheStackStays() async {
    await withStore(House.State(path: StackState([Leaf.State(count: 1)])), counting) { store in
      let reports = await issues { store.send(.path(.push(id: 0, state: Leaf.State(count: 2)))) }
      #expect(reports.count == 1)
      #expect(reports.first?.contains("pushes a screen under an id that is taken, #0") == true)
      #expect(reports.first?.contains("the ids are: #0") == true)
      #expect(store.path.map(\.count) == [1])
      #expect(store.log == ["parent"])
    }
  }

  @Test func theNextIDIsUsedUpByAPush() async {
    await withStore(House.State(), counting) { store in
      store.send(.path(.push(id: 0, state: Leaf.State())))
      store.perform { $0.path.append(Leaf.State()) }
      #expect(Array(store.path.ids) == [0, 1])
    }
  }

  @Test func anOldAbsentIDIsAccepted() async {
    await withStore(House.State(), counting) { store in
      store.perform {
        $0.path.append(Leaf.State())
        $0.path.removeLast()
      }
      store.send(.path(.push(id: 0, state: Leaf.State())))
      #expect(Array(store.path.ids) == [0])
    }
  }

  @Test func anIDAheadOfTheNextIsReportedAndStillPushed() async {
    await withStore(House.State(), counting) { store in
      let reports = await issues { store.send(.path(.push(id: 5, state: Leaf.State(count: 3)))) }
      #expect(
        reports == [
          """
          A screen was pushed under the id #5, but the next id of the stack is #0.

          The screen is there under #5. Push with the next id, so that ids stay in order: "#0".
          """
        ]
      )
      #expect(Array(store.path.ids) == [5])
      #expect(store.path.map(\.count) == [3])
    }
  }
}
