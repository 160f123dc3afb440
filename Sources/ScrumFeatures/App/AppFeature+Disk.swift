import Navigation

extension AppFeature {
  /// How the scrums stand with their file.
  public struct Disk: Equatable, Sendable {
    /// Whether a file is there that cannot be read.
    public var isUnreadable = false
    /// Why the last reading or writing failed; nil once one has succeeded.
    public var failure: StorageError?

    public init() {}
  }

  func reduceDisk(_ state: inout State, _ action: DiskAction) -> Effect<Action> {
    switch action {
    case .loaded(let notes):
      state.disk = Disk()
      return tell(notes)

    case .loadFailed(let error):
      state.disk.isUnreadable = true
      state.disk.failure = error
      state.alert = .loadFailure(error)
      return .none

    case .sampleRead(let scrums):
      state.disk = Disk()
      replaceScrums(with: scrums, &state)
      return .none

    case .saved:
      // NB: with nothing to write, a file that cannot be read is left as it is.
      if !state.disk.isUnreadable { state.disk.failure = nil }
      return .none

    case .saveFailed(let error):
      state.disk.failure = error
      state.alert = .saveFailure(error)
      return .none

    case .happened(let event):
      return happened(event, &state)
    }
  }

  private func happened(_ event: StorageEvent, _ state: inout State) -> Effect<Action> {
    switch event {
    case .changedElsewhere(let notes):
      // NB: a file that was mended is not to be put aside any more.
      if let failure = state.disk.failure, state.alert == .loadFailure(failure) {
        state.alert = nil
      }
      state.disk = Disk()
      return tell(notes, after: .changedElsewhere)

    case .recovered(let notes):
      return tell(notes, after: .recovered)

    case .unreadable(let error):
      state.disk.isUnreadable = true
      state.disk.failure = error
      return tell([], after: .unreadable(error))

    case .removed(let file):
      return tell([], after: .fileRemoved(file))

    case .movedAside(let path):
      state.disk = Disk()
      return tell([], after: .movedAside(to: path))

    case .saved:
      return .send(.disk(.saved))

    case .saveFailed(let error):
      return .send(.disk(.saveFailed(error)))
    }
  }

  private func tell(_ notes: [StorageNote], after first: Notice? = nil) -> Effect<Action> {
    let all = (first.map { [$0] } ?? []) + notes.map(Notice.init)
    guard !all.isEmpty else { return .none }
    return .run { _ in
      for notice in all { await notices.tell(notice) }
    }
  }

  // MARK: - Effects

  /// Tells what happens to the file, for as long as the app runs.
  func followStorage() -> Effect<Action> {
    .run { send in
      for await _ in storage.signals() { await deliver(send) }
    }
  }

  func load() -> Effect<Action> {
    .run { send in
      let notes = try await storage.load()
      await send(.disk(.loaded(notes)))
      await deliver(send)
    } catch: { error, send in
      await fail(error, send) { .loadFailed($0) }
    }
  }

  func save() -> Effect<Action> { saving(by: storage.save) }

  /// Sees to it that the last change is safe before it is answered.
  func settle() -> Effect<Action> {
    storage.isUnsettled() ? saving(by: storage.settle) : .none
  }

  private func saving(
    by save: @escaping @Sendable () async throws(StorageError) -> Void
  ) -> Effect<Action> {
    .run { send in
      try await save()
      await deliver(send)
      await send(.disk(.saved))
    } catch: { error, send in
      await fail(error, send) { .saveFailed($0) }
    }
  }

  /// Moves the unreadable file out of the way, then reads the sample.
  func loadSample() -> Effect<Action> {
    .run { send in
      let scrums = try await sampleScrums.load()
      if let path = try await storage.moveAside() {
        await notices.tell(.movedAside(to: path))
      }
      await send(.disk(.sampleRead(scrums)))
    } catch: { error, send in
      await fail(error, send) { .saveFailed($0) }
    }
  }

  /// Keeps the file as it is, then takes an older one.
  func restore(_ file: ScrumFile) -> Effect<Action> {
    .run { send in
      await storage.backUp()
      await send(.restored(file))
    }
  }

  private func deliver(_ send: Send<Action>) async {
    for event in storage.takeEvents() { await send(.disk(.happened(event))) }
  }

  private func fail(
    _ error: any Error,
    _ send: Send<Action>,
    _ action: (StorageError) -> DiskAction
  ) async {
    await deliver(send)
    guard let error = error as? StorageError else { return }
    await send(.disk(action(error)))
  }
}
