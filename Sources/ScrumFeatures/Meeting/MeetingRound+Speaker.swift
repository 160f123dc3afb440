#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MeetingRound {
  /// Somebody in the round.
  public struct Speaker: Identifiable, Hashable, Codable, Sendable {
    public enum State: String, Hashable, Codable, Sendable {
      case waiting
      case speaking
      case done
      case absent
    }

    public enum Kind: String, Hashable, Codable, Sendable {
      /// On the scrum's list.
      case attendee
      /// Here this once.
      case guest
      /// Stands for all who are here, where nobody is to have the word.
      case everyone
    }

    /// That of the attendee; guests have ids that are theirs in this round only.
    public let id: UUID
    public let name: String
    public let kind: Kind
    public internal(set) var state = State.waiting
    /// How long they have had the word, pauses left out.
    public internal(set) var spoken = Duration.zero
    public internal(set) var notes: [String] = []

    static let everyone = Speaker(
      id: namespace.derived("everyone", 0),
      name: MeetingRound.everyone,
      kind: .everyone
    )

    /// Another guest; `number` tells the guests of a round apart.
    static func guest(_ name: String, number: Int) -> Speaker {
      Speaker(id: namespace.derived("guest", number), name: name, kind: .guest)
    }

    private static let namespace = UUID(
      uuid: (0x6D, 0x65, 0x65, 0x74, 0x69, 0x6E, 0x80, 0x67, 0x80, 0, 0, 0, 0, 0, 0, 0)
    )
  }

  /// Somebody's time with the word. What somebody has spoken is the sum of what their turns used.
  struct Turn: Hashable, Codable, Sendable {
    let speaker: Speaker.ID
    /// How long it is to take, from its beginning.
    var share = Duration.zero
    /// How long it has taken.
    var used = Duration.zero
    /// Whether the share's end has passed, or there was no share: nothing happens by itself any more.
    var isOver = false
    /// Whether a share that was over began it, and nobody.
    var beganByItself = false
    /// What the speaker was before, for when the word is taken back.
    var formerState = Speaker.State.waiting
    /// Where the speaker was before, when the turn moved them in the order.
    var formerPlace: Int?
  }
}
