import Synchronization

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

extension StateField {
  /// Whether the elements of what the field holds are still the same ones, whatever is put into a
  /// row of them or taken out.
  var elements: Self { Self(state: state, field: ~field) }
}

/// One who is to be told of changes. A class for its identity: it is found under each field and
/// each shared value that it observes.
///
/// Its variables are guarded by the lock of ``ObservationTable``.
final class StateObserver: @unchecked Sendable {
  private static let last = Atomic<UInt64>(0)

  /// Later observers have greater numbers.
  let number = StateObserver.last.wrappingAdd(1, ordering: .relaxed).newValue
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
    LifeCensus.count(self)
  }
}
