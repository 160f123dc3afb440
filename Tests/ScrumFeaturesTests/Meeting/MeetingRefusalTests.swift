import Testing

@testable import ScrumFeatures

/// What people are told when something cannot be done.
@Suite struct MeetingRefusalTests {
  static let words: [(MeetingRefusal, String, String)] = [
    (.isLast, "out-of-range", "Nobody else is waiting. \"end\" ends the meeting."),
    (
      .isFirst, "out-of-range",
      "Nobody has spoken before. \"restart\" begins this turn anew."
    ),
    (.isPaused, "out-of-range", "The meeting is paused already. \"resume\" lets it go on."),
    (.isNotPaused, "out-of-range", "The meeting is not paused. \"pause\" stops its time."),
    (
      .isSpeaking("Ida"), "out-of-range",
      "\"Ida\" has the word already. \"restart\" begins the turn anew."
    ),
    (
      .isAbsent("Ida"), "out-of-range",
      "\"Ida\" is absent already. \"present\" puts them into the round again."
    ),
    (
      .isPresent("Ida"), "out-of-range",
      "\"Ida\" is here already. \"next\" with the name gives them the word."
    ),
    (
      .isEveryone, "out-of-range",
      "\"Everyone\" stands for all who are here. \"end\" ends the meeting."
    ),
    (
      .isNotInRound, "not-found",
      "There is nobody like that in this meeting. \"guest\" lets somebody else speak."
    ),
    (
      .isWithoutName, "empty-text",
      "A guest needs a name that is not blank. \"guest\" takes names, with commas between them."
    ),
    (
      .isWithoutText, "empty-text",
      "A note needs a text that is not blank. \"note\" takes it to the end of the line."
    ),
    (
      .tooMuchTakenOut(available: .seconds(90.5)), "out-of-range",
      "Only 1 min 30 s of the meeting have passed, and no more can be taken out."
        + " \"adjust -1m30s\" takes out all."
    ),
  ]

  @Test(arguments: words)
  func eachSaysWhatIsTheCaseAndWhatToDo(refusal: MeetingRefusal, code: String, words: String) {
    #expect(refusal.words == words)
    #expect(refusal.code == code)
  }
}
