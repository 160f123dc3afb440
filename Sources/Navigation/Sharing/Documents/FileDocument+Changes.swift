import Dispatch

extension FileDocument {
  /// Takes a change of the program's. Called with the value's lock held.
  func changed(to value: Value, continuation: SaveContinuation?) {
    let isChange = state.withLock { state -> Bool in
      let record = Result { try format.record(state.current, value) }
      if case .success(nil) = record { return false }
      state.current = value
      state.revision += 1
      let isKept = (try? record.get()).map { state.journal.append($0) } ?? false
      if !isKept { state.hasUnkept = true }
      let isSafe =
        isKept && !state.hasFailed && state.trouble == nil
        && (state.isSaveScheduled || isSavable())
      // NB: a change that is safe does not make the one before it so.
      if !isSafe { state.isUnsettled = true }
      if let continuation {
        state.waiting.append(
          State.Waiting(revision: state.revision, continuation: continuation)
        )
      }
      return true
    }
    guard isChange else {
      continuation?.resume()
      return
    }
    scheduleSave()
  }

  /// Changes the value because of what others did: no change of the program's, but one for all that
  /// look at it. Anything that it finds of theirs is merged in `change`, with both locks held.
  func update<Result>(_ change: (inout Value, inout State) -> Result) -> Result? {
    var result: Result?
    func apply(_ value: inout Value) {
      state.withLock { state in
        result = change(&value, &state)
        state.current = value
      }
    }
    let subscriber = state.withLock { $0.subscriber }
    if let subscriber, subscriber.update(apply) { return result }
    var value = self.value
    apply(&value)
    return result
  }

  /// Whether a save can be expected to succeed, as far as that is seen at once.
  private func isSavable() -> Bool {
    let files = AtomicFile(fileSystem: options.fileSystem)
    do throws(SystemFailure) {
      let target = try target()
      if let status = try files.status(of: target) {
        guard status.kind == .regular else { return false }
        try options.fileSystem.checkWritable(target)
        return true
      }
      guard target == path else { return false }
      var folder = FilePath(target).folder
      while try files.status(of: folder) == nil {
        let above = FilePath(folder).folder
        guard above != folder else { return false }
        folder = above
      }
      try options.fileSystem.checkWritable(folder)
      return true
    } catch {
      return false
    }
  }

  /// Lets the change be saved with those that follow it shortly.
  func scheduleSave() {
    guard let milliseconds = options.millisecondsToSave else { return }
    let isFirst = state.withLock { state in
      defer { state.isSaveScheduled = true }
      return !state.isSaveScheduled
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      // NB: the document lives until its changes are saved, whoever has let go of it.
      self.saveAsScheduled()
    }
  }

  private func saveAsScheduled() {
    guard state.withLock({ $0.isSaveScheduled }) else { return }
    do throws(DocumentError) {
      try saveNow(isWanted: false)
      yield(.saved)
    } catch {
      yield(.saveFailed(error))
    }
  }
}
