/// Runs a part of an effect's work under an id of its own, by which it can be cancelled.
///
/// The id counts where the effect was made, as that of ``Effect/cancellable(id:cancelInFlight:)``
/// does. Outside of an effect there is nothing to cancel it by, and `operation` just runs.
///
/// - Throws: What `operation` throws; `CancellationError` when it was cancelled before it began.
public func withTaskCancellation<Value: Sendable>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  guard let entry = EffectContext.current?.entry else { return try await operation() }
  let outcome = Outcome<Value>()
  let part = await entry.startPart(id: CancelID(id), cancelInFlight: cancelInFlight) {
    await outcome.keep(Result { try await operation() })
  }
  if let part {
    await withTaskCancellationHandler {
      await EffectSleep.wait(for: part)
    } onCancel: {
      part.task.cancel()
    }
  }
  guard let result = outcome.result else { throw CancellationError() }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the effects under an id where the calling effect was made, and below.
  public static func cancel(id: some Hashable & Sendable) async {
    await EffectContext.current?.entry.cancelInFlight(id: CancelID(id))
  }
}

/// A part of an effect's work that runs as a task of its own.
struct EffectPart {
  let task: Task<Void, Never>
  let sleep: EffectSleep
}

/// What a part of an effect's work has come to. A class, shared by the part and who waits for it.
private final class Outcome<Value: Sendable>: Sendable {
  private let kept = Locked<Result<Value, any Error>?>(nil)

  var result: Result<Value, any Error>? { kept.withLock { $0 } }

  func keep(_ result: Result<Value, any Error>) {
    kept.withLock { $0 = result }
  }
}
