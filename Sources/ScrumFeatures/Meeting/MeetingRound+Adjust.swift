extension MeetingRound {
  /// Corrects the meeting's time.
  ///
  /// More is for a start that was forgotten: the present turn took that much longer. It does not cost
  /// the speaker the word: a share that is over by it is taken anew, from what is left.
  ///
  /// Less is for a time that is not to count: it is taken from the end of what has passed, first
  /// from the present turn, then from those before. A turn that began by itself in the time that is
  /// taken out has not begun, and the one before goes on where it stood; one that people began goes
  /// on, with a share of what is left.
  ///
  /// - Returns: What became of the turns, in order.
  @discardableResult
  public mutating func adjust(
    by time: Duration,
    at reading: Duration
  ) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard elapsed + time >= .zero else { throw .tooMuchTakenOut(available: elapsed) }
    return events + (time < .zero ? takeOut(.zero - time) : add(time))
  }

  private mutating func add(_ time: Duration) -> [Event] {
    let wasInTime = remaining > .zero
    use(time)
    if !turn.isOver, speakerRemaining <= .zero {
      turn.share = turn.used + freshShare()
      turn.isOver = speakerRemaining <= .zero
    }
    return wasInTime && remaining <= .zero ? [.overtimeBegan] : []
  }

  private mutating func takeOut(_ time: Duration) -> [Event] {
    let speaker = turn.speaker
    var rest = takeFromTurn(time)
    while rest > .zero, turn.beganByItself, let last = pastTurns.last,
      self.speaker(last.speaker)?.state == .done
    {
      takeBackWord()
      resume(pastTurns.removeLast())
      rest = takeFromTurn(rest)
    }
    if rest > .zero {
      takeFromPastTurns(rest)
      turn.share = freshShare()
    }
    turn.isOver = speakerRemaining <= .zero
    return speaker == turn.speaker ? [] : [.turnBegan(turn.speaker)]
  }

  /// Takes from the present turn what it has.
  ///
  /// - Returns: What is still to be taken.
  private mutating func takeFromTurn(_ time: Duration) -> Duration {
    let part = min(turn.used, time)
    use(.zero - part)
    return time - part
  }

  private mutating func takeFromPastTurns(_ time: Duration) {
    var rest = time
    for index in pastTurns.indices.reversed() where rest > .zero {
      let part = min(pastTurns[index].used, rest)
      pastTurns[index].used -= part
      update(pastTurns[index].speaker) { $0.spoken -= part }
      elapsed -= part
      rest -= part
    }
  }
}
