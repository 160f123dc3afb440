import Foundation
import NavigationTesting
import Testing

/// The features as the slides show them: shared values written directly, a stack of details.
@MainActor
@Suite(.leavesNothing)
struct OlderSlidesTests {
  struct Unreadable: Error {}

  @Test
  func testAddScrum() async {
    let newScrum = DailyScrum(
      id: UUID(0),
      title: "Morning Sync",
      attendees: ["Alice", "Bob"],
      lengthInMinutes: 5,
      theme: .sky
    )
    let store = TestStore(initialState: ScrumsFeature.State(scrums: Shared([]))) {
      ScrumsFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
    store.exhaustivity = .off

    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(.newScrum(.presented(.editScrum(.binding(.set(\.scrum, newScrum)))))) {
      $0.newScrum?.editScrum.scrum = newScrum
    }
    await store.send(.newScrum(.presented(.confirmAddButtonTapped))) {
      $0.scrums = [newScrum]
    }
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test
  func testAddScrumWithCaseKeyPaths() async {
    let newScrum = DailyScrum(
      id: UUID(0),
      title: "Morning Sync",
      attendees: ["Alice", "Bob"],
      lengthInMinutes: 5,
      theme: .sky
    )
    let store = TestStore(initialState: ScrumsFeature.State(scrums: Shared([]))) {
      ScrumsFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
    store.exhaustivity = .off

    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(\.newScrum.editScrum.binding.scrum, newScrum) {
      $0.newScrum?.editScrum.scrum = newScrum
    }
    await store.send(\.newScrum.confirmAddButtonTapped) {
      $0.scrums = [newScrum]
    }
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test
  func cancellingTheNewScrumAddsNothing() async {
    let store = TestStore(initialState: ScrumsFeature.State(scrums: Shared([]))) {
      ScrumsFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(\.newScrum.cancelAddButtonTapped)
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test
  func anEditedScrumChangesInTheListToo() async throws {
    let scrums = Shared(IdentifiedArray(uniqueElements: DailyScrum.sampleData))
    let store = TestStore(initialState: ScrumsFeature.State(scrums: scrums)) { ScrumsFeature() }
    let scrum = try #require(scrums.elements.first)
    var edited = scrum.wrappedValue
    edited.title = "Painting"

    await store.send(.path(.push(id: 0, state: DetailFeature.State(scrum: scrum)))) {
      $0.path[id: 0] = DetailFeature.State(scrum: scrum)
    }
    await store.send(.path(.element(id: 0, action: .editButtonTapped))) {
      $0.path[id: 0]?.editScrum = DetailEditFeature.State(scrum: scrum.wrappedValue)
    }
    await store.send(\.path[id: 0].editScrum.binding.scrum, edited) {
      $0.path[id: 0]?.editScrum?.scrum = edited
    }
    await store.send(\.path[id: 0].confirmEditButtonTapped) {
      $0.path[id: 0]?.scrum = edited
      $0.path[id: 0]?.editScrum = nil
    }
    #expect(store.state.scrums[0].title == "Painting")
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  @Test
  func attendeesAreAddedAndDeleted() async {
    let store = TestStore(
      initialState: DetailEditFeature.State(scrum: DailyScrum.sampleData[0])
    ) {
      DetailEditFeature()
    }
    store.exhaustivity = .off
    await store.send(.binding(.set(\.newAttendeeName, "Zoë")))
    await store.send(.addAttendeeButtonTapped) {
      $0.newAttendeeName = ""
    }
    #expect(store.state.scrum.attendees.map(\.name) == ["Ida", "Ole", "Zoë"])
    await store.send(.onDeleteAttendees([0, 1]))
    #expect(store.state.scrum.attendees.map(\.name) == ["Zoë"])
  }

  @Test
  func scrumsAreLoadedAndSaved() async {
    let saved = LockIsolated<[DailyScrum]>([])
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.scrumClient.load = { DailyScrum.sampleData }
      $0.scrumClient.save = { scrums in saved.withLock { $0 = scrums } }
    }
    await store.send(.onAppear)
    await store.receive(\.onLoaded) {
      $0.scrumList.scrums = IdentifiedArray(uniqueElements: DailyScrum.sampleData)
    }
    await store.send(.onSave)
    await store.finish()
    #expect(saved.withLock { $0 } == DailyScrum.sampleData)
  }

  @Test
  func aFailedLoadOffersTheSample() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.scrumClient.load = { throw Unreadable() }
    }
    store.exhaustivity = .off
    await store.send(.onAppear)
    await store.receive(\.onError)
    #expect(store.state.errorWrapper?.guidance == "Sample data will be loaded.")
    await store.send(.binding(.set(\.errorWrapper, nil))) {
      $0.errorWrapper = nil
    }
    await store.send(.errorSheetDismissed) {
      $0.scrumList.scrums = IdentifiedArray(uniqueElements: DailyScrum.sampleData)
    }
  }

  @Test
  func theStoreGivesWhatTheViewsRead() {
    let scrums = Shared(IdentifiedArray(uniqueElements: DailyScrum.sampleData))
    let store = Store(initialState: ScrumsFeature.State(scrums: scrums)) {
      ScrumsFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(store.scrums.map(\.title) == ["Drawing", "Typing"])
    #expect(store.scope(state: \.newScrum, action: \.newScrum) == nil)

    let links = store.$scrums.elements.map { $scrum in DetailFeature.State(scrum: $scrum) }
    store.send(.path(.push(id: 0, state: links[1])))
    let details = store.scope(state: \.path, action: \.path)
    #expect(details.map(\.scrum.title) == ["Typing"])

    store.send(.newScrumButtonTapped)
    let sheet = store.scope(state: \.newScrum, action: \.newScrum)
    #expect(sheet?.editScrum.scrum.title == "")
    let form = sheet?.scope(state: \.editScrum, action: \.editScrum)
    form?.send(.binding(.set(\.scrum.title, "Morning Sync")))
    sheet?.send(.confirmAddButtonTapped)
    #expect(store.scrums.last?.title == "Morning Sync")
  }
}
