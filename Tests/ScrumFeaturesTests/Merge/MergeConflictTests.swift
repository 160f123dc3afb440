import Foundation
import Testing

@testable import ScrumFeatures

/// What is said of a conflict.
@Suite struct MergeConflictTests {
  private static let noon = Date(timeIntervalSince1970: 1_893_456_000)

  @Test(
    arguments: [
      (
        .scrum(field: "length"),
        "The length of \"Design\" was changed here and elsewhere: both are kept, the other one in a"
          + " second scrum. Delete the one that is wrong."
      ),
      (
        .attendee(ours: "Eda", theirs: "Ada"),
        "An attendee of \"Design\" was renamed here and elsewhere: \"Eda\" and \"Ada\" are both"
          + " kept. Remove the one that is wrong."
      ),
      (
        .attendee(ours: "Ida", theirs: "Ida"),
        "The attendee \"Ida\" of \"Design\" was changed here and elsewhere: both are kept."
          + " Remove the one that is wrong."
      ),
      (
        .followUp("Buy pens"),
        "The follow-up \"Buy pens\" of \"Design\" was changed here and elsewhere: both are kept."
          + " Delete the one that is wrong."
      ),
      (
        .meeting(began: noon),
        "The meeting of 2030-01-01T00:00:00Z of \"Design\" was changed here and elsewhere: both are"
          + " kept. Delete the one that is wrong."
      ),
      (
        .deletion(of: .scrum),
        "The scrum \"Design\" was deleted on one side and changed on the other: it is kept."
          + " Delete it again if it is to go."
      ),
      (
        .deletion(of: .attendee("Ida")),
        "The attendee \"Ida\" of \"Design\" was deleted on one side and changed on the other: it is"
          + " kept. Delete it again if it is to go."
      ),
      (
        .deletion(of: .followUp("Buy pens")),
        "The follow-up \"Buy pens\" of \"Design\" was deleted on one side and changed on the other:"
          + " it is kept. Delete it again if it is to go."
      ),
      (
        .deletion(of: .meeting(began: noon)),
        "The meeting of 2030-01-01T00:00:00Z of \"Design\" was deleted on one side and changed on"
          + " the other: it is kept. Delete it again if it is to go."
      ),
      (
        .deletion(of: .key("color")),
        "The \"color\" of \"Design\" was deleted on one side and changed on the other: it is kept."
          + " Delete it again if it is to go."
      ),
    ] as [(MergeConflict.Kind, String)]
  )
  func aConflictInAScrumIsOneLine(kind: MergeConflict.Kind, words: String) {
    #expect(MergeConflict(title: "Design", kind: kind, scrum: UUID(1)).message == words)
  }

  @Test(
    arguments: [
      (
        .key("color", theirs: "color-1a2b3c4d"),
        "The file's \"color\" was changed here and elsewhere: both are kept, the other one as"
          + " \"color-1a2b3c4d\". Remove the one that is wrong."
      ),
      (
        .deletion(of: .key("color")),
        "The file's \"color\" was deleted on one side and changed on the other: it is kept."
          + " Delete it again if it is to go."
      ),
    ] as [(MergeConflict.Kind, String)]
  )
  func aConflictInTheFileIsOneLine(kind: MergeConflict.Kind, words: String) {
    #expect(MergeConflict(title: "", kind: kind).message == words)
  }
}
