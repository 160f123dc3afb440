import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stand-up: who comes, how long it takes, and what is left of the ones that were held.
public struct DailyScrum: Identifiable, Hashable, Sendable {
  public let id: UUID
  private var content: Boxed<Content>

  /// What a scrum holds beside its id.
  private struct Content: Hashable, Sendable {
    var title: String
    var attendees: [Attendee]
    var lengthInMinutes: Int
    var theme: Theme
    var history: [Meeting]
    var followUps: [FollowUp]
    var preserved = PreservedKeys()
  }

  public var title: String {
    get { content.value.title }
    _modify { yield &content.value.title }
  }

  public var attendees: [Attendee] {
    get { content.value.attendees }
    _modify { yield &content.value.attendees }
  }

  /// Whole minutes. What is typed lies in `lengthRange`; what comes from a file may not.
  public var lengthInMinutes: Int {
    get { content.value.lengthInMinutes }
    _modify { yield &content.value.lengthInMinutes }
  }

  public var theme: Theme {
    get { content.value.theme }
    _modify { yield &content.value.theme }
  }

  /// The meetings that were held, newest first.
  public var history: [Meeting] {
    get { content.value.history }
    _modify { yield &content.value.history }
  }

  public var followUps: [FollowUp] {
    get { content.value.followUps }
    _modify { yield &content.value.followUps }
  }

  /// What the file said about this scrum that this version has no name for.
  package var preserved: PreservedKeys {
    get { content.value.preserved }
    _modify { yield &content.value.preserved }
  }

  /// Somebody who comes to the stand-up; two attendees of one name are two people.
  public struct Attendee: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var name: String
    package var preserved = PreservedKeys()

    public init(id: UUID, name: String) {
      self.id = id
      self.name = name
    }
  }

  public init(
    id: UUID,
    title: String,
    attendees: [Attendee],
    lengthInMinutes: Int,
    theme: Theme,
    history: [Meeting],
    followUps: [FollowUp] = []
  ) {
    self.id = id
    content = Boxed(
      Content(
        title: title,
        attendees: attendees,
        lengthInMinutes: lengthInMinutes,
        theme: theme,
        history: history,
        followUps: followUps
      )
    )
  }

  /// A scrum whose attendees are given by name.
  ///
  /// Their ids follow from the scrum's id and their places, so that equal arguments give equal
  /// scrums and no generator of ids is asked.
  public init(
    id: UUID,
    title: String,
    attendees: [String],
    lengthInMinutes: Int,
    theme: Theme
  ) {
    self.init(
      id: id,
      title: title,
      attendees: attendees.enumerated().map { place, name in
        Attendee(id: id.derived("attendee", place), name: name)
      },
      lengthInMinutes: lengthInMinutes,
      theme: theme,
      history: []
    )
  }

  private init(id: UUID, content: Boxed<Content>) {
    self.id = id
    self.content = content
  }

  /// The same scrum under another id.
  package func withID(_ id: UUID) -> DailyScrum {
    DailyScrum(id: id, content: content)
  }

  /// What a new scrum begins as: five minutes, sky, nobody; its id is the `uuid` dependency's.
  public static var emptyScrum: DailyScrum {
    @Dependency(\.uuid) var uuid
    return DailyScrum(
      id: uuid(),
      title: "",
      attendees: [] as [Attendee],
      lengthInMinutes: 5,
      theme: .sky,
      history: []
    )
  }

  /// The follow-ups that nobody has completed yet, in their order.
  public var openFollowUps: [FollowUp] {
    followUps.filter { !$0.isComplete }
  }
}

extension DailyScrum: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "id": id, "title": title, "attendees": attendees, "lengthInMinutes": lengthInMinutes,
        "theme": theme, "history": history, "followUps": followUps, "preserved": preserved,
      ],
      displayStyle: .struct
    )
  }
}
