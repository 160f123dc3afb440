#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
///
/// An operation that is refused throws, and changes nothing but that the time until then has passed.
public struct MeetingRound: Hashable, Sendable {
  /// In speaking order. Never empty.
  public internal(set) var speakers: [Speaker]
  /// The planned length.
  public let length: Duration
  /// The meeting's own time: since its beginning, pauses left out, adjusted. It is always the sum of
  /// what all have spoken.
  public internal(set) var elapsed = Duration.zero
  public internal(set) var isPaused = false
  /// The last reading that counted; during a pause the one at which it began.
  public internal(set) var reading = Duration.zero
  /// The turn that goes on.
  var turn: Turn
  /// The turns before it, oldest first.
  var pastTurns: [Turn] = []

  /// What the only one in the round is called when there is nobody: one turn for all.
  public static let everyone = "Everyone"

  /// The longest length that is taken, about two years, so that no sum of times runs out of range.
  static let longest = Duration.seconds(60_000_000)

  /// Begins a meeting: the first who is here has the word; where nobody is, everyone has it.
  ///
  /// - Parameters:
  ///   - people: In speaking order.
  ///   - length: The planned length; less than nothing counts as nothing.
  ///   - absent: The ids of those who are not here.
  public init(
    people: [DailyScrum.Attendee],
    length: Duration,
    absent: Set<DailyScrum.Attendee.ID> = []
  ) {
    var taken: Set<Speaker.ID> = []
    speakers = people.enumerated().map { place, person in
      // NB: a list in memory may hold an id twice; here each is somebody of their own.
      let isTwice = !taken.insert(person.id).inserted
      return Speaker(
        id: isTwice ? person.id.derived("again", place) : person.id,
        name: person.name,
        kind: .attendee,
        state: !isTwice && absent.contains(person.id) ? .absent : .waiting
      )
    }
    self.length = min(max(length, .zero), Self.longest)
    let first = speakers.firstIndex { $0.state == .waiting }
    if first == nil { speakers.append(.everyone) }
    turn = Turn(speaker: speakers[first ?? speakers.count - 1].id)
    begin(turn)
  }

  // MARK: - What there is to show

  /// Who has the word.
  public var speaker: Speaker {
    speaker(turn.speaker) ?? .everyone
  }

  /// Somebody in the round; nil when there is no such person.
  public func speaker(_ id: Speaker.ID) -> Speaker? {
    speakers.first { $0.id == id }
  }

  /// Of the planned length; negative in overtime.
  public var remaining: Duration { length - elapsed }

  public var isInOvertime: Bool { remaining < .zero }

  /// What the speaker was given when the turn began; nothing in overtime.
  public var speakerShare: Duration { turn.share }

  /// How long this turn has taken.
  public var speakerUsed: Duration { turn.used }

  /// Of the speaker's share; negative when it is over.
  public var speakerRemaining: Duration { turn.share - turn.used }

  /// The time from the last reading to the moment when something happens by itself: a share is over,
  /// or overtime begins. Greater than zero; nil when nothing will.
  public var timeToNextEvent: Duration? {
    guard !isPaused else { return nil }
    let toOvertime = remaining > .zero ? remaining : nil
    guard !turn.isOver else { return toOvertime }
    return min(speakerRemaining, toOvertime ?? speakerRemaining)
  }

  /// The time from the last reading to the next moment when there is something new to show: a whole
  /// second of the meeting's time, or an event before it. Greater than zero, and at most a second.
  public var timeToNextReading: Duration {
    let second = Duration.seconds(1)
    guard !isPaused else { return second }
    let fraction = Duration(
      secondsComponent: 0,
      attosecondsComponent: elapsed.components.attoseconds
    )
    return min(second - fraction, timeToNextEvent ?? second)
  }

  // MARK: - Within the round

  func place(of id: Speaker.ID) -> Int? {
    speakers.firstIndex { $0.id == id }
  }

  mutating func update(_ id: Speaker.ID, _ change: (inout Speaker) -> Void) {
    if let place = place(of: id) { change(&speakers[place]) }
  }

  /// The first in the round who has yet to speak.
  var firstWaiting: Speaker.ID? {
    speakers.first { $0.state == .waiting }?.id
  }

  /// Gives somebody the word, who may be anybody; the turn before must have ended.
  mutating func begin(_ turn: Turn) {
    update(turn.speaker) { $0.state = .speaking }
    self.turn = turn
    self.turn.share = freshShare()
    self.turn.isOver = self.turn.share <= .zero
  }

  /// What the speaker's share is if the turn begins now: greater than zero before the planned end,
  /// zero after it.
  func freshShare() -> Duration {
    guard remaining > .zero else { return .zero }
    let people = speakers.count { $0.state == .waiting } + 1
    return max(remaining / people, Duration(secondsComponent: 0, attosecondsComponent: 1))
  }
}
