import Foundation
import Navigation
import Testing

@testable import ScrumFeatures

/// What the merge does, case by case.
@Suite struct ScrumMergeTests {
  private let base = ScrumFile(scrums: [.design, .webDev])

  private func merge(
    ours: (inout ScrumFile) -> Void,
    theirs: (inout ScrumFile) -> Void
  ) -> ScrumMerge.Result {
    var our = base
    ours(&our)
    var their = base
    theirs(&their)
    return ScrumMerge.merge(base: base, ours: our, theirs: their)
  }

  @Test func changesToDifferentFieldsOfOneScrumAreBothKept() {
    let result = merge {
      $0.scrums[0].title = "Drawing"
    } theirs: {
      $0.scrums[0].lengthInMinutes = 20
      $0.scrums[0].attendees[1].name = "Olaf"
    }
    #expect(result.conflicts.isEmpty)
    #expect(result.file.scrums.count == 2)
    #expect(result.file.scrums[0].title == "Drawing")
    #expect(result.file.scrums[0].lengthInMinutes == 20)
    #expect(result.file.scrums[0].attendees.map(\.name) == ["Ida", "Olaf"])
  }

  @Test func aConflictKeepsTheirsInASecondScrumAndSaysSo() {
    let result = merge {
      $0.scrums[0].title = "Drawing"
    } theirs: {
      $0.scrums[0].title = "Sketching"
      $0.scrums[0].followUps = [FollowUp(id: UUID(9), description: "Buy pens")]
    }
    #expect(result.file.scrums.map(\.title) == ["Drawing", "Sketching", "Web Dev"])
    #expect(result.file.scrums[0].followUps.count == 1)
    #expect(result.file.scrums[1].followUps.isEmpty)
    #expect(result.file.scrums[1].attendees.map(\.name) == ["Ida", "Ole"])
    #expect(
      result.conflicts.map(\.message) == [
        "The title of \"Drawing\" was changed here and elsewhere: both are kept, the other one in a"
          + " second scrum. Delete the one that is wrong."
      ]
    )
  }

  @Test func twoNamesForOneAttendeeAreTwoAttendees() {
    let result = merge {
      $0.scrums[0].attendees[0].name = "Eda"
    } theirs: {
      $0.scrums[0].attendees[0].name = "Ada"
    }
    #expect(result.file.scrums[0].attendees.map(\.name) == ["Eda", "Ada", "Ole"])
    #expect(
      result.conflicts.map(\.message) == [
        "An attendee of \"Design\" was renamed here and elsewhere: \"Eda\" and \"Ada\" are both"
          + " kept. Remove the one that is wrong."
      ]
    )
  }

  @Test func whatOneSideDeletedGoesUnlessTheOtherChangedIt() {
    let gone = merge {
      $0.scrums.remove(at: 0)
    } theirs: {
      $0.scrums[1].title = "Web"
    }
    #expect(gone.file.scrums.map(\.title) == ["Web"])
    #expect(gone.conflicts.isEmpty)
    for (ours, theirs) in [(0, 1), (1, 0)] {
      let changes: [(inout ScrumFile) -> Void] = [
        { $0.scrums.remove(at: 0) }, { $0.scrums[0].title = "Drawing" },
      ]
      let kept = merge(ours: changes[ours], theirs: changes[theirs])
      #expect(kept.file.scrums.map(\.title) == ["Drawing", "Web Dev"])
      #expect(
        kept.conflicts.map(\.message) == [
          "The scrum \"Drawing\" was deleted on one side and changed on the other: it is kept."
            + " Delete it again if it is to go."
        ]
      )
    }
  }

  @Test func aFollowUpThatIsCheckedHereAndRewordedThereIsBoth() {
    let followUp = FollowUp(id: UUID(9), description: "Buy pens")
    var start = base
    start.scrums[0].followUps = [followUp]
    var ours = start
    ours.scrums[0].followUps[0].isComplete = true
    ours.scrums[0].followUps[0].completed = Date(timeIntervalSince1970: 0)
    var theirs = start
    theirs.scrums[0].followUps[0].description = "Buy pencils"
    let result = ScrumMerge.merge(base: start, ours: ours, theirs: theirs)
    #expect(result.conflicts.isEmpty)
    #expect(
      result.file.scrums[0].followUps == [
        FollowUp(
          id: UUID(9),
          description: "Buy pencils",
          isComplete: true,
          completed: Date(timeIntervalSince1970: 0)
        )
      ]
    )
  }

  /// Files of the base with a follow-up, as two sides changed that.
  private func mergeFollowUp(
    _ followUp: FollowUp,
    ours: (inout FollowUp) -> Void,
    theirs: (inout FollowUp) -> Void
  ) -> (followUps: [FollowUp], conflicts: [MergeConflict]) {
    var start = base
    start.scrums[0].followUps = [followUp]
    var (our, their) = (start, start)
    ours(&our.scrums[0].followUps[0])
    theirs(&their.scrums[0].followUps[0])
    let result = ScrumMerge.merge(base: start, ours: our, theirs: their)
    return (result.file.scrums[0].followUps, result.conflicts)
  }

  @Test func aFollowUpThatBothCheckedIsOne() {
    let item = FollowUp(id: UUID(9), description: "Buy pens")
    let result = mergeFollowUp(item) {
      ($0.isComplete, $0.completed) = (true, Date(timeIntervalSince1970: 1))
    } theirs: {
      ($0.isComplete, $0.completed) = (true, Date(timeIntervalSince1970: 2))
    }
    #expect(result.conflicts.isEmpty)
    #expect(result.followUps.map(\.completed) == [Date(timeIntervalSince1970: 1)])
  }

  @Test func theTimeOfACheckIsTakenFromTheSideThatChangedIt() {
    let item = FollowUp(
      id: UUID(9),
      description: "Buy pens",
      isComplete: true,
      completed: Date(timeIntervalSince1970: 1)
    )
    let result = mergeFollowUp(item) {
      $0.owner = "Ida"
    } theirs: {
      $0.completed = Date(timeIntervalSince1970: 2)
    }
    #expect(result.conflicts.isEmpty)
    #expect(result.followUps.map(\.owner) == ["Ida"])
    #expect(result.followUps.map(\.completed) == [Date(timeIntervalSince1970: 2)])
    let contradiction = mergeFollowUp(item) {
      ($0.isComplete, $0.completed) = (false, nil)
    } theirs: {
      $0.completed = Date(timeIntervalSince1970: 2)
    }
    #expect(contradiction.conflicts.map(\.kind) == [.followUp("Buy pens")])
    #expect(contradiction.followUps.map(\.isComplete) == [false, true])
  }

  @Test func whatBothAddedUnderOneIDIsTwoWhereItDiffers() {
    let item = FollowUp(id: UUID(9), description: "Buy pens")
    var checked = item
    (checked.isComplete, checked.completed) = (true, Date(timeIntervalSince1970: 1))
    let result = merge {
      $0.scrums[0].followUps = [item]
    } theirs: {
      $0.scrums[0].followUps = [checked]
    }
    #expect(result.file.scrums[0].followUps.map(\.isComplete) == [false, true])
    #expect(result.conflicts.map(\.kind) == [.followUp("Buy pens")])
    #expect(result.conflicts.first?.second == result.file.scrums[0].followUps.last?.id)
    #expect(result.conflicts.first?.scrum == UUID(1))
  }

  @Test func theFieldsOfAPastMeetingAreMergedOneByOne() {
    var start = base
    start.scrums[0].history = [Meeting(id: UUID(9), date: Date(timeIntervalSince1970: 0))]
    var (ours, theirs) = (start, start)
    ours.scrums[0].history[0].notes = ["ours"]
    theirs.scrums[0].history[0].absent = ["Ole"]
    let both = ScrumMerge.merge(base: start, ours: ours, theirs: theirs)
    #expect(both.conflicts.isEmpty)
    #expect(both.file.scrums[0].history.map(\.notes) == [["ours"]])
    #expect(both.file.scrums[0].history.map(\.absent) == [["Ole"]])
    theirs.scrums[0].history[0].notes = ["theirs"]
    let two = ScrumMerge.merge(base: start, ours: ours, theirs: theirs)
    #expect(two.conflicts.map(\.kind) == [.meeting(began: Date(timeIntervalSince1970: 0))])
    #expect(two.file.scrums[0].history.map(\.notes) == [["ours"], ["theirs"]])
  }

  @Test func unknownKeysOfTheFileAreBothKept() throws {
    let result = merge {
      $0.preserved["color"] = .string("red")
    } theirs: {
      $0.preserved["color"] = .string("blue")
      $0.preserved["shape"] = .string("round")
    }
    #expect(result.file.preserved["color"] == .string("red"))
    #expect(result.file.preserved["shape"] == .string("round"))
    guard case .key("color", let other) = result.conflicts.first?.kind else {
      Issue.record("\(result.conflicts)")
      return
    }
    #expect(result.conflicts.count == 1)
    #expect(result.file.preserved[other] == .string("blue"))
  }

  /// A time that a file writes in its own way is a time, and no key that two sides fight for.
  @Test func howATimeIsWrittenIsNoConflict() throws {
    func file(_ date: String, title: String) throws -> ScrumFile {
      try ScrumFile.decode(
        Array(
          """
          {"format":"scrums","version":1,"scrums":[{"id":"\(UUID(1))","title":"\(title)",
          "history":[{"id":"\(UUID(2))","date":"\(date)"}]}]}
          """.utf8
        )
      )
    }
    let result = ScrumMerge.merge(
      base: try file("2030-01-01T09:00:00Z", title: "A"),
      ours: try file("2030-01-01T10:00:00+01:00", title: "B"),
      theirs: try file("2030-01-01T11:00:00+02:00", title: "A")
    )
    #expect(result.conflicts.isEmpty)
    #expect(result.file.scrums.count == 1)
    #expect(result.file.scrums[0].history.count == 1)
  }

  @Test func theOrderIsThatOfTheSideThatMoved() {
    let moved = merge {
      $0.scrums[0].title = "Drawing"
    } theirs: {
      $0.scrums.move(fromOffsets: [0], toOffset: 2)
    }
    #expect(moved.file.scrums.map(\.title) == ["Web Dev", "Drawing"])
    let added = DailyScrum.design.withID(UUID(7))
    let both = merge {
      $0.scrums.move(fromOffsets: [0], toOffset: 2)
    } theirs: {
      $0.scrums.insert(added, at: 1)
    }
    #expect(both.file.scrums.ids == [UUID(2), UUID(1), UUID(7)])
  }

  @Test func withoutACommonAncestorBothAreKept() {
    let result = ScrumMerge.merge(
      base: ScrumFile(),
      ours: ScrumFile(scrums: [.design]),
      theirs: ScrumFile(scrums: [.design, .webDev])
    )
    #expect(result.file.scrums == [.design, .webDev])
    #expect(result.conflicts.isEmpty)
  }

  /// Attendees that share an id come from other programs; none is lost, and nothing traps.
  @Test func idsThatRepeatLoseNothing() {
    var ours = base
    ours.scrums[0].attendees += ours.scrums[0].attendees
    ours.scrums[0].attendees[3].name = "Mine"
    var theirs = base
    theirs.scrums[0].attendees[0].name = "Theirs"
    let result = ScrumMerge.merge(base: base, ours: ours, theirs: theirs)
    let names = result.file.scrums[0].attendees.map(\.name)
    #expect(Set(names).isSuperset(of: ["Ida", "Ole", "Mine", "Theirs"]))
  }
}
