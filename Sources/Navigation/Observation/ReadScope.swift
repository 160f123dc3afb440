import Synchronization

/// What a tracked read read. A class, because a task-local hands it to the reads.
final class ReadScope: Sendable {
  private struct Reads {
    var fields: Set<StateField> = []
    var shared: [SharedRead] = []
    var references: Set<ObjectIdentifier> = []
    var isClosed = false
  }

  private let reads = Mutex(Reads())

  func insert(_ field: StateField) {
    reads.withLock { reads in
      guard !reads.isClosed else { return }
      reads.fields.insert(field)
    }
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
