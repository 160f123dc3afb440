/// A child that may go: then the last value that was seen stands in for it.
final class OptionalCore<BaseState, BaseAction, Container, State, Action>: StoreCore<State, Action>
{
  private let base: StoreCore<BaseState, BaseAction>
  private let path: KeyPath<BaseState, Container>
  private let read: (Container) -> State?
  private let route: ActionRoute<BaseAction, Action>
  private let outer: OuterReads
  private let probe = ReplacementProbe<State>.make()
  private var last: LastState<State>

  init(
    base: StoreCore<BaseState, BaseAction>,
    path: KeyPath<BaseState, Container>,
    read: @escaping (Container) -> State?,
    route: ActionRoute<BaseAction, Action>,
    last: State,
    outer: OuterReads
  ) {
    self.base = base
    self.path = path
    self.read = read
    self.route = route
    self.outer = outer
    self.last = LastState(last)
  }

  private var current: State? { read(base.state[keyPath: path]) }

  override var state: State {
    _read {
      if let current {
        last.keep(current)
        yield current
      } else {
        yield last.value
      }
    }
  }

  override var isAlive: Bool { base.isAlive && current != nil }

  override func send(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool = false
  ) -> StoreTask {
    if isBinding, !isAlive { return .none }
    let task = base.send(route.embed(action), animation: animation, isBinding: isBinding)
    if let current { last.keep(current) }
    return task
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    base.observe(onPublish)
  }

  /// The child that an action takes away is shown after it as it was before.
  override func logActions(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    base.logActions { [route, read, path] entry in
      guard
        let action = route.extract(entry.action),
        let before = read(entry.before[keyPath: path])
      else { return }
      let after = read(entry.after[keyPath: path]) ?? before
      onAction(entry.narrowed(to: action, before: before, after: after))
    }
  }

  override func track() {
    outer.track(current.flatMap { probe?.id(of: $0) })
  }
}
