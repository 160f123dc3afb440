import Navigation

extension AppFeature {
  /// What is known about the file, and about what was last written to it.
  public struct Disk: Equatable, Sendable {
    /// What the file said beside the scrums.
    var file = ScrumFile()
    /// The scrums as they were when the reading began that is under way.
    var beforeLoading: IdentifiedArrayOf<DailyScrum>?
    /// The scrums that were last read from the file or handed over to be written.
    var handedOver: IdentifiedArrayOf<DailyScrum>?
    /// How many times scrums were handed over.
    var revision = 0
    /// The revision that is being written.
    var writing: Int?
    /// Whether the newest scrums are in the file.
    public var isSaved = true
    /// Whether a file is there that could not be read, so that it must be moved aside first.
    public var isUnreadable = false
    /// Why the last reading or writing failed; nil once one has succeeded.
    public var failure: StorageError?

    public init() {}
  }

  func reduceDisk(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .task, .reloadButtonTapped:
      state.disk.beforeLoading = state.scrumList.scrums
      return load()

    case .loaded(let file):
      return take(file, &state)

    case .loadFailed(let error):
      state.disk.isUnreadable = true
      state.disk.failure = error
      state.disk.handedOver = state.disk.beforeLoading ?? state.scrumList.scrums
      state.disk.beforeLoading = nil
      state.alert = .loadFailure(error)
      return .none

    case .sampleRead(let scrums):
      state.disk.isUnreadable = false
      state.disk.failure = nil
      replaceScrums(with: scrums, &state)
      return .none

    case .notMovedAside(let error):
      state.disk.failure = error
      state.alert = .saveFailure(error)
      return .none

    case .saveButtonTapped:
      state.disk.handedOver = nil
      return .none

    case .saved(let revision):
      state.disk.writing = nil
      state.disk.isUnreadable = false
      state.disk.failure = nil
      state.disk.isSaved = revision == state.disk.revision
      return state.disk.isSaved ? .none : save(&state)

    case .saveFailed(let error):
      let hasNewer = state.disk.writing != state.disk.revision
      state.disk.writing = nil
      state.disk.failure = error
      state.alert = .saveFailure(error)
      return hasNewer ? save(&state) : .none

    case .alert, .importRead, .path, .quitButtonTapped, .replacementRead, .routeChosen,
      .scrumList:
      return .none
    }
  }

  private func load() -> Effect<Action> {
    .run { send in
      await send(.loaded(try await storage.load()))
    } catch: { error, send in
      guard let error = error as? StorageError else { return }
      await send(.loadFailed(error))
    }
  }

  private func take(_ file: ScrumFile, _ state: inout State) -> Effect<Action> {
    let read = file.scrums
    let scrums = state.disk.withChangesMeanwhile(of: state.scrumList.scrums, in: read)
    state.disk.file = file
    state.disk.file.scrums = []
    state.disk.beforeLoading = nil
    state.disk.handedOver = read
    state.disk.isSaved = true
    state.disk.isUnreadable = false
    state.disk.failure = nil
    state.scrumList.$scrums.withLock { $0 = scrums }
    guard !file.repairs.isEmpty else { return .none }
    return .run { _ in
      for repair in file.repairs { await notices.tell(.repaired(repair)) }
    }
  }

  /// Moves the unreadable file out of the way, then reads the sample.
  func loadSample() -> Effect<Action> {
    .run { send in
      let scrums = try await sampleScrums.load()
      try await moveAside()
      await send(.sampleRead(scrums))
    } catch: { error, send in
      guard let error = error as? StorageError else { return }
      await send(.notMovedAside(error))
    }
  }

  /// Gives the unreadable file another name, and tells it. A file that has gone meanwhile is in
  /// nobody's way.
  private func moveAside() async throws {
    do {
      await notices.tell(.movedAside(to: try await storage.moveAside()))
    } catch StorageError.cannotMoveAside(_, let failure)
      where failure.code == SystemFailure.missing
    {}
  }

  /// Hands the scrums over to be written, when they differ from what was handed over last.
  ///
  /// While the file is being read nothing is written: it may hold what is not known yet.
  func saveIfChanged(_ state: inout State) -> Effect<Action> {
    let scrums = state.scrumList.scrums
    guard state.disk.beforeLoading == nil, scrums != state.disk.handedOver else { return .none }
    guard state.disk.handedOver != nil || !scrums.isEmpty || state.disk.revision > 0 else {
      state.disk.handedOver = scrums
      return .none
    }
    state.disk.handedOver = scrums
    state.disk.revision += 1
    state.disk.isSaved = false
    return state.disk.writing == nil ? save(&state) : .none
  }

  /// Writes the scrums. One writing at a time: two could overtake each other, and what is handed
  /// over meanwhile follows when this one has ended.
  private func save(_ state: inout State) -> Effect<Action> {
    let revision = state.disk.revision
    state.disk.writing = revision
    var file = state.disk.file
    file.scrums = state.scrumList.scrums
    return .run { [file, isUnreadable = state.disk.isUnreadable] send in
      if isUnreadable { try await moveAside() }
      try await storage.save(file)
      await send(.saved(revision: revision))
    } catch: { error, send in
      guard let error = error as? StorageError else { return }
      await send(.saveFailed(error))
    }
  }
}

extension AppFeature.Disk {
  /// What was read, with what has been added, changed and deleted since the reading began.
  fileprivate func withChangesMeanwhile(
    of current: IdentifiedArrayOf<DailyScrum>,
    in read: IdentifiedArrayOf<DailyScrum>
  ) -> IdentifiedArrayOf<DailyScrum> {
    guard let beforeLoading, beforeLoading != current else { return read }
    var scrums = read
    for scrum in current where beforeLoading[id: scrum.id] != scrum {
      scrums.updateOrAppend(scrum)
    }
    for id in beforeLoading.ids where current[id: id] == nil {
      scrums.remove(id: id)
    }
    return scrums
  }
}
