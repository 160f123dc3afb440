extension MeetingRound {
  /// Ends the turn early: the next who waits has the word.
  @discardableResult
  public mutating func next(at reading: Duration) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard let next = firstWaiting else { throw .isLast }
    endTurn()
    begin(Turn(speaker: next))
    return events + [.turnBegan(next)]
  }

  /// Gives the word to somebody, also to one who has spoken or was absent; the others keep their
  /// order.
  @discardableResult
  public mutating func next(
    to id: Speaker.ID,
    at reading: Duration
  ) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard let former = place(of: id) else { throw .isNotInRound }
    guard id != turn.speaker else { throw .isSpeaking(speaker.name) }
    let somebody = speakers.remove(at: former)
    let place = (self.place(of: turn.speaker) ?? -1) + 1
    endTurn()
    speakers.insert(somebody, at: place)
    begin(
      Turn(
        speaker: id,
        formerState: somebody.state == .done ? .done : .waiting,
        formerPlace: former == place ? nil : former
      )
    )
    return events + [.turnBegan(id)]
  }

  /// Resumes the turn of the one before where it stood, as if it had not ended: the seconds since
  /// are that person's, and the one who has the word has had none of them. A share that is over by
  /// then is over: what follows is up to people.
  ///
  /// Those who have become absent are passed over, and keep what they have spoken.
  @discardableResult
  public mutating func previous(at reading: Duration) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    let index = pastTurns.lastIndex { speaker($0.speaker)?.state == .done }
    guard let index else { throw .isFirst }
    // What has the word now may have been begun anew, or interrupted: all of it goes back.
    let later = pastTurns[(index + 1)...]
    let parts = later.filter { $0.speaker == turn.speaker } + [turn]
    let since = parts.map(\.used).reduce(.zero, +)
    pastTurns = pastTurns[...index] + later.filter { $0.speaker != turn.speaker }
    update(turn.speaker) { $0.spoken -= since }
    elapsed -= since
    takeBackWord()
    resume(pastTurns.remove(at: index))
    use(since)
    turn.isOver = speakerRemaining <= .zero
    return events + [.turnBegan(turn.speaker)]
  }

  /// Begins the turn anew, with a share of what is left by now. What it took stays the speaker's.
  @discardableResult
  public mutating func restart(at reading: Duration) -> [Event] {
    let events = advance(to: reading)
    let former = turn
    pastTurns.append(former)
    begin(
      Turn(
        speaker: former.speaker,
        formerState: former.formerState,
        formerPlace: former.formerPlace
      )
    )
    return events
  }

  /// Makes the speaker what they were before they had the word. Everyone does not wait for it.
  mutating func takeBackWord() {
    guard let place = place(of: turn.speaker) else { return }
    guard speakers[place].kind != .everyone else {
      speakers[place].state = .done
      let hasSpoken = pastTurns.contains { $0.speaker == turn.speaker }
      if !hasSpoken, speakers[place].notes.isEmpty { speakers.remove(at: place) }
      return
    }
    speakers[place].state = turn.formerState
    guard let former = turn.formerPlace else { return }
    let somebody = speakers.remove(at: place)
    speakers.insert(somebody, at: min(former, speakers.count))
  }

  /// Lets a turn of the past go on.
  mutating func resume(_ turn: Turn) {
    update(turn.speaker) { $0.state = .speaking }
    self.turn = turn
  }
}
