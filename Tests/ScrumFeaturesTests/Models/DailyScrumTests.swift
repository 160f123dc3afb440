import FoundationEssentials
import Navigation
import ScrumFeatures
import Testing

@Suite struct DailyScrumTests {
  private let id = UUID(0)

  private func scrum(_ names: [String], title: String = "Morning Sync") -> DailyScrum {
    DailyScrum(id: id, title: title, attendees: names, lengthInMinutes: 5, theme: .sky)
  }

  @Test func equalArgumentsGiveEqualScrums() {
    #expect(scrum(["Alice", "Bob"]) == scrum(["Alice", "Bob"]))
    #expect(scrum(["Alice", "Bob"]) != scrum(["Alice", "Bea"]))
  }

  @Test func twoAttendeesOfOneNameStayTwo() {
    let attendees = scrum(["Alice", "Alice"]).attendees
    #expect(attendees.map(\.name) == ["Alice", "Alice"])
    #expect(attendees[0].id != attendees[1].id)
  }

  @Test func anEmptyScrumTakesItsIdFromTheDependency() {
    let scrum = withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      DailyScrum.emptyScrum
    }
    #expect(scrum.id == UUID(7))
    #expect(scrum.title.isEmpty && scrum.attendees.isEmpty && scrum.history.isEmpty)
    #expect(scrum.lengthInMinutes == 5)
    #expect(scrum.theme == .sky)
  }

  @Test func openFollowUpsAreThoseNotCompleted() {
    var scrum = scrum([])
    scrum.followUps = [
      FollowUp(id: UUID(1), description: "a", isComplete: true),
      FollowUp(id: UUID(2), description: "b"),
    ]
    #expect(scrum.openFollowUps.map(\.description) == ["b"])
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}"])
  func aBlankTitleIsRefused(title: String) {
    #expect(throws: ValidationFailure.emptyTitle) { try DailyScrum.validTitle(title) }
    #expect(throws: ValidationFailure.emptyTitle) { try scrum([], title: title).validated() }
  }

  @Test func aDraftIsStoredTrimmedAndWithoutBlankNames() throws {
    let draft = scrum([" Zoë ", "", "  ", "李雷"], title: "  Morning Sync ")
    let stored = try draft.validated()
    #expect(stored.title == "Morning Sync")
    #expect(stored.attendees.map(\.name) == ["Zoë", "李雷"])
    #expect(stored.attendees.map(\.id) == [draft.attendees[0].id, draft.attendees[3].id])
  }

  @Test func lengthsFromFiveToThirtyMayBeTyped() throws {
    for minutes in -2...40 {
      if (5...30).contains(minutes) {
        #expect(try DailyScrum.validLength(minutes) == minutes)
      } else {
        #expect(throws: ValidationFailure.lengthOutOfRange(minutes)) {
          try DailyScrum.validLength(minutes)
        }
      }
    }
  }

  @Test func anOddLengthFromAFileStays() throws {
    var draft = scrum([])
    draft.lengthInMinutes = 1
    #expect(try draft.validated().lengthInMinutes == 1)
  }

  @Test func typedNamesAreTrimmedAndBlanksDropped() {
    #expect(DailyScrum.validNames([" Zoë", "", " ", "李雷 "]) == ["Zoë", "李雷"])
  }

  @Test func anEmptyDescriptionIsRefused() throws {
    #expect(throws: ValidationFailure.emptyText) { try FollowUp.validDescription(" ") }
    #expect(try FollowUp.validDescription(" call ") == "call")
  }
}
