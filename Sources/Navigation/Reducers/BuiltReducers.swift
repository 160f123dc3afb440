/// Two reducers, one after the other on the same state; their effects are merged.
///
/// It does not name their types: those of a long body would be nested as deep as it is long, and
/// to make their metadata was a tenth of a program's start. They are mounted when it is, and not
/// before, so that a feature may contain itself.
public struct _SequenceReducer<State, Action>: Reducer {
  @usableFromInline let mount: () -> MountedReducer<State, Action>

  @inlinable
  init(_ first: some Reducer<State, Action>, _ second: some Reducer<State, Action>) {
    mount = {
      let first = first._mounted().run
      let second = second._mounted().run
      return MountedReducer { state, action in
        let effect = first(&state, action)
        return effect.merge(with: second(&state, action))
      }
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    mount().run(&state, action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> { mount() }
}

/// A reducer of an `if` without `else`.
public struct _OptionalReducer<Wrapped: Reducer>: Reducer {
  @usableFromInline let wrapped: Wrapped?

  @inlinable
  init(_ wrapped: Wrapped?) {
    self.wrapped = wrapped
  }

  @inlinable
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    wrapped?.reduce(into: &state, action: action) ?? .none
  }

  @inlinable
  public func _mounted() -> MountedReducer<Wrapped.State, Wrapped.Action> {
    wrapped?._mounted() ?? MountedReducer { _, _ in .none }
  }
}

/// A reducer of an `if` with `else`, or of a `switch`.
public enum _EitherReducer<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
  case first(R0)
  case second(R1)

  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  @inlinable
  public func _mounted() -> MountedReducer<R0.State, R0.Action> {
    switch self {
    case .first(let reducer): reducer._mounted()
    case .second(let reducer): reducer._mounted()
    }
  }
}

/// The reducers of a `for` loop, in its order.
public struct _ManyReducer<Element: Reducer>: Reducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(_ reducers: [Element]) {
    self.reducers = reducers
  }

  @inlinable
  public func reduce(
    into state: inout Element.State,
    action: Element.Action
  ) -> Effect<Element.Action> {
    reducers.reduce(.none) { effect, reducer in
      effect.merge(with: reducer.reduce(into: &state, action: action))
    }
  }

  @inlinable
  public func _mounted() -> MountedReducer<Element.State, Element.Action> {
    let mounted = reducers.map { $0._mounted().run }
    return MountedReducer { state, action in
      mounted.reduce(.none) { effect, run in effect.merge(with: run(&state, action)) }
    }
  }
}
