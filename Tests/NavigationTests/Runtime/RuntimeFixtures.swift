import Navigation
import Testing

/// The feature at the bottom: a number under an id, with a few effects.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable, Codable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable {
    case add(Int)
    case changeID(Int)
    /// Adds 1 after each second.
    case start
    /// The same, under an id of its own.
    case startOther
    case restart
    case stop
    case relay(Int)
    case close
    case closeThenAdd
    case readPresence
    case presence(Bool)
  }

  enum Work { case ticks, other }
  static let closeLine: UInt = 4_713

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.count += number
        return .none
      case .changeID(let id):
        state.id = id
        return .none
      case .start:
        return ticks.cancellable(id: Work.ticks)
      case .startOther:
        return ticks.cancellable(id: Work.other)
      case .restart:
        return ticks.cancellable(id: Work.ticks, cancelInFlight: true)
      case .stop:
        return .cancel(id: Work.ticks)
      case .relay(let number):
        return .send(.add(number))
      case .close:
        return .run { _ in await dismiss(line: Self.closeLine) }
      case .closeThenAdd:
        return .run { send in
          await dismiss()
          await send(.add(100))
        }
      case .readPresence:
        return .run { send in await send(.presence(isPresented)) }
      case .presence(let isPresented):
        @Dependency(\.isPresented) var local
        state.count = (isPresented ? 1 : 0) + (local ? 10 : 0) + (self.isPresented ? 100 : 0)
        return .none
      }
    }
  }

  private var ticks: EffectOf<Self> {
    .run { send in
      while true {
        try await clock.sleep(for: .seconds(1))
        await send(.add(1))
      }
    }
  }
}

/// A parent of leaves under every operator. What it does itself is given by the test.
@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    @Presents var sheet: Leaf.State?
    var guest: Leaf.State?
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var path = StackState<Leaf.State>()
    var left = Leaf.State()
    var right = Leaf.State()
  }

  enum Action {
    case sheet(PresentationAction<Leaf.Action>)
    case guest(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case path(StackActionOf<Leaf>)
    case left(Leaf.Action)
    case right(Leaf.Action)
    case perform(Change<State, Action>)
  }

  /// What the parent does for every action but `perform`.
  var react: (inout State, Action) -> EffectOf<Self> = { _, _ in .none }

  /// Where the operators stand, for reports.
  enum Line {
    static let sheet = UInt(#line) + 13
    static let guest = sheet + 1
    static let rows = guest + 1
    static let path = rows + 1
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Leaf() }
    Scope(state: \.right, action: \.right) { Leaf() }
    Reduce { state, action in
      guard case .perform(let change) = action else { return react(&state, action) }
      return change.run(&state)
    }
    .ifLet(\.$sheet, action: \.sheet) { Leaf() }
    .ifLet(\.guest, action: \.guest) { Leaf() }
    .forEach(\.rows, action: \.rows) { Leaf() }
    .forEach(\.path, action: \.path) { Leaf() }
  }
}

/// A parent of a house under every operator: the leaves are its grandchildren.
@Reducer
struct Estate {
  @ObservableState
  struct State: Equatable {
    @Presents var house: House.State?
    var path = StackState<House.State>()
    var home = House.State()
  }

  enum Action {
    case house(PresentationAction<House.Action>)
    case path(StackActionOf<House>)
    case home(House.Action)
    case perform(Change<State, Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) { House() }
    Reduce { state, action in
      guard case .perform(let change) = action else { return .none }
      return change.run(&state)
    }
    .ifLet(\.$house, action: \.house) { House() }
    .forEach(\.path, action: \.path) { House() }
  }
}

/// One of two leaves, or an alert.
@Reducer
enum Door {
  case first(Leaf)
  case second(Leaf)
  case alert(AlertState<Answer>)

  enum Answer: Equatable { case yes, no }
}

extension Door.State: Equatable {}

/// A parent that presents one of several places.
@Reducer
struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var place: Door.State?
    @Presents var alert: AlertState<Door.Answer>?
    var log: [String] = []
  }

  enum Action {
    case place(PresentationAction<Door.Action>)
    case alert(PresentationAction<Door.Answer>)
    case perform(Change<State, Action>)
  }

  var react: (inout State, Action) -> EffectOf<Self> = { _, _ in .none }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .perform(let change) = action else { return react(&state, action) }
      return change.run(&state)
    }
    .ifLet(\.$place, action: \.place)
    .ifLet(\.$alert, action: \.alert)
  }
}

/// An enum of states under `ifCaseLet`.
@Reducer
struct Mode {
  static let line: UInt = 4_711

  @ObservableState
  enum State: Equatable {
    case reading(Leaf.State)
    case writing(Leaf.State)
  }

  enum Action {
    case reading(Leaf.Action)
    case writing(Leaf.Action)
    case perform(Change<State, Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .perform(let change) = action else { return .none }
      return change.run(&state)
    }
    .ifCaseLet(\.reading, action: \.reading, then: { Leaf() }, line: Self.line)
    .ifCaseLet(\.writing, action: \.writing) { Leaf() }
  }
}

/// What a test wants a reducer to do, as the payload of an action.
struct Change<State, Action> {
  let run: (inout State) -> Effect<Action>

  init(_ run: @escaping (inout State) -> Effect<Action>) {
    self.run = run
  }
}

extension Store where Action: Performing, Action.State == State {
  /// Changes the state from inside the reducer.
  @discardableResult
  func perform(_ change: @escaping (inout State) -> Void) -> StoreTask {
    send(
      .perform(
        Change { state in
          change(&state)
          return .none
        }
      )
    )
  }

  /// Has the reducer return an effect.
  @discardableResult
  func run(_ effect: Effect<Action>) -> StoreTask {
    send(.perform(Change { _ in effect }))
  }
}

protocol Performing {
  associatedtype State
  static func perform(_ change: Change<State, Self>) -> Self
}

extension House.Action: Performing {}
extension Estate.Action: Performing {}
extension Host.Action: Performing {}
extension Mode.Action: Performing {}
