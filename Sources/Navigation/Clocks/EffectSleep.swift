/// Knows whether an effect is asleep on a test clock, where nothing but the test can wake it.
///
/// A class because the effect's task and the store that keeps the effect share it. Only the effect's
/// own task counts: a child task that sleeps says nothing about its siblings.
package final class EffectSleep: Sendable {
  private struct State {
    var task: Int?
    var isAsleep = false
  }

  @TaskLocal private static var current: EffectSleep?

  private let state = Locked(State())

  package init() {}

  package var isAsleep: Bool {
    state.withLock { $0.isAsleep }
  }

  /// Runs an effect's whole work, called in the task that was made for it.
  package func track<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    let task = Self.currentTask
    state.withLock { $0.task = task }
    return try await Self.$current.withValue(self, operation: operation)
  }

  /// The effect whose own task is the calling one; nil in its child tasks and elsewhere.
  static var ofCurrentTask: EffectSleep? {
    guard let current, let task = currentTask else { return nil }
    return current.state.withLock { $0.task == task } ? current : nil
  }

  func fallAsleep() {
    state.withLock { $0.isAsleep = true }
  }

  func wakeUp() {
    state.withLock { $0.isAsleep = false }
  }

  private static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
