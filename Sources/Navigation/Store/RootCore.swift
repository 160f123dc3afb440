/// The state, the reducer and the effects of one store.
///
/// One turn is one outermost `send`: the action, then whatever actions it led to at once, first
/// come first served; then one publication; then the start of the effects that were returned.
@MainActor
package final class RootCore<State, Action>: StoreCore<State, Action> {
  private struct Item {
    let action: Action
    let animation: AnimationHint?
    let entry: EffectEntry?
    var group: EffectGroup?
    let origin: Origin
  }

  /// Where an action came from, as far as its entry does not tell.
  private enum Origin {
    case user
    case binding
    /// An effect that follows from the action of this number.
    case effect(Int)

    func described(at site: SourceSite?) -> ActionOrigin {
      switch self {
      case .user: .user
      case .binding: .binding
      case .effect(let cause): .effect(cause: cause, site: site.map(ActionOrigin.EffectSite.init))
      }
    }
  }

  private var current: State
  private let reduce: (inout State, Action) -> Effect<Action>
  private let root = StateNode<State>()
  private var queue: [Item] = []
  private var hasQueue = false
  private var isSending = false
  private var isPublishing = false
  private var animation: AnimationHint?
  private let observers = StoreObservers()
  /// Those who are told of each action; nil while there is nobody.
  private var log: ActionLog<State, Action>? {
    didSet { frame = ReducerPass.Frame(dependencies, ledger: log?.ledger) }
  }
  /// The states that were asked for during a turn, to be put in place when it is over.
  private var journeys: [() -> Void] = []
  package let runtime: EffectRuntime
  /// What the reducer depends on, put in force for each action.
  package var dependencies: DependencyValues {
    didSet { frame = ReducerPass.Frame(dependencies, ledger: log?.ledger) }
  }
  private var frame: ReducerPass.Frame
  private let probe = ReplacementProbe<State>.make()
  /// Takes the actions of effects instead of the reducer: a test receives them one by one.
  package var intercept: (@MainActor (Action, EffectEntry) -> Void)?
  /// How the root itself is dismissed; nil outside tests.
  package var rootDismissal: (@MainActor @Sendable () -> Void)?

  package init<R: Reducer<State, Action>>(
    initialState: () -> State,
    reducer: () -> R,
    dependencies: DependencyValues
  ) {
    self.dependencies = dependencies
    frame = ReducerPass.Frame(dependencies)
    let (state, mounted) = dependencies.inForce { (initialState(), reducer()._mounted()) }
    current = state
    reduce = mounted.run
    runtime = EffectRuntime(queue: dependencies.effectQueue)
    super.init()
    LifeCensus.count(self)
  }

  deinit {
    runtime.tasks.cancelAll()
  }

  package override var state: State {
    _read { yield current }
  }

  override func send(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool = false
  ) -> StoreTask {
    send(action, animation: animation, origin: nil, isBinding: isBinding)
  }

  /// Sends a user's action; `origin` is what reports say of it.
  @discardableResult
  package func send(
    _ action: Action,
    animation: AnimationHint?,
    origin: EffectGroup.Origin?,
    isBinding: Bool = false
  ) -> StoreTask {
    guard !isSending else { return sendLater(action, animation: animation, isBinding: isBinding) }
    var group = origin.map { EffectGroup(origin: $0) }
    turn {
      self.animation = animation
      processChain(action, origin: isBinding ? .binding : .user, group: &group)
    }
    guard let group else { return StoreTask(group: nil, runtime: nil) }
    return StoreTask(group: group, runtime: runtime)
  }

  /// Processes an action that an effect sent.
  package func receive(_ action: Action, animation: AnimationHint?, from entry: EffectEntry) {
    let item = Item(
      action: action,
      animation: animation,
      entry: entry,
      group: entry.group,
      origin: .effect(entry.cause)
    )
    if isSending {
      enqueue(item)
    } else {
      turn { process(item) }
    }
  }

  /// Processes an action that was kept back while its effect was cancelled from outside.
  package func receive(_ action: Action, group: EffectGroup) {
    turn {
      process(Item(action: action, animation: nil, entry: nil, group: group, origin: .user))
    }
  }

  /// The effects that are at work.
  package var effectsInFlight: [EffectEntry] {
    root.allEntries()
  }

  /// Cancels every effect at work.
  package func cancelEffects() {
    root.cancelAll()
  }

  override func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    observers.add(onPublish)
  }

  override func track() {
    guard let id = probe?.id(of: current) else { return }
    ObservationTracking.accessInstance(id)
  }

  private func sendLater(
    _ action: Action,
    animation: AnimationHint?,
    isBinding: Bool
  ) -> StoreTask {
    if !isPublishing { reportSentWhileProcessing(action) }
    let group = EffectGroup()
    enqueue(
      Item(
        action: action,
        animation: animation,
        entry: nil,
        group: group,
        origin: isBinding ? .binding : .user
      )
    )
    return StoreTask(group: group, runtime: runtime)
  }

  private func reportSentWhileProcessing(_ action: Action) {
    reportIssue(
      """
      An action was sent to a store while it was processing another one. It waits until that one \
      is done.

        Action:
          \(casePathText(of: action))

      This can happen when:

      • A reducer, or what it calls, sends to the store. Return an effect that sends the action.

      • The life of a value that the reducer lets go ends with a send. Send from an effect instead.
      """
    )
  }

  private func turn(_ first: () -> Void) {
    isSending = true
    animation = nil
    runtime.beginTurn()
    ObservationTracking.untracked {
      first()
      if hasQueue { drain() }
      publish()
    }
    isSending = false
    runtime.endTurn()
    if !journeys.isEmpty { travel() }
  }

  private func enqueue(_ item: Item) {
    queue.append(item)
    hasQueue = true
  }

  private func drain() {
    while hasQueue {
      var items: [Item] = []
      swap(&items, &queue)
      hasQueue = false
      for item in items {
        process(item)
      }
      items.removeAll(keepingCapacity: true)
      if !hasQueue { swap(&items, &queue) }
    }
  }

  private func process(_ item: Item) {
    if let entry = item.entry, entry.isCancelled { return }
    animation = item.animation ?? animation
    var group = item.group
    let next = process(item.action, origin: item.origin, site: item.entry?.site, group: &group)
    item.entry?.didProcessAction()
    if let next { enqueue(next, group: group) }
  }

  /// Processes an action, and the actions that are sent at once one after the other.
  private func processChain(_ action: Action, origin: Origin, group: inout EffectGroup?) {
    var next = process(action, origin: origin, group: &group)
    while let node = next {
      guard !hasQueue else {
        group = group ?? EffectGroup()
        return enqueue(node, group: group)
      }
      animation = node.animation ?? animation
      next = process(node.action, origin: .effect(runtime.actionNumber), group: &group)
    }
  }

  /// Processes one action; an action to send at once is returned, any other work is launched.
  private func process(
    _ action: Action,
    origin: Origin,
    site: SourceSite? = nil,
    group: inout EffectGroup?
  ) -> SendNode<Action>? {
    runtime.actionNumber &+= 1
    let previous = ReducerPass.enter(frame)
    let effect =
      log == nil ? reduced(action) : reduceLogged(action, origin: origin, site: site)
    ReducerPass.leave(previous)
    var next: SendNode<Action>?
    if let node = effect.node {
      next = intercept == nil ? node.immediate : nil
      if next == nil { launch(node, group: &group) }
    }
    if root.hasMounts {
      root.prune(current)
    }
    if log != nil { tellLog() }
    return next
  }

  /// Runs the reducer; those who read anything of the state are told if another takes its place.
  private func reduced(_ action: Action) -> Effect<Action> {
    guard ObservationTracking.hasObservers, let probe else { return reduce(&current, action) }
    var effect = Effect<Action>.none
    let replaced = probe.run({ effect = reduce(&$0, action) }, on: &current)
    if let replaced { ObservationTracking.replaced(replaced) }
    return effect
  }

  private func enqueue(_ node: SendNode<Action>, group: EffectGroup?) {
    enqueue(
      Item(
        action: node.action,
        animation: node.animation,
        entry: nil,
        group: group,
        origin: .effect(runtime.actionNumber)
      )
    )
  }

  private func launch(_ node: EffectNode<Action>, group: inout EffectGroup?) {
    let work = group ?? EffectGroup()
    group = work
    node.launch(
      in: EffectScope(
        runtime: runtime,
        node: root,
        group: work,
        deliver: { [weak self] action, animation, entry in
          guard let self else { return entry.cancel() }
          deliver(action, animation: animation, from: entry)
        },
        dismissal: rootDismissal.map { dismiss in Dismissal(isOfRoot: true) { _ in dismiss() } },
        cause: runtime.actionNumber
      )
    )
  }

  private func deliver(_ action: Action, animation: AnimationHint?, from entry: EffectEntry) {
    if let intercept {
      intercept(action, entry)
    } else {
      receive(action, animation: animation, from: entry)
    }
  }

  private func publish() {
    guard observers.isNeeded || ObservationTracking.hasObservers else { return }
    repeat {
      drain()
      isPublishing = true
      AnimationHint.current = animation
      observers.publish()
      ObservationTracking.flush()
      AnimationHint.current = nil
      isPublishing = false
    } while hasQueue
  }

  override func logActions(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    let log = log ?? ActionLog()
    self.log = log
    return log.add(onAction)
  }

  private func reduceLogged(
    _ action: Action,
    origin: Origin,
    site: SourceSite?
  ) -> Effect<Action> {
    let before = current
    let effect = reduced(action)
    let changes = log?.ledger.takeChanges() ?? []
    log?.entry = LoggedAction(
      id: runtime.actionNumber,
      action: action,
      origin: origin.described(at: site),
      before: before,
      after: current,
      sharedChanges: changes,
      travel: { [weak self, current] moment in
        self?.travel(to: moment == .before ? before : current, changes: changes, moment: moment)
      }
    )
    return effect
  }

  private func tellLog() {
    guard let log else { return }
    let wasPublishing = isPublishing
    isPublishing = true
    log.tell()
    isPublishing = wasPublishing
    if !log.observers.isNeeded { self.log = nil }
  }

  /// Puts a state and the shared values of a logged action in place; once the turn that is under
  /// way is over.
  private func travel(to state: State, changes: [LoggedSharedChange], moment: LogMoment) {
    guard !isSending else {
      journeys.append { [weak self] in
        self?.travel(to: state, changes: changes, moment: moment)
      }
      return
    }
    turn {
      ObservationTracking.replacedRoot(current)
      current = state
      for change in changes { change.restore(moment) }
      if root.hasMounts { root.prune(current) }
    }
  }

  private func travel() {
    let waiting = journeys
    journeys = []
    for journey in waiting { journey() }
  }
}
