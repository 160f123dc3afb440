import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DailyScrum: Mergeable {
  static func merge(
    base: DailyScrum?,
    ours: DailyScrum,
    theirs: DailyScrum,
    _ merging: inout ScrumMerging
  ) -> (one: DailyScrum, other: DailyScrum?) {
    var one = ours
    let title = merging.title
    merging.title = ours.title
    defer { merging.title = title }
    var fields: [String] = []
    func take<Value: Equatable>(_ path: WritableKeyPath<DailyScrum, Value>, _ name: String) {
      var isConflict = false
      one[keyPath: path] = merging.field(
        base: base?[keyPath: path],
        ours: ours[keyPath: path],
        theirs: theirs[keyPath: path],
        isConflict: &isConflict
      )
      if isConflict { fields.append(name) }
    }
    take(\.title, "title")
    take(\.lengthInMinutes, "length")
    take(\.theme, "theme")
    one.attendees = merging.elements(
      base: base?.attendees ?? [],
      ours: ours.attendees,
      theirs: theirs.attendees
    )
    one.history = merging.elements(
      base: base?.history ?? [],
      ours: ours.history,
      theirs: theirs.history
    )
    one.followUps = merging.elements(
      base: base?.followUps ?? [],
      ours: ours.followUps,
      theirs: theirs.followUps
    )
    one.preserved.merge(base: base?.preserved ?? PreservedKeys(), theirs: theirs.preserved)
    for field in fields { merging.report(.scrum(field: field)) }
    guard !fields.isEmpty else { return (one, nil) }
    // Their history and follow-ups are in the first one.
    var other = DailyScrum(
      id: theirs.id,
      title: theirs.title,
      attendees: theirs.attendees,
      lengthInMinutes: theirs.lengthInMinutes,
      theme: theirs.theme,
      history: []
    )
    other.preserved = theirs.preserved
    return (one, other.withID(other.id.derived(fromContent: other)))
  }

  var subject: String { "The scrum" }
}

extension DailyScrum.Attendee: Mergeable {
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    var one = ours
    var isConflict = false
    one.name = merging.field(
      base: base?.name,
      ours: ours.name,
      theirs: theirs.name,
      isConflict: &isConflict
    )
    one.preserved.merge(base: base?.preserved ?? PreservedKeys(), theirs: theirs.preserved)
    guard isConflict else { return (one, nil) }
    merging.report(.attendee(ours: ours.name, theirs: theirs.name))
    return (one, theirs.withID(theirs.id.derived(fromContent: theirs)))
  }

  var subject: String { "The attendee \"\(name)\"" }
}

extension Meeting: Mergeable {
  /// NB: a meeting is one value: its times belong together.
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    merging.report(.meeting)
    return (ours, theirs.withID(theirs.id.derived(fromContent: theirs)))
  }

  var subject: String { "A past meeting" }
}

extension FollowUp: Mergeable {
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    var one = ours
    var isConflict = false
    one.description = merging.field(
      base: base?.description,
      ours: ours.description,
      theirs: theirs.description,
      isConflict: &isConflict
    )
    one.owner = merging.field(
      base: base?.owner,
      ours: ours.owner,
      theirs: theirs.owner,
      isConflict: &isConflict
    )
    // Both checked it, at different times: no contradiction.
    if ours.isComplete == theirs.isComplete || ours.isComplete != base?.isComplete {
      (one.isComplete, one.completed) = (ours.isComplete, ours.completed)
    } else {
      (one.isComplete, one.completed) = (theirs.isComplete, theirs.completed)
    }
    one.added = merging.field(
      base: base?.added,
      ours: ours.added,
      theirs: theirs.added,
      isConflict: &isConflict
    )
    one.preserved.merge(base: base?.preserved ?? PreservedKeys(), theirs: theirs.preserved)
    guard isConflict else { return (one, nil) }
    merging.report(.followUp(ours.description))
    return (one, theirs.withID(theirs.id.derived(fromContent: theirs)))
  }

  var subject: String { "The follow-up \"\(description)\"" }
}

extension UUID {
  /// An id for a second element: the same for the same content.
  fileprivate func derived(fromContent content: some Encodable) -> UUID {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(content)) ?? Data()
    return derived(String(decoding: bytes, as: UTF8.self), 0)
  }
}
