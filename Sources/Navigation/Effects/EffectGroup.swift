/// All the work that follows from one action sent by a user, effects of effects included.
///
/// A class, since a ``StoreTask`` and the effects share it.
@MainActor
package final class EffectGroup {
  /// What a report says of the action that started the work.
  package let origin: Origin?
  private var entries: [ObjectIdentifier: EffectEntry] = [:]
  private var waiters: [CheckedContinuation<Void, Never>] = []

  package struct Origin: Sendable {
    package let action: String
    package let site: SourceSite

    package init(action: String, site: SourceSite) {
      self.action = action
      self.site = site
    }
  }

  init(origin: Origin? = nil) {
    self.origin = origin
  }

  var isIdle: Bool { entries.isEmpty }
  /// Whether no task is at work: what is left waits for the reducer to see an action first.
  package var isResting: Bool { running.isEmpty }
  /// The effects whose tasks are at work.
  package var running: [EffectEntry] { entries.values.filter(\.isRunning) }

  func add(_ entry: EffectEntry) {
    entries[ObjectIdentifier(entry)] = entry
  }

  func remove(_ entry: EffectEntry) {
    entries[ObjectIdentifier(entry)] = nil
    wakeIfIdle()
  }

  func cancel() {
    for entry in entries.values {
      entry.cancel()
    }
  }

  /// Returns when all the work has ended.
  func finish() async {
    guard !isIdle else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  private func wakeIfIdle() {
    guard isIdle, !waiters.isEmpty else { return }
    let woken = waiters
    waiters = []
    for waiter in woken {
      waiter.resume()
    }
  }
}
