/// A field of one instance of observable state.
@usableFromInline
struct StateField: Hashable, Sendable {
  @usableFromInline let state: UInt64
  @usableFromInline let field: UInt64

  @inlinable
  init(state: UInt64, field: UInt64) {
    self.state = state
    self.field = field
  }
}

/// One who is to be told of changes. A class for its identity: it is found under each field and
/// each shared value that it observes.
///
/// Its flags are guarded by the lock of ``ObservationTable``.
final class StateObserver: @unchecked Sendable {
  let onChange: @MainActor () -> Void
  /// Whether it is told once only, as one who tracked a read.
  let isOneShot: Bool
  var fields: [StateField] = []
  var hubs: [SharedHub] = []
  var isPending = false
  var isCancelled = false

  init(isOneShot: Bool, onChange: @escaping @MainActor () -> Void) {
    self.isOneShot = isOneShot
    self.onChange = onChange
  }
}

/// Ends an observation when it is released or cancelled. A class for its lifetime.
package final class ObservationToken: Sendable {
  private let observer: StateObserver

  init(_ observer: StateObserver) {
    self.observer = observer
  }

  deinit {
    ObservationTracking.cancel(observer)
  }

  /// Ends the observation now.
  package func cancel() {
    ObservationTracking.cancel(observer)
  }
}
