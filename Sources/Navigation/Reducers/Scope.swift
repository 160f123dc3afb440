/// Runs a child reducer on a part of its parent: a property, or the payload of an enum's case.
///
/// ```swift
/// Scope(state: \.scrumList, action: \.scrumList) {
///   ScrumsFeature()
/// }
/// ```
///
/// The child's effects belong to a path of their own, so that two children of one type do not
/// cancel each other's.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline
  enum Target {
    case property(WritableKeyPath<ParentState, Child.State>)
    case payload(AnyCasePath<ParentState, Child.State>)
  }

  @usableFromInline let target: Target
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let embedding: Embedding<ParentState, Child.State, Whole>?
  @usableFromInline let observation: ChildObservation<ParentState, Child.State>
  @usableFromInline let child: ChildReducer<Child.State, Child.Action>
  @usableFromInline let site: SourceSite

  /// Runs `child` on a property of the parent. With `\.self` the child shares its parent's path.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let stored = storedKeyPath(toChildState)
    self.init(
      target: .property(stored),
      toChildAction: AnyCasePath(toChildAction),
      embedding: toChildState == \ParentState.self
        ? nil
        : Embedding(state: toChildState, action: toChildAction) { state, _ in
          state[keyPath: stored]
        },
      observation: ChildObservation(property: toChildState, stored: stored),
      child: ChildReducer(child),
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The same, with the state's key path first.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: toChildState,
      action: toChildAction,
      child: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs `child` on the payload of a case of the parent's state. An action for another case is
  /// reported.
  // NB: Disfavoured, since `\.self` is a property and a case alike.
  @_disfavoredOverload
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let path = AnyCasePath(toChildState)
    self.init(
      target: .payload(path),
      toChildAction: AnyCasePath(toChildAction),
      embedding: Embedding(state: toChildState, action: toChildAction) { state, _ in
        path.extract(from: state)
      },
      observation: ChildObservation(),
      child: ChildReducer(child),
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The same, with the state's case first.
  @_disfavoredOverload
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: toChildState,
      action: toChildAction,
      child: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  @usableFromInline
  init(
    target: Target,
    toChildAction: AnyCasePath<ParentAction, Child.Action>,
    embedding: Embedding<ParentState, Child.State, Whole>?,
    observation: ChildObservation<ParentState, Child.State>,
    child: ChildReducer<Child.State, Child.Action>,
    site: SourceSite
  ) {
    self.target = target
    self.toChildAction = toChildAction
    self.embedding = embedding
    self.observation = observation
    self.child = child
    self.site = site
  }

  @inlinable
  public func reduce(
    into state: inout ParentState,
    action: ParentAction
  ) -> Effect<ParentAction> {
    _mounted().run(&state, action)
  }

  /// What an action needs is captured piece by piece: to copy the scope would cost more than to run
  /// its child.
  @inlinable
  public func _mounted() -> MountedReducer<ParentState, ParentAction> {
    let extract = toChildAction._extract
    let child = child
    switch target {
    case .property(let keyPath):
      return MountedReducer { state, action in
        guard let childAction = extract(action) else { return .none }
        let effect =
          ObservationTracking.hasObservers
          ? reduceObserved(keyPath, in: &state, childAction)
          : child.run(&state[keyPath: keyPath], childAction)
        return effect.node == nil ? .none : embedSome(effect)
      }
    case .payload(let casePath):
      return MountedReducer { state, action in
        guard let childAction = extract(action) else { return .none }
        var effect = Effect<Child.Action>.none
        var old: ObservableStateID?
        let isThere = casePath.modify(&state) {
          effect = observation.reduce(&$0, childAction, by: child, replaced: &old)
        }
        if let old { observation.tell(old, in: state) }
        guard isThere else {
          reportOtherCase(state: state, action: action)
          return .none
        }
        return effect.node == nil ? .none : embedSome(effect)
      }
    }
  }

  @usableFromInline
  func reduceObserved(
    _ keyPath: WritableKeyPath<ParentState, Child.State>,
    in state: inout ParentState,
    _ action: Child.Action
  ) -> Effect<Child.Action> {
    var old: ObservableStateID?
    let effect = observation.reduce(&state[keyPath: keyPath], action, by: child, replaced: &old)
    if let old { observation.tell(old, in: state) }
    return effect
  }

  @usableFromInline
  func embedSome(_ effect: Effect<Child.Action>) -> Effect<ParentAction> {
    let embed: @Sendable (Child.Action) -> ParentAction = { [toChildAction] in
      toChildAction.embed($0)
    }
    guard let embedding else { return effect.map(embed) }
    return effect.embedded(by: embedding, id: Whole(), embed)
  }

  @usableFromInline
  func reportOtherCase(state: ParentState, action: ParentAction) {
    OperatorIssue(
      name: "Scope",
      site: site,
      problem: "when its state was in another case",
      present: caseName(of: state),
      child: "case"
    )
    .report(action: action)
  }
}

/// The id of an operator's only child.
@usableFromInline
struct Whole: Hashable, Sendable {
  @usableFromInline
  init() {}
}
