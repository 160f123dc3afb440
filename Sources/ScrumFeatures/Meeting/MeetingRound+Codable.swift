extension MeetingRound: Codable {
  private enum CodingKeys: String, CodingKey {
    case speakers, length, elapsed, isPaused, reading, turn, pastTurns
  }

  /// Reads a round; one that does not hold together is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    speakers = try container.decode([Speaker].self, forKey: .speakers)
    length = try container.decode(Duration.self, forKey: .length)
    elapsed = try container.decode(Duration.self, forKey: .elapsed)
    isPaused = try container.decode(Bool.self, forKey: .isPaused)
    reading = try container.decode(Duration.self, forKey: .reading)
    turn = try container.decode(Turn.self, forKey: .turn)
    pastTurns = try container.decode([Turn].self, forKey: .pastTurns)
    guard let fault else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: container.codingPath, debugDescription: fault)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(speakers, forKey: .speakers)
    try container.encode(length, forKey: .length)
    try container.encode(elapsed, forKey: .elapsed)
    try container.encode(isPaused, forKey: .isPaused)
    try container.encode(reading, forKey: .reading)
    try container.encode(turn, forKey: .turn)
    try container.encode(pastTurns, forKey: .pastTurns)
  }

  /// Longer than any time that is taken or can be typed, and short enough to be summed up.
  private static let limit = Duration.seconds(1_000_000_000_000)

  /// What does not hold together in it; nil when all does.
  var fault: String? {
    let turns = pastTurns + [turn]
    let times = [length, elapsed, reading] + speakers.map(\.spoken) + turns.map(\.used)
    guard (times + turns.map(\.share)).allSatisfy({ (.zero...Self.limit).contains($0) }) else {
      return "a time is out of range"
    }
    guard Set(speakers.map(\.id)).count == speakers.count else {
      return "an id is that of two people"
    }
    guard speakers.filter({ $0.state == .speaking }).map(\.id) == [turn.speaker] else {
      return "not exactly one has the word"
    }
    var used: [Speaker.ID: Duration] = [:]
    for turn in turns { used[turn.speaker, default: .zero] += turn.used }
    guard speakers.allSatisfy({ used.removeValue(forKey: $0.id) ?? .zero == $0.spoken }),
      used.isEmpty, speakers.map(\.spoken).reduce(.zero, +) == elapsed
    else { return "the times of the turns are not those of the people" }
    return nil
  }
}
