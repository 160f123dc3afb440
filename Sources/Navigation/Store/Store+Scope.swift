extension Store {
  /// A store for a part of the state and of the actions. The same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeKey(state: state, action: action)) {
      core.part(state, route: ActionRoute(action))
    }
  }

  /// A store for an optional child; nil while there is none.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(
      state,
      ScopeKey(state: state, action: action),
      read: { $0 },
      makeRoute: { ActionRoute(action) }
    )
  }

  /// A store for a presented child; nil while nothing is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(
      state,
      ScopeKey(state: state, action: action),
      read: { $0 },
      makeRoute: { .presented(action) }
    )
  }

  /// A store for a presented child, by its projection; nil while nothing is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(
      state,
      ScopeKey(state: state, action: action),
      read: { $0.wrappedValue },
      makeRoute: { .presented(action) }
    )
  }

  /// The stores of the elements of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    let rows = ActionRoute(action)
    return elements(
      state,
      ScopeKey(state: state, action: action),
      in: { $0.storage },
      route: { id in
        rows.appending(
          ActionRoute(IdentifiedAction<ID, ElementAction>.allCasePaths[id: id])
        )
      }
    )
  }

  /// The stores of the screens of a stack, from the root outwards.
  public func scope<ScreenState, ScreenAction>(
    state: KeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>
  ) -> StoreCollection<StackElementID, ScreenState, ScreenAction> {
    let screens = ActionRoute(action)
    return elements(
      state,
      ScopeKey(state: state, action: action),
      in: { $0.storage },
      route: { id in
        screens.appending(
          ActionRoute(StackAction<ScreenState, ScreenAction>.allCasePaths[id: id])
        )
      }
    )
  }

  /// The store of a child that is there, made when it is first asked for; one whose child is gone
  /// is forgotten.
  private func optionalChild<Container, ChildState, ChildAction>(
    _ path: KeyPath<State, Container>,
    _ key: ScopeKey,
    read: @escaping (Container) -> ChildState?,
    makeRoute: () -> ActionRoute<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    trackRead()
    guard let state = read(core.state[keyPath: path]) else {
      evict(key)
      return nil
    }
    return child(key) {
      core.child(path, last: state, read: read, route: makeRoute())
    }
  }

  /// The stores of elements; those of elements that are gone are forgotten.
  private func elements<Container, ID: Hashable & Sendable, ElementState, ElementAction>(
    _ path: KeyPath<State, Container>,
    _ key: ScopeKey,
    in storage: @escaping (Container) -> OrderedElements<ID, ElementState>,
    route: @escaping (ID) -> ActionRoute<Action, ElementAction>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    trackRead()
    let elements = storage(core.state[keyPath: path])
    let stores: ElementStores<ID, ElementState, ElementAction> = children(key) {
      let core = core
      return ElementStores { id, last in
        core.child(
          path,
          isElement: true,
          last: last,
          read: { storage($0)[key: id] },
          route: route(id)
        )
      }
    }
    stores.renew(elements)
    return StoreCollection(elements, stores: stores)
  }
}
