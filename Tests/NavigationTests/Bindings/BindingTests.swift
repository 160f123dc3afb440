import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct BindingTests {
  @Test func aWriteIsAppliedWhereTheBindingReducerStands() async {
    await withStore(Settings.State(), Settings()) { store in
      store.send(.binding(.set(\.name, "new")))
      #expect(store.log == ["before: ", "after: new"])
    }
  }

  @Test func bindingActionsAreEqualWhenFieldAndValueAre() {
    let name = BindingAction<Settings.State>.set(\.name, "a")
    #expect(name == .set(\.name, "a"))
    #expect(name != .set(\.name, "b"))
    #expect(name != .set(\.nick, "a"))
    #expect(name != .set(\.isOn, true))
  }

  @Test func aBindingActionTellsItsField() {
    let action = BindingAction<Settings.State>.set(\.name, "a")
    #expect("\(action)" == #".set(\.name, "a")"#)
    #expect(
      String(customDumping: Settings.Action.binding(action)) == #".binding(.set(\.name, "a"))"#
    )
    #expect(caseKeyPathText(\Case<Settings.Action>.binding.name) == #"\.binding.name"#)
  }

  @Test func aPatternMatchesTheFieldAlone() {
    switch Settings.Action.binding(.set(\.name, "anything")) {
    case .binding(\.nick): Issue.record("The name is not the nick.")
    case .binding(\.name): break
    default: Issue.record("The name was not matched.")
    }
  }

  @Test func theCasePathOfAFieldYieldsItsValueAlone() {
    let action = Settings.Action.binding(.set(\.name, "a"))
    #expect(action[case: \.binding.name] == "a")
    #expect(action[case: \.binding.nick] == nil)
    #expect(action[case: \.binding.isOn] == nil)
  }

  @Test func aFieldAndACaseOfOneNameAreToldApart() {
    #expect(Settings.Action.isOn.is(\.isOn))
    #expect(!Settings.Action.isOn.is(\.binding.isOn))
    #expect(Settings.Action.binding(.set(\.isOn, true)).is(\.binding.isOn))
    #expect(!Settings.Action.binding(.set(\.isOn, true)).is(\.isOn))
  }

  @Test func writingAFieldOfAStoreSendsABinding() async {
    await withStore(Settings.State(), Settings()) { store in
      store.isOn.toggle()
      store.name = "x"
      #expect(store.isOn)
      #expect(store.name == "x")
    }
  }

  @Test func aWriteThatNoBindingReducerTakesIsReported() async {
    await withStore(Settings.State(), Unbound()) { store in
      let reports = await issues { store.name = "x" }
      #expect(
        reports == [
          """
          A field was written through a store, but no "BindingReducer" took the write.

            Field:
              State.name

          Put "BindingReducer()" into the body of the feature, before the reducers that should see \
          the new value.
          """
        ]
      )
      let silence = await issues {
        store.send(.binding(.set(\.name, "y")))
        await store.send(.isOn).finish()
      }
      #expect(silence == [])
      #expect(store.name == "")
    }
  }

  @Test func aWriteToADeadChildStoreIsDropped() async {
    await withStore(Panel.State(settings: Settings.State()), Panel()) { store in
      let settings = store.scope(state: \.settings, action: \.settings)
      settings?.name = "a"
      #expect(store.settings?.name == "a")
      #expect(settings?.name == "a")
      store.send(.closeButtonTapped)
      let reports = await issues { settings?.name = "b" }
      #expect(reports == [])
      #expect(settings?.name == "a")
      let sent = await issues { _ = settings?.send(.isOn) }
      #expect(sent.count == 1)
    }
  }
}

@Reducer
private struct Settings {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var nick = ""
    var isOn = false
    var log: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case isOn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .binding(\.name) = action { state.log.append("before: \(state.name)") }
      return .none
    }
    BindingReducer()
    Reduce { state, action in
      if case .binding(\.name) = action { state.log.append("after: \(state.name)") }
      return .none
    }
  }
}

private struct Unbound: Reducer {
  var body: some Reducer<Settings.State, Settings.Action> {
    Reduce { _, action in
      guard case .isOn = action else { return .none }
      return .run { send in await send(.binding(.set(\.name, "z"))) }
    }
  }
}

@Reducer
private struct Panel {
  @ObservableState
  struct State: Equatable {
    var settings: Settings.State?
  }

  enum Action {
    case settings(Settings.Action)
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .closeButtonTapped = action { state.settings = nil }
      return .none
    }
    .ifLet(\.settings, action: \.settings) { Settings() }
  }
}
