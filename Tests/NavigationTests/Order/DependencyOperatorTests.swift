import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct DependencyOperatorTests {
  @Test func theInnermostOverrideWins() async {
    await withStore(
      Probe.State(),
      CombineReducers { Probe().dependency(\.level, 1).dependency(\.level, 2) }
    ) { store in
      store.send(.read)
      #expect(store.seen == ["stored 1", "local 1"])
    }
  }

  @Test func aNestedOverrideWinsOverThatOfItsParent() async {
    await withStore(Probe.State(), Wrapped().dependency(\.level, 2)) { store in
      store.send(.read)
      #expect(store.seen == ["stored 1", "local 1"])
    }
  }

  @Test func anOverrideEndsWithItsReducer() async {
    await withStore(
      Probe.State(),
      CombineReducers {
        Probe().dependency(\.level, 1)
        Probe()
      }
    ) {
      $0.level = 5
    } _: { store in
      store.send(.read)
      #expect(store.seen == ["stored 1", "local 1", "stored 5", "local 5"])
    }
  }

  @Test func anOverrideHoldsInEffectsAndInThePassesAndEffectsTheyLeadTo() async {
    await withStore(
      Probe.State(),
      CombineReducers { Probe().dependency(\.level, 7) }
    ) { store in
      await store.send(.chain(2)).finish()
      #expect(
        store.seen == ["stored 7", "local 7", "effect 7", "stored 7", "local 7", "effect 7"]
      )
    }
  }

  @Test func anOverrideAroundOneEffectDoesNotReachThePassOfItsAction() async {
    await withStore(Probe.State(), Probe()) {
      $0.level = 1
    } _: { store in
      await store.send(.overrideOnce(9)).finish()
      #expect(store.seen == ["effect 9", "stored 1", "local 1"])
    }
  }

  @Test func aTransformStartsFromTheValueInForce() async {
    await withStore(
      Probe.State(),
      CombineReducers { Probe().transformDependency(\.level) { $0 += 10 } }
    ) {
      $0.level = 5
    } _: { store in
      store.send(.read)
      store.send(.read)
      #expect(store.seen == ["stored 15", "local 15", "stored 15", "local 15"])
    }
  }
}

@Reducer
private struct Probe {
  @ObservableState
  struct State: Equatable {
    var seen: [String] = []
  }

  enum Action {
    case read
    case note(String)
    case chain(Int)
    case overrideOnce(Int)
  }

  @Dependency(\.level) var level

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        note(&state)
        return .none
      case .note(let text):
        state.seen.append(text)
        return .none
      case .chain(0):
        return .none
      case .chain(let number):
        note(&state)
        return .run { send in
          await send(.note("effect \(level)"))
          await send(.chain(number - 1))
        }
      case .overrideOnce(let override):
        return withDependencies {
          $0.level = override
        } operation: {
          .run { send in
            @Dependency(\.level) var local
            await send(.note("effect \(local)"))
            await send(.read)
          }
        }
      }
    }
  }

  private func note(_ state: inout State) {
    @Dependency(\.level) var local
    state.seen.append("stored \(level)")
    state.seen.append("local \(local)")
  }
}

private struct Wrapped: Reducer {
  var body: some ReducerOf<Probe> {
    Probe().dependency(\.level, 1)
  }
}

extension DependencyValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private enum LevelKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}
