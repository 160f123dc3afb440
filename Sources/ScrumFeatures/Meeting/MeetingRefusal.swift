/// Why something cannot be done in a meeting. Facts only; `words` says them.
public enum MeetingRefusal: Error, Hashable, Sendable {
  /// Nobody waits for the word.
  case isLast
  /// Nobody has spoken before.
  case isFirst
  case isPaused
  case isNotPaused
  case isSpeaking(String)
  case isAbsent(String)
  case isPresent(String)
  /// All who are here cannot be absent.
  case isEveryone
  case isNotInRound
  case isWithoutName
  case isWithoutText
  case tooMuchTakenOut(available: Duration)

  /// One line for people: what is the case, and what to do.
  public var words: String {
    switch self {
    case .isLast:
      "Nobody else is waiting. \"end\" ends the meeting."
    case .isFirst:
      "Nobody has spoken before. \"restart\" begins this turn anew."
    case .isPaused:
      "The meeting is paused already. \"resume\" lets it go on."
    case .isNotPaused:
      "The meeting is not paused. \"pause\" stops its time."
    case .isSpeaking(let name):
      "\"\(name)\" has the word already. \"restart\" begins the turn anew."
    case .isAbsent(let name):
      "\"\(name)\" is absent already. \"present\" puts them into the round again."
    case .isPresent(let name):
      "\"\(name)\" is here already. \"next\" with the name gives them the word."
    case .isEveryone:
      "\"\(MeetingRound.everyone)\" stands for all who are here. \"end\" ends the meeting."
    case .isNotInRound:
      "There is nobody like that in this meeting. \"guest\" lets somebody else speak."
    case .isWithoutName:
      "A guest needs a name that is not blank. \"guest\" takes names, with commas between them."
    case .isWithoutText:
      "A note needs a text that is not blank. \"note\" takes it to the end of the line."
    case .tooMuchTakenOut(let available):
      "Only \(available.words) of the meeting have passed, and no more can be taken out."
        + " \"adjust -\(available.wordsToType)\" takes out all."
    }
  }

  /// The command that is to be used instead; nil where there is none.
  public var suggestion: String? {
    switch self {
    case .isLast, .isEveryone: "end"
    case .isFirst, .isSpeaking: "restart"
    case .isPaused: "resume"
    case .isNotPaused: "pause"
    case .tooMuchTakenOut(let available): "adjust -\(available.wordsToType)"
    case .isAbsent(let name): "present \(name)"
    case .isPresent(let name): "next \(name)"
    case .isNotInRound, .isWithoutName, .isWithoutText: nil
    }
  }

  /// Its code in a JSON answer.
  public var code: String {
    switch self {
    case .isLast, .isFirst, .isPaused, .isNotPaused, .isSpeaking, .isAbsent, .isPresent,
      .isEveryone, .tooMuchTakenOut:
      "out-of-range"
    case .isNotInRound: "not-found"
    case .isWithoutName, .isWithoutText: "empty-text"
    }
  }
}

extension MeetingRound {
  /// One line for people about a sleep of the machine: how long, and how to take it out.
  public static func words(forGap gap: Duration) -> String {
    "\(gap.words) passed while this machine slept; they count."
      + " \"adjust -\(gap.wordsToType)\" takes them out."
  }
}
