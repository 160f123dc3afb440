import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// The history and a past meeting: opened, deleted, gone.
@MainActor
@Suite
struct HistoryFeatureTests {
  private static let meetings = (0..<3).map { place in
    Meeting(
      id: UUID(place),
      date: Date(timeIntervalSince1970: 1_893_456_000 - Double(86_400 * place)),
      attendees: [Meeting.Attendee(name: "Ida", notes: Array(repeating: "x", count: place))]
    )
  }

  private static var scrum: DailyScrum {
    var scrum = DailyScrum.design
    scrum.history = meetings
    return scrum
  }

  private let notices = Notices()

  private func app(at route: Route) async -> TestStoreOf<AppFeature> {
    let store = TestStore(initialState: AppFeature.State(read: [Self.scrum, .webDev])) {
      AppFeature()
    } withDependencies: { [notices] in
      $0.notices = notices.client
    }
    store.exhaustivity = .off
    await store.send(.routeChosen(route))
    #expect(store.state.route == route)
    store.exhaustivity = .on
    return store
  }

  @Test
  func aMeetingIsDeletedOnlyWhenThatIsConfirmed() async {
    let store = TestStore(initialState: HistoryFeature.State(scrum: Shared(value: Self.scrum))) {
      HistoryFeature()
    }
    let alert = AlertState.deletion(
      of: Self.meetings[1],
      .utc,
      action: HistoryFeature.Action.Alert.deletionConfirmed(id: UUID(1))
    )
    #expect(
      alert.message == TextState("The meeting of Mon 2029-12-31 00:00 goes, with its note.")
    )
    await store.send(.deleteButtonTapped(id: UUID(1))) { $0.alert = alert }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.deleteButtonTapped(id: UUID(1))) { $0.alert = alert }
    await store.send(\.alert.deletionConfirmed, UUID(1)) {
      $0.alert = nil
      $0.$scrum.withLock { _ = $0.history.remove(at: 1) }
    }
    await store.send(.deleteButtonTapped(id: UUID(1)))
  }

  @Test
  func theHistoryOpensAMeeting() async {
    let store = await app(at: .history(UUID(1)))
    let id = store.state.path.ids[1]
    await store.send(.path(.element(id: id, action: .history(.meetingTapped(id: UUID(2))))))
    store.exhaustivity = .off
    await store.receive(\.path[id: id].history.delegate.openMeeting, UUID(2))
    #expect(store.state.route == .pastMeeting(UUID(1), UUID(2)))
    #expect(store.state.path.count == 3)
    await store.send(.path(.element(id: id, action: .history(.meetingTapped(id: UUID(9))))))
    await store.skipReceivedActions()
    #expect(store.state.route == .pastMeeting(UUID(1), UUID(2)))
  }

  @Test
  func aPastMeetingDeletesItselfAndGoes() async {
    let store = await app(at: .pastMeeting(UUID(1), UUID(0)))
    store.exhaustivity = .off
    let id = store.state.path.ids[2]
    await store.send(.path(.element(id: id, action: .pastMeeting(.deleteButtonTapped))))
    await store.send(
      .path(
        .element(id: id, action: .pastMeeting(.alert(.presented(.deletionConfirmed))))
      )
    )
    await store.skipReceivedActions()
    #expect(store.state.route == .history(UUID(1)))
    #expect(store.state.scrumList.scrums[id: UUID(1)]?.history.map(\.id) == [UUID(1), UUID(2)])
    #expect(notices.all == [])
  }

  @Test
  func aMeetingThatVanishesElsewhereClosesItsScreen() async {
    let store = await app(at: .pastMeeting(UUID(1), UUID(0)))
    store.exhaustivity = .off
    store.state.scrumList.$scrums.withLock { $0[id: UUID(1)]?.history.removeFirst() }
    await store.send(.answerAwaited)
    #expect(store.state.route == .history(UUID(1)))
    #expect(notices.all == [.meetingVanished(title: "Design")])
  }

  @Test(arguments: [Route.pastMeeting(UUID(1), UUID(0)), .history(UUID(1)), .followUps(UUID(1))])
  func aScrumThatVanishesClosesAllItsScreens(route: Route) async {
    let store = await app(at: route)
    store.exhaustivity = .off
    _ = store.state.scrumList.$scrums.withLock { $0.remove(id: UUID(1)) }
    await store.send(.answerAwaited)
    #expect(store.state.route == .scrums)
    #expect(notices.all == [.scrumVanished(title: "Design")])
  }

  @Test
  func backLeadsFromScreenToScreen() {
    #expect(Route.pastMeeting(UUID(1), UUID(2)).parent == .history(UUID(1)))
    #expect(Route.history(UUID(1)).parent == .detail(UUID(1)))
    #expect(Route.followUps(UUID(1)).parent == .detail(UUID(1)))
    #expect(Route.meeting(UUID(1)).parent == .detail(UUID(1)))
    #expect(Route.edit(UUID(1)).parent == .detail(UUID(1)))
    #expect(Route.detail(UUID(1)).parent == .scrums)
    #expect(Route.new.parent == .scrums)
    #expect(Route.scrums.parent == nil)
  }
}
