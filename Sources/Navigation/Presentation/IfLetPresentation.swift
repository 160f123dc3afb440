/// What `ifLet` makes of a reducer and the reducer of what it presents.
public struct _PresentationReducer<Base: Reducer, ChildState, ChildAction>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: MountedReducer<State, Action>
  @usableFromInline let presented: WritableKeyPath<State, PresentationState<ChildState>>
  @usableFromInline let toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>
  @usableFromInline let embedding: Embedding<State, ChildState, PresentedIdentity>
  @usableFromInline let destination: ChildReducer<ChildState, ChildAction>
  @usableFromInline let observation: ChildObservation<State, ChildState>
  @usableFromInline let ephemerality: Ephemerality<ChildState, ChildAction>
  @usableFromInline let identities: IdentityReader<ChildState>
  @usableFromInline let site: SourceSite

  @inlinable
  init(
    base: Base,
    toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    destination: ChildReducer<ChildState, ChildAction>,
    site: SourceSite
  ) {
    let stored = storedKeyPath(toPresentationState)
    self.base = base._mounted()
    self.presented = stored
    self.toPresentationAction = AnyCasePath(toPresentationAction)
    self.destination = destination
    self.observation = ChildObservation(property: toPresentationState, stored: stored)
    self.site = site
    ephemerality = Ephemerality()
    let identities = IdentityReader<ChildState>()
    self.identities = identities
    embedding = Embedding(state: toPresentationState, action: toPresentationAction) { state, id in
      identities.child(state[keyPath: stored].wrappedValue, as: id)
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch toPresentationAction.extract(from: action) {
    case nil:
      return base.run(&state, action)
    case .dismiss?:
      return dismiss(state: &state, action: action)
    case .presented(let childAction)?:
      return present(childAction, state: &state, action: action)
    }
  }

  @inlinable
  func present(
    _ childAction: ChildAction,
    state: inout State,
    action: Action
  ) -> Effect<Action> {
    var effect = Effect<ChildAction>.none
    var old: ObservableStateID?
    let isThere = state[keyPath: presented].modify {
      effect = observation.reduce(&$0, childAction, by: destination, replaced: &old)
    }
    if let old { observation.tell(old, in: state) }
    guard isThere else {
      reportNotPresented(action: action)
      return base.run(&state, action)
    }
    let embedded = embed(effect, state: state)
    guard ephemerality.isPossible else {
      return embedded.merge(with: base.run(&state, action))
    }
    return embedded.merge(with: runBase(&state, action: action, endingAlertOf: childAction))
  }

  @inlinable
  func embed(_ effect: Effect<ChildAction>, state: State) -> Effect<Action> {
    guard effect.node != nil else { return .none }
    return embedSome(effect, state: state)
  }

  @usableFromInline
  func embedSome(_ effect: Effect<ChildAction>, state: State) -> Effect<Action> {
    guard let child = state[keyPath: presented].wrappedValue else { return .none }
    return effect.embedded(
      by: embedding,
      id: identities.identity(of: child),
      dismiss: { [toPresentationAction] in toPresentationAction.embed(.dismiss) },
      { [toPresentationAction] in toPresentationAction.embed(.presented($0)) }
    )
  }

  /// Runs the parent, then puts the alert away that the action belongs to, unless the parent put up
  /// another one.
  @usableFromInline
  func runBase(
    _ state: inout State,
    action: Action,
    endingAlertOf childAction: ChildAction
  ) -> Effect<Action> {
    guard
      let child = state[keyPath: presented].wrappedValue,
      ephemerality.applies(to: child, action: childAction)
    else { return base.run(&state, action) }
    return runBase(&state, action: action, ending: identities.identity(of: child))
  }

  @usableFromInline
  func dismiss(state: inout State, action: Action) -> Effect<Action> {
    guard let child = state[keyPath: presented].wrappedValue else {
      reportNotPresented(action: action)
      return base.run(&state, action)
    }
    return runBase(&state, action: action, ending: identities.identity(of: child))
  }

  /// Runs the parent, then puts the child away if it is still the same one.
  private func runBase(
    _ state: inout State,
    action: Action,
    ending identity: PresentedIdentity
  ) -> Effect<Action> {
    let effect = base.run(&state, action)
    let child = identities.child(state[keyPath: presented].wrappedValue, as: identity)
    guard let child else { return effect }
    state[keyPath: presented].wrappedValue = nil
    observation.childrenChanged(in: state, removed: child)
    return effect
  }

  @usableFromInline
  func reportNotPresented(action: Action) {
    OperatorIssue(
      name: "ifLet",
      site: site,
      problem: "when nothing was presented",
      present: "nil",
      child: "child"
    )
    .report(action: action)
  }
}
