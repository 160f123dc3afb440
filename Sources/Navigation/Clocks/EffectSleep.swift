/// Knows whether an effect is asleep on a test clock, where nothing but the test can wake it.
///
/// A class because the effect's task and the store that keeps the effect share it. Only the effect's
/// own task counts, and the part of the effect that it waits for: a child task that sleeps says
/// nothing about its siblings.
package final class EffectSleep: Sendable {
  private struct State {
    var task: Int?
    var isAsleep = false
    /// That of the part with a task of its own which this task waits for.
    var part: EffectSleep?
  }

  @TaskLocal private static var current: EffectSleep?

  private let state = Locked(State())

  package init() {}

  package var isAsleep: Bool {
    let (isAsleep, part) = state.withLock { ($0.isAsleep, $0.part) }
    return isAsleep || part?.isAsleep == true
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

  /// Waits for a part of the effect; meanwhile the effect sleeps exactly when the part does.
  static func wait(for part: EffectPart, isolation: isolated (any Actor)? = #isolation) async {
    let effect = ofCurrentTask
    effect?.state.withLock { $0.part = part.sleep }
    await part.task.value
    effect?.state.withLock { $0.part = nil }
  }

  private static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
