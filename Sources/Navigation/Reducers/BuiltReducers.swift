/// Two reducers, one after the other on the same state; their effects are merged.
public struct _SequenceReducer<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
  @usableFromInline let first: R0
  @usableFromInline let second: R1

  @inlinable
  init(_ first: R0, _ second: R1) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }

  @inlinable
  public func _mounted() -> MountedReducer<R0.State, R0.Action> {
    let first = first._mounted().run
    let second = second._mounted().run
    return MountedReducer { state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    }
  }
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
