extension MeetingRound {
  /// Takes somebody out of the round. The speaker's turn ends: the next has the word, or everyone
  /// when nobody waits. What they have spoken stays theirs.
  @discardableResult
  public mutating func absent(
    _ id: Speaker.ID,
    at reading: Duration
  ) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard let place = place(of: id) else { throw .isNotInRound }
    guard speakers[place].kind != .everyone else { throw .isEveryone }
    switch speakers[place].state {
    case .absent:
      throw .isAbsent(speakers[place].name)
    case .waiting, .done:
      speakers[place].state = .absent
      return events
    case .speaking:
      endTurn(as: .absent)
      let next = firstWaiting ?? addEveryone()
      begin(Turn(speaker: next))
      return events + [.turnBegan(next)]
    }
  }

  /// Puts somebody into the round again: in their place, or last when that has passed.
  @discardableResult
  public mutating func present(
    _ id: Speaker.ID,
    at reading: Duration
  ) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard let place = place(of: id) else { throw .isNotInRound }
    guard speakers[place].state == .absent else { throw .isPresent(speakers[place].name) }
    speakers[place].state = .waiting
    if let now = self.place(of: turn.speaker), place < now {
      speakers.append(speakers.remove(at: place))
    }
    return events
  }

  /// Lets guests speak last. Blank names are dropped.
  @discardableResult
  public mutating func addGuests(
    _ names: [String],
    at reading: Duration
  ) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    let names = DailyScrum.validNames(names)
    guard !names.isEmpty else { throw .isWithoutName }
    let known = speakers.count { $0.kind == .guest }
    speakers += names.enumerated().map { .guest($0.element, number: known + $0.offset) }
    return events
  }

  /// Adds a line to somebody's notes; to the speaker's when nobody is named.
  public mutating func note(_ text: String, for id: Speaker.ID? = nil) throws(MeetingRefusal) {
    let text = try Self.validNote(text)
    guard let place = place(of: id ?? turn.speaker) else { throw .isNotInRound }
    speakers[place].notes.append(text)
  }

  /// A note as it is kept: without blanks at its ends.
  static func validNote(_ text: String) throws(MeetingRefusal) -> String {
    let text = text.trimmingBlanks()
    guard !text.isEmpty else { throw .isWithoutText }
    return text
  }

  /// Lets everyone be the last in the round.
  private mutating func addEveryone() -> Speaker.ID {
    let place = speakers.firstIndex { $0.kind == .everyone }
    let everyone = place.map { speakers.remove(at: $0) } ?? .everyone
    speakers.append(everyone)
    return everyone.id
  }
}
