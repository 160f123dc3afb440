/// What a tracked read reads: whoever reads is found under each field at once, so that a change
/// made during the read is not missed. A class, because a task-local hands it to the reads.
final class ReadScope: Sendable {
  private struct Reads {
    var fields: Set<StateField> = []
    var shared: [SharedRead] = []
    var references: Set<ObjectIdentifier> = []
    var isClosed = false
  }

  private let observer: StateObserver?
  private let reads = Locked(Reads())

  /// - Parameter observer: Who reads; nil to learn what is read and observe nothing.
  init(for observer: StateObserver? = nil) {
    self.observer = observer
  }

  func insert(_ field: StateField) {
    let isNew = reads.withLock { !$0.isClosed && $0.fields.insert(field).inserted }
    guard isNew, let observer else { return }
    ObservationTracking.observe(field, by: observer)
  }

  /// Whether a reference was not read yet.
  func isFirstRead(of reference: AnyObject) -> Bool {
    let id = ObjectIdentifier(reference)
    return reads.withLock { !$0.isClosed && $0.references.insert(id).inserted }
  }

  func insert(_ read: SharedRead) {
    reads.withLock { $0.shared.append(read) }
  }

  /// Ends the read: what a task that it started reads later does not count.
  func close() -> (fields: Set<StateField>, shared: [SharedRead]) {
    reads.withLock { reads in
      reads.isClosed = true
      return (reads.fields, reads.shared)
    }
  }
}
