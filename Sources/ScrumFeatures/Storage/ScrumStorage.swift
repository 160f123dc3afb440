import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the app asks of the file behind the shared scrums: the scrums themselves go there and come
/// from there by being shared.
public struct ScrumStorage: Sendable {
  /// Takes over what the file holds. Returns what there is to say of it.
  public var load: @Sendable () async throws(StorageError) -> [StorageNote]
  /// Returns when the scrums are in the file.
  public var save: @Sendable () async throws(StorageError) -> Void
  /// Whether the last change is safe only when it has been settled.
  public var isUnsettled: @Sendable () -> Bool
  /// Returns when the last change is safe, whatever becomes of the program.
  public var settle: @Sendable () async throws(StorageError) -> Void
  /// Whether everything is in the file.
  public var isSaved: @Sendable () -> Bool
  /// Whether what is not in the file is where the next session finds it.
  public var isKept: @Sendable () -> Bool
  /// Moves a file that cannot be read out of the way and says where to; nil when it has gone.
  public var moveAside: @Sendable () async throws(StorageError) -> String?
  /// Comes when there are events to be taken.
  public var signals: @Sendable () -> AsyncStream<Void>
  /// What has happened since events were last taken.
  public var takeEvents: @Sendable () -> [StorageEvent]
  /// The former contents that are kept, newest first.
  public var backups: @Sendable () async throws(StorageError) -> [DocumentBackup]
  public var contents: @Sendable (_ backup: DocumentBackup) async throws(StorageError) -> ScrumFile
  /// Keeps the file as it is now.
  public var backUp: @Sendable () async -> Void
}

extension ScrumStorage {
  /// The file of a document.
  public static func document(_ document: ScrumDocument) -> ScrumStorage {
    let path = document.path
    return ScrumStorage(
      load: naming(path, document.load),
      save: naming(path, document.save),
      isUnsettled: { document.isUnsettled },
      settle: naming(path, document.settle),
      isSaved: { document.isSaved },
      isKept: { document.isKept },
      moveAside: naming(path, document.moveAside),
      signals: { document.signals },
      takeEvents: { document.takeEvents().map { StorageEvent($0, file: path) } },
      backups: naming(path, document.backups),
      contents: { backup throws(StorageError) in
        let contents = naming(backup.path) { () throws(DocumentError) in
          try await document.contents(of: backup)
        }
        return try await contents()
      },
      backUp: { await document.backUp() }
    )
  }

  /// No file: the scrums live as long as the program runs and no longer.
  public static var memory: ScrumStorage {
    ScrumStorage(
      load: { [] },
      save: {},
      isUnsettled: { false },
      settle: {},
      isSaved: { true },
      isKept: { true },
      moveAside: { nil },
      signals: { AsyncStream { $0.finish() } },
      takeEvents: { [] },
      backups: { [] },
      contents: { _ in ScrumFile() },
      backUp: {}
    )
  }
}

extension ScrumStorage: DependencyKey {
  public static var liveValue: ScrumStorage { .memory }
  public static var testValue: ScrumStorage { .memory }
}

extension DependencyValues {
  public var scrumStorage: ScrumStorage {
    get { self[ScrumStorage.self] }
    set { self[ScrumStorage.self] = newValue }
  }
}

/// The same call, its errors with the file's name.
private func naming<Output>(
  _ file: String,
  _ call: @escaping @Sendable () async throws(DocumentError) -> Output
) -> @Sendable () async throws(StorageError) -> Output {
  { () throws(StorageError) in
    do throws(DocumentError) {
      return try await call()
    } catch {
      throw StorageError(error, file: file)
    }
  }
}

extension StorageEvent {
  fileprivate init(_ event: DocumentEvent<StorageNote>, file: String) {
    switch event {
    case .changedOutside(let notes): self = .changedElsewhere(notes)
    case .recovered(let notes): self = .recovered(notes)
    case .unreadable(let error): self = .unreadable(StorageError(error, file: file))
    case .removed: self = .removed(file: file)
    case .movedAside(let path): self = .movedAside(to: path)
    case .saved: self = .saved
    case .saveFailed(let error): self = .saveFailed(StorageError(error, file: file))
    }
  }
}
