import Foundation
import NavigationTesting
import Testing

/// The features in the newer style: shared values written with a lock, enum reducers, an alert, a
/// delegate.
@MainActor
@Suite(.leavesNothing)
struct NewerSlidesTests {
  struct Broken: Error {}

  private let sample = IdentifiedArray(uniqueElements: DailyScrum.sampleData)
  private let newScrum = DailyScrum(
    id: UUID(0),
    title: "Morning Sync",
    attendees: ["Alice", "Bob"],
    lengthInMinutes: 5,
    theme: .sky
  )

  private func makeStore(
    _ scrums: IdentifiedArrayOf<DailyScrum>
  ) -> TestStoreOf<Newer.ScrumsFeature> {
    TestStore(initialState: Newer.ScrumsFeature.State(scrums: Shared(value: scrums))) {
      Newer.ScrumsFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
  }

  @Test
  func testAddScrum() async {
    let store = makeStore([])
    store.exhaustivity = .off

    await store.send(.newScrumButtonTapped) {
      $0.newScrum = Newer.NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(.newScrum(.presented(.editScrum(.binding(.set(\.scrum, newScrum)))))) {
      $0.newScrum?.editScrum.scrum = newScrum
    }
    await store.send(.newScrum(.presented(.confirmAddButtonTapped))) {
      $0.$scrums.withLock { $0 = [newScrum] }
    }
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test
  func testAddScrumWithCaseKeyPaths() async {
    let store = makeStore([])
    await store.send(.newScrumButtonTapped) {
      $0.newScrum = Newer.NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(\.newScrum.editScrum.binding.scrum, newScrum) {
      $0.newScrum?.editScrum.scrum = newScrum
    }
    await store.send(\.newScrum.confirmAddButtonTapped) {
      $0.$scrums.withLock { $0 = [newScrum] }
    }
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test
  func aDeletedScrumIsAskedForAndItsScreenGoes() async {
    let store = makeStore(sample)
    await store.send(.scrumTapped(id: UUID(101))) {
      $0.path.append(.detail(Newer.DetailFeature.State(scrum: Shared($0.$scrums[id: UUID(101)])!)))
    }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.deletion)
    }
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate, .deleteScrum(id: UUID(101))) {
      _ = $0.$scrums.withLock { $0.remove(id: UUID(101)) }
    }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
  }

  @Test
  func anEditedScrumChangesInTheListToo() async {
    let store = makeStore(sample)
    await store.send(.scrumTapped(id: UUID(100))) {
      $0.path.append(.detail(Newer.DetailFeature.State(scrum: Shared($0.$scrums[id: UUID(100)])!)))
    }
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(
        Newer.DetailEditFeature.State(scrum: sample[0])
      )
    }
    var edited = sample[0]
    edited.title = "Painting"
    await store.send(\.path[id: 0].detail.destination.edit.binding.scrum, edited) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.scrum.title = "Painting"
    }
    await store.send(\.path[id: 0].detail.confirmEditButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = nil
      $0.$scrums.withLock { $0[0].title = "Painting" }
    }
  }

  @Test
  func aDestinationIsChangedOnlyThroughItsOwnCase() {
    var detail = Newer.DetailFeature.State(scrum: Shared(value: sample[0]))
    detail.destination = .alert(.deletion)
    let reported = Reported()
    withIssueReporters([reported]) {
      detail.$destination[case: \.edit]?.newAttendeeName = "Zoë"
      detail.$destination[case: \.edit] = nil
    }
    #expect(detail.destination == .alert(.deletion))
    #expect(reported.messages.count == 2)
    #expect(reported.messages.first?.contains("unrelated case \"alert\"") == true)
    detail.$destination[case: \.alert] = nil
    #expect(detail.destination == nil)
  }

  @Test
  func rowsAreMovedAndDeletedByTheirOffsets() async {
    let store = makeStore(sample)
    await store.send(.moved([0], 2)) {
      $0.$scrums.withLock { $0 = [$0[1], $0[0]] }
    }
    await store.send(.deleted([0])) {
      $0.$scrums.withLock { $0 = [$0[1]] }
    }
  }

  @Test
  func elementsAreSharedOneByOne() {
    let scrums = Shared(value: sample)
    let rows = Array(scrums)
    rows[1].withLock { $0.title = "Dancing" }
    #expect(scrums.wrappedValue[id: UUID(101)]?.title == "Dancing")
    #expect(rows.map(\.wrappedValue.title) == ["Drawing", "Dancing"])
  }

  @Test
  func aFailedLoadOffersTheSample() async {
    let store = TestStore(initialState: Newer.AppFeature.State()) {
      Newer.AppFeature()
    } withDependencies: {
      $0.scrumClient.load = { throw Broken() }
      $0.scrumClient.save = { _ in throw Broken() }
    }
    await store.send(.task)
    await store.receive(\.loaded.failure) {
      $0.alert = AlertState {
        TextState("The scrums could not be loaded.")
      } actions: {
        ButtonState(action: .loadSampleButtonTapped) { TextState("Load sample data") }
      }
    }
    await store.send(\.alert.loadSampleButtonTapped) {
      $0.alert = nil
      $0.scrumList.$scrums.withLock { $0 = sample }
    }
    await store.send(.saveButtonTapped)
    await store.receive(\.saved) {
      $0.alert = AlertState { TextState("Try again later.") }
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test
  func theStoreLeadsToEveryScreen() {
    let store = Store(
      initialState: Newer.AppFeature.State(
        scrumList: Newer.ScrumsFeature.State(scrums: Shared(value: sample))
      )
    ) {
      Newer.AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let list = store.scope(state: \.scrumList, action: \.scrumList)
    list.send(.scrumTapped(id: UUID(101)))
    let screens = list.scope(state: \.path, action: \.path)
    let detail = screens.first?.scope(state: \.detail, action: \.detail)
    #expect(detail?.scrum.title == "Typing")
    detail?.send(.editButtonTapped)
    #expect(detail?.destination?.edit?.scrum.title == "Typing")
    detail?.send(.destination(.presented(.edit(.binding(.set(\.scrum.title, "Dancing"))))))
    #expect(list.scrums.map(\.title) == ["Drawing", "Typing"])
    detail?.send(.confirmEditButtonTapped)
    #expect(list.scrums.map(\.title) == ["Drawing", "Dancing"])
  }

  @Test
  func changesCanBePrinted() {
    var printed: [String] = []
    let store = Store(initialState: Newer.ScrumsFeature.State(scrums: Shared(value: sample))) {
      Newer.ScrumsFeature()
        ._printChanges(.customDump { printed.append($0) })
    }
    store.send(.scrumTapped(id: UUID(100)))
    store.send(.scrumTapped(id: UUID(7)))
    #expect(printed.count == 2)
    #expect(printed.first?.hasPrefix("received action:") == true)
    #expect(printed.first?.contains("Drawing") == true)
    #expect(printed.last?.contains("(No state changes)") == true)
  }
}
