#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileDocument {
  /// Writes what is not in the file yet.
  ///
  /// - Parameter isWanted: Whether somebody asked for the file, so that one that has gone is made
  ///   again even when nothing has changed.
  func saveNow(isWanted: Bool) throws(DocumentError) {
    state.withLock { $0.isSaveScheduled = false }
    do throws(DocumentError) {
      try write(isWanted: isWanted)
    } catch {
      let waiting = state.withLock { state in
        state.hasFailed = true
        // NB: it is told once; the next change asks again.
        state.isUnsettled = false
        defer { state.waiting = [] }
        return state.waiting
      }
      for waiter in waiting { waiter.continuation.resume(throwing: error) }
      throw error
    }
  }

  private func write(isWanted: Bool) throws(DocumentError) {
    for _ in 0..<Self.attempts {
      guard needsWriting(isWanted) else { return finish(nil) }
      let target = try writableTarget()
      let lock = try lock(target)
      defer { lock?.release() }
      try takeOverBeforeSave(target)
      guard needsWriting(isWanted) else { return finish(nil) }
      var snapshot = state.withLock { $0.snapshot() }
      do throws(DocumentError) {
        if try replace(target, with: &snapshot) { return }
      } catch {
        state.withLock { $0.journal.putBack(snapshot.sealed) }
        throw error
      }
    }
    throw .locked
  }

  /// How often a file is tried to be replaced that others replace each time.
  private static var attempts: Int { 50 }

  private func needsWriting(_ isWanted: Bool) -> Bool {
    state.withLock { $0.needsWriting(isWanted: isWanted, empty: format.empty) }
  }

  /// - Returns: Whether it is done; otherwise others were faster, and it is to be tried again.
  private func replace(
    _ target: String,
    with snapshot: inout State.Snapshot
  ) throws(DocumentError) -> Bool {
    let bytes: [UInt8]
    do {
      bytes = try format.encode(snapshot.value)
    } catch {
      throw .unencodable(error)
    }
    mark(bytes, in: &snapshot.sealed)
    backUpIfDue(target)
    let replacement: AtomicFile.Replacement
    do throws(SystemFailure) {
      replacement = try AtomicFile(fileSystem: options.fileSystem)
        .replace(target, expecting: snapshot.stamp, with: bytes)
    } catch {
      throw .cannotWrite(error)
    }
    switch replacement {
    case .overtaken:
      state.withLock { $0.journal.putBack(snapshot.sealed) }
      return false
    case .replaced(let stamp):
      finish((snapshot.value, snapshot.revision, stamp))
      for generation in snapshot.sealed { generation.delete() }
      return true
    case .displaced(let path, let stamp):
      try takeOverDisplaced(path, snapshot.value, stamp)
      state.withLock { $0.journal.putBack(snapshot.sealed) }
      return false
    }
  }

  /// What another program wrote at the very last moment: it was changed from what the file held
  /// before, as was what is in the file now.
  private func takeOverDisplaced(
    _ path: String,
    _ written: Value,
    _ stamp: FileStamp
  ) throws(DocumentError) {
    let contents = try? options.fileSystem.contents(of: path, limit: options.sizeLimit)
    guard let contents, let theirs = try? format.decode(contents.bytes) else {
      state.withLock { state in
        state.base = written
        state.stamp = stamp
      }
      if let target = try? target() { yield(.movedAside(to: try giveAsideName(path, target))) }
      return
    }
    let notes = update { value, state -> [Note] in
      let merged = format.merge(state.base, value, theirs.value)
      state.base = written
      state.stamp = stamp
      value = merged.value
      state.revision += 1
      // NB: it stays until the next save has it: until then it is in no other file.
      state.displaced.append(path)
      return theirs.notes + merged.notes
    }
    yield(.changedOutside(notes ?? []))
  }

  /// What was written is in the file now; nil when there was nothing to write.
  private func finish(_ written: (value: Value, revision: Int, stamp: FileStamp)?) {
    var displaced: [String] = []
    typealias Finished = (sealed: [JournalFile], waiting: [State.Waiting])
    let (sealed, waiting) = state.withLock { state -> Finished in
      if let written {
        state.base = written.value
        state.stamp = written.stamp
        state.doubtful = nil
        state.savedRevision = written.revision
      } else if !state.needsWriting(isWanted: false, empty: format.empty) {
        state.savedRevision = state.revision
        state.journal.seal()
      } else {
        // A change has come meanwhile, and a save of its own will follow it.
        return ([], [])
      }
      swap(&displaced, &state.displaced)
      state.hasFailed = false
      let saved = state.savedRevision
      if saved == state.revision {
        state.isUnsettled = false
        state.hasUnkept = false
      }
      let waiting = state.waiting.filter { $0.revision <= saved }
      state.waiting.removeAll { $0.revision <= saved }
      var sealed = written == nil ? state.journal.takeSealed() : []
      sealed += state.abandoned.takeGenerations()
      return (sealed, waiting)
    }
    for generation in sealed { generation.delete() }
    for path in displaced { try? options.fileSystem.unlink(path) }
    for waiter in waiting { waiter.continuation.resume() }
    scheduleCheck()
  }

  /// Says in the journal what is about to be in the file, so that a session that finds both knows
  /// that the changes before are made.
  private func mark(_ bytes: [UInt8], in generations: inout [JournalFile]) {
    guard let last = generations.last, last.isWhole else { return }
    // NB: without it the changes are merged once more, which adds nothing.
    try? generations[generations.count - 1].append(ContentMark(of: bytes).line)
  }

  // MARK: - Before a save

  private func writableTarget() throws(DocumentError) -> String {
    let (target, status) = try targetStatus(orThrow: DocumentError.cannotWrite)
    if let status, status.kind != .regular {
      throw .notAFile(isFolder: status.kind == .folder)
    }
    if status == nil, target != path { throw .dangling(to: target) }
    return target
  }

  /// The file itself, and what it is like; nil when it is not there.
  func targetStatus(
    orThrow error: (SystemFailure) -> DocumentError
  ) throws(DocumentError) -> (target: String, status: FileSystem.Status?) {
    do throws(SystemFailure) {
      let target = try target()
      return (target, try AtomicFile(fileSystem: options.fileSystem).status(of: target))
    } catch let failure {
      throw error(failure)
    }
  }

  private func lock(_ target: String) throws(DocumentError) -> FileLock? {
    do throws(SystemFailure) {
      return try FileLock(of: target, in: options.fileSystem)
    } catch {
      if error.code == SystemFailure.wouldBlock { throw .locked }
      throw .cannotWrite(error)
    }
  }

  /// Merges what others wrote since the file was last read; moves aside what cannot be read.
  private func takeOverBeforeSave(_ target: String) throws(DocumentError) {
    let (known, doubtful, trouble) = state.withLock { ($0.stamp, $0.doubtful, $0.trouble) }
    let stamp = options.fileSystem.stamp(of: target)
    guard stamp != known || doubtful != nil || trouble != nil else { return }
    do throws(DocumentError) {
      let reading = try readWhenWhole()
      if stamp == known, let reading, reading.bytes == doubtful { return }
      let (isNews, notes) = takeOver(reading)
      if isNews, known != nil || !notes.isEmpty { yield(.changedOutside(notes)) }
    } catch {
      guard case .undecodable(let reason) = error, format.mayMoveAside(reason) else { throw error }
      if let aside = try moveAsideNow() { yield(.movedAside(to: aside)) }
    }
  }
}
