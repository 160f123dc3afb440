import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct DismissalTests {
  @Test
  func aDismissalOfTheRootEndsTheStore() async {
    let store = TestStore(initialState: Closable.State()) { Closable() }
    await store.send(.wait)
    await store.send(.closeTapped)
    #expect(store.isDismissed)
    let failures = await Failures.of {
      await store.send(.closeTapped)
    }
    #expect(
      failures.headings == [
        "Can't send .closeTapped to a test store whose root feature has dismissed itself."
      ]
    )
  }

  @Test
  func whatWasSentBeforeTheDismissalIsReceivedFirst() async {
    let store = TestStore(initialState: Closable.State()) { Closable() }
    await store.send(.saveTapped)
    #expect(!store.isDismissed)
    await store.receive(\.saved) { $0.isSaved = true }
    #expect(store.isDismissed)
  }

  @Test
  func theRootOfATestStoreIsNotPresented() async {
    let store = TestStore(initialState: Closable.State()) { Closable() }
    await store.send(.askWhetherPresented)
    await store.receive(\.answered, false)
  }

  @Test
  func aChildIsDismissedByAnAction() async {
    let store = TestStore(initialState: Parent.State(child: Closable.State())) { Parent() }
    await store.send(\.child.closeTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
    #expect(!store.isDismissed)
  }

  @Test
  func whatAChildSendsAfterItsDismissalIsDropped() async {
    let store = TestStore(initialState: Parent.State(child: Closable.State())) { Parent() }
    await store.send(\.child.closeThenSaveTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()
  }

  @Test
  func aLongLivingEffectOfAChildLeftPresentedIsInFlight() async {
    let failures = await Failures.of {
      let store = TestStore(initialState: Parent.State(child: Closable.State())) { Parent() }
      await store.send(\.child.wait)
      await store.finish(timeout: .zero)
    }
    #expect(
      failures.headings == ["Effects were expected to end, but 1 has not ended within 0.0 seconds:"]
    )
  }

  @Test
  func aChildLeftPresentedIsNoEffectInFlight() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.openTapped) { $0.child = Closable.State() }
    await store.finish()
  }
}

@Reducer
struct Closable {
  @ObservableState
  struct State: Equatable {
    var isSaved = false
  }

  enum Action {
    case closeTapped, saveTapped, saved, wait, askWhetherPresented, closeThenSaveTapped
    case answered(Bool)
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .saveTapped:
        return .run { send in
          await send(.saved)
          await dismiss()
          await send(.saved)
        }
      case .closeThenSaveTapped:
        return .run { send in
          await dismiss()
          await send(.saved)
        }
      case .saved:
        state.isSaved = true
        return .none
      case .wait:
        return .run { _ in try await Task.never() }
      case .askWhetherPresented:
        return .run { send in await send(.answered(isPresented)) }
      case .answered:
        return .none
      }
    }
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Closable.State?
  }

  enum Action {
    case openTapped
    case child(PresentationAction<Closable.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .openTapped = action { state.child = Closable.State() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Closable() }
  }
}
