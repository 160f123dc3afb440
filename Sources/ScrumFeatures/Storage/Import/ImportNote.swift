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
  /// Nearest theme to a colour that was given as `#rrggbb`.
  case colorMapped(Subject, given: String, used: Theme)
  /// A date that would lie in the future was read as Unix time.
  case dateWasUnixTime(Subject, Date)
  case lengthRounded(Subject, minutes: Double, used: Int)
  case lengthMissing(Subject, used: Int)
  /// A part of a scrum that could not be read; `place` is like `history[3]`.
  case leftOut(Subject, place: String, problem: String)
  /// A whole scrum that could not be read; counted from 1.
  case scrumSkipped(number: Int, problem: String)
}

extension ImportNote {
  /// One line for people.
  public var words: String {
    switch self {
    case .idRepeated(let subject, let old, let new):
      "\(subject.words): its id \(old) repeats; it got the new id \(new)."
    case .idMissing(let subject):
      "\(subject.words): it had no id and got one."
    case .idTaken(let subject, let old, let new):
      "\(subject.words): its id \(old) belongs to another here; it came in as \(new)."
    case .alreadyThere(let subject):
      "\(subject.words): it is here already and was skipped."
    case .themeMapped(let subject, let given, let used):
      "\(subject.words): theme \"\(given)\" was read as \(used.name)."
    case .themeUnknown(let subject, let given):
      "\(subject.words): theme \"\(given)\" is unknown; it became sky."
    case .colorMapped(let subject, let given, let used):
      "\(subject.words): colour \(given) became the nearest theme, \(used.name)."
    case .dateWasUnixTime(let subject, let date):
      "\(subject.words): its date would lie in the future; read as Unix time it is"
        + " \(ISODate.text(for: date))."
    case .lengthRounded(let subject, let minutes, let used):
      "\(subject.words): its length of \(minutes) min became \(used) min."
    case .lengthMissing(let subject, let used):
      "\(subject.words): it had no length; it became \(used) min."
    case .leftOut(let subject, let place, let problem):
      "\(subject.words): \(place) was left out: \(problem)."
    case .scrumSkipped(let number, let problem):
      "Scrum \(number) was left out: \(problem)."
    }
  }
}

extension ImportNote.Subject {
  var words: String {
    switch self {
    case .scrum(let title): "Scrum \"\(title)\""
    case .attendee(let name, let scrum): "Attendee \"\(name)\" of \"\(scrum)\""
    case .meeting(let date, let scrum): "Meeting of \(date) of \"\(scrum)\""
    case .followUp(let text, let scrum): "Follow-up \"\(text)\" of \"\(scrum)\""
    }
  }
}
