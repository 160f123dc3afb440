extension Store {
  /// A store for a part of the state and of the actions. The same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeKey(state: state, action: action)) {
      let path = AnyCasePath(action)
      return ScopedCore(parent: core, read: { $0[keyPath: state] }, embed: path.embed)
    }
  }

  /// A store for an optional child; nil while there is none.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let path = AnyCasePath(action)
    return optionalChild(ScopeKey(state: state, action: action), state: state, embed: path.embed)
  }

  /// A store for a presented child; nil while nothing is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let path = AnyCasePath(action)
    return optionalChild(ScopeKey(state: state, action: action), state: state) {
      path.embed(.presented($0))
    }
  }

  /// The stores of the elements of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    let path = AnyCasePath(action)
    return elements(
      ScopeKey(state: state, action: action),
      ids: core.state[keyPath: state].ids,
      read: { $0[keyPath: state][id: $1] },
      embed: { path.embed(.element(id: $0, action: $1)) }
    )
  }

  /// The stores of the screens of a stack, from the root outwards.
  public func scope<ScreenState, ScreenAction>(
    state: KeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>
  ) -> [Store<ScreenState, ScreenAction>] {
    let path = AnyCasePath(action)
    return elements(
      ScopeKey(state: state, action: action),
      ids: core.state[keyPath: state].ids,
      read: { $0[keyPath: state][id: $1] },
      embed: { path.embed(.element(id: $0, action: $1)) }
    )
  }

  /// The stores of elements; those of elements that are gone are forgotten.
  private func elements<ID: Hashable, ElementState, ElementAction>(
    _ key: ScopeKey,
    ids: some Sequence<ID>,
    read: @escaping (State, ID) -> ElementState?,
    embed: @escaping (ID, ElementAction) -> Action
  ) -> [Store<ElementState, ElementAction>] {
    let state = core.state
    return children(key).renew(ids) { id in
      read(state, id).map { element in
        OptionalCore(
          parent: core,
          last: element,
          read: { read($0, id) },
          embed: { embed(id, $0) }
        )
      }
    }
  }

  private func optionalChild<ChildState, ChildAction>(
    _ key: ScopeKey,
    state: KeyPath<State, ChildState?>,
    embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(key, read: { $0[keyPath: state] }, embed: embed)
  }

  private func optionalChild<ChildState, ChildAction>(
    _ key: ScopeKey,
    read: @escaping (State) -> ChildState?,
    embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let state = read(core.state) else {
      evict(key)
      return nil
    }
    return child(key) {
      OptionalCore(parent: core, last: state, read: read, embed: embed)
    }
  }
}
