/// The work that follows from one action sent to a store, effects of effects included.
public struct StoreTask: Sendable {
  package let group: EffectGroup?
  private let runtime: EffectRuntime?

  init(group: EffectGroup?, runtime: EffectRuntime?) {
    self.group = group
    self.runtime = runtime
  }

  /// No work.
  package static var none: StoreTask { StoreTask(group: nil, runtime: nil) }

  /// Waits until all of the work has ended. Cancelling the wait cancels the work.
  @MainActor
  public func finish() async {
    guard let group else { return }
    await withTaskCancellationHandler {
      if let queue = runtime?.queue {
        await queue.settle(until: { group.isIdle })
      }
      await group.finish()
    } onCancel: {
      Task { @MainActor in group.cancel() }
    }
  }

  /// Cancels all of the work.
  @MainActor
  public func cancel() {
    group?.cancel()
  }

  /// Whether nothing is at work any more.
  @MainActor
  public var isFinished: Bool { group?.isIdle ?? true }
}
