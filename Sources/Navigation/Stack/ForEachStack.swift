extension Reducer {
  /// Runs a reducer on the screen of a stack that an action is for.
  ///
  /// The screen's reducer runs before the one that this is attached to. For `popFrom` the parent
  /// runs first, then the screen and everything above it goes; for `push` the screen is there
  /// before the parent runs. A screen's effects end with it, whoever removes it. The cost of an
  /// action does not depend on the height of the stack.
  ///
  /// - Parameters:
  ///   - toStackState: The stack in the parent's state.
  ///   - toStackAction: The case of the parent's action that holds the stack's actions.
  ///   - destination: The reducer of one screen.
  @inlinable
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    _StackReducer(
      base: self,
      toStackState: toStackState,
      toStackAction: toStackAction,
      destination: ChildReducer(isPresented: true, destination),
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs an enum reducer on the screens of a stack.
  @inlinable
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      toStackState,
      action: toStackAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// What `forEach` makes of a reducer and the reducer of the screens of its stack.
public struct _StackReducer<Base: Reducer, ScreenState, ScreenAction>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: MountedReducer<State, Action>
  @usableFromInline let stack: WritableKeyPath<State, StackState<ScreenState>>
  @usableFromInline let toStackAction: AnyCasePath<Action, StackAction<ScreenState, ScreenAction>>
  @usableFromInline let embedding: Embedding<State, ScreenState, StackElementID>
  @usableFromInline let screen: ChildReducer<ScreenState, ScreenAction>
  @usableFromInline let observation: ChildObservation<State, ScreenState>
  @usableFromInline let site: SourceSite

  @inlinable
  init(
    base: Base,
    toStackState: WritableKeyPath<State, StackState<ScreenState>>,
    toStackAction: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>,
    destination: ChildReducer<ScreenState, ScreenAction>,
    site: SourceSite
  ) {
    let stored = storedKeyPath(toStackState)
    self.base = base._mounted()
    self.stack = stored
    self.toStackAction = AnyCasePath(toStackAction)
    self.screen = destination
    self.observation = ChildObservation(property: toStackState, stored: stored, isElement: true)
    self.site = site
    embedding = Embedding(
      state: toStackState,
      action: toStackAction,
      stamp: { $0[keyPath: stored]._structure },
      child: { state, id in state[keyPath: stored][id: id] }
    )
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch toStackAction.extract(from: action) {
    case nil:
      return base.run(&state, action)
    case .element(let id, let screenAction)?:
      return reduceScreen(id, screenAction, state: &state, action: action)
    case .popFrom(let id)?:
      return pop(from: id, state: &state, action: action)
    case .push(let id, let screenState)?:
      push(screenState, id: id, state: &state, action: action)
      return base.run(&state, action)
    }
  }

  @inlinable
  func reduceScreen(
    _ id: StackElementID,
    _ screenAction: ScreenAction,
    state: inout State,
    action: Action
  ) -> Effect<Action> {
    var old: ObservableStateID?
    let effect = state[keyPath: stack].storage.update(id) {
      observation.reduce(&$0, screenAction, by: screen, replaced: &old)
    }
    if let old { observation.tell(old, in: state) }
    guard let effect else {
      reportMissing(id, state: state, action: action)
      return base.run(&state, action)
    }
    return embed(effect, id: id).merge(with: base.run(&state, action))
  }

  @inlinable
  func embed(_ effect: Effect<ScreenAction>, id: StackElementID) -> Effect<Action> {
    guard effect.node != nil else { return .none }
    return embedSome(effect, id: id)
  }

  @usableFromInline
  func embedSome(_ effect: Effect<ScreenAction>, id: StackElementID) -> Effect<Action> {
    effect.embedded(
      by: embedding,
      id: id,
      dismiss: { [toStackAction] in toStackAction.embed(.popFrom(id: id)) },
      { [toStackAction] in toStackAction.embed(.element(id: id, action: $0)) }
    )
  }

  @usableFromInline
  func pop(from id: StackElementID, state: inout State, action: Action) -> Effect<Action> {
    let isThere = state[keyPath: stack].storage.position(of: id) != nil
    if !isThere { reportMissing(id, state: state, action: action) }
    let effect = base.run(&state, action)
    guard isThere else { return effect }
    state[keyPath: stack].pop(from: id)
    observation.childrenChanged(in: state)
    return effect
  }

  @usableFromInline
  func push(
    _ screenState: ScreenState,
    id: StackElementID,
    state: inout State,
    action: Action
  ) {
    guard state[keyPath: stack].storage.position(of: id) == nil else {
      reportTaken(id, state: state, action: action)
      return
    }
    if DependencyValues.current.context == .test { consume(id) }
    state[keyPath: stack].append(screenState, id: id)
    observation.childrenChanged(in: state)
  }

  /// Keeps the test's ids in step with one that the test chose itself.
  private func consume(_ id: StackElementID) {
    let generator = DependencyValues.current.stackElementID
    let next = generator.peek
    if id == next {
      generator.consume(upTo: id)
    } else if id.generation > next.generation {
      reportIssue(
        """
        A screen was pushed under the id \(id), but the next id of the stack is \(next).

        The screen is there under \(id). Push with the next id, so that ids stay in order: \
        "\(next)".
        """,
        fileID: site.fileID,
        filePath: site.filePath,
        line: site.line,
        column: site.column
      )
    }
  }

  @usableFromInline
  func reportMissing(_ id: StackElementID, state: State, action: Action) {
    OperatorIssue(
      name: "forEach",
      site: site,
      problem: "for a missing screen",
      present: describe(ids: state[keyPath: stack].ids, missing: id),
      child: "screen"
    )
    .report(action: action)
  }

  private func reportTaken(_ id: StackElementID, state: State, action: Action) {
    OperatorIssue(
      name: "forEach",
      site: site,
      problem: "that pushes a screen under an id that is taken, \(id)",
      present: "the ids are: \(list(ids: state[keyPath: stack].ids))",
      child: "screen",
      causes: [
        """
        An action to push was sent twice, or kept and sent again. Make a new one for each push: \
        each has an id of its own.
        """,
        """
        The id was taken from a screen that is there. Take "path.append" to push a copy of a screen.
        """,
      ]
    )
    .report(action: action)
  }
}
