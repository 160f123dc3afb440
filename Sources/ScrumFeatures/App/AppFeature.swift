import Navigation

/// The whole app: the list at its root, the screens pushed over it, and the scrums' way from and to
/// the disk.
///
/// ```
/// AppFeature ─┬─ Scope    ScrumsFeature ── ifLet ── NewScrumFeature ── Scope ── DetailEditFeature
///             └─ forEach ─┬─ Path.detail ─── ifLet ── DetailEditFeature
///                         ├─ Path.meeting
///                         ├─ Path.followUps ─ forEach ── FollowUpFeature
///                         ├─ Path.history
///                         └─ Path.pastMeeting
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
    /// Why the last export could not be written, until people have been told.
    public internal(set) var exportFailure: StorageError?
    /// Whether the app was asked to end and nothing speaks against it.
    public var hasQuit = false

    public init(file: Shared<ScrumFile> = Shared(value: ScrumFile())) {
      _file = file
      scrumList = ScrumsFeature.State(scrums: file.scrums)
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    /// Somebody waits until what was done is safe.
    case answerAwaited
    case disk(DiskAction)
    case exportChosen(ExportFile)
    case exportFailed(StorageError)
    /// People have been told of it.
    case exportFailureShown
    /// Something is to be done after the stand-up of the scrum whose screens these are.
    case followUpEntered(String, owner: String?)
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
      case replaceFile(ExportFile)
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

  @Dependency(\.date) var date
  @Dependency(\.exportFiles) var exportFiles
  @Dependency(\.localDays) var days
  @Dependency(\.meetingJournal) var journal
  @Dependency(\.notices) var notices
  @Dependency(\.sampleScrums) var sampleScrums
  @Dependency(\.scrumStorage) var storage
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.scrumList, action: \.scrumList) {
      ScrumsFeature()
    }
    Reduce { state, action in
      switch action {
      case .alert(.presented(let answer)):
        return answered(answer, &state)

      case .path(.element(let id, let action)):
        return reduceScreen(&state, id, action)

      case .exportChosen(let file):
        return export(file, &state)

      case .exportFailed(let error):
        state.exportFailure = error
        return .none

      case .exportFailureShown:
        state.exportFailure = nil
        return .none

      case .followUpEntered(let text, let owner):
        addFollowUp(text, owner, &state)
        return .none

      case .scrumList(.delegate(.openScrum(let id))):
        state.go(to: .detail(id))
        return .none

      case .routeChosen(let route):
        return leave(.route(route), &state)

      case .meetingChosen(let scrum, let absent):
        return leave(.meeting(scrum, absent: absent), &state)

      case .meetingDiscarded(let meeting):
        state.alert = .discarding(meeting, days)
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

      case .alert, .answerAwaited, .path, .scrumList:
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

    case .replaceFile(let file):
      return write(file)

    case .replaceScrums(let scrums):
      replaceScrums(with: scrums, &state)
      return .none

    case .restore(let file):
      return restore(file)
    }
  }

  /// Adds what is to be done to the scrum whose screens these are; blank is nothing to do.
  private func addFollowUp(_ text: String, _ owner: String?, _ state: inout State) {
    guard let id = state.route.scrumID, let scrum = state.scrumList.$scrums[id: id],
      let followUp = try? FollowUp(text, owner: owner, id: uuid(), added: date.now)
    else { return }
    scrum.withLock { $0.followUps.insert(followUp, at: 0) }
  }

  func replaceScrums(with scrums: [DailyScrum], _ state: inout State) {
    state.scrumList.$scrums.withLock {
      $0 = IdentifiedArray(scrums, uniquingIDsWith: { first, _ in first })
    }
  }

  /// Closes the screens of what is no longer there, and says so. A meeting that was being held can
  /// be recovered when its scrum is back.
  private func closeVanished(_ state: inout State) -> Effect<Action> {
    guard
      let (id, screen) = zip(state.path.ids, state.path).first(where: { !state.exists($1.place) })
    else { return .none }
    let meeting = state.runningMeeting
    state.path.pop(from: id)
    return .run { _ in
      switch screen {
      case .detail(let detail):
        await notices.tell(.scrumVanished(title: detail.scrum.title, hasMeeting: meeting != nil))
        if meeting != nil { await journal.leave() }
      case .pastMeeting(let past):
        await notices.tell(.meetingVanished(title: past.scrum.title))
      case .followUps, .history, .meeting:
        // Below each of them is the detail of the same scrum, which goes first.
        break
      }
    }
  }
}
