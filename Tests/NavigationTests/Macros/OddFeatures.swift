import Navigation

/// Reducers whose parts are elsewhere, and names that are odd; `OddFeatureTests` runs them.

/// 32. State and action in an extension.
@Reducer
public struct Scattered {
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.total += number
        return .none
      }
    }
  }
}

extension Scattered {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var total = 1
    public init() {}
  }

  @CasePathable
  @dynamicMemberLookup
  public enum Action: Sendable { case add(Int) }
}

/// 33. State in an extension, named by other members.
@Reducer
struct HalfScattered {
  enum Action { case add(Int) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .add(let number) = action else { return .none }
      return add(number, to: &state)
    }
  }

  func add(_ number: Int, to state: inout State) -> Effect<Action> {
    state.total += number
    return .none
  }
}

extension HalfScattered {
  struct State: Equatable { var total = 1 }
}

/// 34. Action in an extension, and a function for a body.
@Reducer
struct ScatteredFunction {
  struct State: Equatable { var total = 1 }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .double: state.total *= 2
    }
    return .none
  }
}

extension ScatteredFunction {
  @CasePathable enum Action { case double }
}

/// 35. A body and nothing else, in two instances of a generic type.
@Reducer
struct BodyAlone<Value: Sendable> {
  let value: Value

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

/// 36. Names in other scripts, in backticks, and names of types in a namespace.
// swift-format-ignore
enum 空間 {
  @Reducer
  struct 機能 {
    @ObservableState
    struct State: Equatable {
      var 数 = 0
      var `class`: Int = 0 { didSet { `class` = max(`class`, 0) } }
      var 🎉 = ""
      var `init` = 1
      var `self` = 2
      var implicit: Int!
      var optional: Int?
      var pair: (a: Int, b: Int) = (1, 2)
      let three = 3, four = 4
      static let first = 1, second = 2
      lazy var later = 数 + 1
      private(set) var step = 1
      var doubled: Int {
        get { 数 * 2 }
        set { 数 = newValue / 2 }
      }
      var effectful: Int {
        get throws { 数 }
      }

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.数 == rhs.数 && lhs.🎉 == rhs.🎉 }
    }

    enum Action {
      case `default`, `self`(Int), `init`(with: Int), 追加(Int), 🎉
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .default: state.class = -1
        case .`self`(let number): state.`self` = number
        case .`init`(let number): state.`init` = number
        case .追加(let number): state.数 += number
        case .🎉: state.🎉 += "!"
        }
        return .none
      }
    }
  }
}

/// 37. Conformances that are written out.
@Reducer
struct DeclaredReducer: Navigation.Reducer, Sendable {
  @ObservableState
  struct State: Equatable, ObservableState { var count = 0 }

  @CasePathable
  enum Action: CasePathable & Sendable { case tapped }

  nonisolated var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// 38. A type isolated to the main actor.
@MainActor
@Reducer
struct MainIsolated {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  @MainActor static var shared = 1

  nonisolated init() {}

  nonisolated var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// 39. A builder, a getter and a concrete type written out.
@Reducer
struct Stepwise {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var times = 2

  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    for _ in 0..<times { Step() }
    if times > 1 { Step() } else { EmptyReducer() }
    if #available(macOS 15, *) { Step() }
  }

  @Reducer
  struct Step {
    typealias State = Stepwise.State
    typealias Action = Stepwise.Action
    var body: Reduce<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
}

/// 40. A body that is stored, an action that is a struct, a state that is an enum without macros.
@Reducer
struct PlainParts {
  enum State: Equatable {
    case off
    case on(by: Int)
  }
  struct Action { var amount = 1 }
  let body = Reduce<State, Action> { state, action in
    state = .on(by: action.amount)
    return .none
  }
}

/// 41. Types nested in a generic type and in an extension of it.
struct Generically<Value: Sendable & Equatable & AdditiveArithmetic> {
  @Reducer
  struct Inner {
    @ObservableState
    struct State: Equatable { var value: Value }
    enum Action { case add(Value) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let value): state.value += value
        }
        return .none
      }
    }
  }

  @Reducer
  enum Path {
    case inner(Inner)
    @ReducerCaseIgnored case value(Value)
  }
}

extension Generically where Value == Int {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable { var value: Value }
    enum Action { case add(Value) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case .add(let value) = action else { return .none }
      state.value += value * 2
      return .none
    }
  }
}

/// 42. An enum of reducers whose parameter is not sendable.
@Reducer
enum Unsendable<Value: AdditiveArithmetic> {
  case value(Value, Int)
  case scattered(Scattered)
}

/// 43. An enum of reducers with odd labels and names.
@Reducer
enum OddLabels {
  case _first(Scattered)
  case second(_ feature: Scattered)
  case third(_: Scattered)
  case `self`(Scattered)
  case plain(_ x: Int, _: Int)
}
