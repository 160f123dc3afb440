import NavigationTesting
import Testing

/// A sign-up form: bindings, focus, validation.
@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = ""
    var wantsNews = false
    var volume = 5
    var focus: Field? = .email
    var complaint: String?

    enum Field: Hashable { case email, password }
    var isValid: Bool { email.contains("@") && password.count >= 3 }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case submitButtonTapped

    @CasePathable
    enum Delegate: Equatable { case signedUp(email: String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.password) { _, state in
        state.complaint = nil
        return .none
      }
    Reduce { state, action in
      switch action {
      case .binding(\.email):
        state.email = state.email.lowercased()
        return .none

      case .binding(\.volume):
        state.volume = min(max(state.volume, 0), 10)
        return .none

      case .binding, .delegate:
        return .none

      case .submitButtonTapped:
        guard state.isValid else {
          state.complaint = "Not valid"
          state.focus = state.email.contains("@") ? .password : .email
          return .none
        }
        state.focus = nil
        return .send(.delegate(.signedUp(email: state.email)))
      }
    }
  }
}

@MainActor
@Suite struct FeatureForm {
  @Test func fillsInTheFormAndSigns() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    await store.send(\.binding.email, "Bob@Example.org") { $0.email = "bob@example.org" }
    await store.send(\.binding.focus, .password) { $0.focus = .password }
    await store.send(.submitButtonTapped) { $0.complaint = "Not valid" }
    await store.send(\.binding.password, "abc") {
      $0.password = "abc"
      $0.complaint = nil
    }
    await store.send(\.binding.volume, 11) { $0.volume = 10 }
    await store.send(\.binding.wantsNews, true) { $0.wantsNews = true }
    await store.send(.submitButtonTapped) { $0.focus = nil }
    await store.receive(\.delegate.signedUp, "bob@example.org")
  }

  @Test func aViewWritesThroughTheStore() {
    let store = Store(initialState: SignUp.State()) { SignUp() }
    store.email = "A@B"
    store.volume -= 100
    store.wantsNews.toggle()
    store.focus = nil
    #expect(store.email == "a@b")
    #expect(store.volume == 0)
    #expect(store.wantsNews)
    #expect(store.focus == nil)
    #expect(!store.isValid)
  }
}
