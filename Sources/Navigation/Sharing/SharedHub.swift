/// Those who observe a shared value, and those who look at its writes. A class, because parts of
/// the value register with it too. Guarded by the lock of the value.
final class SharedHub: @unchecked Sendable {
  private struct Observation {
    let observer: StateObserver
    let hasChanged: (@Sendable () -> Bool)?
  }

  private struct Witness {
    weak var witness: (any SharedWriteWitness)?
  }

  private let lock: ThreadLock
  private var observations: [Observation] = []
  private var witnesses: [Witness] = []
  private(set) var version = 0

  init(lock: ThreadLock) {
    self.lock = lock
  }

  /// Adds an observer of what was read; tells it soon if that changed since.
  func insert(_ observer: StateObserver, for read: SharedRead) {
    lock.lock()
    defer { lock.unlock() }
    observations.append(Observation(observer: observer, hasChanged: read.hasChanged))
    guard version != read.version, read.hasChanged?() ?? true else { return }
    ObservationTracking.tellSoon([observer])
  }

  func remove(_ observer: StateObserver) {
    lock.lock()
    defer { lock.unlock() }
    observations.removeAll { $0.observer === observer }
  }

  func willWrite() {
    guard !witnesses.isEmpty else { return }
    for witness in witnesses { witness.witness?.willWrite() }
  }

  func didWrite() {
    version &+= 1
    if !witnesses.isEmpty {
      for witness in witnesses { witness.witness?.didWrite() }
    }
    guard !observations.isEmpty else { return }
    ObservationTracking.tellSoon(
      observations.compactMap { $0.hasChanged?() ?? true ? $0.observer : nil }
    )
  }

  /// The first witness that `match` makes something of, else a new one from `make`.
  func witness<Found: SharedWriteWitness>(
    _ match: (Found) -> Bool,
    orInsert make: () -> Found
  ) -> Found {
    witnesses.removeAll { $0.witness == nil }
    for case let found as Found in witnesses.lazy.map(\.witness) where match(found) {
      return found
    }
    let made = make()
    witnesses.append(Witness(witness: made))
    return made
  }
}
