extension MeetingRound {
  /// Ends the turn early: the next who waits has the word.
  public mutating func next(at reading: Duration) throws(MeetingRefusal) {
    advance(to: reading)
    guard let next = waiting.first else { throw .isLast }
    endTurn()
    beginTurn(of: next)
  }

  /// Gives the word to somebody, also to one who has spoken or was absent; the others keep their
  /// order.
  public mutating func next(to id: Speaker.ID, at reading: Duration) throws(MeetingRefusal) {
    advance(to: reading)
    guard id != turn.speaker else { throw .isSpeaking(speaker.name) }
    endTurn()
    let somebody = speakers.remove(at: place(of: id))
    speakers.insert(somebody, at: place(of: turn.speaker) + 1)
    beginTurn(of: id)
  }

  /// Resumes the turn before where it stood. The seconds since are that person's; the one who had
  /// the word has had none of them, and waits.
  public mutating func previous(at reading: Duration) throws(MeetingRefusal) {
    advance(to: reading)
    guard let last = pastTurns.last, speakers[place(of: last.speaker)].state == .done else {
      throw .isFirst
    }
    pastTurns.removeLast()
    let skipped = place(of: turn.speaker)
    // NB: an adjustment may have taken some of it back.
    let since = min(turn.used, speakers[skipped].spoken)
    speakers[skipped].spoken -= since
    speakers[skipped].state = .waiting
    turn = last
    let place = place(of: last.speaker)
    speakers[place].state = .speaking
    speakers[place].spoken += since
    turn.used += since
    // NB: a share that is over would give the word away again at once.
    if speakerRemaining <= .zero { turn.share = turn.used + freshShare() }
    turn.hasRung = speakerRemaining <= .zero
  }

  /// Begins the turn anew, with a share of what is left by now.
  public mutating func restart(at reading: Duration) {
    advance(to: reading)
    beginTurn(of: turn.speaker)
  }

  /// Takes somebody out of the round; the speaker's turn ends.
  public mutating func markAbsent(
    _ id: Speaker.ID,
    at reading: Duration
  ) throws(MeetingRefusal) {
    advance(to: reading)
    let place = place(of: id)
    switch speakers[place].state {
    case .absent: throw .isAbsent(speakers[place].name)
    case .done: throw .hasSpoken(speakers[place].name)
    case .waiting: speakers[place].state = .absent
    case .speaking:
      guard let next = waiting.first else { throw .isLast }
      pastTurns.append(turn)
      speakers[place].state = .absent
      beginTurn(of: next)
    }
  }

  /// Puts somebody into the round again: in their place, or last when that has passed.
  public mutating func markPresent(
    _ id: Speaker.ID,
    at reading: Duration
  ) throws(MeetingRefusal) {
    advance(to: reading)
    let place = place(of: id)
    guard speakers[place].state == .absent else { throw .isPresent(speakers[place].name) }
    speakers[place].state = .waiting
    if place < self.place(of: turn.speaker) { speakers.append(speakers.remove(at: place)) }
  }

  /// Lets guests speak last.
  public mutating func addGuests(_ names: [String], at reading: Duration) {
    advance(to: reading)
    for name in names {
      let id = (speakers.map(\.id).max() ?? -1) + 1
      speakers.append(Speaker(id: id, name: name, isGuest: true))
    }
  }

  /// Adds a line to somebody's notes; to the speaker's when nobody is named.
  public mutating func addNote(_ text: String, to id: Speaker.ID? = nil) {
    speakers[place(of: id ?? turn.speaker)].notes.append(text)
  }
}

/// Why something cannot be done in a meeting. Facts only; `words` says them.
public enum MeetingRefusal: Error, Hashable, Sendable {
  case isLast
  case isFirst
  case isPaused
  case isNotPaused
  case isSpeaking(String)
  case isAbsent(String)
  case isPresent(String)
  case hasSpoken(String)
  case tooMuchTakenOut(available: Duration)

  /// One line for people: what is the case, and what to do.
  public var words: String {
    switch self {
    case .isLast: "Nobody else is waiting. \"end\" ends the meeting."
    case .isFirst: "There is no turn to go back to; \"restart\" begins this one anew."
    case .isPaused: "The meeting is paused already. \"resume\" lets it go on."
    case .isNotPaused: "The meeting is not paused."
    case .isSpeaking(let name): "\"\(name)\" has the word already."
    case .isAbsent(let name): "\"\(name)\" is absent already. \"present\" takes it back."
    case .isPresent(let name): "\"\(name)\" is here already."
    case .hasSpoken(let name): "\"\(name)\" has spoken, and counts as present."
    case .tooMuchTakenOut(let available):
      "Only \(available / .seconds(1)) seconds have passed; no more can be taken out."
    }
  }
}
