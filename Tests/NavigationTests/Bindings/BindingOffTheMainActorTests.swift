import Foundation
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

  /// NB: in a process of its own, since passes on two threads at once would mix up what is in force.
  @Test func aWriteInAPassOfAnotherThreadIsApplied() async {
    await #expect(processExitsWith: .success) {
      let title = await Task.detached {
        let previous = ReducerPass.enter(ReducerPass.Frame(DependencyValues()))
        defer { ReducerPass.leave(previous) }
        var state = Form.State()
        _ = Form().reduce(into: &state, action: .binding(.set(\.title, "Design")))
        return state.title
      }
      .value
      exit(title == "Design" ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
