#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileStorage {
  /// Writes what `encode` gives, after the write that is under way and in place of one that waits.
  ///
  /// - Parameters:
  ///   - encode: Called once or more, on any thread.
  ///   - completion: Called when the file holds this content or a newer one, or could not be
  ///     written.
  func write(
    to path: String,
    encode: @escaping @Sendable () throws -> Data,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let write = FileWrite(encode: encode, completions: [completion])
    let isFirst = state.withLock {
      $0.records[path, default: FileRecord()].enqueue(write)
    }
    guard isFirst else { return }
    unfinishedWrites.enter()
    perform { self.writeNext(to: path) }
  }

  private func writeNext(to path: String) {
    guard let write = state.withLock({ $0.records[path]?.start() }) else { return }
    let result = Result { try files.replace(path, with: try write.encode()) }
    let isAnotherWaiting = state.withLock { state in
      defer { state.forget(path) }
      return state.records[path]?.finish(stamp: try? result.get()) ?? false
    }
    for completion in write.completions { completion(result.map { _ in }) }
    if isAnotherWaiting {
      perform { self.writeNext(to: path) }
    } else {
      checkForChanges(in: path)
      unfinishedWrites.leave()
    }
  }
}

extension FileStorage.State {
  /// Forgets a file that nobody is interested in.
  mutating func forget(_ path: String) {
    if records[path]?.isUnused == true { records[path] = nil }
  }
}
