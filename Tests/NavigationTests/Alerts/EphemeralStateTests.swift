import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct EphemeralStateTests {
  private static func alert(_ title: String = "Delete?") -> AlertState<Door.Answer> {
    AlertState { TextState(title) }
  }

  @Test func anAlertGoesWithItsActionAfterTheParentHasRun() async {
    let watching = Host { state, action in
      guard case .alert(.presented(let answer)) = action else { return .none }
      state.log.append("\(answer) \(state.alert?.title.description ?? "none")")
      return .none
    }
    await withStore(Host.State(alert: Self.alert()), watching) { store in
      store.send(.alert(.presented(.yes)))
      #expect(store.log == ["yes Delete?"])
      #expect(store.alert == nil)
    }
  }

  @Test func anAlertPutUpInTheSamePassStays() async {
    let another = Host { state, action in
      if case .alert(.presented(.yes)) = action { state.alert = Self.alert("Really?") }
      return .none
    }
    await withStore(Host.State(alert: Self.alert()), another) { store in
      store.send(.alert(.presented(.yes)))
      #expect(store.alert == Self.alert("Really?"))
      store.send(.alert(.presented(.no)))
      #expect(store.alert == nil)
    }
  }

  @Test func anAlertAmongDestinationsGoesWithItsAction() async {
    await withStore(Host.State(place: .alert(Self.alert())), Host()) { store in
      store.send(.place(.presented(.alert(.yes))))
      #expect(store.place == nil)
    }
  }

  @Test func anotherDestinationTakesTheAlertsPlace() async {
    let moving = Host { state, action in
      if case .place(.presented(.alert(.yes))) = action { state.place = .first(Leaf.State()) }
      return .none
    }
    await withStore(Host.State(place: .alert(Self.alert())), moving) { store in
      store.send(.place(.presented(.alert(.yes))))
      #expect(store.place == .first(Leaf.State()))
    }
  }

  @Test func anActionForAnotherCaseIsReportedAndLeavesTheAlert() async {
    let place = Door.State.alert(Self.alert())
    await withStore(Host.State(place: place), Host()) { store in
      let reports = await issues { store.send(.place(.presented(.first(.add(1))))) }
      #expect(reports.count == 1)
      #expect(reports.first?.contains("when its state was in another case") == true)
      #expect(store.place == place)
    }
  }

  @Test func anActionOfAFeatureLeavesItsDestination() async {
    await withStore(Host.State(place: .first(Leaf.State())), Host()) { store in
      store.send(.place(.presented(.first(.add(2)))))
      #expect(store.place == .first(Leaf.State(count: 2)))
    }
  }

  @Test func anAlertIsDismissedWithoutAnyEffect() async {
    await withStore(Host.State(), Host()) { store in
      store.perform { $0.alert = Self.alert() }
      #expect(store.inFlight == 0)
      store.send(.alert(.dismiss))
      #expect(store.alert == nil)
    }
  }
}
