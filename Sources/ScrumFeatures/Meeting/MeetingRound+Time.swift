extension MeetingRound {
  /// What happens by itself as time goes on.
  public enum Event: Hashable, Sendable {
    /// A share is over: the bell, once a turn.
    case shareEnded(Speaker.ID)
    /// The word went to the next by itself.
    case turnBegan(Speaker.ID)
    /// The last share is over.
    case overtimeBegan
    /// So much time passed between two readings that the machine must have slept. It counts.
    case gap(Duration)
  }

  /// The longest time between two readings that nobody is told of.
  public static let longestGap = Duration.seconds(30)

  /// Lets time pass up to a reading; one before the last counts as the last.
  ///
  /// - Returns: What happened by itself, each at its own moment, in order.
  @discardableResult
  public mutating func advance(to reading: Duration) -> [Event] {
    let passed = reading - self.reading
    guard passed > .zero else { return [] }
    self.reading = reading
    guard !isPaused else { return [] }
    var events: [Event] = passed > Self.longestGap ? [.gap(passed)] : []
    var rest = passed
    while !turn.hasRung, rest >= speakerRemaining {
      let step = max(speakerRemaining, .zero)
      spend(step)
      rest -= step
      events += endShare()
    }
    spend(rest)
    return events
  }

  /// Stops the meeting's time.
  @discardableResult
  public mutating func pause(at reading: Duration) throws(MeetingRefusal) -> [Event] {
    let events = advance(to: reading)
    guard !isPaused else { throw .isPaused }
    isPaused = true
    return events
  }

  /// Lets the meeting's time go on.
  public mutating func resume(at reading: Duration) throws(MeetingRefusal) {
    guard isPaused else { throw .isNotPaused }
    advance(to: reading)
    isPaused = false
  }

  /// Corrects the meeting's time: more for a start that was forgotten, less for a sleep that is not
  /// to count. More goes to the speaker; less is taken from the speaker, then from those before. What
  /// is left is shared anew, so that the meeting still ends on time.
  public mutating func adjust(
    by time: Duration,
    at reading: Duration
  ) throws(MeetingRefusal) {
    advance(to: reading)
    guard elapsed + time >= .zero else { throw .tooMuchTakenOut(available: elapsed) }
    if time >= .zero {
      spend(time)
    } else {
      takeBack(.zero - time)
    }
    turn.share = turn.used + freshShare()
    turn.hasRung = remaining <= .zero
  }

  private mutating func spend(_ time: Duration) {
    elapsed += time
    turn.used += time
    speakers[place(of: turn.speaker)].spoken += time
  }

  private mutating func takeBack(_ time: Duration) {
    elapsed -= time
    turn.used = max(turn.used - time, .zero)
    var rest = time
    let before = pastTurns.reversed().map(\.speaker) + speakers.map(\.id)
    for id in [turn.speaker] + before where rest > .zero {
      let place = place(of: id)
      let part = min(speakers[place].spoken, rest)
      speakers[place].spoken -= part
      rest -= part
    }
  }

  /// The speaker's share is over: the next has the word, or overtime begins.
  private mutating func endShare() -> [Event] {
    turn.hasRung = true
    let ended = Event.shareEnded(turn.speaker)
    guard let next = waiting.first, remaining > .zero else {
      return waiting.isEmpty ? [ended, .overtimeBegan] : [ended]
    }
    endTurn()
    beginTurn(of: next)
    return [ended, .turnBegan(next)]
  }

  /// The speaker has spoken.
  mutating func endTurn() {
    speakers[place(of: turn.speaker)].state = .done
    pastTurns.append(turn)
  }
}
