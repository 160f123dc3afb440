extension Reducer {
  /// Runs a reducer on the element of a collection that an action is for.
  ///
  /// The element's reducer runs before the one that this is attached to. When an element is
  /// removed, whoever removes it, its effects are cancelled. The cost of an action does not depend
  /// on the number of elements.
  ///
  /// - Parameters:
  ///   - toElementsState: The collection in the parent's state.
  ///   - toElementAction: The case of the parent's action that holds an element's id and action.
  ///   - element: The reducer of one element.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where ElementState == Element.State, ElementAction == Element.Action {
    _ForEachReducer(
      base: self,
      toElementsState: toElementsState,
      toElementAction: toElementAction,
      element: ChildReducer(element),
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// What `forEach` makes of a reducer and the reducer of its elements.
public struct _ForEachReducer<
  Base: Reducer,
  ID: Hashable & Sendable,
  ElementState,
  ElementAction
>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: MountedReducer<State, Action>
  @usableFromInline let elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>
  @usableFromInline let toElementAction: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  @usableFromInline let embedding: Embedding<State, ElementState, ID>
  @usableFromInline let element: ChildReducer<ElementState, ElementAction>
  @usableFromInline let observation: ChildObservation<State, ElementState>
  @usableFromInline let site: SourceSite

  @inlinable
  init(
    base: Base,
    toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    element: ChildReducer<ElementState, ElementAction>,
    site: SourceSite
  ) {
    let stored = storedKeyPath(toElementsState)
    self.base = base._mounted()
    self.elements = stored
    self.toElementAction = AnyCasePath(toElementAction)
    self.element = element
    self.observation = ChildObservation(
      property: toElementsState,
      stored: stored,
      isElement: true
    )
    self.site = site
    embedding = Embedding(
      state: toElementsState,
      action: toElementAction,
      stamp: { $0[keyPath: stored]._structure },
      child: { state, id in state[keyPath: stored][id: id] }
    )
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let elementAction)? = toElementAction.extract(from: action) else {
      return base.run(&state, action)
    }
    var old: ObservableStateID?
    let effect = state[keyPath: elements].modify(id: id) {
      observation.reduce(&$0, elementAction, by: element, replaced: &old)
    }
    if let old { observation.tell(old, in: state) }
    guard let effect else {
      reportMissing(id, state: state, action: action)
      return base.run(&state, action)
    }
    return embed(effect, id: id).merge(with: base.run(&state, action))
  }

  @inlinable
  func embed(_ effect: Effect<ElementAction>, id: ID) -> Effect<Action> {
    guard effect.node != nil else { return .none }
    return embedSome(effect, id: id)
  }

  @usableFromInline
  func embedSome(_ effect: Effect<ElementAction>, id: ID) -> Effect<Action> {
    effect.embedded(by: embedding, id: id) { [toElementAction] in
      toElementAction.embed(.element(id: id, action: $0))
    }
  }

  @usableFromInline
  func reportMissing(_ id: ID, state: State, action: Action) {
    OperatorIssue(
      name: "forEach",
      site: site,
      problem: "for a missing element",
      present: describe(ids: state[keyPath: elements].ids, missing: id),
      child: "element"
    )
    .report(action: action)
  }
}

/// The ids that were there instead of the missing one.
func describe(ids: some Collection, missing: Any) -> String {
  "no element has the id \(missing); the ids are: \(list(ids: ids))"
}

/// Ids in words, at most ten of them.
func list(ids: some Collection) -> String {
  guard !ids.isEmpty else { return "none" }
  let shown = ids.prefix(10).map { "\($0)" }.joined(separator: ", ")
  return ids.count > 10 ? "\(shown), … \(ids.count - 10) more" : shown
}
