/// The round of a meeting: who speaks in which order, whose turn it is, and how long each has
/// spoken.
///
/// It knows no clock. Each operation is told a *reading*, the time since the meeting was started by
/// a clock that goes on while the machine sleeps; what lies between two readings is worked out, so
/// the result does not depend on how many there are. No time is ever rounded.
///
/// A turn's share is the time left of the whole meeting divided by the people still to speak, taken
/// when the turn begins: whoever is short or long, the last share ends with the planned length. What
/// follows is overtime, which nothing ends but people.
public struct MeetingRound: Hashable, Codable, Sendable {
  /// Somebody in the round. Told apart by the place in which they joined it.
  public struct Speaker: Identifiable, Hashable, Codable, Sendable {
    public enum State: String, Hashable, Codable, Sendable {
      case waiting
      case speaking
      case done
      case absent
    }

    public let id: Int
    public var name: String
    /// Here this once, and not on the scrum's list.
    public var isGuest = false
    public var state = State.waiting
    /// How long they have had the word, pauses left out.
    public var spoken = Duration.zero
    public var notes: [String] = []
  }

  /// Somebody's time with the word.
  struct Turn: Hashable, Codable, Sendable {
    var speaker: Speaker.ID
    /// How long it is to take, from its beginning.
    var share: Duration
    /// How long it has taken.
    var used = Duration.zero
    /// Whether the bell has rung at the end of the share.
    var hasRung = false
  }

  /// In speaking order. Never empty.
  public internal(set) var speakers: [Speaker]
  /// The planned length.
  public let length: Duration
  /// The meeting's own time: since its beginning, pauses left out, adjusted.
  public internal(set) var elapsed = Duration.zero
  public internal(set) var isPaused = false
  /// The last reading.
  public internal(set) var reading = Duration.zero
  /// The turn that goes on.
  var turn: Turn
  /// The turns before it, oldest first.
  var pastTurns: [Turn] = []

  /// What `speakers` holds when there is nobody: one turn for all.
  public static let everyone = "Everyone"

  /// Begins a meeting: the first who is here has the word.
  ///
  /// - Parameters:
  ///   - people: Their names, in speaking order.
  ///   - absent: The places in `people` of those who are not here.
  ///   - length: The planned length; nothing and less counts as nothing.
  public init(people: [String], absent: Set<Int> = [], length: Duration) {
    speakers = people.enumerated().map { Speaker(id: $0.offset, name: $0.element) }
    for place in absent where speakers.indices.contains(place) { speakers[place].state = .absent }
    if !speakers.contains(where: { $0.state == .waiting }) {
      speakers.append(Speaker(id: people.count, name: Self.everyone))
    }
    self.length = max(length, .zero)
    turn = Turn(speaker: 0, share: .zero)
    beginTurn(of: speakers.first { $0.state == .waiting }?.id ?? people.count)
  }

  // MARK: - What there is to show

  /// Who has the word.
  public var speaker: Speaker { speakers[place(of: turn.speaker)] }

  /// Of the planned length; negative in overtime.
  public var remaining: Duration { length - elapsed }

  public var isInOvertime: Bool { remaining < .zero }

  /// Of the speaker's share; negative when it is over.
  public var speakerRemaining: Duration { turn.share - turn.used }

  /// The time from the last reading to the moment when something happens by itself; nil when
  /// nothing will.
  public var timeToNextEvent: Duration? {
    isPaused || turn.hasRung ? nil : max(speakerRemaining, .zero)
  }

  // MARK: - Within the round

  func place(of id: Speaker.ID) -> Int {
    speakers.firstIndex { $0.id == id } ?? 0
  }

  var waiting: [Speaker.ID] {
    speakers.filter { $0.state == .waiting }.map(\.id)
  }

  /// Gives somebody the word, who may be anybody that does not have it.
  mutating func beginTurn(of id: Speaker.ID) {
    speakers[place(of: id)].state = .speaking
    turn = Turn(speaker: id, share: freshShare())
  }

  /// What the speaker's share is if the turn begins now.
  func freshShare() -> Duration {
    max(remaining, .zero) / (waiting.count + 1)
  }
}
