/// A part of a state that is always there.
///
/// It reads from the nearest core above it whose state may go, or from the root: parts of parts read
/// along one key path, so that depth costs nothing.
final class PartCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<BaseState, BaseAction>
  private let path: KeyPath<BaseState, State>
  private let embed: (Action) -> BaseAction
  private let outer: OuterReads
  private let probe = ReplacementProbe<State>.make()

  init(
    base: StoreCore<BaseState, BaseAction>,
    path: KeyPath<BaseState, State>,
    embed: @escaping (Action) -> BaseAction,
    outer: OuterReads
  ) {
    self.base = base
    self.path = path
    self.embed = embed
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
    base.send(embed(action), animation: animation, isBinding: isBinding)
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    base.observe(onPublish)
  }

  override func track() {
    outer.track(probe?.id(of: state))
  }

  override func part<ChildState, ChildAction>(
    _ path: KeyPath<State, ChildState>,
    embed: @escaping (ChildAction) -> Action
  ) -> StoreCore<ChildState, ChildAction> {
    PartCore<BaseState, BaseAction, ChildState, ChildAction>(
      base: base,
      path: self.path.appending(path: storedKeyPath(path)),
      embed: { [outer = self.embed] in outer(embed($0)) },
      outer: OuterReads(parent: self, property: path)
    )
  }

  override func child<Container, ChildState, ChildAction>(
    _ path: KeyPath<State, Container>,
    isElement: Bool,
    last: ChildState,
    read: @escaping (Container) -> ChildState?,
    embed: @escaping (ChildAction) -> Action
  ) -> StoreCore<ChildState, ChildAction> {
    OptionalCore<BaseState, BaseAction, Container, ChildState, ChildAction>(
      base: base,
      path: self.path.appending(path: storedKeyPath(path)),
      read: read,
      embed: { [outer = self.embed] in outer(embed($0)) },
      last: last,
      outer: OuterReads(parent: self, property: path, isElement: isElement)
    )
  }
}
