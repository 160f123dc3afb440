extension FileDocument {
  /// Makes the changes again of sessions that were cut off before they were saved.
  ///
  /// - Parameter content: What the file holds; nil when there is none.
  func recover(_ content: [UInt8]?) {
    guard let folder else { return }
    let abandoned = AbandonedJournals(in: folder, mark: content.map(ContentMark.init))
    guard !abandoned.isEmpty else { return }
    let notes = update { value, state -> [Note]? in
      var notes: [Note] = []
      let before = value
      for session in abandoned.sessions {
        let replayed = format.replay(session.records, value)
        value = replayed.value
        notes += replayed.notes
      }
      state.abandoned.add(abandoned)
      guard value != before else { return nil }
      state.revision += 1
      return notes
    }
    do throws(DocumentError) {
      // NB: the journals are deleted by the save, when all of it is in the file.
      try saveNow(isWanted: false)
    } catch {
      yield(.saveFailed(error))
    }
    if let notes = notes ?? nil { yield(.recovered(notes)) }
  }

  /// Deletes what a save left behind that was cut off; what is in use is locked.
  func tidyUp(beside target: String) {
    let place = FilePath(target)
    removeAbandoned(in: place.folder, where: place.isTemporary, before: keepIfWhole)
    guard let folder else { return }
    removeAbandoned(
      in: folder.path,
      where: { $0.hasSuffix(FilePath.temporarySuffix) },
      before: { _ in }
    )
  }

  private func removeAbandoned(
    in folder: String,
    where isTemporary: (String) -> Bool,
    before: (FileSystem.Descriptor) -> Void
  ) {
    let fileSystem = options.fileSystem
    guard let names = try? fileSystem.names(folder) else { return }
    for name in names where isTemporary(name) {
      let path = folder + "/" + name
      guard let file = try? fileSystem.open(path, .reading) else { continue }
      if (try? fileSystem.lock(file)) == true {
        before(file)
        try? fileSystem.unlink(path)
      }
      try? fileSystem.close(file)
    }
  }

  /// A save that was cut off may have taken away what another program wrote at the same instant.
  private func keepIfWhole(_ file: FileSystem.Descriptor) {
    guard let folder, let bytes = try? options.fileSystem.readToEnd(file, size: 4096),
      let noted = try? format.decode(bytes), noted.value != format.empty
    else { return }
    try? DocumentBackups(folder: folder).add(bytes, now: options.date())
  }
}

extension FilePath {
  /// Whether a file beside this one was made to take its name.
  func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && name.hasSuffix(Self.temporarySuffix)
  }
}

extension FileDocument {
  /// Lets go of everything, as the end of the program does: for tests of what is left then.
  package func abandon() {
    state.withLock { state in
      state.journal.seal()
      for generation in state.journal.takeSealed() + state.abandoned.takeGenerations() {
        generation.close()
      }
    }
  }
}
