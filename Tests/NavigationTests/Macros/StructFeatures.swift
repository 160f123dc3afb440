import Navigation

/// Reducers on structs, one odd shape each; `StructFeatureTests` runs them.

/// 1. Nothing but the name.
@Reducer
struct Bare {}

/// 2. No body.
@Reducer
struct Bodyless {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
}

/// 3. No state.
@Reducer
struct Stateless {
  enum Action: Equatable { case tapped, relayed }

  var body: some ReducerOf<Self> {
    Reduce { _, action in action == .tapped ? .send(.relayed) : .none }
  }
}

/// 4. No action.
@Reducer
struct Actionless {
  @ObservableState
  struct State: Equatable { var count = 1 }
}

/// 5. A body in an extension.
@Reducer
struct Extended {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
}

extension Extended {
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// 6. No body but a function.
@Reducer
struct Functional {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 2
    return .none
  }
}

/// 7. State and action that live elsewhere.
struct ElsewhereState: Equatable { var count = 0 }
@CasePathable enum ElsewhereAction { case tapped }

@Reducer
struct Aliased {
  typealias State = ElsewhereState
  typealias Action = ElsewhereAction

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 3
      return .none
    }
  }
}

/// 8. A body that returns.
@Reducer
struct Returning {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var step = 4

  var body: some ReducerOf<Self> {
    let step = step
    return Reduce { state, _ in
      state.count += step
      return .none
    }
  }
}

/// 9. A generic one, with a clause.
@Reducer
struct Generic<Value: Sendable> where Value: AdditiveArithmetic {
  @ObservableState
  struct State { var value: Value }
  enum Action { case add(Value) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let value):
        state.value += value
        return .none
      }
    }
  }
}

/// 10. Attributes, availability and a lower bound of its own.
@available(macOS 15, *)
@Reducer
@frozen public struct Attributed {
  @available(macOS 15, *)
  @ObservableState
  public struct State: Equatable, Sendable {
    @available(*, deprecated, message: "Use \"count\" }")
    public var old = 0
    public var count = 0
    public init() {}
  }

  @dynamicMemberLookup
  @CasePathable
  public enum Action: Sendable {
    @available(macOS 15, *) case tapped
    indirect case twice(Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: state.count += 1
      case .twice(let action): return .concatenate(.send(action), .send(action))
      }
      return .none
    }
  }
}

/// 11. Brackets where none are meant: } ) ] > /* nested /* } */ */
@Reducer
struct Bracketed {
  struct State: Equatable {
    var text = "} \(["{", ")"].joined(separator: "}")) \" }"  // {
    var raw = #"\(} " "#
    var pattern: Regex<Substring> { #/[{}(]+\/"/# }
    var multiline = """
      } "quoted" {
      \("nested \("}")")
      """
  }
  // swift-format-ignore
  enum Action { /* } */ case tapped(String = "}"), other(/* ) */ Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tapped(let text) = action { state.text += text }
      return .none
    }
  }
}
