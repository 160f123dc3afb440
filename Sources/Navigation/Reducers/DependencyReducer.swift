extension Reducer {
  /// Overrides a dependency for this reducer: in every pass, and in the effects that it returns.
  ///
  /// Of several overrides of one dependency the innermost wins, which is the one written first.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Reducer<State, Action> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes dependencies for this reducer: in every pass, and in the effects that it returns.
  ///
  /// `transform` is called when the store's dependencies are first seen, not for each action.
  @inlinable
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ transform: @escaping (_ value: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer with dependencies of its own.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let override: PassOverride

  @inlinable
  init(base: Base, _ update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    override = PassOverride(update)
  }

  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let token = override.enter()
    defer { override.leave(token) }
    return base.reduce(into: &state, action: action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<Base.State, Base.Action> {
    let run = override.inForce { base._mounted().run }
    return MountedReducer { [override] state, action in
      let token = override.enter()
      defer { override.leave(token) }
      return run(&state, action)
    }
  }
}
