extension Reducer {
  /// Runs a reducer on an optional child while there is one.
  ///
  /// The child's reducer runs before the one that this is attached to. When the child is set to
  /// nil, by whomever, or replaced by one of another identity, its effects are cancelled.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional child in the parent's state.
  ///   - toWrappedAction: The case of the parent's action that holds a child's action.
  ///   - wrapped: The reducer of the child.
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    let stored = storedKeyPath(toWrappedState)
    let identities = IdentityReader<WrappedState>()
    return _ChildReducer(
      base: self,
      name: "ifLet",
      toChildAction: AnyCasePath(toWrappedAction),
      embedding: Embedding(state: toWrappedState, action: toWrappedAction) { state, id in
        identities.child(state[keyPath: stored], as: id)
      },
      modify: { state, body in
        state[keyPath: stored]._modifySome(body)
      },
      observation: ChildObservation(property: toWrappedState, stored: stored),
      child: { $0[keyPath: stored] },
      reducer: ChildReducer(wrapped),
      identities: identities,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a reducer on the payload of one case of an enum state while it is in that case.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then wrapped: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Child.State, CaseAction == Child.Action {
    let path = AnyCasePath(toCaseState)
    let identities = IdentityReader<CaseState>()
    return _ChildReducer(
      base: self,
      name: "ifCaseLet",
      toChildAction: AnyCasePath(toCaseAction),
      embedding: Embedding(state: toCaseState, action: toCaseAction) { state, id in
        identities.child(path.extract(from: state), as: id)
      },
      modify: { state, body in path.modify(&state, body) },
      observation: ChildObservation(),
      child: { path.extract(from: $0) },
      reducer: ChildReducer(wrapped),
      identities: identities,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// What `ifLet` and `ifCaseLet` make of a reducer and the reducer of a child that may not be there.
public struct _ChildReducer<Base: Reducer, ChildState, ChildAction>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: MountedReducer<State, Action>
  @usableFromInline let name: String
  @usableFromInline let toChildAction: AnyCasePath<Action, ChildAction>
  @usableFromInline let embedding: Embedding<State, ChildState, PresentedIdentity>
  @usableFromInline let modify: (inout State, (inout ChildState) -> Void) -> Bool
  @usableFromInline let observation: ChildObservation<State, ChildState>
  @usableFromInline let child: (State) -> ChildState?
  @usableFromInline let reducer: ChildReducer<ChildState, ChildAction>
  @usableFromInline let identities: IdentityReader<ChildState>
  @usableFromInline let site: SourceSite

  @inlinable
  init(
    base: Base,
    name: String,
    toChildAction: AnyCasePath<Action, ChildAction>,
    embedding: Embedding<State, ChildState, PresentedIdentity>,
    modify: @escaping (inout State, (inout ChildState) -> Void) -> Bool,
    observation: ChildObservation<State, ChildState>,
    child: @escaping (State) -> ChildState?,
    reducer: ChildReducer<ChildState, ChildAction>,
    identities: IdentityReader<ChildState>,
    site: SourceSite
  ) {
    self.base = base._mounted()
    self.name = name
    self.toChildAction = toChildAction
    self.embedding = embedding
    self.modify = modify
    self.observation = observation
    self.child = child
    self.reducer = reducer
    self.identities = identities
    self.site = site
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = toChildAction.extract(from: action) else {
      return base.run(&state, action)
    }
    var effect = Effect<ChildAction>.none
    var old: ObservableStateID?
    let isThere = modify(&state) {
      effect = observation.reduce(&$0, childAction, by: reducer, replaced: &old)
    }
    if let old { observation.tell(old, in: state) }
    guard isThere else {
      reportMissing(state: state, action: action)
      return base.run(&state, action)
    }
    return embed(effect, state: state).merge(with: base.run(&state, action))
  }

  @inlinable
  func embed(_ effect: Effect<ChildAction>, state: State) -> Effect<Action> {
    guard effect.node != nil else { return .none }
    return embedSome(effect, state: state)
  }

  @usableFromInline
  func embedSome(_ effect: Effect<ChildAction>, state: State) -> Effect<Action> {
    guard let child = child(state) else { return .none }
    return effect.embedded(by: embedding, id: identities.identity(of: child)) { [toChildAction] in
      toChildAction.embed($0)
    }
  }

  @usableFromInline
  func reportMissing(state: State, action: Action) {
    let isCase = name == "ifCaseLet"
    OperatorIssue(
      name: name,
      site: site,
      problem: isCase ? "when its state was in another case" : "when its state was nil",
      present: isCase ? caseName(of: state) : "nil",
      child: isCase ? "case" : "child"
    )
    .report(action: action)
  }
}

extension Optional {
  /// Runs `body` on the value in place; false, without running it, when there is none.
  @inlinable
  mutating func _modifySome(_ body: (inout Wrapped) -> Void) -> Bool {
    guard var value = take() else { return false }
    body(&value)
    self = value
    return true
  }
}
