/// What the effects of one store share: when they start, on what, and how all of them end with the
/// store.
@MainActor
package final class EffectRuntime {
  nonisolated let tasks = EffectTasks()
  /// The queue that tests drain; nil outside tests, where effects run on the global executor.
  package let queue: EffectQueue?
  private var starting: [@MainActor () -> Void] = []
  private var isInTurn = false
  private var lastOrder = 0
  /// Which of the store's actions is processed, or was last; counted from 1.
  var actionNumber = 0

  init(queue: EffectQueue?) {
    self.queue = queue
  }

  /// The next number in the order in which effects are registered.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Calls `start` when the turn is over, so that a cancellation later in the same turn comes
  /// first.
  func startAtEndOfTurn(_ start: @escaping @MainActor () -> Void) {
    guard isInTurn else { return start() }
    starting.append(start)
  }

  func beginTurn() {
    isInTurn = true
  }

  func endTurn() {
    isInTurn = false
    guard !starting.isEmpty else { return }
    let pending = starting
    starting = []
    for start in pending {
      start()
    }
  }
}

/// The running tasks of a store's effects, to be cancelled from any thread when the store goes.
final class EffectTasks: Sendable {
  private struct Running {
    var next = 0
    var isOver = false
    var tasks: [Int: Task<Void, Never>?] = [:]
  }

  private let running = Locked(Running())

  /// Starts a task and returns its number; nil, without a start, when all is over.
  func start(
    priority: TaskPriority?,
    on queue: EffectQueue?,
    operation: @escaping @Sendable () async -> Void
  ) -> Int? {
    let number = running.withLock { running -> Int? in
      guard !running.isOver else { return nil }
      running.next += 1
      running.tasks.updateValue(nil, forKey: running.next)
      return running.next
    }
    guard let number else { return nil }
    let task =
      if let queue {
        Task(executorPreference: queue, priority: priority, operation: operation)
      } else {
        Task(priority: priority, operation: operation)
      }
    let isOver = running.withLock { running in
      if running.tasks[number] != nil { running.tasks[number] = .some(task) }
      return running.isOver
    }
    if isOver { task.cancel() }
    return number
  }

  func task(_ number: Int) -> Task<Void, Never>? {
    running.withLock { $0.tasks[number] ?? nil }
  }

  func remove(_ number: Int) {
    running.withLock { running in
      running.tasks[number] = nil
    }
  }

  func cancel(_ number: Int) {
    task(number)?.cancel()
  }

  func cancelAll() {
    let tasks = running.withLock { running in
      running.isOver = true
      return running.tasks.values
    }
    for task in tasks {
      task?.cancel()
    }
  }
}
