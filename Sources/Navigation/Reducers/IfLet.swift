extension Reducer {
  /// Runs a reducer on a child while it is there: on an optional, or on what is presented.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.banner, action: \.banner) { Banner() }
  ///   .ifLet(\.$sheet, action: \.sheet) { Sheet() }
  /// ```
  ///
  /// The child's reducer runs before the one that this is attached to. When the child is set to
  /// nil, by whomever, or replaced by one of another identity, its effects are cancelled.
  ///
  /// A child that is presented (`\.$sheet` of a property marked `@Presents`, with a
  /// `PresentationAction`) can be dismissed: then the order turns. The parent runs first and can
  /// still read the child, then the child is set to nil. An alert goes with its first action.
  ///
  /// - Parameters:
  ///   - toChildState: The child in the parent's state.
  ///   - toChildAction: The case of the parent's action that holds a child's action.
  ///   - child: The reducer of the child.
  @inlinable
  public func ifLet<Slot: _ChildSlot, SlotAction, Logic: _ChildLogic>(
    _ toChildState: WritableKeyPath<State, Slot>,
    action toChildAction: CaseKeyPath<Action, SlotAction>,
    @_ChildBuilder<Slot, SlotAction> then child: () -> Logic,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Slot == Logic.Slot, SlotAction == Logic.SlotAction {
    _AttachedReducer(
      Logic._attach(
        ChildReducer(isPresented: Slot._isPresented) { child().child },
        to: self,
        state: toChildState,
        action: toChildAction,
        site: _CallSite(fileID, filePath, line, column)
      )
    )
  }

  /// Runs what is presented without a reducer of its own: an enum of reducers runs the one of its
  /// case, an alert or a dialog goes with its first action.
  @inlinable
  public func ifLet<Child: _SelfDrivenState, ChildAction>(
    _ toChildState: WritableKeyPath<State, PresentationState<Child>>,
    action toChildAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where ChildAction == Child._Driver.Action {
    ifLet(
      toChildState,
      action: toChildAction,
      then: { Child._$driver() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
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
  init(
    base: Base,
    state toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    reducer: ChildReducer<ChildState, ChildAction>,
    site: SourceSite
  ) {
    let stored = storedKeyPath(toChildState)
    let identities = IdentityReader<ChildState>()
    self.init(
      base: base,
      name: "ifLet",
      toChildAction: AnyCasePath(toChildAction),
      embedding: Embedding(state: toChildState, action: toChildAction) { state, id in
        identities.child(state[keyPath: stored], as: id)
      },
      modify: { state, body in state[keyPath: stored]._modifySome(body) },
      observation: ChildObservation(property: toChildState, stored: stored),
      child: { $0[keyPath: stored] },
      reducer: reducer,
      identities: identities,
      site: site
    )
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
