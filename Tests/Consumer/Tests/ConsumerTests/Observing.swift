import NavigationTesting
import Observation
import Testing

/// The library has no public way to follow fields of a store one by one, other than `subscribe`:
/// these tests say what the standard library's observation would have to see.
@MainActor
@Suite struct ObservingState {
  /// How often what `read` touches changes while `change` runs: 0 or 1.
  private func changes(of read: () -> Void, during change: () -> Void) -> Int {
    let log = Log()
    withObservationTracking(read) { log.add("changed") }
    change()
    return log.all.count
  }

  @ObservableState
  enum Slot: Equatable {
    case number(Int)
    case child(Leaf.State)
  }

  @ObservableState
  struct World: Equatable {
    var child = Leaf.State(id: 1)
    var optional: Leaf.State? = Leaf.State(id: 1)
    var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1), Leaf.State(id: 2)]
    var path = StackState([Leaf.State(id: 1), Leaf.State(id: 2)])
    var slot = Slot.number(1)
    var name = "a"
  }

  struct Change: Sendable {
    let apply: @Sendable (inout World) -> Void
  }

  private func world() -> Store<World, Change> {
    Store(initialState: World()) {
      Reduce<World, Change> { state, change in
        change.apply(&state)
        return .none
      }
    }
  }

  @Test func aChildsFieldConcernsThoseWhoReadTheFieldAndAReplacementThoseWhoReadTheChild() {
    withKnownIssue("Nothing observes a store from outside") {
      let store = world()
      #expect(
        changes {
          _ = store.child.value
        } during: {
          store.send(Change { $0.child.value += 1 })
        } == 1
      )
      #expect(
        changes {
          _ = store.child
        } during: {
          store.send(Change { $0.child.value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.child.id
        } during: {
          store.send(Change { $0.child.value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.child
        } during: {
          store.send(Change { $0.child = Leaf.State(id: 9) })
        } == 1
      )
      #expect(
        changes {
          _ = store.optional
        } during: {
          store.send(Change { $0.optional?.value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.optional
        } during: {
          store.send(Change { $0.optional = nil })
        } == 1
      )
    }
  }

  @Test func anElementsChangeDoesNotConcernThoseWhoReadTheCollection() {
    withKnownIssue("Nothing observes a store from outside") {
      let store = world()
      #expect(
        changes {
          _ = store.rows
        } during: {
          store.send(Change { $0.rows[0].value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.path
        } during: {
          store.send(Change { $0.path[0].value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.rows
        } during: {
          store.send(Change { $0.rows[id: 2]?.value += 1 })
        } == 0
      )
      #expect(
        changes {
          _ = store.rows[0].value
        } during: {
          store.send(Change { $0.rows[0].value += 1 })
        } == 1
      )
      #expect(
        changes {
          _ = store.rows
        } during: {
          store.send(Change { $0.rows.append(Leaf.State(id: 3)) })
        }
          == 1
      )
      #expect(
        changes {
          _ = store.rows
        } during: {
          store.send(Change { $0.rows.remove(id: 3) })
        } == 1
      )
      #expect(
        changes {
          _ = store.path
        } during: {
          store.send(Change { $0.path.append(Leaf.State()) })
        } == 1
      )
      #expect(
        changes {
          _ = store.path
        } during: {
          store.send(Change { $0.path.removeLast() })
        } == 1
      )
      #expect(
        changes {
          _ = store.rows
        } during: {
          store.send(Change { $0.rows.reverse() })
        } == 1
      )
    }
  }

  @Test func anEqualValueConcernsNobodyAndThePayloadOfAnInertCaseDoes() {
    withKnownIssue("Nothing observes a store from outside") {
      let store = world()
      #expect(
        changes {
          _ = store.name
        } during: {
          store.send(Change { $0.name = "a" })
        } == 0
      )
      #expect(
        changes {
          _ = store.name
        } during: {
          store.send(Change { $0.name += "" })
        } == 0
      )
      #expect(
        changes {
          _ = store.name
        } during: {
          store.send(Change { $0.name = "b" })
        } == 1
      )
      #expect(
        changes {
          _ = store.slot
        } during: {
          store.send(Change { $0.slot = .number(1) })
        } == 0
      )
      #expect(
        changes {
          _ = store.slot
        } during: {
          store.send(Change { $0.slot = .number(2) })
        } == 1
      )
      #expect(
        changes {
          _ = store.slot
        } during: {
          store.send(Change { $0.slot = .child(Leaf.State()) })
        } == 1
      )
    }
  }

  @Test func anElementThatIsCopiedChangedAndWrittenBackConcernsItsReaders() {
    withKnownIssue("Nothing observes a store from outside") {
      let store = world()
      #expect(
        changes {
          _ = store.rows[0].value
        } during: {
          store.send(
            Change {
              var copy = $0.rows[0]
              copy.value += 1
              $0.rows[0] = copy
            }
          )
        } == 1
      )
      #expect(
        changes {
          _ = store.path[1].value
        } during: {
          store.send(
            Change {
              var copy = $0.path[1]
              copy.value += 1
              $0.path[1] = copy
            }
          )
        } == 1
      )
      #expect(
        changes {
          _ = store.child.value
        } during: {
          store.send(
            Change {
              var copy = $0.child
              copy.value += 1
              $0.child = copy
            }
          )
        } == 1
      )
    }
  }
}
