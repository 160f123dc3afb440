import Navigation

/// A kitchen timer, to be used without any test around it.
@Reducer
struct KitchenTimer {
  @ObservableState
  struct State: Equatable {
    var left: Int
    var isRunning = false
    @Presents var alert: AlertState<Never>?
    var path = StackState<String>()
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case started
    case stopped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case ticking }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .started:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.ticking, cancelInFlight: true)

      case .stopped:
        state.isRunning = false
        return .cancel(id: CancelID.ticking)

      case .ticked:
        state.left -= 1
        guard state.left == 0 else { return .none }
        state.alert = AlertState { TextState("Done") }
        return .send(.stopped)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// What the program is asked to do is its first argument; each answer is a line of its output.
@main
@MainActor
struct Program {
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "timer":
      await runTimer()
    case "literal":
      let id: StackElementID = 0
      print("never printed \(id)")
    case "missing":
      var stack = StackState(["a"])
      let other = StackState(["b"])
      stack[id: other.ids[0]] = "c"
      stack[id: other.ids[0]] = nil
      print(Array(stack))
    case "issue":
      let store = Store(initialState: KitchenTimer.State(left: 1)) { KitchenTimer() }
      store.send(.alert(.dismiss))
      print("went on")
    default:
      print("timer, literal, missing or issue?")
    }
  }

  private static func runTimer() async {
    let store = Store(initialState: KitchenTimer.State(left: 3)) {
      KitchenTimer()
    }
    let left = store.subscribe(\.left) { print("left \($0)") }
    let running = store.subscribe(
      \.isRunning,
      filter: { $0 != $1 },
      onChange: { print("running \($0)") }
    )
    let log = store.logActions { print("action \($0.id) by \($0.origin.description.prefix(6))") }
    await store.send(.started).finish()
    print(store.alert.map { String(state: $0.title) } ?? "no alert")
    store.send(.alert(.dismiss))
    print(store.alert == nil)
    left.cancel()
    running.cancel()
    log.cancel()
  }
}
