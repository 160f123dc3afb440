import Foundation
import Navigation
import Testing

/// What operators do with an action for a child that is not there.
@MainActor @Suite(.leavesNothing) struct MissingChildTests {
  private let counting = House { state, action in
    state.log.append("parent")
    return .none
  }

  private let causes = """
    This can happen when:

    • A parent reducer removed the CHILD before this reducer ran. Its operator must come before \
    that removal: child logic runs first when "OPERATOR" is attached to the reducer that removes.

    • An effect that had ended still sent an action. Send only from inside the operation of an \
    effect, and it is cancelled together with its CHILD.

    • The action was sent to the store while the CHILD was not there. Send such an action only \
    while it is.
    """

  private func causes(_ operatorName: String, _ child: String) -> String {
    causes.replacing("OPERATOR", with: operatorName).replacing("CHILD", with: child)
  }

  @Test func forEachReportsAMissingElementAndTheParentRuns() async {
    await withStore(House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2)]), counting) { store in
      let reports = await issues { store.send(.rows(.element(id: 7, action: .add(1)))) }
      #expect(
        reports == [
          """
          A "forEach" at "NavigationTests/RuntimeFixtures.swift:\(House.Line.rows)" received an \
          action for a missing element.

            Action:
              .rows(.element(id: 7, action: .add(1)))

            In state:
              no element has the id 7; the ids are: 1, 2

          \(causes("forEach", "element"))
          """
        ]
      )
      #expect(store.log == ["parent"])
    }
  }

  @Test func theStacksForEachReportsAMissingScreenAndTheParentRuns() async {
    await withStore(House.State(path: StackState([Leaf.State()])), counting) { store in
      let reports = await issues { store.send(.path(.element(id: 7, action: .add(1)))) }
      #expect(
        reports == [
          """
          A "forEach" at "NavigationTests/RuntimeFixtures.swift:\(House.Line.path)" received an \
          action for a missing screen.

            Action:
              .path(.element(id: #7, action: .add(1)))

            In state:
              no element has the id #7; the ids are: #0

          \(causes("forEach", "screen"))
          """
        ]
      )
      #expect(store.log == ["parent"])
      let pops = await issues { store.send(.path(.popFrom(id: 7))) }
      #expect(pops.count == 1)
      #expect(store.path.count == 1)
      #expect(store.log == ["parent", "parent"])
    }
  }

  @Test func ifLetReportsANilChildAndTheParentRuns() async {
    await withStore(House.State(), counting) { store in
      let reports = await issues { store.send(.guest(.add(1))) }
      #expect(
        reports == [
          """
          An "ifLet" at "NavigationTests/RuntimeFixtures.swift:\(House.Line.guest)" received an \
          action when its state was nil.

            Action:
              .guest(.add(1))

            In state:
              nil

          \(causes("ifLet", "child"))
          """
        ]
      )
      #expect(store.log == ["parent"])
    }
  }

  @Test func ifLetReportsThatNothingIsPresentedAndTheParentRuns() async {
    await withStore(House.State(), counting) { store in
      let reports = await issues {
        store.send(.sheet(.presented(.add(1))))
        store.send(.sheet(.dismiss))
      }
      #expect(
        reports.first == """
          An "ifLet" at "NavigationTests/RuntimeFixtures.swift:\(House.Line.sheet)" received an \
          action when nothing was presented.

            Action:
              .sheet(.presented(.add(1)))

            In state:
              nil

          \(causes("ifLet", "child"))
          """
      )
      #expect(reports.count == 2)
      #expect(store.log == ["parent", "parent"])
    }
  }

  @Test func ifCaseLetReportsAnotherCase() async {
    await withStore(Mode.State.writing(Leaf.State()), Mode()) { store in
      let reports = await issues { store.send(.reading(.add(1))) }
      #expect(
        reports == [
          """
          An "ifCaseLet" at "NavigationTests/RuntimeFixtures.swift:\(Mode.line)" received an \
          action when its state was in another case.

            Action:
              .reading(.add(1))

            In state:
              writing

          \(causes("ifCaseLet", "case"))
          """
        ]
      )
      #expect(store.currentState == .writing(Leaf.State()))
    }
  }

  @Test func scopeReportsAnotherCase() async {
    await withStore(Mode.State.writing(Leaf.State()), ReadingScope()) { store in
      let reports = await issues { store.send(.reading(.add(1))) }
      #expect(
        reports == [
          """
          A "Scope" at "NavigationTests/MissingChildTests.swift:\(ReadingScope.line)" received an \
          action when its state was in another case.

            Action:
              .reading(.add(1))

            In state:
              writing

          \(causes("Scope", "case"))
          """
        ]
      )
    }
  }

  @Test func manyIDsAreCutShort() async {
    let rows = IdentifiedArray(uniqueElements: (0..<14).map { Leaf.State(id: $0) })
    await withStore(House.State(rows: rows), counting) { store in
      let reports = await issues { store.send(.rows(.element(id: 70, action: .add(1)))) }
      #expect(
        reports.first?.contains("the ids are: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 4 more\n") == true
      )
    }
  }
}

private struct ReadingScope: Reducer {
  static let line: UInt = 4_712

  var body: some Reducer<Mode.State, Mode.Action> {
    Scope(state: \.reading, action: \.reading, child: { Leaf() }, line: Self.line)
  }
}
