#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is kept of a running meeting, so that it can be offered again when it was cut off:
/// `{"format":"scrums-meeting","version":1,…}`.
///
/// The time between the last reading in it and the moment when the meeting goes on does not count:
/// nobody knows what was done with it, and `adjust` puts it in.
public struct MeetingSnapshot: Hashable, Sendable {
  public static let format = "scrums-meeting"
  /// The newest version that this program reads, and the one that it writes.
  public static let version = 1

  /// The past meeting's id, should it be saved: a scrum that has it in its history was saved already.
  public let meetingID: Meeting.ID
  /// When the meeting began.
  public let date: Date
  public let scrumID: DailyScrum.ID
  /// The scrum's title at that time, for people.
  public let title: String
  public let round: MeetingRound
  /// Notes of the whole meeting.
  public let notes: [String]

  /// The snapshot that these bytes hold.
  public static func decode(_ bytes: [UInt8]) throws(UnreadableReason) -> MeetingSnapshot {
    do {
      return try JSONDecoder().decode(MeetingSnapshot.self, from: Data(bytes))
    } catch UnreadableReason.otherFormat {
      throw UnreadableReason.notJSON(bytes) ?? .otherFormat(nil)
    } catch let reason as UnreadableReason {
      throw reason
    } catch {
      throw UnreadableReason(error, in: bytes)
    }
  }

  /// The bytes of its file: one line, keys sorted.
  public func encode() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

extension MeetingSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case meetingID = "id"
    case scrumID = "scrum"
    case format, version, date, title, round, notes
  }

  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self),
      (try? container.decode(String.self, forKey: .format)) == Self.format
    else { throw UnreadableReason.otherFormat(nil) }
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.version else { throw UnreadableReason.newerVersion(version) }
    guard version >= 1 else {
      throw UnreadableReason.malformed(place: "version", problem: "there is no version \(version)")
    }
    meetingID = try container.decode(UUID.self, forKey: .meetingID)
    date = try Self.date(container)
    scrumID = try container.decode(UUID.self, forKey: .scrumID)
    title = try container.decode(String.self, forKey: .title)
    round = try container.decode(MeetingRound.self, forKey: .round)
    notes = try container.decode([String].self, forKey: .notes)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(meetingID, forKey: .meetingID)
    try container.encode(ISODate.text(for: date), forKey: .date)
    try container.encode(scrumID, forKey: .scrumID)
    try container.encode(title, forKey: .title)
    try container.encode(round, forKey: .round)
    try container.encode(notes, forKey: .notes)
  }

  private static func date(_ container: KeyedDecodingContainer<CodingKeys>) throws -> Date {
    let text = try container.decode(String.self, forKey: .date)
    guard let date = ISODate.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .date,
        in: container,
        debugDescription: "\"\(text)\" is not a date like 2030-01-01T09:00:00Z"
      )
    }
    return date
  }
}
