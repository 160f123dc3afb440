extension Store {
  /// A store for a part of the state and of the actions. The same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// A store for an optional child; nil while there is none.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// A store for a presented child; nil while nothing is presented.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// A store for a presented child, by its projection; nil while nothing is presented.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    scope(state: state, action: action)
  }

  /// The stores of the screens of a stack, from the root outwards.
  public func scope<ScreenState, ScreenAction>(
    _ state: KeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>
  ) -> StoreCollection<StackElementID, ScreenState, ScreenAction> {
    scope(state: state, action: action)
  }
}
