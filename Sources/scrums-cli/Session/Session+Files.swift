import Navigation
import ScrumFeatures

extension Session {
  /// Lets a fixture take the place of the scrums.
  func loadFixture(_ name: String) async throws(CommandError) {
    let result = try reader.fixture(name)
    tellNotes(result.notes)
    await send(.replacementRead(result.scrums, name: name))
  }

  /// Writes the scrums now.
  func save() async throws(CommandError) {
    await send(.saveButtonTapped)
    guard !storage.isSaved(), let failure = store.disk.failure else { return }
    if store.alert != nil { await send(.alert(.dismiss)) }
    throw CommandError(failure)
  }

  /// Writes what is not in the file yet; the reason if it cannot be.
  func saveAtEnd() async -> CommandError? {
    guard !storage.isSaved() else { return nil }
    do throws(CommandError) {
      try await save()
      return nil
    } catch {
      return error
    }
  }

  /// Asks whether an older file is to be brought back: the newest backup is number 1.
  func restore(_ number: Int) async throws(CommandError) {
    let backups = try await orRefuse(storage.backups)
    guard backups.indices.contains(number - 1) else {
      let nearest = backups.isEmpty ? nil : "restore \(backups.count)"
      throw .notFound(.backup, "\(number)", nearest: nearest)
    }
    let backup = backups[number - 1]
    let file = try await orRefuse { () throws(StorageError) in
      try await storage.contents(backup)
    }
    await send(
      .restorationRead(file, date: "\(days.day(of: backup.date)) \(days.time(of: backup.date))")
    )
  }

  private func orRefuse<Output>(
    _ body: () async throws(StorageError) -> Output
  ) async throws(CommandError) -> Output {
    do throws(StorageError) {
      return try await body()
    } catch {
      throw CommandError(error)
    }
  }

  /// Adds the scrums of a file that are not here yet.
  func importFile(_ path: String, isDryRun: Bool) async throws(CommandError) {
    let report = ImportReport(try reader.file(path), into: scrums)
    for line in report.lines(isDryRun ? .dryRun : .done) { tell(line) }
    guard !isDryRun, !report.added.isEmpty else { return }
    await send(.importRead(report.added))
  }

  private func tellNotes(_ notes: [ImportNote]) {
    for note in notes {
      tell(note.words)
    }
  }
}
