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
    try await refuseIfFailed()
  }

  /// Writes once more what could not be written before; the reason if it cannot be even now.
  func saveAtEnd() async -> CommandError? {
    guard !store.disk.isSaved else { return nil }
    do throws(CommandError) {
      try await save()
      return nil
    } catch {
      return error
    }
  }

  private func refuseIfFailed() async throws(CommandError) {
    guard !store.disk.isSaved, let failure = store.disk.failure else { return }
    if store.alert != nil { await send(.alert(.dismiss)) }
    throw CommandError(failure)
  }

  /// Adds the scrums of a file that are not here yet.
  func importFile(_ path: String, isDryRun: Bool) async throws(CommandError) {
    let result = try reader.file(path)
    let merge = ScrumImport.merge(result.scrums, into: scrums)
    tellNotes(result.notes + merge.notes)
    let count = merge.added.count
    let verb = isDryRun ? "would be added" : "added"
    tell("\(result.format.name): \(count) \(count == 1 ? "scrum" : "scrums") \(verb).")
    guard !isDryRun, !merge.added.isEmpty else { return }
    await send(.importRead(merge.added))
  }

  private func tellNotes(_ notes: [ImportNote]) {
    for note in notes {
      tell(note.words)
    }
  }
}
