import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileDocument {
  /// What was found at the path.
  struct Reading {
    var noted: DocumentFormat<Value, Note>.Noted
    var bytes: [UInt8]
    var stamp: FileStamp
  }

  /// Reads the file.
  ///
  /// - Returns: What there is to say of it.
  @discardableResult
  func readNow() throws(DocumentError) -> [Note] {
    if let target = try? target() { tidyUp(beside: target) }
    scheduleCheck()
    let reading = try readWhenWhole()
    let notes = takeOver(reading).notes
    recover(reading?.bytes)
    if !isSaved { scheduleSave() }
    return notes
  }

  /// Nil when there is no file.
  func read() throws(DocumentError) -> Reading? {
    let contents: (bytes: [UInt8], stamp: FileStamp)?
    do throws(FileSystem.ReadFailure) {
      contents = try options.fileSystem.contents(of: path, limit: options.sizeLimit)
    } catch {
      switch error {
      case .system(let failure): throw .cannotRead(failure)
      case .notAFile(let isFolder): throw .notAFile(isFolder: isFolder)
      case .tooLarge(let bytes): throw .tooLarge(bytes: bytes, limit: options.sizeLimit)
      }
    }
    guard let contents else { return nil }
    return Reading(
      noted: try decode(contents.bytes),
      bytes: contents.bytes,
      stamp: contents.stamp
    )
  }

  func decode(_ bytes: [UInt8]) throws(DocumentError) -> DocumentFormat<Value, Note>.Noted {
    do {
      return try format.decode(bytes)
    } catch {
      throw .undecodable(error)
    }
  }

  /// Merges what was read with what the program has.
  ///
  /// - Returns: Whether it was news, and what there is to say of it.
  @discardableResult
  func takeOver(_ reading: Reading?) -> (isNews: Bool, notes: [Note]) {
    let result = update { value, state -> (isNews: Bool, notes: [Note]) in
      state.trouble = nil
      guard let reading else {
        // NB: the base stays: a file that is unlinked and made again, as git does, is no news.
        state.stamp = .missing
        state.doubtful = nil
        return (false, [])
      }
      let theirs = reading.noted.value
      let isNews = theirs != state.base || state.stamp == nil
      state.doubtful = isDoubtful(reading.stamp) ? reading.bytes : nil
      state.stamp = reading.stamp
      guard isNews else { return (false, []) }
      let merged = format.merge(state.base, value, theirs)
      state.base = theirs
      value = merged.value
      if value != theirs { state.revision += 1 }
      return (true, reading.noted.notes + merged.notes)
    }
    return result ?? (false, [])
  }

  /// Whether the file may have been written to again after it was read without a trace in its
  /// stamp: times are kept in steps of some milliseconds, on some file systems of two seconds.
  private func isDoubtful(_ stamp: FileStamp) -> Bool {
    guard case .file(_, _, _, let seconds, let nanoseconds) = stamp else { return false }
    let written = Double(seconds) + Double(nanoseconds) / 1e9
    let age = options.date().timeIntervalSince1970 - written
    return age < (nanoseconds == 0 ? 2 : 0.05)
  }

  /// Leaves the file alone until it is another than it was when it could not be read.
  private func distrust(_ stamp: FileStamp, _ error: DocumentError) {
    state.withLock { state in
      state.trouble = error
      state.stamp = stamp
      state.doubtful = nil
    }
  }

  // MARK: - Looking for others' changes

  func scheduleCheck() {
    guard let milliseconds = options.millisecondsBetweenChecks else { return }
    let isFirst = state.withLock { state in
      defer { state.isCheckScheduled = true }
      return !state.isCheckScheduled
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self else { return }
      state.withLock { $0.isCheckScheduled = false }
      checkNow()
      scheduleCheck()
    }
  }

  /// Takes over what others wrote since the last look, and tells it.
  func checkNow() {
    let (known, doubtful, trouble) = state.withLock { ($0.stamp, $0.doubtful, $0.trouble) }
    let stamp = options.fileSystem.stamp(of: path)
    guard stamp != known || doubtful != nil else { return }
    do throws(DocumentError) {
      let reading = try readWhenWhole()
      if stamp == known, let reading, reading.bytes == doubtful {
        state.withLock { $0.doubtful = nil }
        return
      }
      if reading == nil, trouble == nil, known != .missing, known != nil { yield(.removed) }
      let (isNews, notes) = takeOver(reading)
      if isNews || trouble != nil { yield(.changedOutside(notes)) }
      if !isSaved { scheduleSave() }
    } catch {
      yield(.unreadable(error))
    }
  }

  /// Reads the file; what cannot be decoded may be half written, so it is given 0.3 s to become
  /// whole, and 0.3 s more as long as it changes, but 3 s at most. Then it is not believed.
  func readWhenWhole() throws(DocumentError) -> Reading? {
    // NB: taken before each reading, so that what is written during it is looked at again.
    var stamp = options.fileSystem.stamp(of: path)
    var quiet = 0
    var pauses = 0
    while true {
      do throws(DocumentError) {
        return try read()
      } catch {
        guard case .undecodable = error, quiet < 10, pauses < 100 else {
          distrust(stamp, error)
          throw error
        }
      }
      options.fileSystem.pause(30)
      pauses += 1
      let next = options.fileSystem.stamp(of: path)
      quiet = next == stamp ? quiet + 1 : 0
      stamp = next
    }
  }
}
