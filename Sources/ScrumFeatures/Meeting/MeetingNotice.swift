/// What people are to hear of a running meeting, whatever they are doing.
public enum MeetingNotice: Hashable, Sendable {
  /// Somebody's share is over: the bell, once a turn.
  case shareEnded(name: String)
  /// Somebody has the word, for so long; nothing is left of it in overtime.
  case turnBegan(name: String, share: Duration)
  case overtimeBegan(length: Duration)
  /// The machine slept for so long.
  case gap(Duration)

  init(_ event: MeetingRound.Event, in round: MeetingRound) {
    func name(_ id: MeetingRound.Speaker.ID) -> String { round.speaker(id)?.name ?? "" }
    switch event {
    case .shareEnded(let id):
      self = .shareEnded(name: name(id))
    case .turnBegan(let id):
      let share = id == round.turn.speaker ? round.turn.share : .zero
      self = .turnBegan(name: name(id), share: share)
    case .overtimeBegan:
      self = .overtimeBegan(length: round.length)
    case .gap(let duration):
      self = .gap(duration)
    }
  }

  /// One line for people.
  public var words: String {
    switch self {
    case .shareEnded(let name): "The time of \"\(name)\" is over."
    case .turnBegan(let name, let share) where share > .zero:
      "\"\(name)\" has the word for \(share.words)."
    case .turnBegan(let name, _): "\"\(name)\" has the word."
    case .overtimeBegan(let length): "The \(length.words) of this meeting are over."
    case .gap(let gap): MeetingRound.words(forGap: gap)
    }
  }
}
