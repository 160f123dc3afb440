import Foundation
import Navigation

/// Ten features, one inside the other, with ten fields each.
typealias DeepFeature =
  Level<Level<Level<Level<Level<Level<Level<Level<Level<Level<Bottom>>>>>>>>>>

/// A feature with ten fields and a child.
@Reducer
struct Level<Child: NestedFeature> {
  @ObservableState
  struct State: Equatable {
    var title = "A title that is too long to be kept inside of the string itself"
    var note: String? = "A note"
    var count = 0
    var date = Date(timeIntervalSince1970: 0)
    var link = URL(string: "https://example.com/a/b/c")
    var tags = ["red", "green", "blue"]
    var numbers = [1: "one", 2: "two"]
    var range = 0..<10
    var duration = Duration.seconds(5)
    var id = UUID(0)
    var child: Child.State
  }

  enum Action {
    case child(Child.Action)
    case tapped
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) {
      Child()
    }
    Reduce { state, _ in
      state.count += 1
      state.tags.append("tapped")
      state.tags.removeFirst()
      return .none
    }
  }
}

/// The feature at the bottom.
@Reducer
struct Bottom {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
    case worked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      switch action {
      case .tapped: return .run { send in await send(.worked) }
      case .worked: return .none
      }
    }
  }
}

/// A feature that knows how to begin, and the way to the feature at the bottom.
protocol NestedFeature: Reducer where State: Equatable {
  init()
  static var initialState: State { get }
  static func toBottom(_ action: Bottom.Action) -> Action
  static func bottom(of state: State) -> Bottom.State
}

extension Level: NestedFeature {
  static var initialState: State { State(child: Child.initialState) }
  static func toBottom(_ action: Bottom.Action) -> Action { .child(Child.toBottom(action)) }
  static func bottom(of state: State) -> Bottom.State { Child.bottom(of: state.child) }
}

extension Bottom: NestedFeature {
  static var initialState: State { State() }
  static func toBottom(_ action: Action) -> Action { action }
  static func bottom(of state: State) -> State { state }
}
