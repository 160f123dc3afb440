import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct EditingScrumTests {
  private func makeStore(
    _ scrum: Shared<DailyScrum> = Shared(value: .design)
  ) -> TestStoreOf<DetailFeature> {
    TestStore(initialState: DetailFeature.State(scrum: scrum)) { DetailFeature() }
  }

  /// Opens the sheet and types.
  private func edit(
    _ store: TestStoreOf<DetailFeature>,
    _ change: (inout DailyScrum) -> Void
  ) async {
    var draft = store.state.scrum
    change(&draft)
    await store.send(.editButtonTapped) {
      $0.editScrum = DetailEditFeature.State(scrum: $0.scrum)
    }
    await store.send(\.editScrum.binding.scrum, draft) {
      $0.editScrum?.scrum = draft
    }
  }

  @Test
  func doneWritesTheDraft() async {
    let store = makeStore()
    await edit(store) {
      $0.title = " Drawing "
      $0.theme = .teal
      $0.lengthInMinutes = 7
    }
    await store.send(.confirmEditButtonTapped) {
      $0.$scrum.withLock {
        $0.title = "Drawing"
        $0.theme = .teal
        $0.lengthInMinutes = 7
      }
      $0.editScrum = nil
    }
  }

  @Test
  func cancellingLeavesNoTrace() async {
    let store = makeStore()
    await edit(store) { $0.title = "Drawing" }
    #expect(store.state.scrum == .design)
    await store.send(.cancelEditButtonTapped) {
      $0.editScrum = nil
    }
    #expect(store.state == DetailFeature.State(scrum: Shared(value: .design)))
  }

  @Test
  func aChangeElsewhereToAnotherFieldSurvivesDone() async {
    let scrum = Shared(value: DailyScrum.design)
    let store = makeStore(scrum)
    await edit(store) { $0.title = "Drawing" }
    scrum.withLock {
      $0.lengthInMinutes = 25
      $0.followUps = [FollowUp(id: UUID(7), description: "Buy pens")]
    }
    await store.send(.confirmEditButtonTapped) {
      $0.$scrum.withLock { $0.title = "Drawing" }
      $0.editScrum = nil
    }
    #expect(scrum.wrappedValue.lengthInMinutes == 25)
    #expect(scrum.wrappedValue.followUps.count == 1)
    #expect(scrum.wrappedValue.title == "Drawing")
  }

  @Test
  func theDraftWinsWhereBothChangedAndTheOtherIsKept() async throws {
    let scrum = Shared(value: DailyScrum.design)
    let store = makeStore(scrum)
    await edit(store) { $0.title = "Drawing" }
    scrum.withLock { $0.title = "Painting" }
    let merge = try #require(store.state.editScrum).merged(into: scrum.wrappedValue)
    #expect(merge.second?.title == "Painting")
    #expect(merge.conflicts.count == 1)
    await store.send(.confirmEditButtonTapped) {
      $0.$scrum.withLock { $0.title = "Drawing" }
      $0.editScrum = nil
    }
    await store.receive(\.delegate.draftContradicted)
  }

  @Test
  func whatWasChangedElsewhereIsKeptInASecondScrumAndTold() async {
    let notices = Notices()
    let store = TestStore(initialState: AppFeature.State(read: [.design, .webDev])) {
      AppFeature()
    } withDependencies: {
      $0.notices = notices.client
    }
    store.exhaustivity = .off
    await store.send(.routeChosen(.edit(UUID(1))))
    var draft = DailyScrum.design
    draft.title = "Drawing"
    await store.send(\.path[id: 0].detail.editScrum.binding.scrum, draft)
    store.state.$file.withLock { $0.scrums[id: UUID(1)]?.title = "Painting" }
    await store.send(\.path[id: 0].detail.confirmEditButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.draftContradicted)
    await store.finish()
    #expect(store.state.scrumList.scrums.map(\.title) == ["Drawing", "Painting", "Web Dev"])
    #expect(store.state.route == .detail(UUID(1)))
    let conflict = MergeConflict(title: "Drawing", kind: .scrum(field: "title"))
    #expect(notices.all.map(\.words) == [conflict.message])
  }

  @Test
  func doneWithoutAChangeClosesTheSheetOnly() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.editScrum = DetailEditFeature.State(scrum: $0.scrum)
    }
    await store.send(.confirmEditButtonTapped) {
      $0.editScrum = nil
    }
  }

  @Test
  func anInvalidDraftStaysOpenAndSaysWhy() async {
    let store = makeStore()
    await edit(store) { $0.title = " " }
    await store.send(.confirmEditButtonTapped) {
      $0.editScrum?.failure = .emptyTitle
    }
    var draft = DailyScrum.design
    draft.lengthInMinutes = 200
    await store.send(\.editScrum.binding.scrum, draft) {
      $0.editScrum?.scrum = draft
      $0.editScrum?.failure = nil
    }
    await store.send(.confirmEditButtonTapped) {
      $0.editScrum?.failure = .lengthOutOfRange(200)
    }
    #expect(store.state.scrum == .design)
  }

  @Test
  func whatCameWithAFileIsNotHeldToTheRules() async {
    var odd = DailyScrum.design
    odd.title = ""
    odd.lengthInMinutes = 1
    odd.attendees.append(DailyScrum.Attendee(id: UUID(9), name: ""))
    let store = makeStore(Shared(value: odd))
    await edit(store) { $0.theme = .teal }
    await store.send(.confirmEditButtonTapped) {
      $0.$scrum.withLock { $0.theme = .teal }
      $0.editScrum = nil
    }
  }

  @Test
  func blankNamesAreDropped() async {
    let store = makeStore()
    await edit(store) {
      $0.attendees[0].name = " "
      $0.attendees[1].name = " Ole "
    }
    await store.send(.confirmEditButtonTapped) {
      $0.$scrum.withLock { _ = $0.attendees.removeFirst() }
      $0.editScrum = nil
    }
  }

  @Test
  func attendeesAreRemovedAndMovedByTheirRows() async {
    var scrum = DailyScrum.design
    scrum.attendees = ["A", "B", "C"].enumerated().map {
      DailyScrum.Attendee(id: UUID($0), name: $1)
    }
    let store = TestStore(initialState: DetailEditFeature.State(scrum: scrum)) {
      DetailEditFeature()
    }
    await store.send(.attendeesMoved(fromOffsets: [0], toOffset: 3)) {
      let all = $0.scrum.attendees
      $0.scrum.attendees = [all[1], all[2], all[0]]
    }
    await store.send(.attendeesDeleted(atOffsets: [0, 2])) {
      $0.scrum.attendees = [$0.scrum.attendees[1]]
    }
  }
}
