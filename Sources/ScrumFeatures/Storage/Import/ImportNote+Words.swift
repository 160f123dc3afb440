extension ImportNote {
  /// Whether an import was made, or is only tried out.
  public enum Tense: Hashable, Sendable {
    case done
    case dryRun
  }

  /// One line for people.
  public var words: String { words(.done) }

  /// One line for people, of what was done or would be.
  public func words(_ tense: Tense) -> String {
    func verb(_ done: String, _ planned: String) -> String {
      tense == .done ? done : "would " + planned
    }
    let became = verb("became", "become")
    let wasRead = verb("was read", "be read")
    let wasLeftOut = verb("was left out", "be left out")
    return switch self {
    case .idRepeated(let subject, let old, let new):
      "\(subject.words): its id \(old) repeats; it \(verb("got", "get")) the new id \(new)."
    case .idMissing(let subject):
      "\(subject.words): it \(tense == .done ? "had" : "has") no id and \(verb("got", "get")) one."
    case .idTaken(let subject, let old, let new):
      "\(subject.words): its id \(old) belongs to another here;"
        + " it \(verb("came in", "come in")) as \(new)."
    case .alreadyThere(let subject):
      "\(subject.words): it is here already and \(verb("was skipped", "be skipped"))."
    case .themeMapped(let subject, let given, let used):
      "\(subject.words): theme \(Self.quoted(given)) \(wasRead) as \(used.name)."
    case .themeUnknown(let subject, let given):
      "\(subject.words): theme \(Self.quoted(given)) is unknown; it \(became) sky."
    case .themeUnreadable(let subject, let problem):
      "\(subject.words): \(problem); it \(became) sky."
    case .colorMapped(let subject, let given, let used):
      "\(subject.words): colour \(given) \(became) the nearest theme, \(used.name)."
    case .dateWasUnixTime(let subject, let date):
      "\(subject.words): its date would lie in the future; read as Unix time it is"
        + " \(ISODate.text(for: date))."
    case .dateInFuture(let subject):
      "\(subject.words): its date lies in the future and \(verb("was kept", "be kept"))."
    case .lengthRounded(let subject, let minutes, let used):
      "\(subject.words): its length of \(minutes) min \(became) \(used) min."
    case .lengthUnreadable(let subject, let problem, let used):
      "\(subject.words): \(problem); it \(became) \(used) min."
    case .keyRepeated(let scrum, let place):
      (scrum.map { "Scrum \($0): " } ?? "") + "\(Self.quoted(place)) is there more than once;"
        + " the first \(wasRead)."
    case .characterReplaced(let scrum, let place):
      (scrum.map { "Scrum \($0): " } ?? "") + "\(Self.quoted(place)) holds half a character;"
        + " it \(became) U+FFFD."
    case .leftOut(let subject, let place, let problem):
      "\(subject.words): \(place) \(wasLeftOut): \(problem)."
    case .scrumSkipped(let number, let problem):
      "Scrum \(number) \(wasLeftOut): \(problem)."
    }
  }

  /// Text of a file between quotes: on one line, and not longer than is needed to know it by.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for (count, character) in text.enumerated() {
      if count == 60 {
        shown += "…"
        break
      }
      shown += character.isNewline ? "⏎" : String(character)
    }
    return "\"\(shown)\""
  }
}

extension ImportNote.Subject {
  var words: String {
    switch self {
    case .scrum(let title):
      "Scrum \(ImportNote.quoted(title))"
    case .attendee(let name, let scrum):
      "Attendee \(ImportNote.quoted(name)) of \(ImportNote.quoted(scrum))"
    case .meeting(let date, let scrum):
      "Meeting of \(date) of \(ImportNote.quoted(scrum))"
    case .followUp(let text, let scrum):
      "Follow-up \(ImportNote.quoted(text)) of \(ImportNote.quoted(scrum))"
    }
  }
}
