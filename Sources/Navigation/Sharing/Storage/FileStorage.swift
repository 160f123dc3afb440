import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where values with file keys are kept: files on disk, or in memory. A class for its identity.
///
/// Writes to a file are coalesced: one is under way at most, and the newest value follows it. They
/// replace the file as a whole. On disk they are carried out beside, on a queue, which also looks
/// for what other programs wrote.
public final class FileStorage: Sendable {
  let files: any FileStorageFiles
  /// Where files are read and written; `nil` does it at once, where it is asked for.
  let queue: DispatchQueue?
  /// How often other programs' writes are looked for; `nil` when the test does it.
  let millisecondsBetweenChecks: Int?
  let state = Locked(State())
  let unfinishedWrites = DispatchGroup()

  struct State {
    var records: [String: FileRecord] = [:]
    var isCheckScheduled = false
    var lastWatcherID = 0
  }

  init(files: any FileStorageFiles, queue: DispatchQueue?, millisecondsBetweenChecks: Int?) {
    self.files = files
    self.queue = queue
    self.millisecondsBetweenChecks = millisecondsBetweenChecks
  }

  /// The files on disk. What is still to be written when the program ends is written then, unless
  /// it is killed.
  public static let fileSystem: FileStorage = {
    let storage = FileStorage.onDisk(millisecondsBetweenChecks: 200)
    DiskFiles.atExit { FileStorage.fileSystem.finishWrites() }
    return storage
  }()

  /// Files that are forgotten with the storage. Each use of this property makes a new one.
  public static var inMemory: FileStorage {
    FileStorage(files: MemoryFiles(), queue: nil, millisecondsBetweenChecks: nil)
  }

  /// Files on disk with a queue of their own.
  package static func onDisk(millisecondsBetweenChecks: Int?) -> FileStorage {
    FileStorage(
      files: DiskFiles(),
      queue: DispatchQueue(label: "navigation.file-storage", qos: .userInitiated),
      millisecondsBetweenChecks: millisecondsBetweenChecks
    )
  }

  /// What a file holds, or is about to: a write that is under way counts; `nil` without a file.
  public func data(at url: URL) throws -> Data? {
    let path = Self.path(of: url)
    if let write = state.withLock({ $0.records[path]?.newest }) { return try write.encode() }
    return try files.data(at: path)
  }

  /// Replaces a file as another program would: who shares its value takes it.
  public func write(_ data: Data, to url: URL) throws {
    let path = Self.path(of: url)
    _ = try files.replace(path, with: data)
    if queue == nil { checkForChanges(in: path) }
  }

  static func path(of url: URL) -> String {
    url.standardizedFileURL.path
  }

  /// Carries out `body` after what was asked for before.
  func perform(_ body: @escaping @Sendable () -> Void) {
    guard let queue else { return body() }
    queue.async(execute: body)
  }

  /// Waits for the writes that are under way; not for long, because one may wait for the thread
  /// that this is called on.
  package func finishWrites() {
    _ = unfinishedWrites.wait(timeout: .now() + .seconds(2))
  }
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// Where file keys keep their values: on disk; in memory in tests, each of which has its own.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}
