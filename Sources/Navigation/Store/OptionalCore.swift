/// A child that may go: then the last value that was seen stands in for it.
final class OptionalCore<BaseState, BaseAction, Container, State, Action>: StoreCore<State, Action>
{
  private let base: StoreCore<BaseState, BaseAction>
  private let path: KeyPath<BaseState, Container>
  private let read: (Container) -> State?
  private let embed: (Action) -> BaseAction
  private let outer: OuterReads
  private let probe = ReplacementProbe<State>.make()
  private var last: LastState<State>

  init(
    base: StoreCore<BaseState, BaseAction>,
    path: KeyPath<BaseState, Container>,
    read: @escaping (Container) -> State?,
    embed: @escaping (Action) -> BaseAction,
    last: State,
    outer: OuterReads
  ) {
    self.base = base
    self.path = path
    self.read = read
    self.embed = embed
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
    return base.send(embed(action), animation: animation, isBinding: isBinding)
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    base.observe(onPublish)
  }

  override func track() {
    outer.track(current.flatMap { probe?.id(of: $0) })
  }
}
