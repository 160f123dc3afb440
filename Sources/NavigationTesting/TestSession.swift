import Navigation

/// What stands between the runtime of a store and its test: the actions of effects wait here, in
/// the order in which they were sent, until the test lets the reducer see them.
///
/// ```
/// test ──send──▶ core ──starts──▶ effects
///                 ▲                  │ send
///                 └──receive── line ◀┘
/// ```
///
/// A class, because the store, its tasks and the runtime's callbacks share it.
@MainActor
final class TestSession<State: Equatable, Action> {
  typealias Held = HeldAction<State, Action>

  private enum Item {
    case action(Held)
    /// The root feature dismissed itself, after the actions in front of this.
    case dismissal
  }

  private let makeCore: @MainActor () -> RootCore<State, Action>
  nonisolated let tracker: SharedChangeTracker
  nonisolated let site: SourceSite
  private var line: [Item] = []
  private var skipped: [ObjectIdentifier: EffectEntry] = [:]
  /// Effects whose being at work has been reported.
  private var reported: Set<ObjectIdentifier> = []
  private(set) var isDismissed = false
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.seconds(1)
  /// What the store shows as its state while an assertion runs.
  var shownState: State?

  nonisolated init(
    tracker: SharedChangeTracker,
    site: SourceSite,
    makeCore: @escaping @MainActor () -> RootCore<State, Action>
  ) {
    self.tracker = tracker
    self.site = site
    self.makeCore = makeCore
    LifeCensus.count(self)
  }

  /// The runtime, made when it is first needed, so that a store can be made on any thread.
  lazy var core: RootCore<State, Action> = {
    let core = makeCore()
    core.intercept = { [weak self] action, entry in self?.hold(action, from: entry) }
    core.rootDismissal = { [weak self] in self?.dismiss() }
    return core
  }()

  /// The actions that wait for the test, the first one first.
  var held: [Held] {
    line.compactMap { item in
      guard case .action(let held) = item else { return nil }
      return held
    }
  }

  /// The effects at work, but for those that the test skipped.
  var running: [EffectEntry] {
    core.effectsInFlight.filter { $0.isRunning && skipped[ObjectIdentifier($0)] == nil }
  }

  /// Whether no effect can do anything before the test does.
  var isQuiet: Bool {
    running.allSatisfy(\.isAsleep)
  }

  /// Sends a user's action.
  func send(_ action: Action, site: SourceSite) -> (task: StoreTask, change: StateChange<State>) {
    var task: StoreTask?
    let origin = EffectGroup.Origin(action: casePathText(of: action), site: site)
    let change = change {
      task = core.send(action, animation: nil, origin: origin)
    }
    return (task ?? StoreTask.none, change)
  }

  /// Lets the reducer see a held action, and drops those behind it that it cancels.
  func reduce(_ held: Held) -> StateChange<State> {
    if let change = held.change { return change }
    let uncancelled = self.held.filter { !$0.entry.isCancelled && $0 !== held }
    let change = change {
      if held.entry.isCancelled {
        core.receive(held.action, group: held.entry.group)
      } else {
        core.receive(held.action, animation: nil, from: held.entry)
      }
      held.entry.releaseAction()
    }
    for other in uncancelled where other.entry.isCancelled && other.change == nil {
      other.entry.releaseAction()
      remove(other)
    }
    return change
  }

  /// Takes an action out of the line.
  func remove(_ held: Held) {
    line.removeAll { item in
      guard case .action(let other) = item else { return false }
      return other === held
    }
    dismissIfNext()
  }

  /// Forgets the effects at work: they go on, and what they send is reported.
  func skipRunning() {
    for entry in running {
      skipped[ObjectIdentifier(entry)] = entry
    }
  }

  /// Effects at work that no report was made of so far; from now on one was.
  func takeUnreported() -> [EffectEntry] {
    running.filter { reported.insert(ObjectIdentifier($0)).inserted }
  }

  private func change(_ body: () -> Void) -> StateChange<State> {
    let before = core.state
    let stackElementID = core.dependencies.stackElementID.copy()
    body()
    return StateChange(
      before: before,
      after: core.state,
      stackElementID: stackElementID,
      hasSharedChanges: tracker.hasChanges
    )
  }

  private func hold(_ action: Action, from entry: EffectEntry) {
    if skipped[ObjectIdentifier(entry)] != nil, exhaustivity.isOn {
      return reportSkippedEffect(action, from: entry)
    }
    entry.holdAction()
    line.append(.action(Held(action, from: entry)))
    core.runtime.queue?.signal()
  }

  private func dismiss() {
    line.append(.dismissal)
    dismissIfNext()
  }

  private func dismissIfNext() {
    guard case .dismissal = line.first else { return }
    isDismissed = true
    for held in held {
      held.entry.releaseAction()
    }
    line = []
    core.cancelEffects()
  }

  private func reportSkippedEffect(_ action: Action, from entry: EffectEntry) {
    report(
      """
      An effect that the test skipped has sent an action, which was dropped:

      \(indented(String(customDumping: action)))

      Cancel the effect, or receive its action instead of calling "skipInFlightEffects()".
      """,
      at: entry.site ?? site
    )
  }
}
