import Navigation
import Testing

/// A reducer may be run by hand, wherever that is.
@Suite(.leavesNothing) struct BindingOffTheMainActorTests {
  @Reducer
  struct Form {
    struct State: Equatable {
      var title = ""
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }

  @Test func aWriteInAPassOfAnotherThreadIsApplied() async {
    let title = await Task.detached {
      let previous = ReducerPass.enter(ReducerPass.Frame(DependencyValues()))
      defer { ReducerPass.leave(previous) }
      var state = Form.State()
      _ = Form().reduce(into: &state, action: .binding(.set(\.title, "Design")))
      return state.title
    }
    .value
    #expect(title == "Design")
  }
}
