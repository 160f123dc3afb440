import Navigation
import Testing

/// Record, replay, undo and redo, built on the log of actions.
@MainActor
@Suite(.leavesNothing)
struct TimeTravelTests {
  typealias Entry = LoggedAction<Journal.State, Journal.Action>

  @Test
  func actionsAreUndoneAndRedoneInTurn() async {
    await withStore(Journal.State(), Journal()) { store in
      var done: [Entry] = []
      let log = store.logActions { done.append($0) }
      for number in 1...3 { store.send(.added(number)) }
      var undone: [Entry] = []
      var counts: [Int] = []
      while let entry = done.popLast() {
        entry.undo()
        counts.append(store.count)
        undone.append(entry)
      }
      while let entry = undone.popLast() {
        entry.redo()
        counts.append(store.count)
      }
      #expect(counts == [3, 1, 0, 1, 3, 6])
      log.cancel()
    }
  }

  @Test
  func anUndoPutsSharedValuesBackToo() async {
    let total = Shared(value: 5)
    await withStore(Journal.State(total: total), Journal()) { store in
      var entries: [Entry] = []
      let log = store.logActions { entries.append($0) }
      store.send(.added(2))
      store.send(.totalled)
      #expect(total.wrappedValue == 7)
      entries[1].undo()
      #expect(total.wrappedValue == 5)
      entries[1].redo()
      #expect(total.wrappedValue == 7)
      log.cancel()
      entries = []
    }
  }

  @Test
  func anUndoCancelsTheEffectsOfWhatIsGone() async {
    await withStore(Journal.State(), Journal()) { store in
      var entries: [Entry] = []
      store.rows = [Page.State(id: 1)]
      let log = store.logActions { entries.append($0) }
      store.rows.append(Page.State(id: 2))
      store.send(.rows(.element(id: 1, action: .readingStarted)))
      store.send(.rows(.element(id: 2, action: .readingStarted)))
      #expect(store.inFlight == 2)
      entries[0].undo()
      #expect(store.rows.ids == [1])
      #expect(store.inFlight == 1)
      store.send(.removed(1))
      #expect(store.inFlight == 0)
      log.cancel()
      entries = []
    }
  }

  @Test
  func observersAreToldOfAnUndo() async {
    await withStore(Journal.State(), Journal()) { store in
      var entries: [Entry] = []
      let log = store.logActions { entries.append($0) }
      var counts: [Int] = []
      let subscription = store.subscribe(\.count) { counts.append($0) }
      store.send(.added(4))
      entries[0].undo()
      #expect(counts == [4, 0])
      subscription.cancel()
      log.cancel()
      entries = []
    }
  }

  @Test
  func anUndoAskedForWhileAnActionIsProcessedHappensAfterTheTurn() async {
    await withStore(Journal.State(), Journal()) { store in
      var counts: [Int] = []
      let log = store.logActions { entry in
        if entry.after.count == 100 { entry.undo() }
        counts.append(store.count)
      }
      store.send(.feedbackAsked)
      #expect(counts == [0, 100])
      #expect(store.count == 0)
      log.cancel()
    }
  }

  @Test
  func aRecordIsReplayedByAReducerWithoutItsEffects() async {
    await withStore(Journal.State(), Journal()) { store in
      var record: [Journal.Action] = []
      let log = store.logActions { record.append($0.action) }
      store.send(.added(1))
      store.send(.feedbackAsked)
      await store.send(.workAsked).finish()
      var state = Journal.State()
      for action in record {
        _ = Journal().reduce(into: &state, action: action)
      }
      #expect(state.count == 1101)
      #expect(state == store.currentState)
      log.cancel()
    }
  }

  @Test
  func anEntryWhoseStoreIsGoneDoesNothing() async {
    var entries: [Entry] = []
    await withStore(Journal.State(), Journal()) { store in
      let log = store.logActions { entries.append($0) }
      store.send(.added(1))
      log.cancel()
    }
    entries[0].undo()
    #expect(entries[0].after.count == 1)
  }
}
