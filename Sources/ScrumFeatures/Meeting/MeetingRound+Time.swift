extension MeetingRound {
  /// What happened in a round.
  public enum Event: Hashable, Codable, Sendable {
    /// A share is over: the bell, once a turn.
    case shareEnded(Speaker.ID)
    /// The word went to somebody: by itself, or because people said so.
    case turnBegan(Speaker.ID)
    /// The planned length has passed.
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
    guard passed > .zero, !isPaused else { return [] }
    self.reading = reading
    var events: [Event] = passed > Self.longestGap ? [.gap(passed)] : []
    var rest = passed
    while rest > .zero {
      let step = min(rest, timeToNextEvent ?? rest)
      rest -= step
      events += spend(step)
    }
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

  /// Lets the meeting's time go on; what has passed since the pause began does not count.
  public mutating func resume(at reading: Duration) throws(MeetingRefusal) {
    guard isPaused else {
      advance(to: reading)
      throw .isNotPaused
    }
    self.reading = max(reading, self.reading)
    isPaused = false
  }

  /// Lets the speaker use some time, at most up to the next event.
  private mutating func spend(_ time: Duration) -> [Event] {
    let wasInTime = remaining > .zero
    use(time)
    var events: [Event] = []
    let isShareOver = !turn.isOver && speakerRemaining <= .zero
    if isShareOver {
      turn.isOver = true
      events.append(.shareEnded(turn.speaker))
    }
    if wasInTime, remaining <= .zero { events.append(.overtimeBegan) }
    if isShareOver, let next = firstWaiting {
      endTurn()
      begin(Turn(speaker: next, beganByItself: true))
      events.append(.turnBegan(next))
    }
    return events
  }

  /// The present turn takes more time, or less.
  mutating func use(_ time: Duration) {
    elapsed += time
    turn.used += time
    update(turn.speaker) { $0.spoken += time }
  }

  /// The speaker has spoken.
  mutating func endTurn(as state: Speaker.State = .done) {
    update(turn.speaker) { $0.state = state }
    pastTurns.append(turn)
  }
}
