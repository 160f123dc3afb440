extension FileDocument {
  /// What is known of the value and of its file, guarded by one lock.
  struct State: Sendable {
    /// What the program has.
    var current: Value
    /// What the file held when it was last read or written here.
    var base: Value
    /// The file's stamp then; nil before it was first read.
    var stamp: FileStamp?
    /// Why what is in the file now is not believed.
    var trouble: DocumentError?
    /// The content that was read so shortly after it was written that its stamp may not tell it
    /// from a later one.
    var doubtful: [UInt8]?
    /// Counts changes; those up to `savedRevision` are in the file.
    var revision = 0
    var savedRevision = 0
    /// Whether the last change is neither in the journal nor known to be savable.
    var isUnsettled = false
    var hasFailed = false
    /// Whether a change that is not in the file is not in the journal either.
    var hasUnkept = false
    var isSaveScheduled = false
    var isCheckScheduled = false
    var journal: EditJournal
    var abandoned = AbandonedJournals()
    var subscriber: SharedSubscriber<Value>?
    /// What others wrote at the very last moment of a save, until it is in the file.
    var displaced: [String] = []
    var waiting: [Waiting] = []
    var events: [Event] = []

    /// Who is to know when a change is in the file.
    struct Waiting: Sendable {
      let revision: Int
      let continuation: SaveContinuation
    }

    /// What a save writes.
    struct Snapshot: Sendable {
      let value: Value
      let revision: Int
      /// What the file has to be like still.
      let stamp: FileStamp
      /// The journals of the changes that are in it.
      var sealed: [JournalFile]
    }

    /// What there is to save now; changes that come later are not in it, nor in its journals.
    mutating func snapshot() -> Snapshot {
      journal.seal()
      return Snapshot(
        value: current,
        revision: revision,
        stamp: stamp ?? .missing,
        sealed: journal.takeSealed()
      )
    }

    /// - Parameter isWanted: Whether somebody asked for the file, so that one that has gone is made
    ///   again even when nothing has changed.
    func needsWriting(isWanted: Bool, empty: Value) -> Bool {
      if stamp == nil { return isWanted || current != base }
      if current != base { return true }
      guard stamp == .missing, current != empty else { return false }
      return isWanted || revision != savedRevision
    }
  }
}
