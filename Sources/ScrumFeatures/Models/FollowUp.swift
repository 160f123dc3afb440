#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something to be done after a stand-up, by somebody or by nobody in particular.
public struct FollowUp: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var description: String
  public var isComplete: Bool
  /// The name of whoever takes care of it.
  public var owner: String?
  public var added: Date?
  public var completed: Date?
  package var preserved = PreservedKeys()

  public init(
    id: UUID,
    description: String,
    isComplete: Bool = false,
    owner: String? = nil,
    added: Date? = nil,
    completed: Date? = nil
  ) {
    self.id = id
    self.description = description
    self.isComplete = isComplete
    self.owner = owner
    self.added = added
    self.completed = completed
  }
}
