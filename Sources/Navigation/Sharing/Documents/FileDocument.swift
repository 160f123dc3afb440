import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value in a file that other programs, and other sessions of this one, change too.
///
/// ```
///   a write ──▶ value ──▶ journal              at once: it survives the end of the program
///                 │  ▲
///                 ▼  │ merge(base, ours, theirs)
///               save ◀──▶ file ◀── others      beside, at most a second later
/// ```
///
/// It is used through ``Shared`` with the key ``SharedReaderKey/document(_:)``. Nothing is ever
/// written over a content that was not read: what others wrote is merged, and what cannot be read
/// is moved aside, not replaced. The lock of the file is held for one save, never for a session.
///
/// A class for its identity. What changes is guarded by `state`; the file is read and written on
/// `queue` alone. The value's lock is taken before that of `state`, never after.
public final class FileDocument<Value: Equatable & Sendable, Note: Sendable>: Sendable {
  public typealias Event = DocumentEvent<Note>

  public let path: String
  let format: DocumentFormat<Value, Note>
  let options: DocumentOptions
  let folder: DocumentFolder?
  let queue = DispatchQueue(label: "navigation.document", qos: .userInitiated)
  let state: Locked<State>
  private let signal: @Sendable () -> Void
  /// Tells that there are events to be taken. For one listener.
  public let signals: AsyncStream<Void>

  public init(
    _ path: String,
    format: DocumentFormat<Value, Note>,
    options: DocumentOptions = DocumentOptions()
  ) {
    self.path = path
    self.format = format
    self.options = options
    folder = options.stateFolder.map {
      DocumentFolder(in: $0, of: path, fileSystem: options.fileSystem)
    }
    let state = State(
      current: format.empty,
      base: format.empty,
      journal: EditJournal(folder: folder)
    )
    self.state = Locked(state)
    let (signals, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.signals = signals
    signal = { continuation.yield() }
  }

  /// What the program has.
  public var value: Value { state.withLock { $0.current } }

  /// Whether the last change has to be saved before it can be called safe: there is no journal for
  /// it, or the last save failed, or the next one would.
  public var isUnsettled: Bool { state.withLock { $0.isUnsettled } }

  /// Whether everything is in the file.
  public var isSaved: Bool { state.withLock { $0.revision == $0.savedRevision } }

  /// Whether what is not in the file is in the journal, where the next session finds it.
  public var isKept: Bool { state.withLock { !$0.hasUnkept } }

  /// Why what is in the file now is not believed; nil when it is.
  public var trouble: DocumentError? { state.withLock { $0.trouble } }

  /// What has happened since they were last taken, oldest first.
  public func takeEvents() -> [Event] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  func yield(_ event: Event) {
    state.withLock { $0.events.append(event) }
    signal()
  }

  /// Reads the file and merges what it holds; changes of sessions that were cut off are made again.
  ///
  /// - Returns: What there is to say of the reading.
  @discardableResult
  public func load() async throws(DocumentError) -> [Note] {
    try await onQueue { document throws(DocumentError) in try document.readNow() }
  }

  /// Writes what is not in the file yet, after merging what others wrote.
  public func save() async throws(DocumentError) {
    try await onQueue { document throws(DocumentError) in
      try document.saveNow(isWanted: true)
    }
  }

  /// Returns when the last change is safe: at once, when it is in the journal and can be saved.
  public func settle() async throws(DocumentError) {
    guard isUnsettled else { return }
    try await onQueue { document throws(DocumentError) in
      try document.saveNow(isWanted: false)
    }
  }

  /// Gives a file that cannot be read another name in its folder, `scrums.unreadable-….json`.
  ///
  /// - Returns: The new path; nil when the file has gone.
  public func moveAside() async throws(DocumentError) -> String? {
    try await onQueue { document throws(DocumentError) in try document.moveAsideNow() }
  }

  /// Looks for what other programs wrote, now.
  public func check() async {
    _ = await onQueue { $0.checkNow() }
  }

  /// Carries something out on the queue, in its turn.
  func onQueue<Output: Sendable, Failure: Error>(
    _ body: @escaping @Sendable (FileDocument) throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result { () throws(Failure) in try body(self) }
        )
      }
    }
    return try result.get()
  }

  /// The file itself: what symbolic links lead to.
  func target() throws(SystemFailure) -> String {
    try AtomicFile(fileSystem: options.fileSystem).target(of: path)
  }
}
