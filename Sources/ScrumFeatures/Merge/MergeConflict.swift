#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    /// Both changed the past meeting that began then; theirs is a second one.
    case meeting(began: Date)
    /// Both gave this key of the file, which has no meaning here, a value; theirs has another key.
    case key(String, theirs: String)
    /// One side deleted what the other changed; the changed one was kept.
    case deletion(of: Part)
  }

  /// What one side deleted.
  public enum Part: Hashable, Sendable {
    case scrum
    case attendee(String)
    case followUp(String)
    case meeting(began: Date)
    /// A member of the file that has no meaning here.
    case key(String)
  }

  /// The title of the scrum that it is about; empty where it is about the file.
  public var title: String
  public var kind: Kind
  /// The scrum that it is about; nil where it is about the file.
  public var scrum: UUID?
  /// The id of the second element, which holds theirs; nil where none was needed.
  public var second: UUID?

  public init(title: String, kind: Kind, scrum: UUID? = nil, second: UUID? = nil) {
    self.title = title
    self.kind = kind
    self.scrum = scrum
    self.second = second
  }
}

extension MergeConflict {
  /// One line for people.
  public var message: String {
    switch kind {
    case .scrum(let field):
      "The \(field) of \"\(title)\" was changed here and elsewhere: both are kept, the other one in"
        + " a second scrum. Delete the one that is wrong."
    case .attendee(let ours, let theirs) where ours == theirs:
      "The attendee \"\(ours)\" of \"\(title)\" was changed here and elsewhere: both are kept."
        + " Remove the one that is wrong."
    case .attendee(let ours, let theirs):
      "An attendee of \"\(title)\" was renamed here and elsewhere: \"\(ours)\" and \"\(theirs)\" are"
        + " both kept. Remove the one that is wrong."
    case .followUp(let text):
      "The follow-up \"\(text)\" of \"\(title)\" was changed here and elsewhere: both are kept."
        + " Delete the one that is wrong."
    case .meeting(let began):
      "The meeting of \(ISODate.text(for: began)) of \"\(title)\" was changed here and elsewhere:"
        + " both are kept. Delete the one that is wrong."
    case .key(let key, let theirs):
      "The file's \"\(key)\" was changed here and elsewhere: both are kept, the other one as"
        + " \"\(theirs)\". Remove the one that is wrong."
    case .deletion(let part):
      "\(words(part)) was deleted on one side and changed on the other: it is kept."
        + " Delete it again if it is to go."
    }
  }

  private func words(_ part: Part) -> String {
    switch part {
    case .scrum: "The scrum \"\(title)\""
    case .attendee(let name): "The attendee \"\(name)\" of \"\(title)\""
    case .followUp(let text): "The follow-up \"\(text)\" of \"\(title)\""
    case .meeting(let began): "The meeting of \(ISODate.text(for: began)) of \"\(title)\""
    case .key(let key): scrum == nil ? "The file's \"\(key)\"" : "The \"\(key)\" of \"\(title)\""
    }
  }
}
