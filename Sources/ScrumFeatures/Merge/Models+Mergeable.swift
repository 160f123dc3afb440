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
    let outer = merging.scrum
    merging.scrum = ours
    defer { merging.scrum = outer }
    var fields = FieldMerge(base: base, ours: ours, theirs: theirs)
    fields.take(\.title, "title")
    fields.take(\.lengthInMinutes, "length")
    fields.take(\.theme, "theme")
    fields.takeKeys(\.preserved, known: knownKeys)
    var one = fields.merged
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
    merging.report(kept: fields.keptKeys)
    guard !fields.conflicts.isEmpty else { return (one, nil) }
    // Their history and follow-ups are in the first one.
    var other = theirs
    other.history = []
    other.followUps = []
    let id = theirs.id.derived(fromContent: other)
    for field in fields.conflicts { merging.report(.scrum(field: field), second: id) }
    return (one, other.withID(id))
  }

  var part: MergeConflict.Part { .scrum }
}

extension DailyScrum.Attendee: Mergeable {
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    var fields = FieldMerge(base: base, ours: ours, theirs: theirs)
    fields.take(\.name, "name")
    return merging.finish(fields, .attendee(ours: fields.merged.name, theirs: theirs.name))
  }

  var part: MergeConflict.Part { .attendee(name) }
}

extension Meeting: Mergeable {
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    var fields = FieldMerge(base: base, ours: ours, theirs: theirs)
    fields.take(\.date, "date")
    fields.take(\.lengthInSeconds, "length")
    // Who was there has no ids: each list is one value.
    fields.take(\.attendees, "attendees")
    fields.take(\.absent, "absent")
    fields.take(\.notes, "notes")
    return merging.finish(fields, .meeting(began: fields.merged.date))
  }

  var part: MergeConflict.Part { .meeting(began: date) }
}

extension FollowUp: Mergeable {
  static func merge(
    base: Self?,
    ours: Self,
    theirs: Self,
    _ merging: inout ScrumMerging
  ) -> (one: Self, other: Self?) {
    var fields = FieldMerge(base: base, ours: ours, theirs: theirs)
    fields.take(\.description, "description")
    fields.take(\.owner, "owner")
    fields.take(\.added, "added")
    if !isSameCheck(base: base, ours: ours, theirs: theirs) {
      fields.take(\.completion, "completion")
    }
    return merging.finish(fields, .followUp(fields.merged.description))
  }

  /// Whether both sides checked it, or both unchecked it: no contradiction, at whatever time; ours
  /// stays.
  private static func isSameCheck(base: Self?, ours: Self, theirs: Self) -> Bool {
    guard let base else { return false }
    return ours.isComplete == theirs.isComplete && ours.isComplete != base.isComplete
  }

  var part: MergeConflict.Part { .followUp(description) }

  /// Whether it is done, and since when: one field, since a time without the check means nothing.
  fileprivate var completion: Completion {
    get { Completion(isComplete: isComplete, completed: completed) }
    set { (isComplete, completed) = (newValue.isComplete, newValue.completed) }
  }

  fileprivate struct Completion: Equatable {
    var isComplete: Bool
    var completed: Date?
  }
}

/// A part of a scrum that is kept twice, under two ids, where its changes contradict each other.
private protocol MergeablePart: Mergeable, Encodable, FieldOwner {
  var preserved: PreservedKeys { get set }
  func withID(_ id: UUID) -> Self
}

extension DailyScrum.Attendee: MergeablePart {}
extension Meeting: MergeablePart {}
extension FollowUp: MergeablePart {}

extension ScrumMerging {
  /// Ends the merge of a part: the members without a meaning here are merged too, and theirs is kept
  /// as a second one where both sides contradict each other.
  fileprivate mutating func finish<Part: MergeablePart>(
    _ fields: FieldMerge<Part>,
    _ conflict: MergeConflict.Kind
  ) -> (one: Part, other: Part?) {
    var fields = fields
    fields.takeKeys(\.preserved, known: Part.knownKeys)
    report(kept: fields.keptKeys)
    guard !fields.conflicts.isEmpty else { return (fields.merged, nil) }
    let id = fields.theirs.id.derived(fromContent: fields.theirs)
    report(conflict, second: id)
    return (fields.merged, fields.theirs.withID(id))
  }

  fileprivate mutating func report(kept keys: [String]) {
    for key in keys { report(.deletion(of: .key(key))) }
  }
}

extension UUID {
  /// An id for a second element: the same for the same content.
  func derived(fromContent content: some Encodable) -> UUID {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+",
      negativeInfinity: "-",
      nan: "?"
    )
    let bytes = (try? encoder.encode(content)) ?? Data()
    return derived(String(decoding: bytes, as: UTF8.self), 0)
  }
}
