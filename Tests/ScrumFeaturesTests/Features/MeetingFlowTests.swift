import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// From a scrum to its meeting, and from there into its history.
@MainActor
@Suite
struct MeetingFlowTests {
  private let clock = TestClock()
  private let notices = Notices()
  private let journal = JournalStub()
  private let storage = StorageStub()
  private let store: TestStoreOf<AppFeature>

  private static let began = Date(timeIntervalSince1970: 1_893_456_000)
  private let endAlert = AlertState.endMeeting(title: "Design")

  init() {
    let (clock, notices, journal, storage) = (clock, notices, journal, storage)
    store = TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Self.began)
      $0.uuid = .incrementing
      $0.notices = notices.client
      $0.meetingJournal = journal.client
      $0.scrumStorage = storage.client
    }
  }

  private var meeting: MeetingFeature.State? { store.state.runningMeeting?.state }

  /// The detail, with its meeting begun: two screens, under the ids 0 and 1.
  private func start(absent: Set<DailyScrum.Attendee.ID> = []) async {
    await store.send(.scrumList(.scrumTapped(id: UUID(1))))
    await store.receive(\.scrumList.delegate.openScrum, UUID(1)) {
      $0.path[id: 0] = .detail(DetailFeature.State(scrum: $0.scrumList.$scrums[id: UUID(1)]!))
    }
    await store.send(\.path[id: 0].detail.startMeetingButtonTapped, absent)
    await store.receive(\.path[id: 0].detail.delegate.meetingStarted, absent) {
      $0.path[id: 1] = .meeting(
        MeetingFeature.State(scrum: $0.scrumList.$scrums[id: UUID(1)]!, absent: absent)
      )
    }
    await store.send(\.path[id: 1].meeting.task) { [clock] in
      $0.modifyMeeting { meeting in
        meeting.record = MeetingFeature.RecordHead(id: UUID(0), date: Self.began)
        meeting.stopwatch = .started(on: clock)
      }
    }
    await store.receive(\.path[id: 1].meeting.delegate.happened)
  }

  /// The meeting without the check of every step.
  private func startLoosely() async {
    store.exhaustivity = .off
    await start()
  }

  @Test
  func aMeetingGoesFromItsScrumIntoTheHistory() async {
    await start(absent: [DailyScrum.ole])
    #expect(store.state.route == .meeting(UUID(1)))
    #expect(notices.all == [.meeting(.turnBegan(name: "Ida", share: .seconds(600)))])
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].meeting.clockRead, .seconds(1)) {
      $0.modifyMeeting { $0.round.advance(to: .seconds(1)) }
    }
    await store.send(\.path[id: 1].meeting.endButtonTapped) { [endAlert] in
      $0.modifyMeeting { $0.destination = .end(endAlert) }
    }
    await store.send(\.path[id: 1].meeting.destination.end.saveConfirmed) {
      $0.modifyMeeting {
        $0.destination = nil
        $0.isOver = true
      }
    }
    let record = Meeting(
      id: UUID(0),
      date: Self.began,
      lengthInSeconds: 1,
      attendees: [Meeting.Attendee(name: "Ida", seconds: 1)],
      absent: ["Ole"]
    )
    await store.receive(\.path[id: 1].meeting.delegate.finished, record) {
      $0.scrumList.$scrums.withLock { $0[id: UUID(1)]?.history = [record] }
      $0.path[id: 1] = nil
    }
    #expect(store.state.route == .detail(UUID(1)))
    #expect(store.state.detail?.scrum.history == [record])
    #expect(journal.calls.last == "end")
    #expect(journal.calls.dropLast().allSatisfy { $0 == "keep" })
    await store.finish()
  }

  @Test
  func aMeetingThatIsDiscardedLeavesNothing() async {
    await startLoosely()
    await store.send(\.path[id: 1].meeting.discardButtonTapped)
    await store.send(\.path[id: 1].meeting.destination.discard.discardConfirmed)
    await store.skipReceivedActions()
    #expect(store.state.route == .detail(UUID(1)))
    #expect(store.state.detail?.scrum == .design)
    #expect(journal.calls.last == "end")
  }

  @Test(
    arguments: [
      .route(.scrums), .route(.detail(UUID(1))), .route(.edit(UUID(1))), .route(.edit(UUID(2))),
      .route(.new), .meeting(UUID(2), absent: []), .quit,
    ] as [AppFeature.Departure],
    ["resume", "save", "discard"]
  )
  func leavingAsksAndGoesThereOnlyWhenItIsAnswered(
    departure: AppFeature.Departure,
    answer: String
  ) async {
    await startLoosely()
    await leave(departure)
    #expect(meeting?.destination == .end(endAlert))
    #expect(store.state.route == .meeting(UUID(1)) && !store.state.hasQuit)
    switch answer {
    case "save": await store.send(\.path[id: 1].meeting.destination.end.saveConfirmed)
    case "discard": await store.send(\.path[id: 1].meeting.destination.end.discardConfirmed)
    default: await store.send(\.path[id: 1].meeting.destination.dismiss)
    }
    await store.skipReceivedActions(strict: false)
    let hasLeft = answer != "resume"
    #expect(store.state.departure == nil)
    #expect(store.state.hasQuit == (hasLeft && departure == .quit))
    if !hasLeft {
      #expect(store.state.route == .meeting(UUID(1)))
    } else if let route = departure.route {
      #expect(store.state.route == route)
    }
    let history = store.state.scrumList.scrums[id: UUID(1)]?.history
    #expect(history?.count == (answer == "save" ? 1 : 0))
    await store.skipInFlightEffects(strict: false)
  }

  private func leave(_ departure: AppFeature.Departure) async {
    switch departure {
    case .quit: await store.send(.quitButtonTapped)
    case .route(let route): await store.send(.routeChosen(route))
    case .meeting(let id, let absent): await store.send(.meetingChosen(id, absent: absent))
    case .recovery(let meeting): await store.send(.meetingRecovered(meeting))
    }
    await store.receive(\.path[id: 1].meeting.leaveAttempted)
  }

  /// After "resume" an end is an end, and leads nowhere else.
  @Test
  func aDepartureThatWasResumedIsForgotten() async {
    await startLoosely()
    await leave(.quit)
    await store.send(\.path[id: 1].meeting.destination.dismiss)
    await store.send(\.path[id: 1].meeting.endButtonTapped)
    await store.send(\.path[id: 1].meeting.destination.end.saveConfirmed)
    await store.skipReceivedActions()
    #expect(!store.state.hasQuit)
    #expect(store.state.route == .detail(UUID(1)))
  }

  @Test
  func aChangedFormIsAskedAboutBeforeAMeetingBegins() async {
    store.exhaustivity = .off
    await store.send(.routeChosen(.edit(UUID(1))))
    await store.send(\.path[id: 0].detail.editScrum.binding.newAttendeeName, "Zoë")
    await store.send(.meetingChosen(UUID(2), absent: []))
    #expect(store.state.alert == .discardDraft(then: .meeting(UUID(2), absent: [])))
    await store.send(\.alert.discardDraft, .meeting(UUID(2), absent: []))
    #expect(store.state.route == .meeting(UUID(2)))
    #expect(store.state.scrumList.scrums[id: UUID(1)] == .design)
  }

  @Test
  func aScrumThatVanishesTakesItsMeetingAlongAndKeepsItForLater() async {
    await startLoosely()
    _ = store.state.scrumList.$scrums.withLock { $0.remove(id: UUID(1)) }
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.route == .scrums)
    #expect(notices.all.last == .scrumVanished(title: "Design", hasMeeting: true))
    #expect(journal.calls.last == "leave")
    await store.finish()
  }

  /// Until its record is safe a meeting can be recovered.
  @Test
  func theJournalEndsOnlyWhenTheRecordIsSafe() async {
    await startLoosely()
    storage.failure = .fullDisk
    await store.send(\.path[id: 1].meeting.endButtonTapped)
    await store.send(\.path[id: 1].meeting.destination.end.saveConfirmed)
    await store.skipReceivedActions()
    #expect(storage.calls == ["settle"])
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.history.count == 1)
    #expect(!journal.calls.contains("end"))
  }

  @Test
  func aMeetingThatCannotBeKeptIsToldOf() async {
    let fullDisk = SystemFailure(call: "write", code: SystemFailure.noSpace)
    journal.failure = fullDisk
    await startLoosely()
    #expect(notices.all.contains(.meetingNotKept(fullDisk)))
    await store.skipInFlightEffects()
  }

  /// A meeting of "Design" in which one note was made.
  private func cutOffMeeting() throws -> CutOffMeeting {
    var round = MeetingRound(people: DailyScrum.design.attendees, length: .seconds(600))
    round.advance(to: .seconds(90))
    try round.note("kept")
    let snapshot = MeetingSnapshot(
      meetingID: UUID(7),
      date: Self.began,
      scrumID: UUID(1),
      title: "Design",
      round: round,
      notes: []
    )
    return CutOffMeeting(snapshot: snapshot, path: "cut-off")
  }

  @Test
  func aRecoveredMeetingGoesOnAndIsSavedOnce() async throws {
    let cutOff = try cutOffMeeting()
    store.exhaustivity = .off
    await store.send(.meetingRecovered(cutOff))
    #expect(store.state.route == .meeting(UUID(1)))
    #expect(journal.calls == ["keep", "forget cut-off"])
    #expect(meeting?.round == cutOff.snapshot.round)
    let (detail, screen) = (store.state.path.ids[0], store.state.path.ids[1])
    await store.send(.path(.element(id: screen, action: .meeting(.task))))
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions()
    #expect(meeting?.round.elapsed == .seconds(100))
    // Another session saves it meanwhile.
    let record = Meeting(id: UUID(7), date: Self.began)
    store.state.scrumList.$scrums.withLock { $0[id: UUID(1)]?.history = [record] }
    await store.send(.path(.element(id: screen, action: .meeting(.endButtonTapped))))
    let save = MeetingFeature.Destination.Action.end(.saveConfirmed)
    await store.send(
      .path(.element(id: screen, action: .meeting(.destination(.presented(save)))))
    )
    await store.skipReceivedActions()
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.history == [record])
    #expect(store.state.path.ids.elementsEqual([detail]))
  }

  @Test
  func aMeetingThatWasCutOffIsDiscardedOnlyWhenThatIsConfirmed() async throws {
    let cutOff = try cutOffMeeting()
    await store.send(.meetingDiscarded(cutOff)) { $0.alert = .discarding(cutOff, .utc) }
    let moment = cutOff.snapshot.date
    let began = "\(LocalDays.utc.date(of: moment)) at \(LocalDays.utc.time(of: moment))"
    #expect(
      store.state.alert?.message
        == TextState(
          "\"Design\", begun on \(began), was cut off after 1 min 30 s, with 1 note."
        )
    )
    await store.send(\.alert.dismiss) { $0.alert = nil }
    #expect(journal.calls == [])
    await store.send(.meetingDiscarded(cutOff)) { $0.alert = .discarding(cutOff, .utc) }
    await store.send(\.alert.discardMeeting, cutOff) { $0.alert = nil }
    #expect(journal.calls == ["forget cut-off"])
  }
}

extension AppFeature.State {
  /// Changes the meeting on top.
  fileprivate mutating func modifyMeeting(_ change: (inout MeetingFeature.State) -> Void) {
    guard let id = path.ids.last, case .meeting(var meeting)? = path[id: id] else { return }
    change(&meeting)
    path[id: id] = .meeting(meeting)
  }
}

/// Writes down what the journal of meetings is asked for.
final class JournalStub: Sendable {
  private let state = LockIsolated<(calls: [String], failure: SystemFailure?)>(([], nil))

  var calls: [String] { state.withLock { $0.calls } }

  /// What keeping throws from now on.
  var failure: SystemFailure? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  var client: MeetingJournal {
    MeetingJournal(
      keep: { _ throws(SystemFailure) in
        self.note("keep")
        if let failure = self.failure { throw failure }
      },
      end: { _ in self.note("end") },
      leave: { self.note("leave") },
      cutOff: { [] },
      held: { [] },
      forget: { self.note("forget \($0.path)") }
    )
  }

  private func note(_ call: String) { state.withLock { $0.calls.append(call) } }
}
