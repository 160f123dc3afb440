import Foundation
import Navigation

/// State of every shape.

/// 18. Observers, initialisers, constants, lazy and computed properties.
@Reducer
struct Observers {
  @ObservableState
  struct State: Equatable {
    let id: Int
    var total: Int {
      didSet { if total > limit { total = limit } }
    }
    var text = "" {
      willSet { changes += newValue.count }
      didSet(old) { changes += old.count }
    }
    var changes = 0
    var limit: Int { id * 10 }
    var `default` = "none"
    @ObservationStateIgnored var ignored = 0
    static let zero = State(id: 0, total: 0)
    static var shared: Int { 1 }

    init(id: Int, total: Int) {
      self.id = id
      self.total = total
    }

    init?(text: String) {
      guard let id = Int(text) else { return nil }
      self.init(id: id, total: id)
    }
  }

  enum Action {
    case set(Int)
    case write(String)
    case useDefault
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let total): state.total = total
      case .write(let text): state.text = text
      case .useDefault: state.`default` = "used"
      }
      return .none
    }
  }
}

/// 19. State that is archived.
@Reducer
struct Archived {
  @ObservableState
  struct State: Codable, Equatable, Hashable, Sendable {
    var name: String
    var scores: [String: [Int]] = [:]
    var note: String?
    var kind = Kind.plain

    enum Kind: String, Codable { case plain, fancy }
  }

  enum Action { case rename(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .rename(let name) = action { state.name = name }
      return .none
    }
  }
}

/// 20. An enum as state.
@Reducer
struct Loading {
  @ObservableState
  enum State: Equatable {
    case idle
    case loaded(Extended.State)
    case failed(code: Int, String)

    init() { self = .idle }
  }

  enum Action {
    case load
    case loaded(Extended.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .load = action { state = .loaded(Extended.State()) }
      return .none
    }
    .ifCaseLet(\.loaded, action: \.loaded) { Extended() }
  }
}

/// 21. Children of every kind.
@Reducer
struct Family {
  @ObservableState
  struct State: Equatable {
    var one = Extended.State()
    var maybe: Extended.State?
    @Presents var sheet: Observers.State?
    @Presents var alert: AlertState<Action.Alert>?
    var rows: IdentifiedArrayOf<Row.State> = []
    @Shared(.inMemory("family")) var total = 0
    var closure: Equal<@Sendable (Int) -> [Int: String]> = Equal { [$0: "}"] }
  }

  enum Action {
    case one(Extended.Action)
    case maybe(Extended.Action)
    case sheet(PresentationAction<Observers.Action>)
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Row>)
    case ask

    @CasePathable enum Alert: Equatable { case yes }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }

    enum Action { case bump }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.one, action: \.one) { Extended() }
    Reduce { state, action in
      switch action {
      case .ask: state.alert = AlertState { TextState("Sure?") }
      case .alert(.presented(.yes)): state.$total.withLock { $0 += 1 }
      default: break
      }
      return .none
    }
    .ifLet(\.maybe, action: \.maybe) { Extended() }
    .ifLet(\.$sheet, action: \.sheet) { Observers() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// A value that is always equal to another.
struct Equal<Value: Sendable>: Equatable, Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
  static func == (lhs: Self, rhs: Self) -> Bool { true }
}
