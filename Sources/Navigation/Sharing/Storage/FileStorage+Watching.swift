import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Other programs' writes are looked for, because the system's ways of telling them differ, miss
// network file systems, and need a folder that is there: one `stat` a file, five times a second.
extension FileStorage {
  /// What a file holds, or is about to. What is written to it from now on is a change.
  func read(_ path: String) throws -> Data? {
    if let write = state.withLock({ $0.records[path]?.newest }) { return try write.encode() }
    // NB: in this order, so that a write that comes between is seen at the next check.
    let stamp = files.stamp(of: path)
    let data = Result { try files.data(at: path) }
    state.withLock { state in
      // NB: those who watch already have not been told of what was read here.
      guard state.records[path]?.watchers.isEmpty ?? true else { return }
      state.records[path, default: FileRecord()].stamp = stamp
    }
    return try data.get()
  }

  /// Tells `watcher` what a file holds whenever another program changed it after it was read here,
  /// until the subscription is released. What is still to be written here takes precedence.
  func watch(_ path: String, watcher: @escaping FileRecord.Watcher) -> SharedSubscription {
    let id = state.withLock { state in
      state.lastWatcherID += 1
      state.records[path, default: FileRecord()].watchers[state.lastWatcherID] = watcher
      return state.lastWatcherID
    }
    scheduleCheck()
    return SharedSubscription { [weak self] in
      let watcher = self?.state.withLock { state in
        defer { state.forget(path) }
        return state.records[path]?.watchers.removeValue(forKey: id)
      }
      // NB: released here, not under the lock: what it holds may run any code.
      _ = watcher
    }
  }

  /// Looks now for what other programs wrote.
  package func checkForChanges() async {
    await withCheckedContinuation { done in
      perform {
        self.checkWatchedFiles()
        done.resume()
      }
    }
  }

  /// Tells those who watch a file what it holds, if it is another than it was.
  func checkForChanges(in path: String) {
    let stamp = files.stamp(of: path)
    let watchers = state.withLock { state -> [FileRecord.Watcher] in
      guard let record = state.records[path], !record.isWriting, record.stamp != stamp else {
        return []
      }
      state.records[path]?.stamp = stamp
      return Array(record.watchers.values)
    }
    guard !watchers.isEmpty else { return }
    let result = Result { try files.data(at: path) }
    for watcher in watchers { watcher(result) }
  }

  private func checkWatchedFiles() {
    let paths = state.withLock { $0.records.filter { !$0.value.watchers.isEmpty }.keys }
    for path in paths { checkForChanges(in: path) }
  }

  private func scheduleCheck() {
    guard let queue, let milliseconds = millisecondsBetweenChecks else { return }
    let isNeeded = state.withLock { state in
      let isAnyWatched = state.records.values.contains { !$0.watchers.isEmpty }
      guard isAnyWatched, !state.isCheckScheduled else { return false }
      state.isCheckScheduled = true
      return true
    }
    guard isNeeded else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self else { return }
      checkWatchedFiles()
      state.withLock { $0.isCheckScheduled = false }
      scheduleCheck()
    }
  }
}
