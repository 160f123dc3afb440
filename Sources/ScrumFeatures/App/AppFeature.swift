import Navigation

/// The whole app: the list at its root, the screens pushed over it, and the scrums' way from and to
/// the disk.
///
/// ```
/// AppFeature ─┬─ Scope    ScrumsFeature ── ifLet ── NewScrumFeature ── Scope ── DetailEditFeature
///             └─ forEach ┬ Path.detail ─── ifLet ── DetailEditFeature
///                        └ Path.meeting
/// ```
///
/// All of them see the same scrums through shared references.
@Reducer
public struct AppFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// What is in the file, for all that see it.
    @Shared public var file: ScrumFile
    public var scrumList: ScrumsFeature.State
    public var path = StackState<Path.State>()
    @Presents public var alert: AlertState<Action.Alert>?
    /// How the scrums stand with their file.
    public var disk = Disk()
    /// Where people wanted to go when they were asked about the running meeting.
    var departure: Departure?
    /// Whether the app was asked to end and nothing speaks against it.
    public var hasQuit = false

    public init(file: Shared<ScrumFile> = Shared(value: ScrumFile())) {
      _file = file
      scrumList = ScrumsFeature.State(scrums: file.scrums)
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case disk(DiskAction)
    case importRead([DailyScrum])
    case meetingChosen(DailyScrum.ID, absent: Set<DailyScrum.Attendee.ID>)
    /// A meeting that was cut off is of no use.
    case meetingDiscarded(CutOffMeeting)
    case meetingRecovered(CutOffMeeting)
    case path(StackActionOf<Path>)
    case quitButtonTapped
    case reloadButtonTapped
    case replacementRead([DailyScrum], name: String)
    case restorationRead(ScrumFile, date: String)
    case restored(ScrumFile)
    case routeChosen(Route)
    case saveButtonTapped
    case scrumList(ScrumsFeature.Action)
    case task

    @CasePathable
    public enum Alert: Hashable, Sendable {
      case discardDraft(then: Departure)
      case discardMeeting(CutOffMeeting)
      case loadSample
      case replaceScrums([DailyScrum])
      case restore(ScrumFile)
    }
  }

  /// What came of reading and writing the file.
  @CasePathable
  public enum DiskAction: Sendable {
    case loaded([StorageNote])
    case loadFailed(StorageError)
    case sampleRead([DailyScrum])
    case saved
    case saveFailed(StorageError)
    case happened(StorageEvent)
  }

  @Dependency(\.meetingJournal) var journal
  @Dependency(\.notices) var notices
  @Dependency(\.sampleScrums) var sampleScrums
  @Dependency(\.scrumStorage) var storage

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.scrumList, action: \.scrumList) {
      ScrumsFeature()
    }
    Reduce { state, action in
      switch action {
      case .alert(.presented(let answer)):
        return answered(answer, &state)

      case .path(.element(_, .detail(.delegate(.deletionConfirmed(let id))))):
        state.go(to: .scrums)
        _ = state.scrumList.$scrums.withLock { $0.remove(id: id) }
        return .none

      case .path(.element(let id, .detail(.delegate(.draftContradicted(let other, let facts))))):
        if let other { keep(other, besideScreen: id, &state) }
        return .run { _ in
          for conflict in facts { await notices.tell(.conflict(conflict)) }
        }

      case .path(.element(let id, .detail(.delegate(.meetingStarted(let absent))))):
        guard case .detail(let detail)? = state.path[id: id] else { return .none }
        return leave(.meeting(detail.scrum.id, absent: absent), &state)

      case .path(.element(let id, .meeting(.delegate(let action)))):
        return reduceMeeting(&state, id, action)

      case .path(.element(_, .meeting(.destination(.dismiss)))):
        state.departure = nil
        return .none

      case .scrumList(.delegate(.openScrum(let id))):
        state.go(to: .detail(id))
        return .none

      case .routeChosen(let route):
        return leave(.route(route), &state)

      case .meetingChosen(let scrum, let absent):
        return leave(.meeting(scrum, absent: absent), &state)

      case .meetingDiscarded(let meeting):
        state.alert = .discarding(meeting)
        return .none

      case .meetingRecovered(let meeting):
        return leave(.recovery(meeting), &state)

      case .quitButtonTapped:
        return leave(.quit, &state)

      case .importRead(let scrums):
        state.scrumList.$scrums.withLock { $0.append(contentsOf: scrums) }
        return .none

      case .replacementRead(let scrums, let name):
        guard !state.scrumList.scrums.isEmpty else {
          replaceScrums(with: scrums, &state)
          return .none
        }
        state.alert = .replacement(of: state.scrumList.scrums.count, by: name, scrums)
        return .none

      case .restorationRead(let file, let date):
        state.alert = .restoration(of: file, from: date)
        return .none

      case .restored(let file):
        state.$file.withLock { $0 = file }
        return .none

      case .task:
        return followStorage()

      case .reloadButtonTapped:
        return load()

      case .saveButtonTapped:
        return save()

      case .disk(let action):
        return reduceDisk(&state, action)

      case .alert, .path, .scrumList:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$alert, action: \.alert)
    Reduce { state, action in
      .merge(closeVanished(&state), settle(), keepMeeting(state, after: action))
    }
  }

  private func answered(_ answer: Action.Alert, _ state: inout State) -> Effect<Action> {
    switch answer {
    case .discardDraft(then: let departure):
      return depart(departure, &state)

    case .discardMeeting(let meeting):
      return .run { _ in await journal.forget(meeting) }

    case .loadSample:
      return loadSample()

    case .replaceScrums(let scrums):
      replaceScrums(with: scrums, &state)
      return .none

    case .restore(let file):
      return restore(file)
    }
  }

  /// Puts a scrum behind the one of a screen, unless it is there already.
  private func keep(
    _ other: DailyScrum,
    besideScreen id: StackElementID,
    _ state: inout State
  ) {
    guard case .detail(let detail)? = state.path[id: id] else { return }
    let first = detail.scrum.id
    state.scrumList.$scrums.withLock { scrums in
      guard scrums[id: other.id] == nil else { return }
      scrums.insert(other, at: scrums.index(id: first).map { $0 + 1 } ?? scrums.count)
    }
  }

  func replaceScrums(with scrums: [DailyScrum], _ state: inout State) {
    state.scrumList.$scrums.withLock {
      $0 = IdentifiedArray(scrums, uniquingIDsWith: { first, _ in first })
    }
  }

  /// Closes the screens of a scrum that is no longer there, and says so. A meeting that was being
  /// held can be recovered when the scrum is back.
  private func closeVanished(_ state: inout State) -> Effect<Action> {
    for (id, screen) in zip(state.path.ids, state.path) {
      guard case .detail(let detail) = screen, !state.exists(screen.place) else { continue }
      let meeting = state.runningMeeting
      state.path.pop(from: id)
      return .run { _ in
        await notices.tell(.scrumVanished(title: detail.scrum.title, hasMeeting: meeting != nil))
        if meeting != nil { await journal.leave() }
      }
    }
    return .none
  }
}
