import NavigationTesting
import Testing

@MainActor
@Suite struct ObservingState {
  /// How often an observer of what `read` touches runs again because of `change`.
  private func changes(
    of read: @escaping @MainActor @Sendable () -> Void,
    during change: () -> Void
  ) -> Int {
    let log = Log()
    let token = observe {
      read()
      log.add("run")
    }
    change()
    token.cancel()
    return log.all.count - 1
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

  @Test func anElementsChangeDoesNotConcernThoseWhoReadTheCollection() {
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

  @Test func anEqualValueConcernsNobodyAndThePayloadOfAnInertCaseDoes() {
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

  @Test func anElementThatIsCopiedChangedAndWrittenBackConcernsItsReaders() {
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

  @Test func anObserverRunsAgainWhenWhatItReadChanges() {
    let store = world()
    var seen: [String] = []
    let token = observe { seen.append("\(store.name) \(store.child.value)") }
    store.send(Change { $0.name = "b" })
    store.send(Change { $0.rows[0].value += 1 })
    store.send(Change { $0.child.value = 7 })
    store.send(
      Change {
        $0.name = "c"
        $0.child.value = 8
      }
    )
    #expect(seen == ["a 0", "b 0", "b 7", "c 8"])
    token.cancel()
    store.send(Change { $0.name = "d" })
    #expect(seen.count == 4)
  }

  @Test(.timeLimit(.minutes(1))) func anObserverFollowsSharedValuesToo() async {
    let shared = Shared(value: 1)
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let token = observe { continuation.yield(shared.wrappedValue) }
    var seen = stream.makeAsyncIterator()
    #expect(await seen.next() == 1)
    shared.withLock { $0 = 2 }
    #expect(await seen.next() == 2)
    await Task.detached { shared.withLock { $0 = 3 } }.value
    #expect(await seen.next() == 3)
    token.cancel()
  }

  @Test func anObserverOfAChildStoreSeesTheChildAlone() {
    let store = Store(
      initialState: House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2)])
    ) {
      House()
    }
    let rows = store.scope(state: \.rows, action: \.rows)
    var seen: [Int] = []
    let token = observe { seen.append(rows[0].value) }
    rows[1].send(.bump)
    store.send(.scoped(.bump))
    #expect(seen == [0])
    rows[0].send(.bump)
    #expect(seen == [0, 1])
    token.cancel()
  }
}
