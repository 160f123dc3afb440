/// One effect at work, known to the store from the moment a reducer returned it until its work has
/// ended.
///
/// A class for its identity: its path, its ids, its group and its task all refer to the same one.
@MainActor
package final class EffectEntry {
  private enum Phase { case waiting, running, finished, cancelled }

  package let group: EffectGroup
  /// The `run` that made it, for reports; nil for a synchronous effect.
  package let site: SourceSite?
  /// Whether the work is the sending of one action, so that it ends when that action has been
  /// processed.
  private let isSingleAction: Bool
  let stage: EffectStage?
  /// The number of the action that it follows from.
  let cause: Int
  private let runtime: EffectRuntime
  private let node: PathNode
  private let cancellations: [Cancellation]
  private var phase = Phase.waiting
  private var taskID: Int?
  private let sleep = EffectSleep()
  /// How many of its actions a test keeps from the reducer until it receives them.
  private var held = 0
  /// Whether its group and its stage have been told that it has ended.
  private var hasLeft = false
  /// Greater than that of every effect of the store that was registered before.
  private let order: Int
  /// Where it stands in its path's list of effects; kept by the path.
  var position = 0

  init(
    runtime: EffectRuntime,
    node: PathNode,
    group: EffectGroup,
    cancellations: [Cancellation],
    stage: EffectStage?,
    site: SourceSite?,
    isSingleAction: Bool,
    cause: Int
  ) {
    self.runtime = runtime
    self.node = node
    self.group = group
    self.cancellations = cancellations
    self.stage = stage
    self.site = site
    self.isSingleAction = isSingleAction
    self.cause = cause
    order = runtime.nextOrder()
    node.add(self)
    for cancellation in cancellations {
      cancellation.node.add(self, id: cancellation.id)
    }
    group.add(self)
    stage?.add()
    LifeCensus.count(self)
  }

  package var isCancelled: Bool { phase == .cancelled }
  /// Whether its task is at work.
  package var isRunning: Bool { phase == .running }
  /// Whether its task sleeps on a test clock, where nothing but the test can wake it.
  package var isAsleep: Bool { sleep.isAsleep }

  /// Starts the work now, or when its stage of a `concatenate` begins.
  func schedule(in stage: EffectStage?, _ start: @escaping @MainActor () -> Void) {
    let begin: @MainActor () -> Void = { [self] in
      guard phase == .waiting else { return }
      start()
    }
    if let stage {
      stage.whenStarted(begin)
    } else {
      begin()
    }
  }

  /// Runs an operation as a task, from the end of the turn on.
  func run(
    priority: TaskPriority?,
    on runtime: EffectRuntime,
    operation: @escaping @Sendable () async -> Void
  ) {
    runtime.startAtEndOfTurn { [self] in
      guard phase == .waiting else { return }
      phase = .running
      taskID = runtime.tasks.start(priority: priority, on: runtime.queue) { [self] in
        await runtime.queue == nil ? operation() : sleep.track(operation)
        await finish()
      }
      if taskID == nil { cancel() }
    }
  }

  /// The work has ended by itself, or its cancelled task has returned.
  func finish() {
    guard phase != .finished else { return }
    if let taskID { runtime.tasks.remove(taskID) }
    guard phase != .cancelled else { return leaveGroup() }
    phase = .finished
    if held == 0 { unregister() }
    leaveGroup()
  }

  /// An action of this effect has been processed.
  func didProcessAction() {
    if isSingleAction { finish() }
  }

  /// A test keeps an action of this effect. Until all are released the effect can be cancelled,
  /// which drops them.
  package func holdAction() {
    held += 1
  }

  /// The reducer has seen an action that was kept, or never will.
  package func releaseAction() {
    held -= 1
    if phase == .finished, held == 0 { unregister() }
  }

  /// Ends the work: what it sends from now on is dropped, and what has not started never does.
  func cancel() {
    let ended = phase
    guard ended != .cancelled, ended != .finished || held > 0 else { return }
    phase = .cancelled
    unregister()
    if ended == .running, let taskID {
      runtime.tasks.cancel(taskID)
    } else if ended != .finished {
      leaveGroup()
    }
  }

  /// Reports a `send` that comes after its operation has returned. The action is delivered all the
  /// same.
  func warnIfFinished() {
    guard phase == .finished, let site else { return }
    reportIssue(
      """
      An action was sent from an effect that has ended.

      The operation of the "Effect.run" at "\(site.fileID):\(site.line)" had returned when its \
      "send" was used, so the effect can no longer be cancelled. Do not let "send" escape from \
      the operation: await the work inside it.
      """,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  }

  /// Starts a part of this effect's work that has an id of its own; nil when the effect is over.
  func startPart(
    id: CancelID,
    cancelInFlight: Bool,
    operation: @escaping @Sendable () async -> Void
  ) -> EffectPart? {
    if cancelInFlight { node.cancel(id: id) }
    guard phase == .running else { return nil }
    let part = EffectEntry(
      runtime: runtime,
      node: node,
      group: group,
      cancellations: [Cancellation(id: id, node: node)],
      stage: nil,
      site: site,
      isSingleAction: false,
      cause: cause
    )
    part.run(priority: nil, on: runtime, operation: operation)
    guard let task = part.taskID.flatMap({ runtime.tasks.task($0) }) else { return nil }
    return EffectPart(task: task, sleep: part.sleep)
  }

  /// Cancels what is in flight under an id where this effect was made, and below.
  func cancelInFlight(id: CancelID) {
    node.cancel(id: id)
  }

  private func unregister() {
    node.remove(self)
    for cancellation in cancellations {
      cancellation.node.remove(self, id: cancellation.id)
    }
  }

  /// Whether a cancellation that is itself a step of a `concatenate` leaves `other` alone: what is
  /// written after it, in the same step or in a later one, is not in flight yet.
  func spares(_ other: EffectEntry) -> Bool {
    guard let stage, let otherStage = other.stage else { return false }
    if otherStage.isWithin(stage) { return other.order > order }
    return otherStage.isAfter(stage)
  }

  private func leaveGroup() {
    guard !hasLeft else { return }
    hasLeft = true
    group.remove(self)
    stage?.finishOne()
  }
}
