#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A meeting that was held. It keeps copies of names, not references to today's attendees.
public struct Meeting: Identifiable, Hashable, Sendable {
  public let id: UUID
  /// When it began.
  public var date: Date
  /// How long it really took, in seconds; nil when the file that it came from does not say.
  public var lengthInSeconds: Double?
  public var attendees: [Attendee]
  /// The names of those who should have been there and were not.
  public var absent: [String]
  /// Notes of the whole meeting, one a line.
  public var notes: [String]
  package var preserved = PreservedKeys()

  /// Somebody who was there, and what is known of their turn.
  public struct Attendee: Hashable, Sendable {
    public var name: String
    /// How long they spoke, in seconds; nil when the file that it came from does not say.
    public var seconds: Double?
    /// Present this once, and not on the scrum's list.
    public var isGuest: Bool
    public var notes: [String]
    package var preserved = PreservedKeys()

    public init(
      name: String,
      seconds: Double? = nil,
      isGuest: Bool = false,
      notes: [String] = []
    ) {
      self.name = name
      self.seconds = seconds
      self.isGuest = isGuest
      self.notes = notes
    }
  }

  public init(
    id: UUID,
    date: Date,
    lengthInSeconds: Double? = nil,
    attendees: [Attendee] = [],
    absent: [String] = [],
    notes: [String] = []
  ) {
    self.id = id
    self.date = date
    self.lengthInSeconds = lengthInSeconds
    self.attendees = attendees
    self.absent = absent
    self.notes = notes
  }
}
