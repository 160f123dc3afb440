#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a storage knows of a file that somebody writes or watches.
struct FileRecord: Sendable {
  typealias Watcher = @Sendable (Result<Data?, any Error>) -> Void

  /// What the file was like when it was last read or written here; `nil` when it never was.
  var stamp: FileStamp?
  var watchers: [Int: Watcher] = [:]
  private var underWay: FileWrite?
  private var waiting: FileWrite?
  private var isScheduled = false

  /// Whether a write is under way or waiting.
  var isWriting: Bool { isScheduled }

  var isUnused: Bool { watchers.isEmpty && !isScheduled }

  /// The write that leaves the file as it will be.
  var newest: FileWrite? { waiting ?? underWay }

  /// Lets a write take the place of the one that waits.
  ///
  /// - Returns: whether somebody has to start it.
  mutating func enqueue(_ write: FileWrite) -> Bool {
    var write = write
    write.completions = (waiting?.completions ?? []) + write.completions
    waiting = write
    defer { isScheduled = true }
    return !isScheduled
  }

  /// The write that is to be carried out now.
  mutating func start() -> FileWrite? {
    underWay = waiting
    waiting = nil
    return underWay
  }

  /// - Parameter stamp: What the file is like now; `nil` when it could not be written.
  /// - Returns: whether another one waits.
  mutating func finish(stamp: FileStamp?) -> Bool {
    underWay = nil
    // NB: where several watch, the stamp is left as it was, so that a check tells the others.
    if let stamp, watchers.count < 2 { self.stamp = stamp }
    isScheduled = waiting != nil
    return isScheduled
  }
}

/// New content of a file, and who is to know when it is there.
struct FileWrite: Sendable {
  let encode: @Sendable () throws -> Data
  var completions: [@Sendable (Result<Void, any Error>) -> Void]
}
