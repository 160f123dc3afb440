import Dispatch
import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the scrums live while the program does not run.
public struct ScrumStorage: Sendable {
  /// What is stored; an empty list when nothing is. Throws a `StorageError`.
  public var load: @Sendable () async throws -> ScrumFile
  /// Returns when the scrums are safe. Throws a `StorageError`; what was there is then still there.
  public var save: @Sendable (_ file: ScrumFile) async throws -> Void
  /// Moves what could not be read out of the way and says where to. Throws a `StorageError`.
  public var moveAside: @Sendable () async throws -> String

  public init(
    load: @escaping @Sendable () async throws -> ScrumFile,
    save: @escaping @Sendable (_ file: ScrumFile) async throws -> Void,
    moveAside: @escaping @Sendable () async throws -> String
  ) {
    self.load = load
    self.save = save
    self.moveAside = moveAside
  }
}

extension ScrumStorage {
  /// The scrums of one file. Calls are carried out one after the other, in the order they came,
  /// on a queue of their own: no thread that runs tasks waits for the disk.
  public static func file(_ path: String, fileSystem: FileSystem = .live) -> ScrumStorage {
    let store = ScrumFileStore(path: path, fileSystem: fileSystem)
    let queue = DispatchQueue(label: "scrums.storage", qos: .userInitiated)
    return ScrumStorage(
      load: { try await queue.result(of: { try store.load() }) },
      save: { file in try await queue.result(of: { try store.save(file) }) },
      moveAside: {
        @Dependency(\.date) var date
        let now = date()
        return try await queue.result(of: { try store.moveAside(now: now) })
      }
    )
  }

  /// Keeps the scrums as long as the program runs and no longer.
  public static func memory(_ file: ScrumFile = ScrumFile()) -> ScrumStorage {
    let memory = Memory(file)
    return ScrumStorage(
      load: { memory.file },
      save: { memory.file = $0 },
      moveAside: { "memory" }
    )
  }

  /// A class because load and save share what it holds.
  private final class Memory: Sendable {
    private let stored: Locked<ScrumFile>

    init(_ file: ScrumFile) { stored = Locked(file) }

    var file: ScrumFile {
      get { stored.withLock { $0 } }
      set { stored.withLock { $0 = newValue } }
    }
  }
}

extension ScrumStorage: DependencyKey {
  /// The file that the environment names (see `ScrumFileLocation`).
  public static var liveValue: ScrumStorage {
    .file(ScrumFileLocation.path(environment: ProcessInfo.processInfo.environment))
  }

  /// Holds nothing at first and forgets everything at the end.
  public static var testValue: ScrumStorage { .memory() }
}

extension DependencyValues {
  public var scrumStorage: ScrumStorage {
    get { self[ScrumStorage.self] }
    set { self[ScrumStorage.self] = newValue }
  }
}

extension DispatchQueue {
  /// What `body` gives on this queue, awaited.
  fileprivate func result<Value: Sendable>(
    of body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      async { continuation.resume(with: Result { try body() }) }
    }
  }
}
