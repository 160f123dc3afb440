import NavigationTesting
import Testing

@MainActor
@Suite struct Bindings {
  @Test func aWriteIsAppliedWhereTheBindingReducerStands() async {
    let store = TestStore(initialState: Form.State(title: "old")) { Form() }
    await store.send(.binding(.set(\.title, "new"))) {
      $0.title = "new"
      $0.log = ["before old", "after new"]
    }
    await store.send(\.binding.title, "newer") {
      $0.title = "newer"
      $0.log = ["before old", "after new", "before new", "after newer"]
    }
  }

  @Test func bindingActionsAreEqualByFieldAndValue() {
    #expect(BindingAction<Form.State>.set(\.title, "a") == .set(\.title, "a"))
    #expect(BindingAction<Form.State>.set(\.title, "a") != .set(\.title, "b"))
    #expect(BindingAction<Form.State>.set(\.isOn, true) != .set(\.number, 1))
    #expect(Form.Action.set(\.title, "a") == .binding(.set(\.title, "a")))
  }

  @Test func aPatternMatchesTheFieldWhateverTheValue() {
    func field(_ action: Form.Action) -> String {
      switch action {
      case .binding(\.title): "title"
      case .binding(\.number): "number"
      case .binding: "other"
      case .isOn: "no binding"
      }
    }
    #expect(field(.binding(.set(\.title, "a"))) == "title")
    #expect(field(.binding(.set(\.title, ""))) == "title")
    #expect(field(.binding(.set(\.number, 3))) == "number")
    #expect(field(.binding(.set(\.isOn, true))) == "other")
  }

  @Test func aCaseKeyPathToAFieldYieldsItsValueAlone() {
    let action = Form.Action.binding(.set(\.title, "a"))
    #expect(action[case: \.binding.title] == "a")
    #expect(action[case: \.binding.isOn] == nil)
    #expect(action.is(\.binding.title))
    #expect(!action.is(\.binding.number))
  }

  @Reducer
  struct Deaf {
    @ObservableState
    struct State: Equatable {
      var title = ""
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case now
    }
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        action == .now ? .send(.binding(.set(\.title, "effect"))) : .none
      }
    }
  }

  @Test func aWriteThatNobodyHandledIsReportedIfItCameFromAStoresBinding() {
    let store = Store(initialState: Deaf.State()) { Deaf() }
    let written = issuesAtOnce { store.title = "a" }
    #expect(written.count == 1, "\(written.text)")
    #expect(written.text.contains("title"))
    #expect(written.text.contains("BindingReducer"))
    let sent = issuesAtOnce {
      store.send(.binding(.set(\.title, "b")))
      store.send(.now)
    }
    #expect(sent.isEmpty, "\(sent.text)")
    let handled = Store(initialState: Form.State()) { Form() }
    let fine = issuesAtOnce { handled.title = "a" }
    #expect(fine.isEmpty)
    #expect(handled.title == "a")
  }

  @Test func aWriteInsideAChildsBindingReachesTheField() {
    let store = Store(initialState: Form.State()) { Form() }
    store.isOn.toggle()
    store.number += 5
    #expect(store.isOn)
    #expect(store.number == 5)
  }

  @Test func aCaseWinsOverTheFieldOfTheSameName() async {
    let store = TestStore(initialState: Form.State()) {
      Form()
      Reduce<Form.State, Form.Action> { _, action in
        action == .binding(.set(\.number, 1)) ? .send(.isOn) : .none
      }
    }
    await store.send(\.binding.number, 1) { $0.number = 1 }
    await store.receive(\.isOn)
    await store.receive(\.binding.isOn) { $0.isOn = true }
  }
}
