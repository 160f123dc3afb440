import Navigation
import Testing

/// What a log of actions tells, and that it changes nothing.
@MainActor
@Suite(.leavesNothing)
struct ActionLogTests {
  @Test
  func eachActionIsToldWithTheStatesAroundIt() async {
    await withStore(Journal.State(), Journal()) { store in
      var told: [String] = []
      let log = store.logActions { told.append("\($0.before.count) → \($0.after.count)") }
      store.send(.added(2))
      store.send(.added(3))
      #expect(told == ["0 → 2", "2 → 5"])
      log.cancel()
      store.send(.added(1))
      #expect(told.count == 2)
    }
  }

  @Test
  func theLogTellsWhereAnActionCameFrom() async {
    await withStore(Journal.State(), Journal()) { store in
      var told: [String] = []
      let log = store.logActions { told.append("\($0.id) \($0.origin)") }
      store.send(.feedbackAsked)
      await store.send(.workAsked).finish()
      store.count = 7
      #expect(
        told == [
          "1 user", "2 effect of 1", "3 user",
          "4 effect of 3 at NavigationTests/ActionLogFixtures.swift:\(Journal.workLine)",
          "5 binding",
        ]
      )
      log.cancel()
    }
  }

  @Test
  func actionsThatALogSendsWaitWithoutAReport() async {
    await withStore(Journal.State(), Journal()) { store in
      var told: [Int] = []
      let log = store.logActions { entry in
        told.append(entry.after.count)
        if entry.after.count == 1 { store.send(.added(10)) }
      }
      let issues = await issues {
        store.send(.added(1))
      }
      #expect(issues.isEmpty)
      #expect(told == [1, 11])
      log.cancel()
    }
  }

  @Test
  func aStoreGivesTheSameStatesWhetherLoggedOrNot() async {
    func states(logged: Bool) async -> [Int] {
      var states: [Int] = []
      await withStore(Journal.State(), Journal()) { store in
        let log = logged ? store.logActions { _ in } : nil
        let subscription = store.subscribe(\.count) { states.append($0) }
        store.send(.added(1))
        store.send(.feedbackAsked)
        await store.send(.workAsked).finish()
        subscription.cancel()
        log?.cancel()
      }
      return states
    }
    let plain = await states(logged: false)
    let logged = await states(logged: true)
    #expect(plain == [1, 101, 1101])
    #expect(plain == logged)
  }

  @Test
  func aLogThatIsReleasedHearsNothingMore() async {
    await withStore(Journal.State(), Journal()) { store in
      var told = 0
      var log: StoreSubscription? = store.logActions { _ in told += 1 }
      store.send(.added(1))
      #expect(told == 1)
      log = nil
      store.send(.added(1))
      #expect(told == 1)
      _ = log
    }
  }

  @Test
  func sharedValuesThatAnActionWritesAreTold() async throws {
    let total = Shared(value: 0)
    let state = Journal.State(total: total)
    await withStore(state, Journal()) { store in
      var changes: [String] = []
      let log = store.logActions { entry in
        changes += entry.sharedChanges.map { "\(entry.id) \($0.before) → \($0.after)" }
      }
      store.send(.added(2))
      store.send(.totalled)
      store.send(.totalled)
      #expect(changes == ["2 0 → 2", "3 2 → 4"])
      log.cancel()
    }
  }
}
