/// Two changes that contradicted each other, and what became of them. Facts only; `message` says
/// them.
public struct MergeConflict: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Both changed this field; theirs is in a second scrum.
    case scrum(field: String)
    /// Both changed the same attendee; theirs is a second one of this name.
    case attendee(ours: String, theirs: String)
    /// Both changed the same follow-up; theirs is a second one.
    case followUp(String)
    /// Both changed the same past meeting; theirs is a second one.
    case meeting
    /// One side deleted what the other changed; the changed one was kept.
    case deletion(of: String)
  }

  /// The title of the scrum that it is about.
  public var title: String
  public var kind: Kind

  public init(title: String, kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// One line for people.
  public var message: String {
    switch kind {
    case .scrum(let field):
      "The \(field) of \"\(title)\" was changed here and elsewhere: both are kept, the other one in"
        + " a second scrum. Delete the one that is wrong."
    case .attendee(let ours, let theirs):
      "An attendee of \"\(title)\" was renamed here and elsewhere: \"\(ours)\" and \"\(theirs)\" are"
        + " both kept. Remove the one that is wrong."
    case .followUp(let text):
      "The follow-up \"\(text)\" of \"\(title)\" was changed here and elsewhere: both are kept."
        + " Delete the one that is wrong."
    case .meeting:
      "A past meeting of \"\(title)\" was changed here and elsewhere: both are kept."
        + " Delete the one that is wrong."
    case .deletion(let what):
      "\(what) of \"\(title)\" was deleted on one side and changed on the other: it is kept."
        + " Delete it again if it is to go."
    }
  }
}
