/// What the meetings of a scrum come to. What a file of another tool does not say is unknown, and
/// counts for nothing.
public struct HistoryFigures: Hashable, Sendable {
  /// How much of all that was spoken was spoken by somebody, who goes by name.
  public struct Speaker: Hashable, Sendable {
    public var name: String
    public var isGuest: Bool
    public var seconds: Double
    /// Of the seconds of all, 0…1.
    public var share: Double
    /// How many meetings they were at.
    public var meetings: Int
  }

  /// How many meetings there are.
  public let count: Int
  /// How many of them say how long they were.
  public let knownCount: Int
  /// How many of those took no longer than was planned.
  public let onTimeCount: Int
  /// In seconds; nil when no length is known.
  public let averageLength: Double?
  /// Who spoke most comes first; nobody is named of whom no seconds are known.
  public let speakers: [Speaker]

  /// What a meeting may take longer and still be on time, in seconds: the time to say goodbye.
  public static let grace = 5.0

  /// The share of the meetings that were on time, 0…1; nil when no length is known.
  public var onTimeRate: Double? {
    knownCount == 0 ? nil : Double(onTimeCount) / Double(knownCount)
  }

  public init(meetings: [Meeting], plannedMinutes: Int) {
    let lengths = meetings.compactMap(\.lengthInSeconds).filter(\.isFinite)
    let limit = Double(plannedMinutes) * 60 + Self.grace
    count = meetings.count
    knownCount = lengths.count
    onTimeCount = lengths.count { $0 <= limit }
    averageLength = lengths.isEmpty ? nil : lengths.map { $0 / Double(lengths.count) }.reduce(0, +)
    speakers = Self.speakers(in: meetings)
  }

  private static func speakers(in meetings: [Meeting]) -> [Speaker] {
    var places: [Key: Int] = [:]
    var speakers: [Speaker] = []
    for attendee in meetings.lazy.flatMap(\.attendees) {
      guard let seconds = attendee.seconds, seconds.isFinite else { continue }
      let key = Key(name: attendee.name, isGuest: attendee.isGuest)
      let place = places[key] ?? speakers.count
      if place == speakers.count {
        places[key] = place
        speakers.append(
          Speaker(name: key.name, isGuest: key.isGuest, seconds: 0, share: 0, meetings: 0)
        )
      }
      speakers[place].seconds += max(0, seconds)
      speakers[place].meetings += 1
    }
    let total = speakers.map(\.seconds).reduce(0, +)
    guard total > 0, total.isFinite else { return [] }
    for index in speakers.indices { speakers[index].share = speakers[index].seconds / total }
    return speakers.sorted { $0.seconds > $1.seconds }
  }

  private struct Key: Hashable {
    let name: String
    let isGuest: Bool
  }
}
