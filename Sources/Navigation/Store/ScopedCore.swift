/// A part of a parent's state that is always there.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let read: (ParentState) -> State
  private let embed: (Action) -> ParentAction

  init(
    parent: StoreCore<ParentState, ParentAction>,
    read: @escaping (ParentState) -> State,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.read = read
    self.embed = embed
  }

  override var state: State { read(parent.state) }
  override var isAlive: Bool { parent.isAlive }

  override func send(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool = false
  ) -> StoreTask {
    parent.send(embed(action), animation: animation, isBinding: isBinding)
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.observe(onPublish)
  }
}

/// A child of a parent's state that may go: then the last value that was seen stands in for it.
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private var last: State
  private let read: (ParentState) -> State?
  private let embed: (Action) -> ParentAction

  init(
    parent: StoreCore<ParentState, ParentAction>,
    last: State,
    read: @escaping (ParentState) -> State?,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.last = last
    self.read = read
    self.embed = embed
  }

  override var state: State {
    guard let state = read(parent.state) else { return last }
    last = state
    return state
  }

  override var isAlive: Bool {
    parent.isAlive && read(parent.state) != nil
  }

  override func send(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool = false
  ) -> StoreTask {
    if isBinding, !isAlive { return StoreTask(group: nil, runtime: nil) }
    return parent.send(embed(action), animation: animation, isBinding: isBinding)
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.observe(onPublish)
  }
}
