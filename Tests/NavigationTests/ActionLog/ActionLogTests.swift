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

/// The log of a part of a store.
@MainActor
@Suite(.leavesNothing)
struct ScopedLogTests {
  @Test
  func theLogOfAPartTellsItsOwnActionsAndStates() async {
    await withStore(House.State(), House()) { store in
      let left = store.scope(state: \.left, action: \.left)
      var told: [String] = []
      let log = left.logActions { entry in
        told.append("\(entry.id) \(casePathText(of: entry.action)) \(entry.after.count)")
      }
      store.send(.right(.add(1)))
      store.send(.left(.add(2)))
      left.send(.relay(3))
      #expect(told == ["2 .add 2", "3 .relay 2", "4 .add 5"])
      log.cancel()
    }
  }

  @Test
  func theLogOfARowTellsThatRowsActions() async throws {
    try await withStore(
      House.State(rows: [Leaf.State(id: 1), Leaf.State(id: 2)]),
      House()
    ) { store in
      let row = try #require(store.scope(state: \.rows, action: \.rows)[id: 2])
      var counts: [Int] = []
      let log = row.logActions { counts.append($0.after.count) }
      store.send(.rows(.element(id: 1, action: .add(1))))
      store.send(.rows(.element(id: 2, action: .add(2))))
      #expect(counts == [2])
      log.cancel()
    }
  }

  @Test
  func theLogOfASheetTellsTheActionThatTakesItAwayAsItWas() async throws {
    let house = House { state, action in
      if case .sheet(.presented(.add(9))) = action { state.sheet = nil }
      return .none
    }
    try await withStore(House.State(sheet: Leaf.State()), house) { store in
      let sheet = try #require(store.scope(state: \.$sheet, action: \.sheet))
      var counts: [Int] = []
      let log = sheet.logActions { counts.append($0.after.count) }
      sheet.send(.add(1))
      sheet.send(.add(9))
      store.send(.left(.add(1)))
      #expect(counts == [1, 1])
      log.cancel()
    }
  }

  @Test
  func aStoreWhoseChildIsGoneShowsTheChildAsItLastWas() async throws {
    try await withStore(House.State(sheet: Leaf.State()), House()) { store in
      let sheet = try #require(store.scope(state: \.$sheet, action: \.sheet))
      sheet.send(.add(4))
      store.send(.sheet(.dismiss))
      #expect(sheet.count == 4)
    }
  }
}
