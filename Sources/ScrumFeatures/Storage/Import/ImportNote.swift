#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that a reader changed, left out or guessed, and what it was.
public enum ImportNote: Hashable, Sendable {
  /// What a note is about, by the names that people know it by.
  public enum Subject: Hashable, Sendable {
    case scrum(String)
    case attendee(String, scrum: String)
    case meeting(String, scrum: String)
    case followUp(String, scrum: String)
  }

  /// The first kept the id, this one got a new one.
  case idRepeated(Subject, old: UUID, new: UUID)
  /// The file gave no id, or something that is none.
  case idMissing(Subject)
  /// Its id is in the list already with other content, so it came in under a new one.
  case idTaken(Subject, old: UUID, new: UUID)
  /// Equal to one that is in the list already.
  case alreadyThere(Subject)
  case themeMapped(Subject, given: String, used: Theme)
  case themeUnknown(Subject, given: String)
  /// The theme is missing, or no name and no colour; it became sky.
  case themeUnreadable(Subject, problem: String)
  /// Nearest theme to a colour that was given as `#rrggbb`.
  case colorMapped(Subject, given: String, used: Theme)
  /// A date that would lie in the future was read as Unix time.
  case dateWasUnixTime(Subject, Date)
  /// A date lies in the future however it is read, and was kept.
  case dateInFuture(Subject)
  case lengthRounded(Subject, minutes: Double, used: Int)
  /// The length is missing, or nothing that could be one.
  case lengthUnreadable(Subject, problem: String, used: Int)
  /// A key that is there more than once, of which the first counts. The scrum is counted from 1.
  case keyRepeated(scrum: Int?, place: String)
  /// Half a surrogate pair, in whose place U+FFFD stands now.
  case characterReplaced(scrum: Int?, place: String)
  /// A part of a scrum that could not be read; `place` is like `history[3]`.
  case leftOut(Subject, place: String, problem: String)
  /// A whole scrum that could not be read; counted from 1.
  case scrumSkipped(number: Int, problem: String)
}

extension ImportNote {
  /// What became of the thing, for the sum at the end.
  enum Outcome: Hashable {
    case skipped
    case leftOut
    case changed
    case kept
  }

  var outcome: Outcome {
    switch self {
    case .alreadyThere: .skipped
    case .scrumSkipped: .leftOut
    case .dateInFuture: .kept
    case .idRepeated, .idMissing, .idTaken, .themeMapped, .themeUnknown, .themeUnreadable,
      .colorMapped, .dateWasUnixTime, .lengthRounded, .lengthUnreadable, .keyRepeated,
      .characterReplaced, .leftOut:
      .changed
    }
  }
}
