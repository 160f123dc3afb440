import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct PrintChangesTests {
  @Test func onlyWhatChangedIsPrinted() async {
    let printed = Printed()
    await withStore(
      House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2)]),
      CombineReducers { House()._printChanges(.customDump { printed.texts.append($0) }) }
    ) { store in
      store.send(.rows(.element(id: 2, action: .add(3))))
      store.send(.left(.add(0)))
      #expect(
        printed.texts == [
          """
          received action:
            .rows(.element(id: 2, action: .add(3)))
            House.State(
              … (3 unchanged)
              rows: [
                … (1 unchanged)
                [id: 2]: Leaf.State(
                  id: 2,
          -       count: 0
          +       count: 3
                )
              ],
              … (3 unchanged)
            )
          """,
          """
          received action:
            .left(.add(0))
            (No state changes)
          """,
        ]
      )
    }
  }

  @Test func whatAnActionWritesToSharedValuesIsPrinted() async {
    let printed = Printed()
    await withStore(
      Journal.State(),
      CombineReducers { Journal()._printChanges(.customDump { printed.texts.append($0) }) }
    ) { store in
      store.send(.added(2))
      store.send(.totalled)
      store.send(.added(0))
      #expect(
        printed.texts.dropFirst() == [
          """
          received action:
            .totalled
            Shared<Int>
            - 0
            + 2
          """,
          """
          received action:
            .added(0)
            (No state changes)
          """,
        ]
      )
    }
  }

  @Test func aPrinterOfOnesOwnGetsTheStatesAround() async {
    let printed = Printed()
    await withStore(
      Leaf.State(),
      CombineReducers {
        Leaf()._printChanges(
          _ReducerPrinter { action, old, new in
            printed.texts.append("\(casePathText(of: action)) \(old.count) \(new.count)")
          }
        )
      }
    ) { store in
      store.send(.add(3))
      store.send(.relay(2))
      #expect(printed.texts == [".add 0 3", ".relay 3 3", ".add 3 5"])
    }
  }
}

private final class Printed {
  var texts: [String] = []
}
