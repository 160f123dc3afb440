/// A part of a state that is always there.
///
/// It reads from the nearest core above it whose state may go, or from the root: parts of parts read
/// along one key path, so that depth costs nothing.
final class PartCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<BaseState, BaseAction>
  private let path: KeyPath<BaseState, State>
  private let route: ActionRoute<BaseAction, Action>
  private let outer: OuterReads
  private let probe = ReplacementProbe<State>.make()

  init(
    base: StoreCore<BaseState, BaseAction>,
    path: KeyPath<BaseState, State>,
    route: ActionRoute<BaseAction, Action>,
    outer: OuterReads
  ) {
    self.base = base
    self.path = path
    self.route = route
    self.outer = outer
  }

  override var state: State {
    _read { yield base.state[keyPath: path] }
  }

  override var isAlive: Bool { base.isAlive }

  override func send(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool = false
  ) -> StoreTask {
    base.send(route.embed(action), animation: animation, isBinding: isBinding)
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    base.observe(onPublish)
  }

  override func logActions(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    base.logActions { [route, path] entry in
      guard let action = route.extract(entry.action) else { return }
      onAction(
        entry.narrowed(
          to: action,
          before: entry.before[keyPath: path],
          after: entry.after[keyPath: path]
        )
      )
    }
  }

  override func track() {
    outer.track(probe?.id(of: state))
  }

  override func part<ChildState, ChildAction>(
    _ path: KeyPath<State, ChildState>,
    route: ActionRoute<Action, ChildAction>
  ) -> StoreCore<ChildState, ChildAction> {
    PartCore<BaseState, BaseAction, ChildState, ChildAction>(
      base: base,
      path: self.path.appending(path: storedKeyPath(path)),
      route: self.route.appending(route),
      outer: OuterReads(parent: self, property: path)
    )
  }

  override func child<Container, ChildState, ChildAction>(
    _ path: KeyPath<State, Container>,
    isElement: Bool,
    last: ChildState,
    read: @escaping (Container) -> ChildState?,
    route: ActionRoute<Action, ChildAction>
  ) -> StoreCore<ChildState, ChildAction> {
    OptionalCore<BaseState, BaseAction, Container, ChildState, ChildAction>(
      base: base,
      path: self.path.appending(path: storedKeyPath(path)),
      read: read,
      route: self.route.appending(route),
      last: last,
      outer: OuterReads(parent: self, property: path, isElement: isElement)
    )
  }
}
