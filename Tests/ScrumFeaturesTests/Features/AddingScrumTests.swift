import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

@MainActor
@Suite
struct AddingScrumTests {
  private let newScrum = DailyScrum(
    id: UUID(0),
    title: "Morning Sync",
    attendees: ["Alice", "Bob"],
    lengthInMinutes: 5,
    theme: .sky
  )

  private func makeStore() -> TestStoreOf<ScrumsFeature> {
    TestStore(initialState: ScrumsFeature.State(scrums: Shared(value: []))) {
      ScrumsFeature()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
  }

  @Test
  func aScrumIsAdded() async {
    let store = makeStore()
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
  func aScrumIsAddedAndNothingElseChanges() async {
    let store = makeStore()
    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
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
  func aNewScrumBeginsAsItsDefaultsSay() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.newScrumButtonTapped)
    let draft = store.state.newScrum?.editScrum
    #expect(draft?.scrum.id == UUID(0))
    #expect(draft?.scrum.lengthInMinutes == 5)
    #expect(draft?.scrum.theme == .sky)
    #expect(draft?.isChanged == false)
  }

  @Test
  func anEmptyTitleKeepsTheSheetOpenAndSaysWhy() async {
    let store = makeStore()
    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(\.newScrum.confirmAddButtonTapped) {
      $0.newScrum?.editScrum.failure = .emptyTitle
    }
    var titled = newScrum
    titled.title = "  Morning Sync "
    titled.attendees.append(DailyScrum.Attendee(id: UUID(9), name: " "))
    await store.send(\.newScrum.editScrum.binding.scrum, titled) {
      $0.newScrum?.editScrum.scrum = titled
      $0.newScrum?.editScrum.failure = nil
    }
    await store.send(\.newScrum.confirmAddButtonTapped) {
      $0.$scrums.withLock { $0 = [newScrum] }
    }
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
  }

  @Test(arguments: [4, 31])
  func aLengthOutOfRangeIsRefused(minutes: Int) async {
    let store = makeStore()
    store.exhaustivity = .off
    var draft = newScrum
    draft.lengthInMinutes = minutes
    await store.send(.newScrumButtonTapped)
    await store.send(\.newScrum.editScrum.binding.scrum, draft)
    await store.send(\.newScrum.confirmAddButtonTapped) {
      $0.newScrum?.editScrum.failure = .lengthOutOfRange(minutes)
    }
    #expect(store.state.scrums.isEmpty)
    #expect(store.state.newScrum != nil)
  }

  @Test
  func cancellingAddsNothing() async {
    let store = makeStore()
    await store.send(.newScrumButtonTapped) {
      $0.newScrum = NewScrumFeature.State(scrums: $0.$scrums)
    }
    await store.send(\.newScrum.editScrum.binding.scrum, newScrum) {
      $0.newScrum?.editScrum.scrum = newScrum
    }
    await store.send(\.newScrum.cancelAddButtonTapped)
    await store.receive(\.newScrum.dismiss) {
      $0.newScrum = nil
    }
    #expect(store.state.scrums.isEmpty)
  }

  @Test
  func attendeesAreAddedByName() async {
    let store = TestStore(initialState: DetailEditFeature.State(scrum: .webDev)) {
      DetailEditFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(\.binding.newAttendeeName, " Zoë ") {
      $0.newAttendeeName = " Zoë "
    }
    #expect(store.state.isChanged)
    await store.send(.addAttendeeButtonTapped) {
      $0.scrum.attendees.append(DailyScrum.Attendee(id: UUID(0), name: "Zoë"))
      $0.newAttendeeName = ""
    }
    await store.send(\.binding.newAttendeeName, "  ") {
      $0.newAttendeeName = "  "
    }
    await store.send(.addAttendeeButtonTapped) {
      $0.newAttendeeName = ""
    }
  }
}
