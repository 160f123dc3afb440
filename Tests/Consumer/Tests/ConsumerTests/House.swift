import NavigationTesting

/// A small feature that counts, ticks, renames itself and leaves.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var value = 0
    @Presents var leaf: Nested.State?
  }

  enum Action: Equatable {
    case bump
    case cancelWork(Int)
    case fail
    case leave
    case leaf(PresentationAction<Nested.Action>)
    case leaveThenBump
    case openLeaf
    case rename(Int)
    case start
    case tick
    case work(Int)
    case workInstead(Int)
  }

  var log: Log?
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump:
        state.value += 1
        log?.add("leaf \(state.id) bump")
        return .none

      case .cancelWork(let id):
        return .cancel(id: id)

      case .fail:
        return .run { _ in throw Failure() }

      case .leave:
        return .run { _ in await dismiss() }

      case .leaf:
        return .none

      case .leaveThenBump:
        return .run { send in
          await dismiss()
          await send(.bump)
        }

      case .openLeaf:
        state.leaf = Nested.State()
        return .none

      case .rename(let id):
        state.id = id
        return .none

      case .start:
        return ticking("leaf \(state.id)")

      case .tick:
        state.value += 1
        log?.add("leaf \(state.id) tick")
        return .none

      case .work(let id):
        return ticking("work").cancellable(id: id)

      case .workInstead(let id):
        return ticking("work").cancellable(id: id, cancelInFlight: true)
      }
    }
    .ifLet(\.$leaf, action: \.leaf) {
      Nested(log: log)
    }
  }

  private func ticking(_ name: String) -> EffectOf<Self> {
    .run { send in
      defer { log?.add("\(name) ended") }
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.tick)
      }
    }
  }

  struct Failure: Error {}
}

/// The grandchild: it ticks and leaves.
@Reducer
struct Nested {
  @ObservableState
  struct State: Equatable {
    var value = 0
  }

  enum Action: Equatable {
    case leave
    case start
    case tick
    case work(Int)
  }

  var log: Log?
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leave:
        return .run { _ in await dismiss() }
      case .start:
        return ticking
      case .tick:
        state.value += 1
        return .none
      case .work(let id):
        return ticking.cancellable(id: id)
      }
    }
  }

  private var ticking: EffectOf<Self> {
    .run { send in
      defer { log?.add("nested ended") }
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.tick)
      }
    }
  }
}

/// One of two things to show, each with the same kind of leaf.
@Reducer
enum Room {
  case kitchen(Leaf)
  case study(Leaf)
}
extension Room.State: Equatable {}
extension Room.Action: Equatable {}

/// A parent that mounts a leaf by every operator there is; what it does itself, each test says.
@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    var plain: Leaf.State?
    @Presents var sheet: Leaf.State?
    @Presents var room: Room.State?
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var path = StackState<Leaf.State>()
    var rooms = StackState<Room.State>()
    var scoped = Leaf.State(id: 1)
    var twin = Leaf.State(id: 2)
    var seen: [Int] = []
    var total = 0
  }

  enum Action: Equatable {
    case button(Int)
    case path(StackActionOf<Leaf>)
    case plain(Leaf.Action)
    case room(PresentationAction<Room.Action>)
    case rooms(StackActionOf<Room>)
    case rows(IdentifiedActionOf<Leaf>)
    case scoped(Leaf.Action)
    case sheet(PresentationAction<Leaf.Action>)
    case ticked
    case twin(Leaf.Action)
  }

  var log: Log?
  let own: (inout State, Action) -> EffectOf<Self>

  init(
    log: Log? = nil,
    own: @escaping (inout State, Action) -> EffectOf<Self> = { _, _ in .none }
  ) {
    self.log = log
    self.own = own
  }

  /// The line of the first operator below, for the tests of messages.
  static let firstOperatorLine = UInt(#line + 10)

  var body: some ReducerOf<Self> {
    Scope(state: \.scoped, action: \.scoped) {
      Leaf(log: log)
    }
    Scope(state: \.twin, action: \.twin) {
      Leaf(log: log)
    }
    Reduce(own)
      .ifLet(\.plain, action: \.plain) {
        Leaf(log: log)
      }
      .ifLet(\.$sheet, action: \.sheet) {
        Leaf(log: log)
      }
      .ifLet(\.$room, action: \.room)
      .forEach(\.rows, action: \.rows) {
        Leaf(log: log)
      }
      .forEach(\.path, action: \.path) {
        Leaf(log: log)
      }
      .forEach(\.rooms, action: \.rooms)
  }
}

/// A feature whose state is an enum, mounted by `ifCaseLet`.
@Reducer
struct Gate {
  @ObservableState
  enum State: Equatable {
    case closed
    case left(Leaf.State)
    case right(Leaf.State)
  }

  enum Action: Equatable {
    case button(Int)
    case left(Leaf.Action)
    case right(Leaf.Action)
  }

  var log: Log?
  let own: (inout State, Action) -> EffectOf<Self>

  init(
    log: Log? = nil,
    own: @escaping (inout State, Action) -> EffectOf<Self> = { _, _ in .none }
  ) {
    self.log = log
    self.own = own
  }

  var body: some ReducerOf<Self> {
    Reduce(own)
      .ifCaseLet(\.left, action: \.left) {
        Leaf(log: log)
      }
      .ifCaseLet(\.right, action: \.right) {
        Leaf(log: log)
      }
  }
}
